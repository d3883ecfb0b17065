#!/usr/bin/env bash
# runtimes.sh BUILD: measures what the languages cost beside C++, and prints a Markdown table. JavaScript runs what pack.sh
# made in build/runtimes. `./dev bench --runtimes` builds all, and calls this script. Chromium is measured where it is
# installed, and `./dev page` was run.
set -euo pipefail
export LC_ALL=C # a decimal point, everywhere
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
root=$(realpath "$here/../..")
made=$root/build/bench
mkdir -p "$made"

# flock COUNT: as dense as that of 100,000 agents.
flock() {
    local side
    side=$(awk "BEGIN { printf \"%.6f\", 1595.2084658 * sqrt($1 / 100000) }")
    sed "s/1595.2084658/$side/; s/\"count\": 100000/\"count\": $1/" "$here/flock.tiller" >"$made/flock-$1.tiller"
    printf '%s\n' "$made/flock-$1.tiller"
}

# Of several rounds, the smallest number counts. C++ and Python take turns.
declare -A number
while read -r name value; do
    if [ -z "${number[$name]:-}" ] || awk "BEGIN { exit !($value < ${number[$name]}) }"; then number[$name]=$value; fi
done < <(
    for _ in 1 2 3; do
        "$build/bin/tiller_runtimes" "$(flock 20000)"
        TILLER_LIBRARY=$build/core/libtiller.so PYTHONPATH=$root/core/game/python PYTHONDONTWRITEBYTECODE=1 \
            /usr/bin/python3 "$here/runtimes.py" "$(flock 20000)"
    done
    "$build/bin/tiller_runtimes" "$(flock 10000)" "$(flock 10)"
    node "$root/tests/runtimes/javascript/bench.mjs" "$root/build/runtimes/javascript" "$(flock 10000)"
    for _ in 1 2 3 4 5; do
        node "$root/tests/runtimes/javascript/first_tick.mjs" "$root/build/runtimes/javascript" \
            "$root/examples/hunter-and-prey.tiller"
    done
    if command -v chromium >/dev/null && [ -e "$root/web/node_modules/puppeteer-core" ]; then
        for _ in 1 2 3; do
            node "$root/tests/runtimes/javascript/chromium_speed.mjs" "$root/build/runtimes/page" "$(flock 5000)"
        done
    fi
)
strip --strip-unneeded -o "$made/libtiller.so" "$build/core/libtiller.so"

ratio() { awk "BEGIN { printf \"%.2f\", ${number[$1]} / ${number[$2]} }"; }
row() { printf '| %s | %s | %s |\n' "$@"; }
echo '| one thread | goal | measured |'
echo '|---|--:|--:|'
row "C API over C++, a tick of 10,000 with columns and events" "2%" "${number[c_over_cpp]}%"
row "Python over C++, a tick of 20,000 with columns" "1.05" "$(ratio python_20000 tick_20000)"
row "node over native scalar, a tick of 10,000" "2.5" "$(ratio node_10000 tick_10000_scalar)"
row "a tick of 10,000: C++, C++ scalar, node" "-" \
    "${number[tick_10000]}, ${number[tick_10000_scalar]}, ${number[node_10000]} ms"
row "node: from loading the library to the first tick of hunter-and-prey" "100 ms" "${number[node_first_tick]} ms"
row "the processor's time of that, on all threads; WebAssembly.compile alone, by the clock" "-" \
    "${number[node_first_tick_processor]}, ${number[node_compile]} ms"
row "Chromium: from Tiller.load() to the first tick of hunter-and-prey" "100 ms" "${number[chromium_first_tick]:--} ms"
row "Chromium: frames and ticks a second of a flock of 5,000, drawn; the slowest of three" "60" \
    "${number[chromium_frames]:--}, ${number[chromium_ticks]:--}"
row "10,000 worlds of 10 agents: each opened, stepped 10 times, closed" "1 ms" "${number[world_of_10]} ms"
row "memory that as many more worlds leave in use" "0" "${number[kept_after_worlds]} MB"
row "libtiller.so, stripped" "-" "$(stat -c %s "$made/libtiller.so") bytes"
row "tiller.wasm, gzipped" "600 KB" "$(gzip -9 -c "$root/build/runtimes/javascript/tiller.wasm" | wc -c) bytes"
