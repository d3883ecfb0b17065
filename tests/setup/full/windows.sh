#!/usr/bin/env bash
# Compares the hashes of the Windows build, run by wine, with those of this machine's release build. Plays the game in C
# with tiller.dll, which must export the functions of tiller.h and nothing else.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
native=build/release/bin/tiller windows=build/windows/bin
folder=$(mktemp -d)
export WINEPREFIX=$folder/wine WINEDEBUG=-all LC_ALL=C.UTF-8 # wine reads file names by the locale
trap 'wineserver -k || true; wineserver -w; rm -rf "$folder"' EXIT
unset DISPLAY
wine "$windows/tiller.exe" --version

"$here/same_hashes.sh" 500 $native "wine $windows/tiller.exe"

echo "a name that is not English, and an export byte for byte"
cp examples/hunter-and-prey.tiller "$folder/Jäger 猎人.tiller"
wine $windows/tiller.exe export "$folder/Jäger 猎人.tiller" --to json -o "$folder/Jäger.json"
$native export "$folder/Jäger 猎人.tiller" --to json -o "$folder/native.json"
cmp "$folder/Jäger.json" "$folder/native.json"

echo "errors"
code=0
wine $windows/tiller.exe check "$folder" 2>"$folder/error" || code=$?
[ $code = 3 ] && grep -q "it is a folder, not a file" "$folder/error"

echo "the game in C"
x86_64-w64-mingw32-gcc-posix -std=c99 -O2 -I core/game tests/runtimes/c/*.c $windows/tiller.dll \
    -o "$folder/game.exe"
cp $windows/tiller.dll "$folder"
wine "$folder/game.exe" play examples "$folder"
wine "$folder/game.exe" chaos examples/wolves-and-sheep.tiller 1 4000
x86_64-w64-mingw32-objdump -p $windows/tiller.dll | sed -n '/Ordinal\/Name Pointer/,/^$/p' | grep -oE '[A-Za-z_0-9]+$' |
    grep -v Table | sort >"$folder/exported"
grep -oE '\btiller_[a-z_0-9]+\(' core/game/tiller.h | tr -d '(' | sort -u >"$folder/declared"
if grep -vxFf "$folder/declared" "$folder/exported"; then
    echo "tiller.dll exports what tiller.h does not declare"
    exit 1
fi
echo "$(wc -l <"$folder/exported") functions exported, and only these"
