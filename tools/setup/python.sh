#!/bin/sh
# Make .venv with the first Python on the path that is new enough.
set -eu

for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$name
        break
    fi
done
if [ -z "${python:-}" ]; then
    echo "Ningbo needs Python 3.11 or newer, and none was found on the path." >&2
    exit 1
fi

# Debian keeps the module that makes environments in a package of its own.
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing python$version-venv ..."
        apt-get update -q >/dev/null </dev/null
        DEBIAN_FRONTEND=noninteractive apt-get install -yq "python$version-venv" >/dev/null </dev/null
    else
        echo "$python lacks the ensurepip module; on Debian: apt install python$version-venv" >&2
        exit 1
    fi
fi

echo "Making .venv with $("$python" --version) ..."
"$python" -m venv .venv
