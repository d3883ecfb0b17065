#!/usr/bin/env bash
# pack.sh WASM FOLDER: puts the npm package into the folder, with a file for script tags.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../..")
source=$root/core/game/javascript
rm -rf "$2"
mkdir -p "$2"
cp "$source"/{tiller.mjs,tiller.d.ts,node.mjs,node.cjs,package.json} "$1" "$2"

# A script has neither exports nor import.meta: it says where it lies, and puts everything into `Tiller`.
{
    echo '(() => {'
    echo 'const here = document.currentScript.src;'
    sed -e 's/^export \(async function\|function\|class\|const\)/\1/' -e 's/import\.meta\.url/here/' "$source/tiller.mjs"
    printf 'globalThis.Tiller = { %s };\n' \
        "$(sed -n 's/^export \(async function\|function\|class\|const\) \([A-Za-z]*\).*/\2/p' "$source/tiller.mjs" | paste -sd, | sed 's/,/, /g')"
    echo '})();'
} >"$2/tiller.global.js"
