/* A game in C: it uses every function of tiller.h, and checks what it does.
 *
 *   tiller_c_game hash FILE TICKS       prints the hash, as `tiller run --hash`, in its own memory
 *   tiller_c_game play EXAMPLES FOLDER  a game with hunters and prey; FOLDER is for its files
 *   tiller_c_game chaos FILE SEED CALLS calls in any order, with anything as arguments
 */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An allocator of the game. It counts its blocks, and marks each, so that no other memory comes
 * back to it. */
typedef struct heap {
    long blocks, taken;
} heap;
typedef struct mark {
    const heap* of;
    void* start;
} mark;

static void* take(void* user, size_t size, size_t alignment) {
    heap* from = (heap*)user;
    char* start = (char*)malloc(size + alignment + sizeof(mark));
    char* memory;
    if (!start)
        return NULL;
    memory = start + sizeof(mark);
    memory += (alignment - (uintptr_t)memory % alignment) % alignment;
    ((mark*)(void*)memory)[-1].of = from;
    ((mark*)(void*)memory)[-1].start = start;
    __sync_fetch_and_add(&from->blocks, 1);
    __sync_fetch_and_add(&from->taken, 1);
    return memory;
}

static void give_back(void* user, void* memory) {
    heap* to = (heap*)user;
    mark* of = (mark*)memory - 1;
    CHECK(of->of == to);
    of->of = NULL;
    __sync_fetch_and_sub(&to->blocks, 1);
    free(of->start);
}

static int run(const char* file, unsigned long ticks, uint64_t* hash) {
    tiller_world world = 0;
    unsigned long i;
    if (tiller_open(file, NULL, &world) != TILLER_OK) {
        fprintf(stderr, "%s: %s\n", file, tiller_last_error());
        return 1;
    }
    for (i = 0; i < ticks; ++i)
        OK(tiller_step(world));
    OK(tiller_get_hash(world, hash));
    OK(tiller_close(world));
    return 0;
}

static int print_hash(const char* file, unsigned long ticks) {
    static heap memory; /* until the process ends */
    long tables;
    uint64_t first = 0, hash = 0;
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_allocator(NULL, give_back, &memory));
#ifdef TILLER_STATIC_GAME
    FAILS(TILLER_REFUSED, tiller_set_allocator(take, give_back, &memory));
#else
    OK(tiller_set_allocator(take, give_back, &memory));
#endif
    FAILS(TILLER_REFUSED, tiller_set_allocator(take, give_back, &memory));
    if (run(file, ticks, &first) != 0)
        return 1;
    tables = memory.blocks; /* of node types, and buffers that are kept for the next world */
    OK(run(file, ticks, &hash));
    CHECK(hash == first);
    CHECK(memory.blocks == tables);
#ifndef TILLER_STATIC_GAME
    CHECK(memory.taken > tables && tables > 0);
#endif
    printf("%08lx%08lx\n", (unsigned long)(hash >> 32), (unsigned long)(hash & 0xffffffffu));
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
