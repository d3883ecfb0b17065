#!/usr/bin/env bash
# same_hashes.sh TICKS REFERENCE COMMAND [OPTION...]: runs every example, and every benchmark with
# fewer agents, once with the program REFERENCE and once with COMMAND (split at spaces) and the options.
# Fails if any hashes differ.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
ticks=$1 reference=$2 command=$3
shift 3
agents=2000 # enough for several blocks and cells, and for sorting
failures=0 compared=0

# hash_of FILE PROGRAM...: prints the hash of an example or a benchmark.
hash_of() {
    local file=$1
    shift
    case $file in
    examples/*) "$@" run "$file" --ticks "$ticks" --hash "${options[@]}" | tail -n 1 ;;
    *) "$@" bench "$file" --agents $agents --ticks "$ticks" --json "${options[@]}" 2>/dev/null |
        sed -n 's/.*"hash": "\(.*\)".*/\1/p' ;;
    esac
}

echo "$ticks ticks: $reference; $command $*"
for file in examples/*.tiller tests/bench/*.tiller; do
    options=()
    expected=$(hash_of "$file" "$reference") || expected="no hash"
    options=("$@")
    # shellcheck disable=SC2086 # several words
    actual=$(hash_of "$file" $command) || actual="no hash"
    verdict=same
    if ! [[ $expected =~ ^[0-9a-f]{16}$ ]] || [ "$expected" != "$actual" ]; then
        verdict=DIFFERENT
        failures=$((failures + 1))
    fi
    compared=$((compared + 1))
    printf '%-44s %-16s  %-16s  %s\n' "$file" "$expected" "$actual" $verdict
done
echo "$failures of $compared differ"
[ $failures = 0 ]
