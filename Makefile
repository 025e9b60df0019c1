# One task runner: make start, test, bench, format, lock. Everything a task needs is installed by it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/openoutcry/server/static/index.html
WEB := $(shell find web/src web/locale web/public src/openoutcry -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.ftl' -o -name '*.html' -not -path '*/static/*' 2>/dev/null)
TESTS ?= tests
# For two cores: tests wait for pages, bots and processes more than they compute. Each takes up to 1.5 gigabytes.
WORKERS ?= 5
# make test TIMES=build/times.tsv says what each test costs; python -m tests.times sums it up.
TIMED := $(if $(TIMES),-p tests.times --times $(TIMES))
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(TIMED)
# What does not need each other is made at the same time, each one's words together.
AT_ONCE := $(MAKE) --no-print-directory -j3 --output-sync=target
# What takes seconds and not minutes; docs/testing.md has the times.
SMOKE := tests/browser/test_playing.py::test_one_step_from_the_hall_to_the_first_move
FAST := tests/games tests/table tests/kernel tests/report tests/test_golden.py tests/test_rulebook.py tests/test_texts.py tests/cli/test_doctor.py tests/cli/test_completion.py tests/cli/test_compile.py tests/server/test_protocol.py $(SMOKE)

LIST := timeout 120 apt-get update -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=15
INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

# Hundreds of processes are started by the tests: each reads what the first has written. What the tests never read of
# the packages, half of it all, is not made into byte code when they are installed.
unexport PYTHONDONTWRITEBYTECODE
UNREAD := /(tests|testing|mypy|mypyc|pip|scipy|ray/(rllib|train|tune|data|serve|llm|dashboard|air|autoscaler)|numba/cuda|babel/locale-data|pygments/lexers|open_spiel/python/(examples|pytorch|jax|games))/

.PHONY: start test quick compiled check web-check bench format lock types docs package chromium postgresql redis attack help

help:  ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile

start: $(VENV)/run.ready $(STATIC)  ## the site on this machine, ready to play against bots
	$(BIN)/outcry

test:  ## all checks and all tests
	@$(AT_ONCE) $(VENV)/dev.ready $(STATIC) compiled check web-check chromium postgresql redis
	$(PYTEST) $(TESTS)

quick: WORKERS := 3
quick:  ## all checks, the fast tests and one game begun in the browser
	@$(AT_ONCE) $(VENV)/dev.ready $(STATIC) compiled check web-check chromium
	$(PYTEST) $(FAST)

# All rules at once, on all cores, before the tests: nobody waits for another's lock.
compiled: $(VENV)/dev.ready
	$(BIN)/outcry compile

check: $(VENV)/dev.ready
	$(BIN)/ruff format --check src tests bench examples scripts
	$(BIN)/ruff check src tests bench examples scripts
	$(BIN)/mypy
	$(BIN)/lint-imports

web-check: web/node_modules/.ready
	cd web && npm run --silent check

bench: $(VENV)/run.ready  ## measure this machine
	$(BIN)/outcry bench

format: $(VENV)/dev.ready  ## bring the code into its usual form
	$(BIN)/ruff format src tests bench examples scripts
	$(BIN)/ruff check --fix src tests bench examples scripts

lock: $(VENV)/dev.ready  ## pin all Python packages anew, with hashes
	$(BIN)/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --extra build -o requirements.txt pyproject.toml
	$(BIN)/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header --extra build --extra dev --extra env --extra openspiel --extra data --extra postgresql --extra redis --extra ray -o requirements-dev.txt pyproject.toml

types: $(VENV)/dev.ready web/node_modules/.ready  ## the web client's types, from the server's own description
	$(BIN)/python -m openoutcry.server.openapi > web/openapi.json
	cd web && npm run --silent types

attack: $(VENV)/dev.ready  ## besiege a server of its own: fuzzing, kills in play, silent and slow connections, floods
	ATTACK=30 $(BIN)/python -m pytest tests/server/test_attack.py tests/server/test_leaving.py tests/server/test_door.py tests/server/test_seats_change_hands.py

docs: $(VENV)/dev.ready  ## the documentation site, in build/site
	$(BIN)/python -m mkdocs build --strict

package: $(VENV)/dev.ready $(STATIC)  ## sdist and wheel, in dist/
	$(BIN)/python -m build --no-isolation

# The browser of the tests, from the system's packages: the one without windows is twice as quick, any other will do.
chromium:
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell >/dev/null \
	|| { $(LIST) && $(INSTALL) chromium-headless-shell fonts-liberation >/dev/null; } \
	|| command -v chromium >/dev/null \
	|| $(INSTALL) chromium fonts-liberation >/dev/null

# Database and Redis of the tests, from the system's packages; they start them themselves. Of two installations one has
# to wait.
postgresql: chromium
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(LIST) && $(INSTALL) postgresql >/dev/null; }

redis: postgresql
	@command -v redis-server >/dev/null || command -v valkey-server >/dev/null || { $(LIST) && $(INSTALL) redis-server >/dev/null; }

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.ready: requirements.txt pyproject.toml | $(VENV)/bin/python
	test -f $(VENV)/dev.ready || $(BIN)/pip install -q --require-hashes -r requirements.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/dev.ready: requirements-dev.txt pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q --no-compile --require-hashes -r requirements-dev.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q -j 0 -x '$(UNREAD)' $(VENV)/lib || true
	touch $@ $(VENV)/run.ready

web/node_modules/.ready: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --silent
	touch $@

$(STATIC): web/node_modules/.ready $(WEB)
	cd web && npm run --silent build
	touch $@
