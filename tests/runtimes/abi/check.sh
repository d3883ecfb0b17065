#!/usr/bin/env bash
# check.sh LIBRARY [--write]: compares the binary interface of tiller.h with the one that games were compiled with,
# which stands here for each soname; and the functions of the library with those of tiller.h. --write writes it anew,
# which only functions that are new, fields at the end of a struct that begins with its size, or a new soname, may need.
set -euo pipefail
library=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
game=$here/../../../core/game
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The released library has no types in it, so the interface is read from functions with the same declarations.
{
    echo '#include "tiller.h"'
    echo '#include <stdlib.h>'
    sed -n 's/^\(\(const char\*\|tiller_result\) tiller_[a-z_]*(.*)\);$/\1 { abort(); }/p' "$game/lua/tiller_h.lua"
} >"$work/stub.c"
soname=$(readelf -d "$library" | sed -n 's/.*SONAME.*\[\(.*\)\].*/\1/p')
cc -g -shared -fPIC -w -I "$game" -Wl,-soname,"$soname" -Wl,--version-script="$game/tiller.map" "$work/stub.c" \
    -o "$work/$soname"

functions() { nm -D --defined-only "$1" | awk '$2 == "T" {print $3}' | sort; }
diff <(functions "$work/$soname") <(functions "$library")

# What the C++ runtime allocates for us, or frees of ours, would miss the allocator of the game (core/game/c_memory.cpp): strings, and
# paths that functions of the runtime make or change.
crossing=$(readelf -rW --demangle "$library" | grep -E 'basic_string<|filesystem::|operator (new|delete)' | grep -vE \
    'path::(_List::|_M_split_cmpts|_M_find_extension|has_|compare)|directory_iterator|::(create_directories|status)\(' || true)
if [ -n "$crossing" ]; then
    printf 'Memory would cross the border to the C++ runtime:\n%s\n' "$crossing"
    exit 1
fi

abidw --no-corpus-path --no-comp-dir-path --no-show-locs --out-file "$work/now.abi" "$work/$soname"
if [ "${2:-}" = --write ]; then
    cp "$work/now.abi" "$here/$soname.abi"
    exit
fi
if ! abidiff --no-added-syms "$here/$soname.abi" "$work/now.abi"; then
    echo "Games that were compiled with $soname would break. Undo the change, or give the library a new soname."
    exit 1
fi
