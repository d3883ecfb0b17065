/* The arguments of a method, as values of Tiller. */
#ifndef TILLER_GODOT_ARGUMENTS_H
#define TILLER_GODOT_ARGUMENTS_H

#include "core/game/godot/gdnative.h"
#include "core/game/tiller.h"

/* One call of a method. What it takes lives until end_call(). */
typedef struct call {
    const char* method;
    int count;
    gd_variant** given;
    char wrong[160]; /* the first thing that is wrong; "" if nothing is */
    union call_room* rooms;
} call;
void end_call(call* of);

/* Notes that an argument is wrong. what: "a Vector2". */
void refuse(call* of, int argument, const char* what);
/* Whether there is such an argument, and it is not null. */
bool has(const call* of, int argument);
gd_type type_of(const call* of, int argument);

/* Each refuses an argument of another type, and returns nothing of use then: read of->wrong before
 * Tiller gets any of them. */
const char* take_text(call* of, int argument, size_t* length);
double take_number(call* of, int argument);
tiller_vec2 take_vector(call* of, int argument);
/* A PoolVector2Array, or an Array of Vector2. */
const tiller_vec2* take_vectors(call* of, int argument, size_t* count);
/* Exactly so many of them. */
const tiller_vec2* take_as_many_vectors(call* of, int argument, size_t count);
tiller_agent take_agent(call* of, int argument);
const tiller_agent* take_agents(call* of, int argument, size_t* count);
/* Places as Vector2, and ids as String. */
const tiller_goal* take_goals(call* of, int argument, size_t* count);
const void* take_bytes(call* of, int argument, size_t* length);
tiller_value take_value(call* of, int argument);
/* A Dictionary with any of seed, threads, most_ticks, all_events, records; or no argument. */
void take_options(call* of, int argument, tiller_options* options);
/* Room until the end of the call; null, which is refused, if there is none. */
void* take_room(call* of, size_t size);

#endif
