#!/usr/bin/env bash
# test.sh BUILD: tests the Python package with the library of the build in the folder BUILD.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
export TILLER_LIBRARY=$build/core/libtiller.so PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH=$here/../../../core/game/python
exec /usr/bin/python3 -m pytest -q -p no:cacheprovider "$here"
