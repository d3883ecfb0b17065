/* What the parts of the game share. */
#ifndef GAME_H
#define GAME_H

#include <stddef.h>
#include <tiller.h>

void check(int holds, const char* what, int line);
#define CHECK(what) check((what) != 0, #what, __LINE__)
#define OK(call) check((call) == TILLER_OK, #call, __LINE__)
#define FAILS(code, call)                                                                          \
    (check((call) == (code), #call " gives " #code, __LINE__),                                     \
     check(tiller_last_error()[0] != 0, #call " has a sentence", __LINE__))

/* Counts what is drawn. */
typedef struct drawing {
    tiller_world world;
    int lines, circles;
} drawing;
void draw_line(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what);
void draw_circle(void* user, tiller_vec2 center, double radius, tiller_stroke what);

char* content_of(const char* path, size_t* length);

int play(const char* examples, const char* folder);
int chaos(const char* file, unsigned long seed, unsigned long calls);
/* Calls that the bytes choose, for a fuzzer. Returns how many of them did something. */
int chaos_by(const char* text, size_t length, const uint8_t* bytes, size_t count);

#endif
