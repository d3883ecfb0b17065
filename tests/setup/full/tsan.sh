#!/usr/bin/env bash
# Runs crowds on four threads under ThreadSanitizer. It must report no race, and the hashes must be
# those of the release build on one thread.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
tsan=build/tsan/bin/tiller release=build/release/bin/tiller
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller tsan.XXXXXX")
trap 'rm -rf "$work"' EXIT
export TSAN_OPTIONS="exitcode=66 history_size=7"

fail() {
    echo "tsan.sh: $*"
    exit 1
}
[ "$(nm "$tsan" | grep -c ' __tsan_read8$')" = 1 ] || fail "$tsan is not instrumented"

# ThreadSanitizer cannot start if the kernel randomizes addresses too much: then turns that off.
fixed=()
"$tsan" --version >/dev/null 2>&1 || fixed=(setarch "$(uname -m)" -R)
"${fixed[@]}" "$tsan" --version >/dev/null || fail "$tsan does not start"

crowd=(--agents 4000 --json)
hash_in() { sed -n 's/.*"hash": "\(.*\)".*/\1/p' "$1"; }

# most_threads OUTPUT COMMAND...: runs the command and prints its highest number of threads.
most_threads() {
    local output=$1 most=0 now pid code=0
    shift
    "$@" >"$output" 2>"$output.err" &
    pid=$!
    while kill -0 $pid 2>/dev/null; do
        now=$(find "/proc/$pid/task" -mindepth 1 -maxdepth 1 2>/dev/null | wc -l) || true
        [ "$now" -le $most ] || most=$now
        sleep 0.05
    done
    wait $pid || code=$?
    echo $most
    return $code
}

for file in tests/bench/*.tiller; do
    one=$(most_threads "$work/one" "${fixed[@]}" "$tsan" bench "$file" "${crowd[@]}" --ticks 10 --threads 1) ||
        fail "$file on one thread: $(cat "$work/one.err")"
    four=$(most_threads "$work/four" "${fixed[@]}" "$tsan" bench "$file" "${crowd[@]}" --ticks 60 --threads 4) || {
        cat "$work/four.err"
        fail "$file: see the report above"
    }
    ! grep -A 30 'WARNING: ThreadSanitizer' "$work/four.err" || fail "$file: see the report above"
    "$release" bench "$file" "${crowd[@]}" --ticks 60 --threads 1 >"$work/release" 2>/dev/null
    expected=$(hash_in "$work/release") actual=$(hash_in "$work/four")
    echo "$file: $((four - one)) more threads than with --threads 1, no report; $expected $actual"
    [ "$four" -ge $((one + 3)) ] || fail "--threads 4 started too few threads, so this tested nothing"
    [ -n "$expected" ] && [ "$expected" = "$actual" ] || fail "$file: the hashes differ"
done
