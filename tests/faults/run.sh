#!/usr/bin/env bash
# Every save: each call of the system fails in turn, the process is killed 500 times, the disk is full; and damaged files.
# Prints a table of counts.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
log=build/log/faults.log code=0
mkdir -p build/log
export TILLER_TEST_FULL=1
./dev test "(core/io/tst_(file_writer|damaged_files)|app/cli/tst_faults|app/editor/(document/tst_faults|render/tst_film_faults))" \
    >"$log" 2>&1 || code=$?
[ "$code" = 0 ] || tail -n 100 "$log"
sed -n 's/^.*faults | //p; /SKIP  *:/p' "$log"
exit "$code"
