#!/usr/bin/env bash
# games.sh BUILD: plays the games in JavaScript, Phaser, Lua, LÖVE, C# and the package for Unity with what pack.sh made in
# build/runtimes. Each spawns, removes, reacts to events, changes a parameter and loads its project again.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
root=$(realpath "$here/../..")
packs=$root/build/runtimes
export TILLER_LIBRARY=$build/core/libtiller.so LD_LIBRARY_PATH=$build/core LUA_PATH="$packs/lua/?.lua;;"

echo "tiller.wasm: at most 760 KB gzipped (goal: 600)"
[ "$(gzip -9 -c "$packs/javascript/tiller.wasm" | wc -c)" -le 760000 ]
echo "JavaScript"
recorded=$(node "$here/javascript/play.mjs" "$packs/javascript" "$root/examples" "$packs/page.tiller-recording" |
    sed -n 's/^recorded //p')
[ "$("$build/bin/tiller" run "$root/examples/hunter-and-prey.tiller" --inputs "$packs/page.tiller-recording" --hash |
    tail -n 1)" = "$recorded" ]
node "$here/javascript/page.mjs" "$packs/javascript" "$root/examples/hunter-and-prey.tiller"
echo "Phaser in Chromium"
web=$root/web # has what drives it
[ -e "$web/node_modules/puppeteer-core" ] || npm --prefix "$web" ci --no-audit --no-fund --ignore-scripts
phaser=$root/build/phaser/node_modules/phaser/dist/phaser.min.js
[ -e "$phaser" ] || npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$root/build/phaser" phaser@3.90.0
cp "$phaser" "$packs/page"
node "$here/javascript/phaser.mjs" "$packs/page" "$packs/phaser.png"
echo "Lua"
luajit "$here/lua/play.lua" "$root/examples"
"$build/tests/live_editor" "luajit $here/lua/live.lua $root/examples"
echo "Lua, with libtiller beside it"
beside=$(mktemp -d)
cp "$packs"/lua/*.lua "$packs/c/libtiller.so" "$beside"
env -u TILLER_LIBRARY -u LD_LIBRARY_PATH LUA_PATH="$beside/?.lua;;" luajit "$here/lua/play.lua" "$root/examples"
rm -rf "$beside"
"$here/csharp/test.sh" "$build"
echo "Python, installed in a fresh environment, without numpy"
fresh=$(mktemp -d)
/usr/bin/python3 -m venv "$fresh"
"$fresh/bin/pip" install -q --no-index "$packs"/python/tiller-*.whl
env -u TILLER_LIBRARY -u LD_LIBRARY_PATH "$fresh/bin/python" "$here/python/hash.py" "$root/examples/flee.tiller" 60
rm -rf "$fresh"
echo "licenses"
for folder in c javascript page lua csharp; do
    ls "$packs/$folder"/{LICENSE,NOTICES} >/dev/null
done
ls "$packs"/unity/*/{LICENSE.md,"Third Party Notices.md"{,.meta}} >/dev/null
/usr/bin/python3 -m zipfile -l "$packs"/python/*.whl | grep -c 'dist-info/\(licenses/\)\?\(LICENSE\|NOTICES\) ' | grep -qx 2
echo "LÖVE"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
recorded=$(HOME=$home XDG_RUNTIME_DIR=$home LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1024x768x24" \
    timeout 120 love "$here/lua/love" "$root/examples/hunter-and-prey.tiller" "$packs/love.png" "$packs/love.tiller-recording" |
    sed -n 's/^recorded //p')
[ "$("$build/bin/tiller" run "$root/examples/hunter-and-prey.tiller" --inputs "$packs/love.tiller-recording" --hash |
    tail -n 1)" = "$recorded" ]
