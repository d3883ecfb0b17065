#!/usr/bin/env bash
# Measures files that are large in one way: nothing may grow with a square. Prints Markdown to stdout.
# `./dev bench` calls this script; `./dev bench --large` calls it alone.
set -euo pipefail
export LC_ALL=C # a decimal point, everywhere

here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
made=$here/../../build/bench/large
[ $# = 1 ] || { echo "usage: large.sh FOLDER_OF_TILLER" >&2; exit 1; }
tiller=$(readlink -f "$1")/tiller
mkdir -p "$made"

# file KIND COUNT: makes a file, once, and prints its name.
file() {
    local name=$made/$1-$2.tiller
    [ "$name" -nt "$here/large.awk" ] || awk -v kind="$1" -v count="$2" -f "$here/large.awk" >"$name"
    printf '%s\n' "$name"
}

# row GOAL TEXT COMMAND...: the seconds of the fastest of three calls. A file that is refused counts too.
row() {
    local goal=$1 text=$2 begun took best=''
    shift 2
    for _ in 1 2 3; do
        begun=$(date +%s%N)
        timeout 120 "$@" >/dev/null 2>&1 || [ $? -lt 124 ] || { took='over 120'; break; }
        took=$(awk "BEGIN { printf \"%.2f\", ($(date +%s%N) - $begun) / 1e9 }")
        [ -n "$best" ] && awk "BEGIN { exit !($best <= $took) }" || best=$took
    done
    printf '| %s | %s | %s |\n' "$text" "$goal" "${best:-$took}"
}

run=("$tiller" run --ticks 2 --hash)
echo '| a large file | goal, s | s |'
echo '|---|--:|--:|'
row 3 "10,000 agent types: load and 2 ticks" "${run[@]}" "$(file types 10000)"
row 5 "20,000 edits: load and replay" "${run[@]}" "$(file types 1)" --inputs "$(file edits 20000)"
row 2 "1,000,000 unknown keys: refused" "$tiller" check "$(file keys 1000000)"
row - "5,000 agent types with a behavior each: load and 2 ticks" "${run[@]}" "$(file wanderers 10000)"
row - "9,998 combiners in a chain: load and 2 ticks" "${run[@]}" "$(file chain 9998)"
row - "9,998 links into a combiner: load and 2 ticks" "${run[@]}" "$(file combiner 9998)"
row - "1,000,000 agents of a type: load and 2 ticks" "${run[@]}" "$(file agents 1000000)"
row - "a text of 64 MB: checked" "$tiller" check "$(file text 67000000)"
row - "30,000,000 lists, one in the other: refused" "$tiller" check "$(file lists 30000000)"
row - "10,000 annotations: checked" "$tiller" check "$(file notes 10000)"
row - "100,000 annotations: refused" "$tiller" check "$(file notes 100000)"
row - "20,000 edits of a project of 10,000 nodes: load and replay" \
    "${run[@]}" "$(file types 1)" --inputs "$(file many-edits 20000)"
