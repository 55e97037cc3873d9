# Everything a developer or a host does here. `make` alone explains itself.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check -q

.DEFAULT_GOAL := help
.PHONY: help run env test checks rules nightly sweep golden cards format lock bench clean

help: ## what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: .venv/run ## play in the terminal (make run ARGS="maritime-silk-road --players 4")
	@$(BIN)/entrepot play $(ARGS)

env: .venv/run .venv/dev ## the virtual environment with all that is needed

test: .venv/dev checks rules ## all checks and tests

checks: .venv/dev ## format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy bench/*.py
	$(BIN)/lint-imports --no-logo

rules: .venv/dev ## the tests
	$(BIN)/pytest -n auto

nightly: .venv/dev ## the long form of the tests
	NIGHTLY=1 $(BIN)/pytest -n auto

sweep: .venv/dev ## every power of Import / Export at work a hundred times, and pairs of them
	NIGHTLY=1 $(BIN)/pytest -n auto tests/import_export/test_sweep.py

golden: .venv/dev ## write the golden playthroughs anew; read the diff before committing it
	$(BIN)/pytest tests/golden --golden

cards: .venv/dev ## write docs/cards.md anew from the data, the words and the tests
	$(BIN)/python tools/cards_page.py

format: .venv/dev ## format the source
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: .venv/dev ## pin the newest versions of all dependencies
	for name in run dev research bench; do $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate requirements/$$name.in -o requirements/$$name.txt; done

bench: .venv-bench/ready build/plain build/compiled ## speed beside other engines (make bench ARGS=--quick)
	.venv-bench/bin/python bench/run.py --plain build/plain --compiled build/compiled $(ARGS)

clean: ## remove all that was made
	rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build src/*.egg-info

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(PIP) install --require-hashes -r requirements/run.txt
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip --disable-pip-version-check -q install --require-hashes -r requirements/bench.txt
	@touch $@

# The same source twice, as wheels that are unpacked and not installed, so that both can be measured in one run.
build/plain build/compiled: .venv-bench/ready pyproject.toml $(wildcard setup.py) $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	rm -rf $@ $@.wheel build/lib* build/bdist*
	ENTREPOT_PURE=$(if $(filter %/plain,$@),1,0) .venv-bench/bin/pip --disable-pip-version-check -q wheel \
		--no-build-isolation --no-deps -w $@.wheel .
	.venv-bench/bin/python -m zipfile -e $@.wheel/*.whl $@
	@touch $@
