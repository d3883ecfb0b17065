#!/usr/bin/env bash
# check.sh BUILD: installs the build in the folder BUILD, builds a game against the installed package,
# and compares the game's state hash of an export with the hash of the command line.
set -euo pipefail
build=$(realpath "$1")
source=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
example=$(realpath "$source/../../examples/hunter-and-prey.tiller")
ticks=500

# The path has a space in it: some users have one.
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller consumer.XXXXXX")
trap 'rm -rf "$work"' EXIT
prefix=$work/first

cmake --install "$build" --prefix "$prefix" >/dev/null
# Packages are often unpacked in a folder other than the one they were installed to.
mv "$prefix" "$work/installed"
prefix=$work/installed

fail() {
    echo "check.sh: $*" >&2
    exit 1
}
files=(bin/tiller)
if grep -qx 'TILLER_BUILD_EDITOR:BOOL=ON' "$build/CMakeCache.txt"; then
    files+=(bin/tiller-editor share/tiller/examples/hunter-and-prey.tiller share/man/man1/tiller-editor.1)
    for file in applications/NAME.desktop mime/packages/NAME.xml thumbnailers/NAME.thumbnailer metainfo/NAME.metainfo.xml icons/hicolor/scalable/apps/NAME.svg; do
        files+=("share/${file/NAME/com.tiller.editor}")
    done
fi
for file in "${files[@]}"; do
    [ -e "$prefix/$file" ] || fail "$file is missing from the installation"
done
share=$prefix/share
if [ -e "$share/metainfo" ] && command -v desktop-file-validate >/dev/null && command -v appstreamcli >/dev/null; then
    desktop-file-validate "$share/applications/com.tiller.editor.desktop"
    appstreamcli validate --no-net "$share/metainfo/com.tiller.editor.metainfo.xml"
fi
if ldd "$prefix/bin/tiller" | grep -i 'libqt'; then fail "tiller links Qt; the command line must not need it"; fi

# A game does not need Boost.
if grep -rIi boost "$prefix/include" "$prefix"/lib*/cmake; then fail "the installed files need Boost; a game must not need it"; fi
cmake -G Ninja -S "$source" -B "$work/build" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_DISABLE_FIND_PACKAGE_Boost=ON
cmake --build "$work/build"

"$prefix/bin/tiller" export "$example" --to json -o "$work/export.json"
expected=$("$prefix/bin/tiller" run "$work/export.json" --ticks $ticks --hash | tail -n 1)
actual=$("$work/build/consumer" "$work/export.json" $ticks)
echo "command line: $expected"
echo "game:         $actual"
[ -n "$expected" ] || fail "the command line printed no hash"
[ "$expected" = "$actual" ] || fail "the game and the command line have different hashes"

# A game in C: by pkg-config, with the shared library and with the static one, and by CMake without what the C++ library
# needs.
c_game=$source/../runtimes/c
pc=$(dirname "$(find "$prefix" -name tiller.pc)")
# shellcheck disable=SC2046 # several words; the path has a space, so pkg-config's answer is evaluated
eval "cc -std=c99 -o '$work/by-pc' '$c_game'/*.c $(PKG_CONFIG_PATH="$pc" pkg-config --cflags --libs tiller) -lm"
# shellcheck disable=SC2046
eval "cc -std=c99 -DTILLER_STATIC_GAME -o '$work/by-static' '$c_game'/*.c $(PKG_CONFIG_PATH="$pc" pkg-config --cflags --libs tiller-static) -lm"
cmake -G Ninja -S "$source/c" -B "$work/build-c" -DCMAKE_PREFIX_PATH="$prefix"
cmake --build "$work/build-c"
libraries=$(dirname "$(find "$prefix" -name libtiller.so)")
for game in "$work/by-pc" "$work/by-static" "$work/build-c/consumer_c"; do
    actual=$("$game" hash "$work/export.json" $ticks) # pkg-config's line says where the library is
    echo "game in C:    $actual"
    [ "$expected" = "$actual" ] || fail "the game in C and the command line have different hashes"
done
if ldd "$work/by-static" | grep libtiller; then fail "the game that links the static library needs the shared one"; fi
if readelf -d "$libraries/libtiller.so" | grep NEEDED | grep -vE '\[(libc|libm|libstdc\+\+|libgcc_s|libpthread|ld-linux.*)\.so'; then
    fail "libtiller.so needs more than the runtime of C and C++"
fi
# Nothing but the functions of tiller.h, with the version of their symbols.
exported=$(nm -D --defined-only "$libraries/libtiller.so" | awk '{print $3}')
others=$(grep -v '^tiller_[a-z_]*@@TILLER_' <<<"$exported" | grep -v '^TILLER_' || true)
[ -z "$others" ] || fail "libtiller.so exports more than tiller.h: $others"
for name in $(grep '^TILLER_API' "$prefix/include/tiller/tiller.h" | grep -o '\btiller_[a-z_]*(' | tr -d '(' | sort -u); do
    grep -q "^$name@" <<<"$exported" || fail "libtiller.so lacks $name"
done

# The game must report an invalid file, and not crash.
code=0
"$work/build/consumer" "$source/main.cpp" 1 || code=$?
[ $code = 1 ] || fail "given a C++ file as an export, the game exited with $code; expected 1"
