#!/usr/bin/env bash
# Holds what clang made against what g++ made, with each kind of vectors this machine has.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
gcc=build/release/bin/tiller clang=build/clang/bin/tiller ticks=500

# A program of one compiler in the place of the other's would prove nothing.
by_clang() { [ "$(readelf -p .comment "$1" | grep -c 'clang version')" != 0 ]; }
if ! by_clang $clang || by_clang $gcc; then
    echo "$clang is not made by clang, or $gcc is"
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
