# Overseer. `make help` lists what can be done here; every target sets up what it needs.

PYTHON ?= python3
ARGS ?=
GAME ?= shelter
GAMES ?= 20000

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install --no-compile
LOCKED := --require-hashes --only-binary :all:
UNIT := $(sort $(wildcard src/overseer/_unit.py src/overseer/kernel/*.py src/overseer/games/*/*.py))
PACKS := $(patsubst %/pack.yaml,%,$(wildcard src/overseer/packs/*/*/pack.yaml))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:

##@ Play
.PHONY: play
play: env ## play in the terminal (GAME=shelter or fallout, ARGS="--plain ...")
	@$(BIN)/overseer play $(GAME) $(ARGS)

.PHONY: env
env: .venv/.unit ## set up .venv and compile the engine; every other target does this first
	@:

##@ Work on it
.PHONY: test
test: system env ## run all tests (ARGS="tests/test_unit.py -k pure" for some of them)
	@$(BIN)/python -m pytest $(or $(ARGS),-n auto)

.PHONY: check
check: check-format check-lint check-types check-imports check-packs check-docs check-tree ## format, lint, types, import law, packs, docs, locks

.PHONY: bench
bench: env ## measure decisions, clones and games per second, pure and compiled
	@$(BIN)/overseer bench $(ARGS)

.PHONY: soak
soak: env ## play tens of thousands of random games (GAMES=20000), checking every invariant
	@OVERSEER_SOAK_GAMES=$(GAMES) $(BIN)/python -m pytest -n auto tests/props $(ARGS)

.PHONY: mutants
mutants: env .venv/.mutants ## change the rules on purpose, see what tests notice (ARGS='overseer.kernel.rng*')
	@OVERSEER_PURE=1 $(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results | grep -v ': not checked$$' || true
	@$(BIN)/mutmut export-cicd-stats >/dev/null
	@$(BIN)/python scripts/mutation_score.py

.PHONY: format
format: env ## put the code into the project's format
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

.PHONY: lock
lock: ## write the lock files anew (ARGS=--upgrade for newer versions)
	@PYTHON="$(PYTHON)" scripts/lock.sh $(ARGS)

##@ Other
.PHONY: clean
clean: ## remove everything that make has built
	@rm -rf .venv build dist mutants src/*.egg-info
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

# The parts of `make check`; `make -k check` runs all of them even if one fails.
.PHONY: check-format check-lint check-types check-imports check-packs check-docs check-tree
check-format: env
	@$(BIN)/ruff format --check --quiet || { echo 'run `make format`' >&2; exit 1; }

check-lint: env
	@$(BIN)/ruff check --quiet

check-types: env
	@$(BIN)/mypy

check-imports: env
	@$(BIN)/lint-imports --no-logo

check-packs: env
	@for pack in $(PACKS); do echo "$$pack" && $(BIN)/overseer pack check "$$pack" || exit 1; done

check-docs: env
	@$(BIN)/python scripts/rules_docs.py --check

check-tree: env
	@$(BIN)/python scripts/check_tree.py

# What `env` is made of. Each stamp in .venv is remade when what it was made from has changed.
.PHONY: system
system:
	@scripts/system.sh "$(or $(wildcard .venv/bin/python),$(PYTHON))" $(if $(wildcard .venv),,venv) compiler

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

.venv/.mutants: requirements/mutants.txt .venv/.packages
	@$(PIP) $(LOCKED) -r requirements/mutants.txt
	@touch $@

.venv/.project: pyproject.toml .venv/.packages
	@OVERSEER_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# The stamp holds the list of sources, since no date shows that one was deleted. Where nothing
# could be compiled there is no stamp, and the next run looks for a compiler again.
ifneq ($(file <.venv/.unit),$(UNIT))
.venv/.unit: FORCE
endif
.venv/.unit: $(UNIT) setup.py .venv/.project
	@rm -f $@
	@OVERSEER_PURE= $(BIN)/python setup.py -q build_ext --inplace
	@tag=$$($(BIN)/python -c 'import sys; print(sys.implementation.cache_tag)') && \
	  if [ -e src/overseer/_unit.$$tag.built ]; then echo '$(UNIT)' >$@; fi

FORCE:
