"""A table and its clients over a random course of moves, repeats, undos and broken connections."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fuzz.client import Client, new_id, open_table
from overseer.bench.serving import Serving

COURSES = settings(
    max_examples=8,
    stateful_step_count=30,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
HOLDERS = st.sampled_from(["host", "friend", "watcher"])
PLAYERS = st.sampled_from(["host", "friend"])


class Course(RuleBasedStateMachine):
    """Three clients at a table; `seq` is what the server must say it has."""

    url = ""
    game = ""

    @initialize(seed=st.integers(0, 2**60))
    def sit_down(self, seed: int) -> None:
        self.table = open_table(self.url, self.game, ["me", "link"], watch=True)
        tokens = {
            "host": self.table.host,
            "friend": self.table.links[1],
            "watcher": self.table.watch,
        }
        self.clients = {holder: Client(self.table, token) for holder, token in tokens.items()}
        self.tokens = tokens
        self.seq: int = self.clients["host"].position["seq"]
        self.last: dict[str, Any] = {}

    @rule(holder=PLAYERS, pick=st.floats(0, 1, exclude_max=True))
    def move(self, holder: str, pick: float) -> None:
        """A legal choice is made, kept, and told to everybody."""
        client = self.clients[holder]
        decision = client.decision()
        if decision is None:
            return
        choice = decision["options"][int(pick * len(decision["options"]))]["choice"]
        about = new_id()
        done = client.move(choice, decision["seat"], about=about)
        assert done["type"] == "done"
        assert done["seq"] > self.seq
        self.seq = done["seq"]
        self.last = {"holder": holder, "choice": choice, "seat": decision["seat"], "done": done}

    @precondition(lambda self: bool(self.last))
    @rule(again=st.booleans())
    def repeat(self, again: bool) -> None:
        """The last move, sent again as after a broken connection, is answered and not made."""
        holder, done = self.last["holder"], self.last["done"]
        if again:
            self.reconnect(holder)
        answer = self.clients[holder].move(
            self.last["choice"], self.last["seat"], seq=0, about=done["id"]
        )
        assert answer == done

    @precondition(lambda self: bool(self.last))
    @rule(holder=HOLDERS, back=st.integers(1, 50))
    def answer_an_earlier_position(self, holder: str, back: int) -> None:
        """A move that answers an earlier position is refused."""
        answer = self.clients[holder].move("pass", self.last["seat"], seq=self.seq - back)
        assert answer["type"] == "refused"
        assert answer["seq"] == self.seq

    @rule(holder=PLAYERS)
    def undo(self, holder: str) -> None:
        """Taking back is done exactly where it was offered."""
        client = self.clients[holder]
        offered = client.position["can_undo"]
        seat = client.welcome["seats"][0]
        about = new_id()
        client.send({"type": "undo", "id": about, "seq": self.seq, "seat": seat})
        answer = client.hear("done", "refused", about=about)
        assert answer["type"] == ("done" if offered else "refused")
        if offered:
            self.seq = answer["seq"]
            self.last = {}

    @rule(holder=HOLDERS)
    def reconnect(self, holder: str) -> None:
        """Who comes back is where the others are."""
        self.clients[holder].close()
        self.clients[holder] = Client(self.table, self.tokens[holder])

    @rule(holder=PLAYERS, text=st.text(min_size=1, max_size=30))
    def say(self, holder: str, text: str) -> None:
        """What is said does not touch the game."""
        client = self.clients[holder]
        about = new_id()
        client.send({"type": "say", "id": about, "text": text})
        client.hear("done", "refused", "said")

    @invariant()
    def everybody_is_at_the_same_place(self) -> None:
        for client in getattr(self, "clients", {}).values():
            client.up_to(self.seq)
            assert client.position["seq"] == self.seq

    def teardown(self) -> None:
        for holder, client in getattr(self, "clients", {}).items():
            told = _lasting(client.position)
            client.close()
            with Client(self.table, self.tokens[holder]) as fresh:
                assert _lasting(fresh.position) == told


def _lasting(position: Any) -> Any:
    """What does not depend on what a client was told before."""
    return {key: position[key] for key in ("seq", "seat", "over", "table", "decisions", "can_undo")}


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_random_course_keeps_everybody_together(game: str, server: Serving) -> None:
    course = type("Course", (Course,), {"url": server.url, "game": game})
    run_state_machine_as_test(course, settings=COURSES)
