#!/usr/bin/env bash
# run.sh [--fast] [TARGET] [MINUTES]: builds the fuzzers, fuzzes one target or each for some minutes (3), and prints what was
# reached. New inputs are kept in build/fuzz/corpus, an input that ends the fuzzer in build/fuzz/found. With
# TILLER_FUZZ_ACCEPTED=N it ends as soon as N inputs were accepted.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
minutes=3 preset=fuzz targets=(tests/fuzz/corpus/*)
for argument in "$@"; do
    case $argument in
    --fast) preset=fuzz-fast ;;
    [0-9]*) minutes=$argument ;;
    *)
        [ -f "tests/fuzz/corpus/$argument" ] ||
            { echo "there is no target \"$argument\". It is one of: ${targets[*]##*/}" >&2; exit 1; }
        targets=("$argument")
        ;;
    esac
done
cmake --workflow --preset $preset >&2
seconds=$(awk -v minutes="$minutes" 'BEGIN { print int(minutes * 60) }')

# The harness limits the time of the processor; -timeout is for what hangs, since a busy machine is slow, too.
# Short stacks and a small quarantine are faster; entropic scheduling costs more than the inputs. Symbols: binutils.
export ASAN_OPTIONS=quarantine_size_mb=4:malloc_context_size=2:max_malloc_fill_size=0:detect_stack_use_after_return=0
ASAN_SYMBOLIZER_PATH=$(command -v llvm-symbolizer-16 || command -v llvm-symbolizer-19 || command -v addr2line || true)
export ASAN_SYMBOLIZER_PATH
of() { sed -n "s/.*$1.*/\1/p" "$log" | tail -n 1; } # the last number in the log that matches
failed=0
for target in "${targets[@]##*/}"; do
    grown=build/fuzz/corpus/$target seeds=build/fuzz/seeds/$target found=build/fuzz/found log=build/fuzz/$target.log code=0
    mkdir -p "$grown" "$found"
    python3 tests/fuzz/corpus.py unpack "tests/fuzz/corpus/$target" "$seeds"
    "build/$preset/bin/fuzz-$target" "$grown" "$seeds" -max_total_time="$seconds" -max_len=4096 -len_control=0 \
        -entropic=0 -reload=0 -print_funcs=0 -rss_limit_mb=1024 -timeout=120 -detect_leaks=1 -print_final_stats=1 \
        -artifact_prefix="$found/$target-" >"$log" 2>&1 || code=$?
    [ "$code" = 72 ] && [ -n "${TILLER_FUZZ_ACCEPTED:-}" ] && grep -q 'run interrupted' "$log" && code=0
    [ "$code" = 0 ] || { failed=$code && tail -n 60 "$log"; }
    printf '%s: %s; %s of %s edges, %s inputs a second, %s MB at most\n' "$target" "$(of '\(accepted .*\)')" \
        "$(of ' cov: \([0-9]*\)')" "$(of 'Loaded 1 modules *(\([0-9]*\)')" "$(of 'average_exec_per_sec: *\([0-9]*\)')" \
        "$(of 'peak_rss_mb: *\([0-9]*\)')"
done
exit "$failed"
