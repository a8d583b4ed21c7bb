# Every verb does its own set-up. A fresh machine needs make and Python 3.11 or newer, no more.

PY := .venv/bin/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check --no-input --require-hashes
WITH := PATH="$(CURDIR)/.venv/bin:$$PATH"
PAGE_INPUTS := $(shell find src/ningbo/core src/ningbo/solver src/ningbo/coach src/ningbo/formats \
	src/ningbo/workshop src/ningbo/web src/ningbo/data src/ningbo/art.py src/ningbo/server/policy.py tools/site -type f ! -name '*.pyc' ! -name '*.so' 2>/dev/null)
SITE := src/ningbo/site/precache.json

.PHONY: help play site test check format bench lighthouse study pictures screens docs lock clean
.DELETE_ON_ERROR:

help:
	@echo "make play      play in the browser (make play CODE=41739205-d opens that deal)"
	@echo "make test      lint, formatting, types, and every test, those in Chromium too"
	@echo "make check     lint, formatting and types, Python and page"
	@echo "make format    put the sources into the house's format"
	@echo "make bench     measure what has a budget"
	@echo "make lighthouse  audit the page as search engines and browsers' makers do"
	@echo "make study     the long verifications, hours on two cores"
	@echo "make site      build the static site into src/ningbo/site"
	@echo "make pictures  draw the tiles into build/pictures, the page into docs/pictures"
	@echo "make screens   take pictures of every screen, size, set and language into build/pictures/screens"
	@echo "make docs      write the reference pages from the code"
	@echo "make lock      resolve the locked requirements anew"

# Playing runs from the sources: the page has the rules as Python, and needs no compiled kernel.
play: .venv/.play $(SITE)
	@PYTHONPATH=src $(PY) -m ningbo play $(CODE) $(ARGS)

site: $(SITE)

test: .venv/.ningbo .venv/.test .venv/.lab node_modules/.all $(SITE) check
	@$(WITH) $(PY) -m tools.test $(ARGS)

check: .venv/.ningbo .venv/.check node_modules/.all
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(WITH) node node_modules/typescript/bin/tsc --project tsconfig.json
	$(WITH) node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings

format: .venv/.check node_modules/.all
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	$(WITH) node node_modules/@biomejs/biome/bin/biome check --write

bench: .venv/.ningbo .venv/.test .venv/.lab node_modules/.all $(SITE)
	@$(WITH) $(PY) -m tools.bench $(ARGS)

lighthouse: .venv/.ningbo .venv/.test build/lighthouse/node_modules/.all $(SITE)
	@$(WITH) $(PY) -m tools.lighthouse

study: .venv/.ningbo .venv/.lab
	@$(PY) -m tools.study $(ARGS)

pictures: .venv/.ningbo .venv/.test $(SITE)
	@$(WITH) $(PY) -m tools.pictures $(ARGS)
	@$(WITH) $(PY) -m tools.page_pictures

screens: .venv/.ningbo .venv/.test node_modules/.all
	@$(WITH) $(PY) -m tools.screen_pictures $(ARGS)

docs: .venv/.ningbo
	@$(PY) -m tools.docs

lock: .venv/.lock
	@$(PY) tools/setup/lock.py

clean:
	rm -rf .venv build dist node_modules src/ningbo/site src/*.egg-info
	find src -name '*.so' -delete

# Set-up. A stamp is newer than what it was made from, so a second call does nothing.

.venv/bin/python:
	@sh tools/setup/python.sh

.venv/.play: requirements/play.txt | .venv/bin/python
	@echo "Installing what playing needs ..."
	@$(PIP) -r requirements/play.txt
	@touch $@

.venv/.ningbo: .venv/.play pyproject.toml setup.py src/ningbo/__init__.py \
		$(wildcard src/ningbo/solver/kernel.py src/ningbo/solver/_kernel.pxd)
	@echo "Installing Ningbo itself ..."
	@$(PY) -m pip install -qq --disable-pip-version-check --no-input \
		--no-deps --no-build-isolation --editable .
	@touch $@

.venv/.test: requirements/test.txt .venv/.play
	@echo "Installing what testing needs ..."
	@$(PIP) -r requirements/test.txt
	@touch $@

.venv/.check: requirements/check.txt .venv/.play
	@echo "Installing what checking needs ..."
	@$(PIP) -r requirements/check.txt
	@touch $@

.venv/.lab: requirements/lab.txt .venv/.play
	@echo "Installing what studies need ..."
	@$(PIP) -r requirements/lab.txt
	@touch $@

.venv/.lock: requirements/lock.txt | .venv/bin/python
	@$(PIP) -r requirements/lock.txt
	@touch $@

.venv/.node: requirements/node.txt | .venv/bin/python
	@sh tools/setup/node.sh
	@touch $@

# npm ci empties node_modules, and the stamps with it; the full set holds the small one.
node_modules/.site: package.json package-lock.json .venv/.node
	@echo "Installing what the page's build needs ..."
	@$(WITH) npm ci --ignore-scripts --silent --omit=dev </dev/null
	@touch $@

node_modules/.all: package.json package-lock.json .venv/.node
	@echo "Installing what the page's tests and checks need ..."
	@$(WITH) npm ci --ignore-scripts --silent </dev/null
	@touch node_modules/.site $@

# Lighthouse alone is ten times all the others: only its own verb has it installed.
build/lighthouse/node_modules/.all: tools/lighthouse/package.json \
		tools/lighthouse/package-lock.json .venv/.node
	@echo "Installing Lighthouse ..."
	@mkdir -p build/lighthouse && cp tools/lighthouse/package*.json build/lighthouse
	@cd build/lighthouse && $(WITH) npm ci --ignore-scripts --silent </dev/null
	@touch $@

$(SITE): $(PAGE_INPUTS) node_modules/.site .venv/.play
	@$(WITH) PYTHONPATH=src $(PY) -m tools.site
