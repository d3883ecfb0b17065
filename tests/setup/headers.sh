#!/usr/bin/env bash
# Compiles each header by itself, but for those that sources include once for each instruction set.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
flags="-std=c++20 -fPIC -ffp-contract=off -I. $(pkg-config --cflags Qt6Widgets Qt6Quick Qt6Qml)"
export flags
# shellcheck disable=SC2016 # the inner shell expands it
find core app -name '*.h' ! -path '*/javascript/*' ! -path '*/godot/*' ! -name '*-inl.h' ! -path core/base/simd.h ! -path core/behaviors/packs.h -print0 |
    xargs -0 -n 1 -P "$(nproc)" sh -c 'echo "#include \"$0\"" | g++ $flags -fsyntax-only -x c++ - ||
        { echo "$0 does not compile by itself"; exit 1; }'
