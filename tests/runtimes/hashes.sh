#!/usr/bin/env bash
# hashes.sh BUILD: runs every example for 600 ticks in each runtime, and prints a table: runtime, example, hash, and
# whether it is that of the command line. Fails if one is not.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
ticks=600
export TILLER_LIBRARY=$build/core/libtiller.so PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH=$here/../../core/game/python

hash_by() {
    case $1 in
    C) "$build/tests/tiller_c_game" hash "$2" $ticks ;;
    Python) /usr/bin/python3 "$here/python/hash.py" "$2" $ticks ;;
    esac
}

code=0
printf '%-8s %-28s %-16s %s\n' runtime example hash same
for example in "$here"/../../examples/*.tiller; do
    expected=$("$build/bin/tiller" run "$example" --ticks $ticks --hash | tail -n 1)
    for runtime in C Python; do
        hash=$(hash_by $runtime "$example") || hash=failed
        same=yes
        if [ "$hash" != "$expected" ]; then
            same="no: tiller run has $expected"
            code=1
        fi
        printf '%-8s %-28s %-16s %s\n' $runtime "$(basename "$example" .tiller)" "$hash" "$same"
    done
done
exit $code
