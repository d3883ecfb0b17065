#!/usr/bin/env bash
# stages.sh daily|core|lint, or full [MINUTES]: the stages of `./dev test` and `./dev lint`.
set -uo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." || exit
stages=0 failed=() unrun=() tests=0 tests_failed=0
deadline= # in SECONDS: later stages are not run, and one that runs is stopped

# stage NAME COMMAND...: runs a function of ./dev or a command, logs its output, and prints a line with its seconds. If it fails,
# shows what failed and the end of the log. A command that exits with 77 was not run, and its last line says why.
stage() {
    local name=$1 start=$SECONDS code=0 note=ok log counts limit=()
    if [ -n "$deadline" ] && [ "$SECONDS" -ge "$deadline" ]; then
        unrun+=("$name")
        printf '%-40s          not run: the time is over\n' "$name"
        return 1
    fi
    if [ -n "$deadline" ]; then limit=(timeout -k 5 $((deadline - SECONDS))); fi
    mkdir -p build/log
    log=build/log/$(printf '%02d-%s.log' $((stages + 1)) "${name//[^a-zA-Z0-9]/-}")
    "${limit[@]}" ./dev in-stage "${@:2}" >"$log" 2>&1 </dev/null || code=$?
    if [ "$code" != 0 ] && [ -n "$deadline" ] && [ "$SECONDS" -ge "$deadline" ]; then
        unrun+=("$name")
        printf '%-40s %5d s  not finished: the time is over; see %s\n' "$name" $((SECONDS - start)) "$log"
        return 1
    fi
    if [ "$code" = 77 ]; then
        unrun+=("$name")
        printf '%-40s %5d s  %s\n' "$name" $((SECONDS - start)) "$(tail -n 1 "$log")"
        return 1
    fi
    stages=$((stages + 1))
    counts=$(sed -n 's/.*tests passed, \([0-9]*\) tests failed out of \([0-9]*\).*/\1 \2/p' "$log" | tail -n 1)
    if [ -n "$counts" ]; then
        tests_failed=$((tests_failed + ${counts% *})) tests=$((tests + ${counts#* }))
        note="ok, ${counts#* } tests"
    fi
    if [ "$code" != 0 ]; then
        failed+=("$name")
        { grep -A 3 '^FAIL!' "$log" | head -n 80; tail -n 150 "$log"; } | sed 's/^/    /'
        note="FAILED, see $log"
    fi
    printf '%-40s %5d s  %s\n' "$name" $((SECONDS - start)) "$note"
    return "$code"
}

# Prints a summary as ctest does, and fails if a stage failed.
close() {
    printf '\n'
    [ "$tests" = 0 ] || printf '%d%% tests passed, %d tests failed out of %d\n' \
        $(((tests - tests_failed) * 100 / tests)) "$tests_failed" "$tests"
    printf '%d of %d stages passed' $((stages - ${#failed[@]})) "$stages"
    [ ${#unrun[@]} = 0 ] || printf ', %d not run' ${#unrun[@]}
    printf '\nTotal time (real) = %d sec\n' "$SECONDS"
    [ ${#failed[@]} -gt 0 ] || return 0
    printf '\nThe following stages FAILED:\n'
    printf '\t%s\n' "${failed[@]}"
    return 1
}

# One tree, build/release. The tests of core run while the editor is built.
daily() {
    local core code=0 output=build/log/core.txt
    stage "packages" need core editor screen python test &&
        stage "build: library, command line, their tests" build release tiller tiller_c core_tests || return
    ./dev in-stage tested release ctest --preset release -L core -LE slow >"$output" 2>&1 </dev/null &
    core=$!
    stage "build: editor, its tests" build release tiller_pages tiller-editor tiller_live app_tests
    wait $core || code=$?
    stage "tests of the library" sh -c "cat $output; exit $code"
    stage "tests of the editor" tested release ctest --preset release -L app -LE slow
}

core() {
    stage "packages" need core screen && stage "tests of the library" workflow core-release
}

# The slow checks: sanitizers first, then long tests, other compilers, another processor, threads, time.
full() {
    local name
    daily
    if [ -n "${1:-}" ]; then deadline=$((SECONDS + 60 * $1)); fi
    export TILLER_TEST_FULL=1 # some tests then run longer
    stage "sanitizers: library" workflow asan
    stage "slow tests" tested release ctest --preset release -L slow
    stage "sanitizers: editor" workflow asan-app
    stage "sanitizers: library, every check" workflow asan-wide
    export TILLER_MONKEY_EVENTS=${TILLER_MONKEY_EVENTS:-1000000}
    ASAN_OPTIONS=detect_leaks=0 QTEST_FUNCTION_TIMEOUT=20000000 \
        stage "monkey, $TILLER_MONKEY_EVENTS events" on_screen build/asan/tests/app_editor tst_monkey
    if stage "packages for --full" need fuzz node full; then
        stage "clang: tests, the hashes of g++" workflow clang
        stage "fuzzers: build" cmake --workflow --preset fuzz && for name in tests/fuzz/corpus/*; do
            stage "fuzz ${name##*/}, 3 minutes" tests/fuzz/run.sh "${name##*/}" 3
        done
        stage "aarch64: the hashes of x86-64" workflow aarch64
        stage "Windows: the hashes of x86-64, tiller.dll" workflow windows
        stage "yuka: the recorded forces" tests/setup/full/yuka.sh
        stage "page: build" cmd_page && TILLER=$PWD/build/release/bin/tiller \
            stage "page: logic, hashes, Chromium" sh -c "./dev in-stage web test && ./dev in-stage web browser"
        stage "packages: build, policy" cmd_package && stage "packages: a bare Debian" app/package/package.sh bare
        if stage "runtimes: the hashes of tiller run" cmd_runtimes --hash; then
            stage "runtimes: games" tests/runtimes/games.sh build/core-release
            stage "runtimes: Godot" tests/runtimes/godot.sh test build/core-release
            stage "runtimes: a bare machine" tests/runtimes/bare.sh build/core-release
            stage "runtimes: the ABI of libtiller" tests/runtimes/abi/check.sh build/core-release/core/libtiller.so
        fi
        stage "the small static library" workflow static
        stage "threads under ThreadSanitizer" workflow tsan
        stage "sweeps on Slurm and GNU parallel" tests/setup/full/slurm.sh
        stage "soak, ${TILLER_SOAK_MINUTES:-20} minutes" tests/setup/full/soak.sh
    fi
    lint
}

lint() {
    stage "packages for lint" need core editor screen test lint node || return
    stage "format" format --dry-run -Werror
    stage "shell" sh -c 'git ls-files -coz --exclude-standard "*.sh" dev .ci/run | xargs -0 shellcheck -S warning'
    stage "TypeScript" web lint
    # qmllint reads type descriptions, which the first build makes.
    stage "QML" build release all_qmllint
    # shellcheck disable=SC2016 # ./dev sets it
    stage "clang-tidy on core" sh -c 'find core -name "*.cpp" -print0 | sort -z |
        xargs -0 -n 1 -P "$(nproc)" "clang-tidy$TILLER_LLVM" --quiet -p build/release'
}

"$@"
close
