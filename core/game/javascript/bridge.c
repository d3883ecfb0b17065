/* What tiller.mjs needs beside tiller.h: callbacks that write into memory, and proofs that structs
 * lie where tiller.mjs reads them. */
#include "tiller.h"

#include <stdlib.h>
#include <string.h>

/* Rows of 6 numbers: tiller_stroke, then a line (x, y, x, y) or a circle (x, y, radius), and
 * whether it is a circle. Valid until the next call. */
static double* strokes;
static size_t stroke_count, stroke_room;

static double* add_stroke(tiller_stroke what, int is_circle) {
    double* row;
    if (stroke_count == stroke_room) {
        const size_t room = stroke_room ? 2 * stroke_room : 64;
        double* larger = (double*)realloc(strokes, room * 6 * sizeof(double));
        if (!larger)
            abort();
        strokes = larger;
        stroke_room = room;
    }
    row = strokes + 6 * stroke_count++;
    memset(row, 0, 6 * sizeof(double));
    row[0] = what;
    row[5] = is_circle;
    return row;
}

static void add_line(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what) {
    double* row = add_stroke(what, 0);
    (void)user;
    row[1] = from.x;
    row[2] = from.y;
    row[3] = to.x;
    row[4] = to.y;
}

static void add_circle(void* user, tiller_vec2 center, double radius, tiller_stroke what) {
    double* row = add_stroke(what, 1);
    (void)user;
    row[1] = center.x;
    row[2] = center.y;
    row[3] = radius;
}

tiller_result bridge_draw_agent(tiller_world world, const tiller_agent* agent, const double** rows,
                                size_t* count);
tiller_result bridge_draw_agent(tiller_world world, const tiller_agent* agent, const double** rows,
                                size_t* count) {
    const tiller_draw draw = {sizeof draw, add_line, add_circle, NULL};
    stroke_count = 0;
    tiller_result result = tiller_draw_agent(world, *agent, &draw);
    *rows = strokes;
    *count = stroke_count;
    return result;
}

/* Warnings that nobody has read, one per line; the reader writes a zero at their start. */
static char said[16384];

static void add_warning(void* user, tiller_severity severity, const char* text) {
    const size_t length = strlen(said), more = strlen(text);
    (void)user;
    (void)severity;
    if (length + more + 2 > sizeof said)
        return; /* the first ones say enough */
    memcpy(said + length, text, more);
    strcpy(said + length + more, "\n");
}

tiller_log bridge_log(void);
tiller_log bridge_log(void) {
    return add_warning;
}

char* bridge_said(void);
char* bridge_said(void) {
    return said;
}

/* The C++ runtime of WASI has no threads, so it lacks this. The one thread never ends. */
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* module);
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* module) {
    (void)destroy;
    (void)object;
    (void)module;
    return 0;
}

/* An address is a number of 4 bytes, so structs lie as tiller.mjs says. */
#define LIES(type, field, at)                                                                      \
    _Static_assert(offsetof(type, field) == (at), #type "." #field ": correct tiller.mjs")
#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type ": correct tiller.mjs")
SIZE(tiller_options, 40);
LIES(tiller_options, most_ticks, 8);
LIES(tiller_options, seed, 16);
LIES(tiller_options, has_seed, 24);
LIES(tiller_options, all_events, 25);
LIES(tiller_options, records, 26);
LIES(tiller_options, log, 28);
SIZE(tiller_info, 88);
LIES(tiller_info, tick, 8);
LIES(tiller_info, agents, 16);
LIES(tiller_info, types, 24);
LIES(tiller_info, parameters, 28);
LIES(tiller_info, share, 32);
LIES(tiller_info, tick_length, 40);
LIES(tiller_info, ticks_per_second, 48);
LIES(tiller_info, width, 56);
LIES(tiller_info, height, 64);
LIES(tiller_info, wraps, 72);
LIES(tiller_info, is_replaying, 73);
LIES(tiller_info, missed_events, 80);
SIZE(tiller_agent, 16);
SIZE(tiller_columns, 56);
LIES(tiller_columns, count, 4);
LIES(tiller_columns, x, 8);
LIES(tiller_columns, radius, 32);
LIES(tiller_columns, radius_step, 36);
LIES(tiller_columns, ordinal, 40);
LIES(tiller_columns, rank, 44);
LIES(tiller_columns, life_by_rank, 48);
LIES(tiller_columns, world, 52);
SIZE(tiller_obstacle, 64);
LIES(tiller_obstacle, shape, 4);
LIES(tiller_obstacle, place, 8);
LIES(tiller_obstacle, radius, 24);
LIES(tiller_obstacle, width, 32);
LIES(tiller_obstacle, count, 48);
LIES(tiller_obstacle, points, 52);
LIES(tiller_obstacle, group, 56);
SIZE(tiller_agent_state, 64);
LIES(tiller_agent_state, position, 8);
LIES(tiller_agent_state, velocity, 24);
LIES(tiller_agent_state, heading, 40);
LIES(tiller_agent_state, radius, 56);
SIZE(tiller_met, 48);
LIES(tiller_met, agent, 4);
LIES(tiller_met, item, 20);
LIES(tiller_met, place, 24);
LIES(tiller_met, distance, 40);
SIZE(tiller_goal, 24);
LIES(tiller_goal, place, 8);
SIZE(tiller_arrangement, 40);
LIES(tiller_arrangement, kind, 4);
LIES(tiller_arrangement, spacing, 8);
LIES(tiller_arrangement, width, 16);
LIES(tiller_arrangement, facing, 24);
SIZE(tiller_value, 24);
LIES(tiller_value, flag, 4);
LIES(tiller_value, number, 8);
LIES(tiller_value, text, 16);
SIZE(tiller_parameter, 64);
LIES(tiller_parameter, id, 4);
LIES(tiller_parameter, name, 8);
LIES(tiller_parameter, value, 16);
LIES(tiller_parameter, min, 40);
SIZE(tiller_forces, 24);
LIES(tiller_forces, steering_x, 8);
LIES(tiller_forces, desired_x, 16);
SIZE(tiller_ground, 56);
LIES(tiller_ground, columns, 4);
LIES(tiller_ground, corner, 16);
LIES(tiller_ground, extent, 32);
LIES(tiller_ground, values, 48);
SIZE(tiller_plot, 40);
LIES(tiller_plot, id, 4);
LIES(tiller_plot, quantity, 12);
LIES(tiller_plot, number, 24);
LIES(tiller_plot, has_number, 32);
SIZE(tiller_event, 48);
LIES(tiller_event, who, 4);
LIES(tiller_event, by, 20);
LIES(tiller_event, node, 36);
LIES(tiller_event, number, 40);
