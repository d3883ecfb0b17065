#!/usr/bin/env bash
# Runs a sweep as a job array on a Slurm of three nodes on this machine, and kills one of them. All results must be
# there, with the hash of a run in one process; GNU parallel must give the same. Needs root, as slurmd does.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
tiller=$(readlink -f "${1:-build/release/bin/tiller}")
ticks=${2:-60000} # of each run: long enough that a node is killed amid its work
work=$(mktemp -d /tmp/tiller-slurm.XXXXXX)
daemons=()
trap 'for pid in "${daemons[@]}"; do kill "$pid" 2>/dev/null || true; done; wait; rm -rf "$work"' EXIT

fail() {
    echo "slurm.sh: $*"
    tail -n 20 "$work"/*.log 2>/dev/null || true
    exit 1
}

# until_true SECONDS COMMAND...: waits until the command succeeds.
until_true() {
    local left=$1
    shift
    while ! "$@" >/dev/null 2>&1; do
        [ $((left -= 1)) -gt 0 ] || return 1
        sleep 1
    done
}

# start NAME COMMAND...: starts a daemon that stays in the foreground.
start() {
    local name=$1
    shift
    "$@" >>"$work/$name.log" 2>&1 &
    daemons+=($!)
}

# --- the cluster --------------------------------------------------------------------------------
chmod 755 "$work"
mkdir -p "$work"/{munge,state,spool}
chmod 755 "$work/munge"
head -c 1024 /dev/urandom >"$work/munge/key"
chmod 400 "$work/munge/key"
cat >"$work/slurm.conf" <<EOF
ClusterName=tiller
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=26817
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool/%n
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
JobRequeue=1
SlurmdTimeout=5
ReturnToService=2
MpiDefault=none
NodeName=node[1-3] NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=[26821-26823] CPUs=1 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
EOF
export SLURM_CONF=$work/slurm.conf
start munged munged --foreground --force --socket="$work/munge/socket" --key-file="$work/munge/key" \
    --pid-file="$work/munge/pid" --log-file="$work/munge/log" --seed-file="$work/munge/seed"
until_true 20 munge -n --socket="$work/munge/socket" || fail "munged does not answer"
start slurmctld slurmctld -D -f "$SLURM_CONF"
for i in 1 2 3; do
    mkdir -p "$work/spool/node$i"
    start "node$i" slurmd -D -N "node$i" -f "$SLURM_CONF"
done
slurmd3=${daemons[-1]}
nodes_are_idle() { [ "$(sinfo -h -t idle -o %D)" = 3 ]; }
until_true 60 nodes_are_idle || fail "the three nodes do not come up: $(sinfo)"
echo "a Slurm of three nodes: $(sinfo -h -N -o '%N %T' | tr '\n' ' ')"

# --- the sweep ----------------------------------------------------------------------------------
plan() { # plan NAME
    "$tiller" sweep plan examples/hunter-and-prey.tiller -o "$work/$1" --vary 'hunter.maxSpeed=60..150 in 6' \
        --seeds 6 --ticks "$ticks" --measure quantity=contacts-with,of=hunter,with=prey
}
merged() { "$tiller" sweep merge "$work/$1" -o "$work/$1.csv"; }
plan cluster
"$tiller" sweep submit "$work/cluster" --engine slurm --chunks 12
has_result() { [ "$(find "$work/cluster.results" -type f -name '????????????????' | wc -l)" -ge "$1" ]; }
node3_works() { [ "$(squeue -h -t R -w node3 -o %A)" != "" ]; }
until_true 120 node3_works || fail "no job runs on node3: $(squeue)"
until_true 120 has_result 1 || fail "no run ends"

# Node 3 dies: its daemon, and all of its job.
killed=$slurmd3
for job in $(squeue -h -t R -w node3 -o %A); do
    for stat in /proc/[0-9]*; do
        pid=${stat#/proc/}
        if grep -qzx "SLURM_JOB_ID=$job" "$stat/environ" 2>/dev/null ||
            { tr '\0' ' ' <"$stat/cmdline"; } 2>/dev/null | grep -q "^slurmstepd: \[$job\."; then
            [ "$pid" = $$ ] || killed+=" $pid"
        fi
    done
    echo "node3 dies with job $job"
done
# shellcheck disable=SC2086 # several words
kill -9 $killed 2>/dev/null || true
node3_is_down() { [ "$(sinfo -h -n node3 -t down -o %D)" = 1 ]; }
until_true 120 node3_is_down || fail "node3 is not down: $(sinfo)"
echo "nodes now: $(sinfo -h -N -o '%N %T' | tr '\n' ' ')"
is_done() { [ -z "$(squeue -h)" ]; }
until_true 900 is_done || fail "the jobs do not end: $(squeue)"
cluster=$(merged cluster) || fail "results are missing: $(cat "$work"/cluster.results/*.log)"

# --- the same in one process, and with GNU parallel -----------------------------------------------
plan single
"$tiller" sweep run "$work/single"
single=$(merged single)
plan parallel
"$tiller" sweep submit "$work/parallel" --engine parallel --chunks 4
parallel=$(merged parallel)
printf 'Slurm, a node killed: %s\none process: %s\nGNU parallel: %s\n' "${cluster//$'\n'/, }" "${single//$'\n'/, }" \
    "${parallel//$'\n'/, }"
[ "$cluster" = "$single" ] || fail "Slurm gives another hash"
[ "$parallel" = "$single" ] || fail "GNU parallel gives another hash"
