#!/usr/bin/env bash
# pack.sh BUILD WASM FOLDER: puts what games link into the folder: the C library with its header, a Python wheel, an npm
# package made from the file WASM, a page that uses it, the Lua module, the C# sources, a package for Unity, and where there is a
# Godot 4, its addon inside a demo.
set -euo pipefail
build=$(realpath "$1")
wasm=$(realpath "$2")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
root=$(realpath "$here/../..")
rm -rf "$3"
mkdir -p "$3"/{c,python,page,lua,csharp}
to=$(realpath "$3")

cp -P "$build"/core/libtiller.so* "$root/core/game/tiller.h" "$to/c"
strip --strip-unneeded "$(realpath "$to/c/libtiller.so")"
# Our license, and those of what is compiled into the libraries.
cp "$root/LICENSE" "$to/c"
for package in /usr/share/doc/{libhwy-dev,nlohmann-json3-dev,libfast-float-dev,libc++-1?-dev-wasm32,wasi-libc}; do
    printf '==== %s ====\n\n' "${package##*/}" && cat "$package/copyright"
done >"$to/c/NOTICES"

# The wheel is made from a copy: setuptools writes beside its sources.
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller wheel.XXXXXX")
trap 'rm -rf "$work"' EXIT
cp -r "$root/core/game/python/." "$work"
cp "$to"/c/{LICENSE,NOTICES} "$work"
library=$(readelf -d "$to/c/libtiller.so" | sed -n 's/.*SONAME.*\[\(.*\)\].*/\1/p')
cp "$to/c/libtiller.so" "$work/tiller/$library"
(cd "$work" && /usr/bin/python3 setup.py -q bdist_wheel --dist-dir "$to/python")

"$here/javascript/pack.sh" "$wasm" "$to/javascript"
cp "$here/javascript/game.html" "$to/page/index.html"
cp "$here/javascript/phaser.html" "$to/page"
cp "$to"/javascript/tiller.{global.js,wasm} "$root/examples/hunter-and-prey.tiller" "$to/page"
cp "$root"/core/game/lua/*.lua "$to/lua"
cp "$root"/core/game/csharp/*.cs "$to/csharp"
mcs -unsafe -optimize -warn:4 -warnaserror -out:"$to/csharp/Game.exe" "$root"/core/game/csharp/*.cs "$here/csharp/Game.cs"
unity=(Linux="$to/c/libtiller.so")
dll=$root/build/windows/bin/tiller.dll
[ "$dll" -nt "$root/core/game/tiller.h" ] && unity+=(Windows="$dll")
version=$(basename "$(realpath "$to/c/libtiller.so")" | sed 's/libtiller.so.//')
"$root/core/game/unity/pack.py" "$to/unity/com.tiller.runtime" "$version" "${unity[@]}"

"$here/godot.sh" pack "$build" "$to/godot" || [ $? = 77 ]

for folder in javascript page lua csharp godot/addons/tiller; do
    [ ! -d "$to/$folder" ] || cp "$to"/c/{LICENSE,NOTICES} "$to/$folder"
done

ls -l "$to"/*
printf 'tiller.wasm: %s bytes, %s gzipped\n' "$(stat -c %s "$wasm")" "$(gzip -9 -c "$wasm" | wc -c)"
