# `make` on a machine with Python 3.11+, make and git checks the cards and builds the site. `make help` lists the rest.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
PORT   ?= 8000

.DEFAULT_GOAL := site
.DELETE_ON_ERROR:
.PHONY: site site-pages test serve bench lint schema clean help

site: site-pages ## check the cards, build the site and a first deck (the default)
	@$(BIN)/vexdata deck new --seed 1 --format markdown --out build/deck.md
	@echo "Site: build/site/index.html (make serve shows it)"
	@echo "Deck: build/deck.md"

site-pages: $(VENV)/.installed
	@$(BIN)/vexdata check
	@$(BIN)/vexdata site build

test: $(VENV)/.installed-test ## ruff, mypy and all tests
	@tests/browser/install_chromium.sh
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/pytest -n auto

serve: site-pages ## build the site and serve it on http://127.0.0.1:8000 (PORT=…)
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site $(PORT)

bench: $(VENV)/.installed-test ## measure the speed budget
	@$(BIN)/python -m tests.benchmarks

lint: $(VENV)/.installed-test ## ruff, mypy and the cards, without the tests
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/vexdata check

schema: $(VENV)/.installed ## write the JSON Schemas from the rule classes
	@$(BIN)/vexdata schema

clean: ## remove what was built, and the caches; the virtual environment stays
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -not -path './$(VENV)/*' -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 10

# The stamps are made again when the dependencies change. The code itself needs no reinstall: it is editable.
$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Vex needs Python 3.11 or newer: make PYTHON=python3.12")'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV) || \
		{ echo "Could not create $(VENV) (on Debian: apt-get install python3-venv)" >&2; exit 1; }
	@echo "Installing Vex and what it needs into $(VENV) (once)"
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.installed-test: pyproject.toml $(VENV)/.installed
	@$(PIP) install --editable '.[test]'
	@touch $@
