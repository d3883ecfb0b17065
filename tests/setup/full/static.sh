#!/usr/bin/env bash
# Links the game in C with the small static library, and with the small libtiller.so, which it builds: both must play, give the hashes
# of this machine's release build, and stay small.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
native=build/release/bin/tiller most_of_game=2500000 most_of_library=2500000 # bytes
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# compile FLAGS...: the game's objects.
compile() {
    for file in tests/runtimes/c/*.c; do
        cc -std=c99 -O2 "$@" -ffunction-sections -I core/game -c "$file" -o "$folder/$(basename "$file" .c).o"
    done
}

# plays GAME FILE MOST: the game, of which the stripped file has at most so many bytes.
plays() {
    if ldd "$1" | grep -E 'tbb|hwy|boost'; then
        echo "the game needs more than the C++ runtime"
        exit 1
    fi
    "$1" play examples "$folder"
    for example in examples/*.tiller; do
        expected=$("$native" run "$example" --ticks 600 --hash | tail -n 1)
        actual=$("$1" hash "$example" 600)
        echo "$(basename "$example"): $actual"
        [ "$actual" = "$expected" ]
    done
    size "$2"
    echo "$2: $(stat -c %s "$2") bytes, at most $3"
    [ "$(stat -c %s "$2")" -le "$3" ]
}

compile -DTILLER_STATIC_GAME
c++ "$folder"/*.o build/static/core/libtiller_live.a build/static/core/libtiller_core.a -Wl,--gc-sections -o "$folder/game"
strip "$folder/game"
plays "$folder/game" "$folder/game" $most_of_game

cmake --preset small >/dev/null
cmake --build --preset small
compile
cp -P build/small/core/libtiller.so* "$folder"
strip --strip-unneeded "$(realpath "$folder/libtiller.so")"
cc "$folder"/*.o -L "$folder" -ltiller -lm -Wl,-rpath,"$folder" -o "$folder/shared"
plays "$folder/shared" "$(realpath "$folder/libtiller.so")" $most_of_library
