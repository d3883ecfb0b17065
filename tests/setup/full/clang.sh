#!/usr/bin/env bash
# Holds what clang made against what g++ made, with each kind of vectors this machine has.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
gcc=build/release/bin/tiller clang=build/clang/bin/tiller ticks=500

# A file of one compiler in the place of the other's would prove nothing.
made_by() { readelf -p .comment "$1" | grep -o 'clang version [0-9.]*' | sort -u; }
echo "$clang: $(made_by "$clang")"
if [ -n "$(made_by "$gcc" || true)" ]; then
    echo "$gcc is made by clang too"
    exit 1
fi

for simd in scalar avx2 avx512; do
    case $simd in
    scalar) needs='' ;;
    avx2) needs=avx2 ;;
    avx512) needs=avx512bw ;;
    esac
    if ! grep -qm 1 "^flags.*\b$needs" /proc/cpuinfo; then
        echo "$simd: not on this machine"
        continue
    fi
    "$here/same_hashes.sh" $ticks "$gcc" "$clang" --simd $simd
done
