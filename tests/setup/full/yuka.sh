#!/usr/bin/env bash
# Records yuka's forces again and compares them, byte for byte, with tests/data/yuka/forces.json.
# --write writes them to that file. The first run lets npm install yuka into build/peers.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
recorder=tests/peers/yuka recorded=tests/data/yuka/forces.json made=build/peers/yuka

fail() {
    printf 'yuka.sh: %s\n' "$*" >&2
    exit 1
}
case "${*:-}" in
"" | --write) ;;
*) fail "unknown option \"$*\"; the only option is --write" ;;
esac
for tool in node npm; do
    command -v $tool >/dev/null ||
        fail "$tool is missing; yuka needs it. Install nodejs and npm (Debian 12 has both), then try again"
done

mkdir -p $made
cmp -s $recorder/package.json $made/package.json || rm -rf $made/node_modules
cp $recorder/package.json $recorder/*.js $made/
[ -d $made/node_modules/yuka ] ||
    timeout 300 npm install --prefix $made --no-package-lock --no-audit --no-fund </dev/null ||
    fail "npm could not install yuka; see its messages above. It must reach npm's registry once"
node $made/record.js >$made/forces.json || fail "$recorder/record.js failed; see the messages of node above"

if [ "${1:-}" = --write ]; then
    mkdir -p "$(dirname $recorded)"
    cp $made/forces.json $recorded
    echo "wrote $recorded"
    exit
fi
if ! cmp $made/forces.json $recorded; then
    diff $recorded $made/forces.json | cut -c 1-300 | head -n 20 || true
    fail "yuka's forces differ from $recorded. If that is intended: tests/setup/full/yuka.sh --write"
fi
echo "all $(grep -c forceX $recorded) forces are as recorded"
