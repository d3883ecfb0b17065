#!/usr/bin/env bash
# Measures Tiller and the programs it is compared with in interleaved rounds, so that the noise of a
# shared machine affects all of them alike. Prints Markdown to stdout and progress to stderr.
# `./dev bench` builds Tiller's programs and calls this script.
set -euo pipefail
export LC_ALL=C # a decimal point, everywhere

here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$(readlink -f "$here/../..")
made=$root/build/bench

fail() {
    printf 'bench: %s\n' "$*" >&2
    exit 1
}
say() { printf 'bench: %s\n' "$*" >&2; }

usage="usage: ./dev bench [--quick] [--sort-period K]"
[ $# -gt 0 ] || fail "$usage"
bin=$(readlink -f "$1")
shift
rounds=5 sample_ms=700 warm=32 quick=no sort_period=4
while [ $# -gt 0 ]; do
    case $1 in
    --quick) quick=yes rounds=3 sample_ms=200 warm=16 ;;
    --sort-period)
        sort_period=${2:-}
        [[ $sort_period =~ ^[1-9][0-9]?$ ]] || fail "--sort-period must be a number from 1 to 99"
        shift
        ;;
    *) fail "unknown option \"$1\"; $usage" ;;
    esac
    shift
done
warm=$(((warm + sort_period - 1) / sort_period * sort_period)) # whole periods; the yardstick needs them
mkdir -p "$made"
samples=$made/samples.tsv
: >"$samples"

# --- the peers ----------------------------------------------------------------------------------

declare -A left_out=() # peer -> reason
without() {
    [ -z "${left_out[$1]:-}" ] || return 0
    left_out[$1]=$2
    say "without $1: $2"
}

# The best instruction set that both Tiller and the yardstick have: vectors of 256 bits, with AVX-512
# instructions if the processor has them.
cpu_has() {
    local flags flag
    flags=" $(sed -n '/^flags/{s/.*: //p;q}' /proc/cpuinfo) "
    for flag in "$@"; do [[ $flags == *" $flag "* ]] || return 1; done
}
simd='' isa=''
if cpu_has avx512f avx512dq avx512vl avx512bw; then
    simd=avx512 isa=avx512vl
elif cpu_has avx2 fma; then
    simd=avx2 isa=avx2
fi

prepare_yardstick() {
    local source=${TILLER_YARDSTICK:-$root/../shared/yardstick}
    if [ ! -e "$source/Makefile" ]; then
        without yardstick "../shared/yardstick is missing"
    elif [ -z "$isa" ]; then
        without yardstick "it needs a processor with AVX2"
    elif ! command -v make >/dev/null; then
        without yardstick "make is missing"
    elif ! make -C "$source" -j"$(nproc)" OUT="$made/yardstick" >"$made/yardstick.log" 2>&1; then
        without yardstick "it does not build (see build/bench/yardstick.log)"
    fi
}

prepare_yuka() {
    if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
        without yuka "node or npm is missing"
        return
    fi
    mkdir -p "$made/yuka"
    cmp -s "$here/yuka/package.json" "$made/yuka/package.json" || rm -rf "$made/yuka/node_modules"
    cp "$here/yuka/package.json" "$here/yuka/flock.js" "$made/yuka/"
    [ -d "$made/yuka/node_modules/yuka" ] ||
        timeout 120 npm install --prefix "$made/yuka" --no-package-lock --no-audit --no-fund \
            >"$made/yuka.log" 2>&1 </dev/null ||
        without yuka "npm could not install it (see build/bench/yuka.log)"
}

# --- one sample of each -------------------------------------------------------------------------
# Each function measures WORKLOAD AGENTS THREADS, and sets ns, neighbors, bytes and used (threads).

# in_json KEY TEXT
in_json() {
    [[ $2 =~ \"$1\":\ *([-+0-9.eE]+) ]] && printf '%s' "${BASH_REMATCH[1]}"
}

# in_line KEY TEXT
in_line() {
    [[ $2 =~ \ $1=([-+0-9.eE]+) ]] && printf '%s' "${BASH_REMATCH[1]}"
}

# ticks_for NS AGENTS MOST: prints the number of ticks, in whole periods, that take the time of one
# sample at NS per agent-step.
ticks_for() {
    local ticks=$((sample_ms * 1000000 / ($1 * $2)))
    [ "$ticks" -le "$3" ] || ticks=$3
    [ "$ticks" -ge 4 ] || ticks=4
    echo $(((ticks + sort_period - 1) / sort_period * sort_period))
}

# workload_ticks WORKLOAD AGENTS: the ticks of Tiller and of the yardstick. They are the same, because
# flocks grow denser over time.
workload_ticks() {
    local ns=50
    [ "$1" != nodes ] || ns=10
    [ "$1" != clump ] || ns=20000
    [ "$1" != crossing ] || ns=1500
    ticks_for $ns "$2" 600
}

declare -A hashes=()

# project_of WORKLOAD: prints the name of its project file.
project_of() {
    local file=$here/$1.tiller
    [ -e "$file" ] || file=$made/$1.tiller
    printf '%s\n' "$file"
}

make_geometry() {
    awk -v kind=obstacles -f "$here/geometry.awk" >"$made/obstacles.tiller"
    awk -v kind=path -v points=10 -f "$here/geometry.awk" >"$made/path-10.tiller"
    awk -v kind=path -v points=10000 -f "$here/geometry.awk" >"$made/path-10000.tiller"
    awk -f "$here/crossing.awk" >"$made/crossing.tiller"
}

take_tiller() {
    local text hash call
    call=("$bin/tiller" bench "$(project_of "$1")" --threads "$3" --json
        --ticks "$(workload_ticks "$1" "$2")" --warm "$warm" --sort-period "$sort_period")
    [ -z "$simd" ] || call+=(--simd "$simd")
    [ "$1" = crossing ] || call+=(--agents "$2") # its agents are placed
    text=$("${call[@]}" 2>"$made/tiller.log") ||
        fail "a run of Tiller failed (${call[*]}): $(<"$made/tiller.log")"
    if ! { ns=$(in_json nsPerAgentStep "$text") && neighbors=$(in_json neighbors "$text") &&
        bytes=$(in_json bytesPerAgent "$text") && used=$(in_json threads "$text") &&
        [[ $text =~ \"hash\":\ *\"([0-9a-f]+)\" ]]; }; then
        fail "a run of Tiller printed no measurements (${call[*]}): $text"
    fi
    hash=${BASH_REMATCH[1]}
    : "${hashes["$1 $2"]:=$hash}"
    [ "${hashes["$1 $2"]}" = "$hash" ] ||
        fail "$1 with $2 agents has hash $hash with $3 threads, but had ${hashes["$1 $2"]} before"
}

# Uses doubles and exact sums, like Tiller. Its workload without neighbors has floats only.
take_yardstick() {
    local call text
    case $1 in
    nodes) call=(free --work wander) ;;
    views) call=(lattice --double --work fov --resort "$sort_period") ;;
    *) call=(lattice --double --work flock --resort "$sort_period") ;;
    esac
    used=$3
    text=$("$made/yardstick/${call[0]}" "${call[@]:1}" --n "$2" --threads "$3" --isa "$isa" \
        --steps "$(workload_ticks "$1" "$2")" --warm "$warm" --reps 1 2>&1) &&
        ns=$(in_line min "$text") && neighbors=$(in_line nbrs "$text") && bytes=$(in_line B/agent "$text")
}

take_textbook() {
    local text
    bytes=- used=1
    if ! { text=$("$bin/tiller_textbook" "$2" "$(ticks_for 500 "$2" 600)" 4) &&
        ns=$(in_json nsPerAgentStep "$text") && neighbors=$(in_json neighbors "$text"); }; then
        fail "the textbook flock failed at $2 agents"
    fi
}

take_yuka() {
    local text
    bytes=- used=1
    text=$(node "$made/yuka/flock.js" "$2" "$(ticks_for 2500 "$2" 300)" 10 2>"$made/yuka.log") &&
        ns=$(in_json nsPerAgentStep "$text") && neighbors=$(in_json neighbors "$text")
}

# take WORKLOAD AGENTS THREADS PROGRAM...: writes one sample of each program to the file.
take() {
    local workload=$1 agents=$2 threads=$3 program ns neighbors bytes used
    shift 3
    for program in "$@"; do
        [ -z "${left_out[$program]:-}" ] || continue
        if "take_$program" "$workload" "$agents" "$threads"; then
            printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$workload" "$agents" "$threads" "$program" \
                "$ns" "$neighbors" "$bytes" "$used" >>"$samples"
        else
            without "$program" "it failed on $workload with $agents agents"
        fi
    done
}

# --- the rounds ---------------------------------------------------------------------------------

cores=$(nproc)
several=() # numbers of threads above one, for large worlds
[ "$cores" -lt 2 ] || several=(2)
[ "$cores" -le 2 ] || several+=("$cores")

take_all() {
    local round=$1 agents threads peers
    for agents in 1000 10000 100000; do
        peers=(yardstick textbook)
        [ $agents = 100000 ] || peers+=(yuka)
        take flock $agents 1 tiller "${peers[@]}"
        [ "$cores" -lt 2 ] || [ $agents = 100000 ] || take flock $agents "$cores" tiller yardstick
    done
    for threads in ${several[@]+"${several[@]}"}; do take flock 100000 "$threads" tiller yardstick; done

    # A million agents take long. The textbook flock runs once; with --quick, all programs run once.
    if [ $quick = no ] || [ "$round" = 1 ]; then
        peers=(yardstick)
        [ $quick = yes ] || [ "$round" != 1 ] || peers+=(textbook)
        take flock 1000000 1 tiller "${peers[@]}"
        for threads in ${several[@]+"${several[@]}"}; do take flock 1000000 "$threads" tiller yardstick; done
    fi

    take views 100000 1 tiller yardstick
    take mixed 100000 1 tiller yardstick
    take nodes 100000 1 tiller yardstick
    take hunt 100000 1 tiller
    take clump 10000 1 tiller
    take crossing 10000 1 tiller
    take obstacles 100000 1 tiller
    take path-10 100000 1 tiller
    take path-10000 100000 1 tiller
}

for program in tiller tiller_textbook tiller_clock tiller_living; do
    [ -x "$bin/$program" ] || fail "$bin/$program is not built"
done
make_geometry
prepare_yardstick
prepare_yuka
load=$(cut -d ' ' -f 1 /proc/loadavg)
clock=$(in_json gigahertz "$("$bin/tiller_clock")")
for ((round = 1; round <= rounds; ++round)); do
    say "round $round of $rounds"
    take_all "$round"
done
left=''
for peer in "${!left_out[@]}"; do
    left+="$peer: ${left_out[$peer]}; "
    sed -i "/\t$peer\t/d" "$samples"
done

compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$bin/../CMakeCache.txt" 2>/dev/null || true)
cpu=$(sed -n '/^model name/{s/.*: //p;q}' /proc/cpuinfo)
awk -F '\t' -v clock="$clock" -v left="${left%; }" -v quick=$quick -f "$here/report.awk" "$samples"
say "worlds that live"
printf '\n'
"$bin/tiller_living" "$here/flock.tiller" $((rounds + 2)) || fail "worlds that live could not be measured"
printf '\nMeasured on: %s, %s cores, %.2f GHz under load, load average %s before; %s; ' "${cpu:-$(uname -m)}" "$cores" \
    "$clock" "$load" "$("${compiler:-c++}" --version | head -n 1)"
printf '%s vectors, sort period %s, %s interleaved rounds.\n' "${isa:-scalar}" "$sort_period" "$rounds"
