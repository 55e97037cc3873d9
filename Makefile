# Everything a developer or a host does here. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check -q
INSTALL := $(BIN)/python tools/install.py
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TWO := -j2 $(SYNC)
# Two more than the number of cores: many tests wait for a browser, a server or another process.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
# A file stays with one worker, so that what its tests share is made once. The folders with the long
# ones (browser, cli) come first by their names, so that nobody waits for them at the end.
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" PYTHON="$(CURDIR)/$(BIN)/python" npm --prefix web --loglevel=error
NODE := $(shell node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null && npm --version 2>/dev/null)
PAGE := src/entrepot/server/page/index.html
SOURCES := setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
RULES := setup.py pyproject.toml $(shell find $(addprefix src/entrepot/,kernel silk_road import_export bots) -name '*.py')
PAGE_SOURCES := $(wildcard src/entrepot/server/*protocol.py) $(shell find src/entrepot/text src/entrepot/examples -name '*.ftl' -o -name '*.json'; \
	find web -type f -not -path 'web/node_modules/*' -not -name icons.svg -not -path 'web/tests/*' \
	-not -name '*.md')

# Tests start hundreds of processes: without bytecode, each compiles all that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run play dev page env compile sdist test quick checks lint types front front-check rules collect \
	tests browser programs nightly sweep golden cards rules-pages screenshots charts format lock bench bench-server strength clean

help: ## what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

run: .venv/compiled ## play in the browser: starts the server (make run ARGS="--port 8080")
	@$(BIN)/entrepot serve --host 0.0.0.0 $(ARGS)

play: .venv/compiled ## play in the terminal (make play ARGS="maritime-silk-road --players 4")
	@$(BIN)/entrepot play $(ARGS)

dev: .venv/dev .venv/plain ## the plain source in the virtual environment: a change works at once

page: $(PAGE) ## the page that people play on, built into the package

env: .venv/dev .venv/compiled ## the virtual environment with all that is needed, rules compiled

compile: build/compiled.done ## the compiled package in build/compiled, beside the plain source

sdist: .venv/dev page ## the source package, with the finished page, in dist
	@rm -rf dist
	$(BIN)/uv build -q --sdist --no-build-isolation --python $(BIN)/python -o dist

# First what everything else needs; two jobs must not install into the same place. The compiler takes
# one core for two minutes, so it begins then, beside the checks and the first tests; those that need
# what it makes wait for it (tests/kit/built.py). The tests come last and get all cores.
test: ## all checks and tests, from nothing
	@$(MAKE) -j3 $(SYNC) browser programs .venv/plain web/node_modules/.ready
	@mkdir -p build; touch build/compiling; trap 'rm -f build/compiling' EXIT; \
	{ $(MAKE) compile; rm -f build/compiling; } >build/compiling.log 2>&1 & \
	$(MAKE) $(TWO) front lint types collect && $(PYTEST)

quick: dev web/node_modules/.ready ## checks, and tests of the kernel and the rules: under 90 seconds
	@$(MAKE) $(TWO) rules lint types front-check

rules: dev
	$(PYTEST) tests/kernel tests/silk_road tests/import_export tests/golden

checks: lint types front ## all checks, and the page's own tests

lint: dev ## format, lint and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo

types: dev ## types
	$(BIN)/mypy

front: front-check ## the page's own checks and tests
	$(NPM) test

front-check: web/node_modules/.ready | .venv/plain
	$(NPM) run check

# Leaves the bytecode of all tests: workers that begin at the same time would each make it.
collect: dev
	@mkdir -p build
	@$(BIN)/pytest --collect-only -q >build/collected || { cat build/collected; exit 1; }

browser:
	@tools/browser.sh

# Two jobs must not install with apt at the same time.
programs: | browser
	@tools/programs.sh

tests: dev compile browser programs ## the tests without the checks
	$(PYTEST)

nightly: dev compile browser programs ## everything in its long form, and the tests on every Python there is
	@PYTEST="$(PYTEST)" tools/nightly.sh

sweep: dev ## every power of Import / Export at work a hundred times, and pairs of them
	NIGHTLY=1 $(PYTEST) tests/import_export/test_sweep.py

golden: dev ## write the golden playthroughs anew; read the diff before committing it
	$(BIN)/pytest tests/golden --golden

cards: dev ## write docs/cards.md anew from the data, the words and the tests
	$(BIN)/python tools/cards_page.py

rules-pages: dev ## write docs/rules anew from the words
	$(BIN)/python tools/rules_page.py

screenshots: dev page browser ## draw docs/pictures anew
	$(BIN)/python tools/screenshots.py

charts: dev ## draw the charts of docs/bots.md anew from the nets and what was measured
	$(BIN)/python tools/charts.py

format: .venv/dev web/node_modules/.ready ## format the source
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

lock: .venv/dev ## pin the newest versions of all dependencies
	for name in uv run postgres dev cluster research bench web; do $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate requirements/$$name.in -o requirements/$$name.txt; done
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		pyproject.toml --extra fast --extra postgres -o requirements/image.txt

bench: .venv-bench/ready compile ## speed beside other engines (make bench ARGS=--quick)
	.venv-bench/bin/python bench/run.py --plain src --compiled build/compiled $(ARGS)

bench-server: .venv/dev compile page browser programs ## the server with 200 tables, the page, several servers
	PYTHONPATH=build/compiled $(BIN)/python bench/server.py $(ARGS)

strength: .venv/dev compile ## how strong the learned bots are: fifteen hours of one core (make strength ARGS="--only silk-2")
	PYTHONPATH=build/compiled $(BIN)/python bench/strength.py $(ARGS)

clean: ## remove all that was made
	rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist src/*.egg-info \
		web/node_modules web/src/generated/icons.svg src/entrepot/server/page

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv .venv

# uv installs the rest. Where there is none for this machine, pip does.
.venv/uv: .venv/bin/python requirements/uv.txt
	-$(PIP) install --no-deps --no-compile --require-hashes -r requirements/uv.txt
	@touch $@

.venv/run: .venv/uv requirements/run.txt
	$(INSTALL) requirements/run.txt
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(INSTALL) requirements/dev.txt
	@touch $@

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip --disable-pip-version-check -q install --require-hashes -r requirements/bench.txt
	@touch $@

# The virtual environment holds the product in one of these two forms. Switching between them is
# quick, because the wheel stays in build/.

.venv/plain: .venv/run setup.py pyproject.toml
	ENTREPOT_PURE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@rm -f .venv/compiled; touch $@

.venv/compiled: build/wheel.done
	$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@rm -f .venv/plain; touch $@

# The machine's Node if it is new enough, else one from the Python index, installed after the rest.
.venv/node: requirements/web.txt | $(if $(NODE),.venv/bin/python,.venv/run)
	$(if $(NODE),,$(INSTALL) requirements/web.txt)
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json .venv/node
	$(NPM) ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.ready | .venv/run
	$(NPM) run --silent build -- --logLevel error
	@touch $@

# Compiled modules are reused when only other things have changed.
build/rules: $(RULES)
	@rm -rf build/lib* build/bdist*; mkdir -p build
	@touch $@

build/wheel.done: $(SOURCES) $(PAGE) build/rules | .venv/run
	@rm -rf build/wheel
	@echo "compiling the rules: this takes a minute or two, once"
	$(PIP) wheel --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python -m zipfile -l build/wheel/*.whl | grep 'kernel/match.*\.so' >/dev/null || \
		echo "The rules could not be compiled (is there a C compiler?): they run as plain Python."
	@touch $@

build/compiled.done: build/wheel.done
	@rm -rf build/compiled
	$(BIN)/python -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@
