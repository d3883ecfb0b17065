/* A game in C: it uses every function of tiller.h, and checks what it does.
 *
 *   tiller_c_game hash FILE TICKS       prints the hash, as `tiller run --hash`
 *   tiller_c_game play EXAMPLES FOLDER  a game with hunters and prey; FOLDER is for its files
 *   tiller_c_game chaos FILE SEED CALLS calls in any order, with anything as arguments
 */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int print_hash(const char* file, unsigned long ticks) {
    tiller_world world = 0;
    uint64_t hash = 0;
    unsigned long i;
    if (tiller_open(file, NULL, &world) != TILLER_OK) {
        fprintf(stderr, "%s: %s\n", file, tiller_last_error());
        return 1;
    }
    for (i = 0; i < ticks; ++i)
        OK(tiller_step(world));
    OK(tiller_get_hash(world, &hash));
    printf("%08lx%08lx\n", (unsigned long)(hash >> 32), (unsigned long)(hash & 0xffffffffu));
    OK(tiller_close(world));
    return 0;
}

int main(int count, char** arguments) {
    if (count == 4 && strcmp(arguments[1], "hash") == 0)
        return print_hash(arguments[2], strtoul(arguments[3], NULL, 10));
    if (count == 4 && strcmp(arguments[1], "play") == 0)
        return play(arguments[2], arguments[3]);
    if (count == 5 && strcmp(arguments[1], "chaos") == 0)
        return chaos(arguments[2], strtoul(arguments[3], NULL, 10),
                     strtoul(arguments[4], NULL, 10));
    fprintf(stderr, "usage: hash FILE TICKS | play EXAMPLES FOLDER | chaos FILE SEED CALLS\n");
    return 2;
}
