#!/usr/bin/env bash
# run.sh TARGET MINUTES [PRESET]: fuzzes one target, and prints what was reached. New inputs are kept in
# build/fuzz/corpus, an input that ends the fuzzer in build/fuzz/found. With TILLER_FUZZ_ACCEPTED=N it ends as soon as
# N inputs were accepted.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
target=$1 preset=${3:-fuzz} seconds=$(awk -v minutes="$2" 'BEGIN { print int(minutes * 60) }')
grown=build/fuzz/corpus/$target found=build/fuzz/found log=build/fuzz/$target.log
mkdir -p "$grown" "$found"

# The harness limits the time of the processor; -timeout is for what hangs, since a busy machine is slow, too.
# Short stacks and a small quarantine are faster; entropic scheduling costs more than the inputs. Symbols: binutils.
export ASAN_OPTIONS=quarantine_size_mb=4:malloc_context_size=2:max_malloc_fill_size=0:detect_stack_use_after_return=0
ASAN_SYMBOLIZER_PATH=$(command -v llvm-symbolizer-16 || command -v llvm-symbolizer-19 || command -v addr2line || true)
export ASAN_SYMBOLIZER_PATH
code=0
"build/$preset/bin/fuzz-$target" "$grown" "tests/fuzz/corpus/$target" -max_total_time="$seconds" -max_len=4096 -len_control=0 \
    -entropic=0 -reload=0 -print_funcs=0 -rss_limit_mb=1024 -timeout=120 -detect_leaks=1 -print_final_stats=1 \
    -artifact_prefix="$found/$target-" >"$log" 2>&1 || code=$?
[ "$code" = 72 ] && [ -n "${TILLER_FUZZ_ACCEPTED:-}" ] && grep -q 'run interrupted' "$log" && code=0
[ "$code" = 0 ] || tail -n 60 "$log"

of() { sed -n "s/.*$1.*/\1/p" "$log" | tail -n 1; } # the last number in the log that matches
printf '%s: %s; %s of %s edges, %s inputs a second, %s MB at most\n' "$target" "$(of '\(accepted .*\)')" \
    "$(of ' cov: \([0-9]*\)')" "$(of 'Loaded 1 modules *(\([0-9]*\)')" "$(of 'average_exec_per_sec: *\([0-9]*\)')" \
    "$(of 'peak_rss_mb: *\([0-9]*\)')"
exit "$code"
