/* The methods of the class Tiller, which has one world. */
#ifndef TILLER_GODOT_WORLD_H
#define TILLER_GODOT_WORLD_H

#include "core/game/godot/arguments.h"
#include "core/game/godot/values.h"

typedef struct world {
    tiller_world number; /* 0: none is open */
    char error[1024];
} world;

/* A method checks its arguments, and returns null after refused(). */
typedef struct method {
    const char* name;
    int least, most; /* arguments */
    gd_variant (*run)(world* of, call* with);
} method;

/* Keeps and prints why a call does nothing: with->wrong, or Tiller's last error. Returns null. */
gd_variant refused(world* of, const call* with);
/* true, or refused(). */
gd_variant done(world* of, const call* with, tiller_result result);
/* The type that an argument names by its number, id or name; without the argument, any type. */
bool take_type(world* of, call* with, int argument, uint32_t* type);
/* The columns of a type that the first argument names. */
bool take_columns(world* of, call* with, tiller_columns* columns);

/* Lists of methods, each ended by one without a name. */
extern const method world_methods[], agent_methods[], input_methods[], question_methods[];

#endif
