#!/usr/bin/env bash
# Asks yuka again for the forces that tests/data/yuka/forces.json records: the same, byte for byte.
# --write puts its answers there. The first time npm fetches yuka into build/peers.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
recorder=tests/peers/yuka recorded=tests/data/yuka/forces.json made=build/peers/yuka

fail() {
    printf 'yuka.sh: %s\n' "$*" >&2
    exit 1
}
case "${*:-}" in
"" | --write) ;;
*) fail "knows one option, --write" ;;
esac
for tool in node npm; do
    command -v $tool >/dev/null ||
        fail "there is no $tool to run yuka with. Install nodejs and npm (Debian 12 has both), then try again"
done

mkdir -p $made
cmp -s $recorder/package.json $made/package.json || rm -rf $made/node_modules
cp $recorder/package.json $recorder/*.js $made/
[ -d $made/node_modules/yuka ] ||
    timeout 300 npm install --prefix $made --no-package-lock --no-audit --no-fund </dev/null ||
    fail "npm could not install yuka. It needs to reach npm's registry once; what it said stands above"
node $made/record.js >$made/forces.json || fail "$recorder/record.js failed; what node said stands above"

if [ "${1:-}" = --write ]; then
    mkdir -p "$(dirname $recorded)"
    cp $made/forces.json $recorded
    echo "wrote $recorded"
    exit
fi
if ! cmp $made/forces.json $recorded; then
    diff $recorded $made/forces.json | cut -c 1-300 | head -n 20 || true
    fail "yuka answers other than $recorded says. Where that is meant: tests/setup/full/yuka.sh --write"
fi
echo "the same $(grep -c forceX $recorded) forces as recorded"
