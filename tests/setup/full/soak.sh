#!/usr/bin/env bash
# Runs a crowd twice, for TILLER_SOAK_MINUTES (20) in all. Memory must not grow, and both runs must
# give the same hash.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
tiller=${1:-build/release/bin/tiller}
minutes=${TILLER_SOAK_MINUTES:-20}
[[ $minutes =~ ^[1-9][0-9]*$ ]] || { echo "TILLER_SOAK_MINUTES must be a whole number, not \"$minutes\""; exit 1; }
file=tests/bench/flock.tiller agents=50000
most_growth=1 # per cent
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller soak.XXXXXX")
trap 'rm -rf "$work"' EXIT

run() { "$tiller" bench "$file" --agents $agents --ticks "$1" --json 2>/dev/null; }
field() { sed -n "s/.*\"$1\": \"\{0,1\}\([0-9a-f.]*\).*/\1/p" "$2"; }

# The number of ticks that take half of the minutes at the present speed.
run 200 >"$work/speed"
ticks=$(awk -v rate="$(field ticksPerSecond "$work/speed")" -v minutes="$minutes" \
    'BEGIN { printf "%d", rate * minutes * 30 }')
echo "$file, $agents agents, $ticks ticks, twice"

for round in 1 2; do
    "$tiller" bench "$file" --agents $agents --ticks "$ticks" --json >"$work/$round" 2>/dev/null &
    pid=$!
    # Samples VmRSS and VmHWM, in kB, every second.
    while kill -0 $pid 2>/dev/null; do
        awk '/^VmHWM/ { peak = $2 } /^VmRSS/ { now = $2 } END { if (now) print now, peak }' \
            "/proc/$pid/status" 2>/dev/null || true
        sleep 1
    done >"$work/memory"
    wait $pid
    # The first tenth is warm-up. After it, neither memory nor its peak may grow.
    awk -v most=$most_growth -v round=$round '
        { now[NR] = $1; peak[NR] = $2 }
        END {
            if (NR < 20) { print "only " NR " samples of memory"; exit 1 }
            first = int(NR / 10) + 1
            for (i = first; i <= NR; ++i) if (now[i] > highest) highest = now[i]
            growth = 100 * (highest / now[first] - 1)
            peaks = 100 * (peak[NR] / peak[first] - 1)
            printf "run %d: %d samples; after warm-up %d kB, at most %d kB (%+.2f %%); peak %d kB, then %d kB (%+.2f %%)\n",
                round, NR, now[first], highest, growth, peak[first], peak[NR], peaks
            if (growth > most || peaks > most) { print "memory grew by more than " most " %"; exit 1 }
        }' "$work/memory"
done

first=$(field hash "$work/1") second=$(field hash "$work/2")
echo "hashes: $first $second"
if [ ${#first} != 16 ] || [ "$first" != "$second" ]; then
    echo "two runs of the same project have different hashes"
    exit 1
fi
