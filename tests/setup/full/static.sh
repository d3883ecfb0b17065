#!/usr/bin/env bash
# Links the game in C with the small static library, and with the small libtiller.so, which it builds: both must play, give the hashes
# of this machine's release build, and stay small. That game calls every function; so does none that ships, so one that only opens,
# steps and reads agents is measured, too.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
native=build/release/bin/tiller most_of_least=1500000 most_of_game=1800000 most_of_library=2500000 # bytes
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# compile FLAGS...: the game's objects.
compile() {
    for file in tests/runtimes/c/*.c; do
        cc -std=c99 -O2 "$@" -ffunction-sections -I core/game -c "$file" -o "$folder/$(basename "$file" .c).o"
    done
}

# plays GAME FILE MOST: the game, of which the stripped file has at most so many bytes.
plays() {
    if ldd "$1" | grep -E 'tbb|hwy|boost'; then
        echo "the game needs more than the C++ runtime"
        exit 1
    fi
    "$1" play examples "$folder"
    for example in examples/*.tiller; do
        expected=$("$native" run "$example" --ticks 600 --hash | tail -n 1)
        actual=$("$1" hash "$example" 600)
        echo "$(basename "$example"): $actual"
        [ "$actual" = "$expected" ]
    done
    is_small "$2" "$3"
}

# is_small FILE MOST
is_small() {
    size "$1"
    echo "$1: $(stat -c %s "$1") bytes, at most $2"
    [ "$(stat -c %s "$1")" -le "$2" ]
}

# link_game GAME OBJECT...: with the static library, stripped.
link_game() {
    c++ "${@:2}" build/static/core/libtiller_live.a build/static/core/libtiller_core.a -Wl,--gc-sections -o "$1"
    strip "$1"
}

cat >"$folder/least.c" <<'END'
#include <stdio.h>
#include <stdlib.h>
#include <tiller.h>

/* Text of a project comes in; its agents and the hash of a run of so many ticks come out. */
int main(int count, char** arguments) {
    static char text[1 << 20];
    tiller_columns agents;
    tiller_world world;
    uint64_t hash;
    int ticks = count > 1 ? atoi(arguments[1]) : 0;
    if (tiller_open_text(text, fread(text, 1, sizeof text, stdin), NULL, &world) != TILLER_OK) {
        puts(tiller_last_error());
        return 1;
    }
    while (ticks-- > 0)
        tiller_step(world);
    agents.size = sizeof agents;
    if (tiller_get_columns(world, 0, &agents) == TILLER_OK && agents.count > 0)
        printf("the first of %d agents is at %g, %g\n", (int)agents.count, agents.x[0], agents.y[0]);
    tiller_get_hash(world, &hash);
    printf("%016llx\n", (unsigned long long)hash);
    return tiller_close(world) != TILLER_OK;
}
END
cc -std=c99 -O2 -I core/game -c "$folder/least.c" -o "$folder/least.object"
link_game "$folder/least" "$folder/least.object"
"$folder/least" 600 <examples/hunter-and-prey.tiller
[ "$("$folder/least" 600 <examples/hunter-and-prey.tiller | tail -n 1)" = \
    "$("$native" run examples/hunter-and-prey.tiller --ticks 600 --hash | tail -n 1)" ]
is_small "$folder/least" $most_of_least

compile -DTILLER_STATIC_GAME
link_game "$folder/game" "$folder"/*.o
plays "$folder/game" "$folder/game" $most_of_game

cmake --preset small >/dev/null
cmake --build --preset small
compile
cp -P build/small/core/libtiller.so* "$folder"
strip --strip-unneeded "$(realpath "$folder/libtiller.so")"
cc "$folder"/*.o -L "$folder" -ltiller -lm -Wl,-rpath,"$folder" -o "$folder/shared"
plays "$folder/shared" "$(realpath "$folder/libtiller.so")" $most_of_library
