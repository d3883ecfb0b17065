#!/usr/bin/env bash
# Links the game in C with the small static library: it must play, give the hashes of this machine's release build, and stay
# small.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
native=build/release/bin/tiller most=2500000 # bytes
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for file in tests/runtimes/c/*.c; do
    cc -std=c99 -O2 -DTILLER_STATIC_GAME -ffunction-sections -I core/game -c "$file" -o "$folder/$(basename "$file" .c).o"
done
c++ "$folder"/*.o build/static/core/libtiller_live.a build/static/core/libtiller_core.a -Wl,--gc-sections -o "$folder/game"
strip "$folder/game"
if ldd "$folder/game" | grep -E 'tbb|hwy|boost|tiller'; then
    echo "the game needs more than the C++ runtime"
    exit 1
fi
"$folder/game" play examples "$folder"
for example in examples/*.tiller; do
    expected=$("$native" run "$example" --ticks 600 --hash | tail -n 1)
    actual=$("$folder/game" hash "$example" 600)
    echo "$(basename "$example"): $actual"
    [ "$actual" = "$expected" ]
done
size "$folder/game"
[ "$(stat -c %s "$folder/game")" -le $most ]
