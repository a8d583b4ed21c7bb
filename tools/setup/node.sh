#!/bin/sh
# Be sure that there is a Node.js with npm: the system's, or PyPI's in .venv.
set -eu

if node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null &&
    npm --version >/dev/null 2>&1; then
    echo "Using Node.js $(node --version) from $(command -v node)."
else
    echo "Installing Node.js into .venv ..."
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input \
        --require-hashes -r requirements/node.txt
fi
