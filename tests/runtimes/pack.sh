#!/usr/bin/env bash
# pack.sh BUILD FOLDER: puts what games link into the folder: the C library with its header, and a Python wheel.
set -euo pipefail
build=$(realpath "$1")
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
rm -rf "$2"
mkdir -p "$2/c" "$2/python"
to=$(realpath "$2")

cp -P "$build"/core/libtiller.so* "$root/core/game/tiller.h" "$to/c"
strip --strip-unneeded "$(realpath "$to/c/libtiller.so")"

# The wheel is made from a copy: setuptools writes beside its sources.
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller wheel.XXXXXX")
trap 'rm -rf "$work"' EXIT
cp -r "$root/core/game/python/." "$work"
library=$(readelf -d "$to/c/libtiller.so" | sed -n 's/.*SONAME.*\[\(.*\)\].*/\1/p')
cp "$to/c/libtiller.so" "$work/tiller/$library"
(cd "$work" && /usr/bin/python3 setup.py -q bdist_wheel --dist-dir "$to/python")

ls -l "$to"/c "$to"/python
