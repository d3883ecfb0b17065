#!/usr/bin/env bash
# run.sh [OPTION...]: what `./dev bench` does after it installed packages: builds what measures, and runs it.
# TILLER_BENCH_SCREEN=1 measures frames on the real screen, not on a virtual one that the processor draws.
set -euo pipefail
caller=$PWD
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
bin=$PWD/build/release/bin screen=
dev() { ./dev in-stage "$@" >&2; }

case "${1:-}" in
--large)
    dev build release tiller
    tests/bench/large.sh "$bin"
    ;;
--recording)
    dev build release tiller_recording
    "$bin/tiller_recording" tests/bench/flock.tiller
    ;;
--runtimes)
    dev cmd_runtimes
    dev build core-release tiller_runtimes
    tests/bench/runtimes.sh build/core-release
    ;;
--crowds)
    cmake --preset release -DTILLER_RVO2="${TILLER_RVO2:-}" >/dev/null
    dev build release tiller_crowds
    "$bin/tiller_crowds" "${@:2}"
    ;;
--frames)
    [ -n "${TILLER_BENCH_SCREEN:-}" ] || { dev need screen && screen="./dev in-stage on_screen"; }
    dev build release tiller_frames
    $screen "$bin/tiller_frames" "${@:2}"
    ;;
*)
    if [[ " $* " =~ \.(tiller|json)\  ]]; then
        dev build release tiller
        cd "$caller"
        exec "$bin/tiller" bench "$@"
    fi
    dev build release tiller tiller_textbook tiller_clock tiller_living
    tests/bench/table.py "$bin" "$@"
    echo
    tests/bench/large.sh "$bin"
    ;;
esac
