#!/usr/bin/env bash
# check.sh BUILD: installs what was built there, builds a game against it out of tree, and holds the
# game's hash of an export against the command line's.
set -euo pipefail
build=$(realpath "$1")
source=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
example=$(realpath "$source/../../examples/hunter-and-prey.tiller")
ticks=500

# A space in the path, as people have.
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller consumer.XXXXXX")
trap 'rm -rf "$work"' EXIT
prefix=$work/first

cmake --install "$build" --prefix "$prefix" >/dev/null
# A package is often unpacked elsewhere than it was installed.
mv "$prefix" "$work/installed"
prefix=$work/installed

fail() {
    echo "check.sh: $*" >&2
    exit 1
}
for file in bin/tiller bin/tiller-editor share/tiller/examples/hunter-and-prey.tiller; do
    [ -e "$prefix/$file" ] || fail "$file was not installed"
done
if ldd "$prefix/bin/tiller" | grep -i 'libqt'; then fail "tiller, the command line, links Qt"; fi

cmake -G Ninja -S "$source" -B "$work/build" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$prefix"
cmake --build "$work/build"

"$prefix/bin/tiller" export "$example" --to json -o "$work/export.json"
expected=$("$prefix/bin/tiller" run "$work/export.json" --ticks $ticks --hash | tail -n 1)
actual=$("$work/build/consumer" "$work/export.json" $ticks)
echo "command line: $expected"
echo "game:         $actual"
[ -n "$expected" ] || fail "the command line printed no hash"
[ "$expected" = "$actual" ] || fail "the game moves otherwise than the command line"

# A file that does not read is refused in words, not crashed on.
code=0
"$work/build/consumer" "$source/main.cpp" 1 || code=$?
[ $code = 1 ] || fail "given a C++ file for an export, the game ended with $code"
