# Overseer. `make help` lists what can be done here; every target sets up what it needs.

PYTHON ?= python3
ARGS ?=
GAME ?= shelter
GAMES ?= 20000
KILLS ?= 200
# Games of each pair of the ladder, and the first seed: nothing was ever chosen by games from here on.
LADDER_GAMES ?= 200
LADDER_SEED ?= 700000
# Browser tests wait more than they work: there is room for half as many workers again as cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((3 * len(os.sched_getaffinity(0)) + 1) // 2)' 2>/dev/null || echo auto)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install --no-compile
LOCKED := --require-hashes --only-binary :all:
UNIT := $(sort $(wildcard src/overseer/_unit.py src/overseer/kernel/*.py src/overseer/games/*/*.py src/overseer/bots/mind/*.py src/overseer/envs/lens/*.py))
PAGE := $(sort $(wildcard web/*.json web/*.js web/*.ts web/index.html) \
  $(wildcard src/overseer/texts/languages.json src/overseer/texts/*/page*.ftl) \
  $(shell find web/src web/scripts -type f -not -path 'web/src/generated/*' -not -name '*.test.ts'))
PACKS := $(patsubst %/pack.yaml,%,$(wildcard src/overseer/packs/*/*/pack.yaml))

# Whoever wants to play does not wait for a compiler: the rules run from their source, quickly enough
# for any table, unless they have been compiled as they are now.
ENGINE = $(MAKE) --no-print-directory -q .venv/.unit || export OVERSEER_PURE=1;

# Hundreds of processes are started by tests alone; each would compile what it imports once more.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:

##@ Play
.PHONY: play
play: .venv/.project page ## play in the browser, at port 8000 of this machine (PORT=8123 for another)
	@$(ENGINE) $(BIN)/overseer serve $(ARGS)

.PHONY: terminal
terminal: .venv/.project ## play in the terminal (GAME=shelter or fallout, ARGS="--plain ...")
	@$(ENGINE) $(BIN)/overseer play $(GAME) $(ARGS)

.PHONY: page
page: web/node_modules/.page ## build the page that the server shows
	@:

.PHONY: env
env: .venv/.unit ## set up .venv and compile the engine, as targets below do first; play and terminal do without
	@:

##@ Work on it
.PHONY: test
test: system env .venv/.arena .venv/.browser .venv/.envs .venv/.fuzz page ## run all tests (ARGS="tests/test_unit.py -k pure" for some of them)
	@$(if $(ARGS),:,npm --prefix web run --silent test)
	@$(BIN)/python -m pytest $(or $(ARGS),-n $(WORKERS))

.PHONY: check
check: env .venv/.arena .venv/.browser .venv/.envs .venv/.fuzz web/node_modules/.packages ## format, lint, types, import law, packs, docs, locks, page
	@$(MAKE) --no-print-directory check-imports check-packs check-docs check-page & others=$$!; \
	  $(MAKE) --no-print-directory check-format check-lint check-tree check-types; own=$$?; \
	  wait $$others && exit $$own

.PHONY: bench
bench: system env .venv/.arena .venv/.browser .venv/.envs page ## measure engine, arena, server, page, environments (ARGS="server", ARGS="page --quick")
	@$(BIN)/overseer bench $(ARGS)

.PHONY: soak
soak: env ## play tens of thousands of random games (GAMES=20000); kill a server again and again (KILLS=200)
	@OVERSEER_SOAK_GAMES=$(GAMES) OVERSEER_SOAK_KILLS=$(KILLS) \
	  $(BIN)/python -m pytest -n auto tests/props tests/server/test_kill.py $(ARGS)

.PHONY: balance
balance: env ## play thousands of games of Fallout, write docs/balance.md anew (long; ARGS="--games 20")
	@$(BIN)/python scripts/balance.py $(ARGS)

.PHONY: ladder
ladder: env .venv/.arena ## let the levels of bots play each other, write the tables of docs/bots.md anew (hours; goes on where it was)
	@$(BIN)/overseer arena shelter --games $(LADDER_GAMES) --seed $(LADDER_SEED) $(ARGS) \
	  --bots random,easy,greedy,normal,hard --out build/arena/ladder-shelter-2 --into docs/bots.md
	@$(BIN)/overseer arena shelter --games $(LADDER_GAMES) --seed $(LADDER_SEED) $(ARGS) \
	  --bots hard,master --out build/arena/ladder-shelter-top --into docs/bots.md
	@$(BIN)/overseer arena shelter --games $(LADDER_GAMES) --seed $(LADDER_SEED) $(ARGS) --players 4 \
	  --bots greedy,hard --out build/arena/ladder-shelter-4 --into docs/bots.md
	@$(BIN)/overseer arena fallout --games $(LADDER_GAMES) --seed $(LADDER_SEED) $(ARGS) \
	  --ladder --bots random,easy,normal --out build/arena/ladder-fallout-low --into docs/bots.md
	@$(BIN)/overseer arena fallout --games $(LADDER_GAMES) --seed $(LADDER_SEED) $(ARGS) \
	  --ladder --bots normal,hard,greedy,master --out build/arena/ladder-fallout-2 --into docs/bots.md

.PHONY: mutants
mutants: env .venv/.mutants ## change the rules on purpose, see what tests notice (ARGS="fallout.moving kernel")
	@$(BIN)/python scripts/mutants.py $(ARGS)

.PHONY: format
format: env ## put the code into the project's format
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format
	@$(if $(wildcard web/node_modules/.packages),npm --prefix web run --silent format)

.PHONY: lock
lock: ## write the lock files anew (ARGS=--upgrade for newer versions)
	@PYTHON="$(PYTHON)" scripts/lock.sh $(ARGS)
	@scripts/node.sh
	@node web/scripts/lock.mjs $(ARGS)

##@ Other
.PHONY: clean
clean: ## remove everything that make has built
	@rm -rf .venv build dist mutants src/*.egg-info
	@rm -rf web/node_modules web/src/generated web/public/licences src/overseer/server/page
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests scripts \( -name '*.so' -o -name '_unit.*.built' \) -delete
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@awk 'BEGIN { FS = ":.*## "; print "make TARGET" } \
	  /^##@ / { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "PYTHON=python3.13 picks the interpreter. OVERSEER_PURE=1 plays without the compiled engine."

# The parts of `make check`, in two rows side by side.
.PHONY: check-format check-lint check-types check-imports check-packs check-docs check-tree check-page
check-format: env
	@$(BIN)/ruff format --check --quiet || { echo 'run `make format`' >&2; exit 1; }

check-lint: env
	@$(BIN)/ruff check --quiet

check-types: env .venv/.arena .venv/.browser .venv/.envs .venv/.fuzz
	@$(BIN)/mypy

check-imports: env
	@$(BIN)/lint-imports --no-logo

check-packs: env
	@for pack in $(PACKS); do echo "$$pack" && $(BIN)/overseer pack check "$$pack" || exit 1; done

check-docs: env
	@$(BIN)/python scripts/rules_docs.py --check
	@$(BIN)/python scripts/tables_docs.py --check
	@$(BIN)/python scripts/web_docs.py --check
	@$(BIN)/python scripts/cards_docs.py --check
	@$(BIN)/python scripts/envs_docs.py --check
	@$(BIN)/python scripts/openapi.py --check

check-tree: env
	@$(BIN)/python scripts/check_tree.py

check-page: web/node_modules/.packages
	@npm --prefix web run --silent check

# What `env` is made of. Each stamp in .venv is remade when what it was made from has changed.
.PHONY: system
system:
	@scripts/system.sh "$(or $(wildcard .venv/bin/python),$(PYTHON))" $(if $(wildcard .venv),,venv) compiler browser

# A virtual environment cannot be moved, and an interpreter that is named outright may differ from
# the one it was made with: in both cases venv.sh looks again.
ifneq ($(file <.venv/.python),$(CURDIR))
.venv/.python: FORCE
endif
ifneq ($(filter environment command,$(firstword $(origin PYTHON))),)
.venv/.python: FORCE
endif
.venv/.python:
	@scripts/venv.sh "$(PYTHON)"

.venv/.packages: requirements/dev.txt .venv/.python
	@echo "Installing packages"
	@$(PIP) $(LOCKED) -r requirements/dev.txt
	@$(BIN)/python -m compileall -qq .venv/lib || true # it only makes the first start quicker
	@touch $@

# What only some targets need: .venv/.arena, .venv/.browser, .venv/.envs, .venv/.fuzz and .venv/.mutants.
.venv/.arena .venv/.browser .venv/.envs .venv/.fuzz .venv/.mutants: .venv/.%: requirements/%.txt .venv/.packages
	@$(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.project: pyproject.toml .venv/.packages
	@OVERSEER_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# The stamp holds the list of sources, since no date shows that one was deleted, and is as old as
# the beginning: what is edited while it compiles is compiled once more. Where nothing
# could be compiled there is no stamp, and the next run looks for a compiler again.
ifneq ($(file <.venv/.unit),$(UNIT))
.venv/.unit: FORCE
endif
.venv/.unit: $(UNIT) setup.py .venv/.project
	@rm -f $@
	@touch $@.begun
	@OVERSEER_PURE= $(BIN)/python setup.py -q build_ext --inplace
	@tag=$$($(BIN)/python -c 'import sys; print(sys.implementation.cache_tag)') && \
	  if [ -e src/overseer/_unit.$$tag.built ]; then echo '$(UNIT)' >$@ && touch -r $@.begun $@; fi

# The page's packages and the page itself; the second stamp holds the list of its sources.
web/node_modules/.packages: web/package.json web/package-lock.json
	@scripts/node.sh
	@echo "Installing the page's packages"
	@npm --prefix web ci --silent
	@touch $@

ifneq ($(file <web/node_modules/.page),$(PAGE))
web/node_modules/.page: FORCE
endif
ifeq ($(wildcard src/overseer/server/page/index.html),)
web/node_modules/.page: FORCE
endif
web/node_modules/.page: $(PAGE) web/node_modules/.packages
	@rm -f $@
	@echo "Building the page"
	@npm --prefix web run --silent build -- --logLevel warn
	@echo '$(PAGE)' >$@

FORCE:
