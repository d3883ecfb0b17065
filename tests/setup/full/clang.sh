#!/usr/bin/env bash
# Compares the hashes of the clang build with those of the g++ build, for each instruction set that
# this machine has.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
gcc=build/release/bin/tiller clang=build/clang/bin/tiller ticks=500

# Makes sure that the two programs come from different compilers.
by_clang() { [ "$(readelf -p .comment "$1" | grep -c 'clang version')" != 0 ]; }
if ! by_clang $clang || by_clang $gcc; then
    echo "$clang must be built by clang, and $gcc must not"
    exit 1
fi

for simd in scalar avx2 avx512; do
    case $simd in
    scalar) needs='' ;;
    avx2) needs=avx2 ;;
    avx512) needs=avx512bw ;;
    esac
    if ! grep -qm 1 "^flags.*\b$needs" /proc/cpuinfo; then
        echo "$simd: this machine does not have it"
        continue
    fi
    "$here/same_hashes.sh" $ticks "$gcc" "$clang" --simd $simd
done
