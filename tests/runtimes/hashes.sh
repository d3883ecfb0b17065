#!/usr/bin/env bash
# hashes.sh BUILD [RUNTIME...]: runs every example for 600 ticks in each runtime (C and Python, if none is named), and
# prints a table: runtime, example, hash, and whether it is that of the command line. Fails if one is not. JavaScript,
# Lua, C# and Godot run what pack.sh made in build/runtimes. A line says so where Godot is not run.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
packs=$here/../../build/runtimes
ticks=600
shift
runtimes=("$@")
[ $# -gt 0 ] || runtimes=(C Python)
export TILLER_LIBRARY=$build/core/libtiller.so PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH=$here/../../core/game/python LUA_PATH="$here/../../core/game/lua/?.lua;;" LD_LIBRARY_PATH=$build/core

hash_by() {
    case $1 in
    C) "$build/tests/tiller_c_game" hash "$2" $ticks ;;
    Python) /usr/bin/python3 "$here/python/hash.py" "$2" $ticks ;;
    JavaScript) node "$here/javascript/hash.mjs" "$packs/javascript" "$2" $ticks ;;
    Lua) luajit "$here/lua/hash.lua" "$2" $ticks ;;
    Godot) sed -n "s/^hash $(basename "$2" .tiller) //p" <<<"$godot_hashes" ;;
    C#) mono "$packs/csharp/Game.exe" hash "$2" $ticks ;;
    esac
}

code=0 godot=0
if [[ " ${runtimes[*]} " = *" Godot "* ]]; then # one start of the engine for all
    godot_hashes=$("$here/godot.sh" hashes $ticks "$(realpath "$here/../../examples")"/*.tiller 2>&1) || godot=$?
    [ $godot != 77 ] || runtimes=("${runtimes[@]/%Godot}")
fi
printf '%-10s %-28s %-16s %s\n' runtime example hash same
for example in "$here"/../../examples/*.tiller; do
    expected=$("$build/bin/tiller" run "$example" --ticks $ticks --hash | tail -n 1)
    for runtime in "${runtimes[@]}"; do
        [ -n "$runtime" ] || continue # Godot, where it is not run
        hash=$(hash_by "$runtime" "$example") || hash=failed
        same=yes
        if [ "$hash" != "$expected" ]; then
            same="no: tiller run has $expected"
            code=1
        fi
        printf '%-10s %-28s %-16s %s\n' "$runtime" "$(basename "$example" .tiller)" "$hash" "$same"
    done
done
[ $godot != 77 ] || printf '%-10s %-28s %-16s %s\n' Godot all - "$(tail -n 1 <<<"$godot_hashes")"
exit $code
