"""The tariff: what things of Fallout are worth to anybody who knows the rules.

The quick player of the unit and the greedy bot both think in these, one in whole hundredths of
influence, the other in influence.
"""

from __future__ import annotations

from typing import Final

POINT: Final = 100  # an influence

BRINK: Final = -250  # to leave a faction so close to the end that the next depletion takes it there
BRINK_NEAR: Final = -60
BEHIND: Final = 50  # a step towards a lead that pays, while the other faction has it
OTHERS_GAIN: Final = 12  # a step of power is likely to please somebody else
LEVEL: Final = 110
LEVEL_LATE: Final = 70  # with all letters owned
CAP: Final = 10
LOOT: Final = 45
ASSET: Final = 70
PERK: Final = 60
RAD: Final = 25
STAGED: Final = 60  # a new quest, for everybody to complete
SCARCE: Final = 20  # more of it, for each quest that is missing where nothing else is new
QUESTS_WANTED: Final = 4
CROWDED: Final = 6  # quests in play, from which on a new one is worth little
LIFE: Final = 160  # all remaining HP together
FULL_LIFE: Final = 12  # HP with which nobody worries
UNIQUE: Final = 120
GIVEN_UP: Final = 30  # a card of choice
ENEMY: Final = 10  # one more of them
PARTNER_HITS: Final = 2  # that another survivor brings to a test
EXPECTED_HITS: Final = 2  # of a test
REST: Final = 30
READIED: Final = 25  # a card that was exhausted
AWAITED: Final = 60  # a marker waits for a place that is not on the map yet
TILE: Final = 35  # to turn one over
DEADLY_TILE: Final = 20
VAULT: Final = 120  # an encounter there, in the wasteland and in a settlement
WASTELAND: Final = 40
WASTELAND_LEVEL: Final = 7  # more for each level of the place
SETTLEMENT: Final = 30
SETTLEMENT_LEVEL: Final = 5
SPENDING: Final = 2  # each of the first ten Caps, where there may be a shop
FEW_QUESTS: Final = 8  # rumours, for each quest that is missing in play
ENOUGH_QUESTS: Final = 5
MOVE_SHARE: Final = 35  # hundredths of an action that even the shortest way counts for
ASKED: Final = 30  # an option that is not open to everybody should be better than others
PAID: Final = 30  # and so should one that is paid for
CLEARLY: Final = 5  # by which a card must be better to take the place of another
