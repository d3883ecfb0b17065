/* Tiller in a game, for C99 and every language that can call it.
 *
 * A world runs a project (*.tiller) or its export (*.json): agents that the project steers, and
 * that the game spawns, places and asks about. The same project, seed and calls give the same bits
 * on every machine and with any number of threads.
 *
 *   tiller_world world = 0;
 *   if (tiller_open("hunt.json", NULL, &world) != TILLER_OK)
 *       puts(tiller_last_error());
 *   tiller_advance(world, seconds_of_this_frame, NULL);
 *
 * Every function returns TILLER_OK, or why it did nothing: then tiller_last_error() has a sentence
 * for the programmer, and what the function would have written is unchanged. A null pointer, a
 * closed world, an agent that is gone, a number that is not finite: each is an error, never a
 * crash. Pointers for results that a game does not want may be null where the text says "or null".
 *
 * One thread at a time may use a world; a second one gets TILLER_BUSY. Worlds do not know of each
 * other. Texts are UTF-8. Lengths are world units, y points down, and angles are not used: a
 * heading is an arrow of length 1. n is the number of agents of the types concerned. Pointers that
 * the library gives belong to it.
 */
#ifndef TILLER_H
#define TILLER_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define TILLER_API __attribute__((visibility("default")))
#else
#define TILLER_API
#endif

typedef enum tiller_result {
    TILLER_OK = 0,
    TILLER_BAD_ARGUMENT = 1, /* null, not finite, or a struct of a size that is not known */
    TILLER_NO_WORLD = 2,     /* the world is closed, or never was open */
    TILLER_BUSY = 3,         /* another thread, or a callback of this one, uses the world */
    TILLER_GONE = 4,         /* the agent is dead, or has changed its type */
    TILLER_NOT_FOUND = 5,    /* no type, mode, parameter, property or item has this name */
    TILLER_REFUSED = 6,      /* a project with problems, a value out of range, no room, bytes of
                                another project */
    TILLER_FAILED = 7        /* out of memory */
} tiller_result;

/* The release of this header. */
#define TILLER_VERSION_MAJOR 0
#define TILLER_VERSION_MINOR 1
#define TILLER_VERSION_PATCH 0
/* The release of the library: "0.1.0". */
TILLER_API const char* tiller_version(void);
/* The last error of this thread; "" before the first. Valid until its next call. */
TILLER_API const char* tiller_last_error(void);

/* ---- Memory -------------------------------------------------------------------------------- */

/* Gives `size` bytes at a multiple of `alignment`, a power of two; or null, and the call that needs
 * them gives TILLER_FAILED; a library without exceptions ends the game. */
typedef void* (*tiller_allocate)(void* user, size_t size, size_t alignment);
typedef void (*tiller_release)(void* user, void* memory);
/* Lets the game's allocator serve all that the library allocates; only exceptions and threads take
 * a little from the system. Call it once, before any other function but the two above:
 * TILLER_REFUSED if the library has memory already. Both functions are called on any thread, until
 * the process ends; the memory of worlds comes back when they are closed, that of the library's
 * tables at the end. Also refused by the static library, which takes what operator new of the game
 * gives, and on macOS. */
TILLER_API tiller_result tiller_set_allocator(tiller_allocate allocate, tiller_release release,
                                              void* user);

/* ---- Worlds -------------------------------------------------------------------------------- */

typedef struct tiller_vec2 {
    double x, y;
} tiller_vec2;

/* Names an open world; 0 is none. A number that was closed is never given again. */
typedef uint64_t tiller_world;

typedef enum tiller_severity { TILLER_WARNING = 0, TILLER_ERROR = 1 } tiller_severity;
typedef void (*tiller_log)(void* user, tiller_severity severity, const char* text);

/* Calls job(data, 0) to job(data, jobs - 1), each once, on any threads and in any order, and
 * returns when all have returned. No job waits for another. */
typedef void (*tiller_job)(void* data, size_t index);
typedef void (*tiller_parallel_for)(void* user, size_t jobs, tiller_job job, void* data);

/* tiller_default_options() gives them, with its size. */
typedef struct tiller_options {
    size_t size;
    uint32_t threads;    /* 0: as many as the machine has cores */
    uint32_t most_ticks; /* in one tiller_advance; 0: 8 */
    uint64_t seed;       /* with has_seed: instead of the project's; below 2^53 */
    uint8_t has_seed;
    uint8_t all_events; /* lists arrivals, entered modes, and contacts that begin and end */
    uint8_t records;    /* keeps every input: see tiller_get_recording */
    tiller_log log;     /* or null: receives warnings. It may not call the world */
    void* user;         /* for log and parallel_for */
    /* Runs the world on threads of the game, `threads` jobs at a time; the result is the same.
     * Null: on threads of the library, which all worlds share, and which end with the last of them.
     * Worlds of fewer than 2,000 agents use the thread that calls. It may not call the world. */
    tiller_parallel_for parallel_for;
} tiller_options;
static inline tiller_options tiller_default_options(void) {
    tiller_options options;
    memset(&options, 0, sizeof options);
    options.size = sizeof options;
    return options;
}

/* Opens a project or an export. options: or null. */
TILLER_API tiller_result tiller_open(const char* path, const tiller_options* options,
                                     tiller_world* world);
/* The same from memory: `length` bytes of text, which need no zero at the end. */
TILLER_API tiller_result tiller_open_text(const char* text, size_t length,
                                          const tiller_options* options, tiller_world* world);
/* A world that gives itself the inputs of a recording as it steps. The recording has the seed:
 * options.has_seed does nothing here, and neither does options.records. */
TILLER_API tiller_result tiller_open_recording(const char* text, size_t length,
                                               const tiller_options* options, tiller_world* world);
TILLER_API tiller_result tiller_close(tiller_world world);

/* A project that is made in code, in place of a file: its node types, scene types and settings have
 * the ids of docs/behaviors.md. Each call is one edit; TILLER_REFUSED says what cannot be done, and
 * changes nothing. */
typedef uint64_t tiller_builder;
TILLER_API tiller_result tiller_build(tiller_builder* builder);
/* Adds a node: "agent-type", "seek", ... */
TILLER_API tiller_result tiller_build_node(tiller_builder builder, const char* id,
                                           const char* type);
/* Adds an item to the scene: "point", "path", "obstacle", "region", "field" or "ground". */
TILLER_API tiller_result tiller_build_item(tiller_builder builder, const char* id,
                                           const char* type);
/* Sets a setting of a node, of an item, or of the world (id "world"). */
TILLER_API tiller_result tiller_build_set(tiller_builder builder, const char* id,
                                          const char* setting, double number);
/* The same for a flag. */
TILLER_API tiller_result tiller_build_set_flag(tiller_builder builder, const char* id,
                                               const char* setting, uint8_t flag);
/* The same for a text, and the id of a choice or of an item. */
TILLER_API tiller_result tiller_build_set_text(tiller_builder builder, const char* id,
                                               const char* setting, const char* text);
/* The setting "points" of an item. */
TILLER_API tiller_result tiller_build_set_points(tiller_builder builder, const char* id,
                                                 size_t count, const tiller_vec2* points);
/* Places an agent; its type then starts with those that are placed. */
TILLER_API tiller_result tiller_build_agent(tiller_builder builder, const char* type,
                                            tiller_vec2 position, tiller_vec2 velocity);
/* Wires the output of a node to an input of another: "node", or "node.port". Without a port, to the
 * first input that it fits. weight: of a force; else 1. */
TILLER_API tiller_result tiller_build_wire(tiller_builder builder, const char* from, const char* to,
                                           double weight);
/* Lets a parameter drive a setting of a node, of an item, or of the world (id "world"). A new one
 * has the value of the setting; a setting that joins one gets its value. min, max: of a number. */
TILLER_API tiller_result tiller_build_parameter(tiller_builder builder, const char* id,
                                                const char* of, const char* setting, double min,
                                                double max);
/* Opens a world of the project as it is now. options: or null. */
TILLER_API tiller_result tiller_build_open(tiller_builder builder, const tiller_options* options,
                                           tiller_world* world);
/* Ends the builder; worlds that it has opened stay. */
TILLER_API tiller_result tiller_build_end(tiller_builder builder);

/* Set `size` before the call. */
typedef struct tiller_info {
    size_t size;
    uint64_t tick;           /* how many have passed */
    uint64_t agents;         /* how many live */
    uint32_t types;          /* agent types are 0 up to, without, this */
    uint32_t parameters;     /* how many */
    double share;            /* how far tiller_advance is on the way to the next tick: 0 to 1 */
    double tick_length;      /* in the project's time */
    double ticks_per_second; /* of watching */
    double width, height;
    uint8_t wraps;          /* agents leave at one side and enter at the other */
    uint8_t is_replaying;   /* ticks of the recording are left */
    uint64_t missed_events; /* events that a step took away before the game read them */
} tiller_info;
TILLER_API tiller_result tiller_get_info(tiller_world world, tiller_info* info);
/* A number that tells states apart, as `tiller run --hash` prints it. Costs n. */
TILLER_API tiller_result tiller_get_hash(tiller_world world, uint64_t* hash);

/* ---- Time ---------------------------------------------------------------------------------- */

/* One tick. */
TILLER_API tiller_result tiller_step(tiller_world world);
/* A tick in which agents decide, remember, enter modes, are born and die, but none moves: the game
 * moves them by its own physics. tiller_get_decisions says what they want, and tiller_glide reports
 * their places. */
TILLER_API tiller_result tiller_decide(tiller_world world);
/* Lets time pass and makes the ticks that are due, at most options.most_ticks. Use it in place of
 * tiller_step. ticks: or null. */
TILLER_API tiller_result tiller_advance(tiller_world world, double seconds, uint32_t* ticks);

/* ---- Agents -------------------------------------------------------------------------------- */

/* All agent types, or none. */
#define TILLER_ANY_TYPE 0xffffffffu

/* Names one agent. Plain data, to copy and keep. A handle of an agent that died, or that changed
 * its type, never means another one; nor does one of another world. In a file, keep the first
 * three. */
typedef struct tiller_agent {
    uint32_t type;
    uint32_t ordinal; /* among the agents of its type; never used again in a run */
    uint32_t life;    /* unique in the run; it stays when the agent changes its type */
    uint32_t world;   /* whose handle it is; 0: of the world that it is given to */
} tiller_agent;

/* The type with this id, or with this name on screen. Its number stays through reloads. */
TILLER_API tiller_result tiller_find_type(tiller_world world, const char* id_or_name,
                                          uint32_t* type);
/* Valid until the world is closed. */
TILLER_API tiller_result tiller_get_type_id(tiller_world world, uint32_t type, const char** id);

/* The agents of one type, without a copy, in no fixed order: agent i has the i-th value of each
 * column. Valid until the world changes. Set `size` before the call. */
typedef struct tiller_columns {
    size_t size;
    size_t count;
    const double *x, *y;
    const double *vx, *vy;
    const double *heading_x, *heading_y;
    const double* radius; /* radius[i * radius_step] */
    size_t radius_step;   /* 0 if all share one radius */
    const uint32_t* ordinal;
    const uint32_t* rank;         /* the place of agent i among all, by ordinal */
    const uint32_t* life_by_rank; /* the life of agent i is life_by_rank[rank[i]] */
    uint32_t world;               /* of their handles */
} tiller_columns;
TILLER_API tiller_result tiller_get_columns(tiller_world world, uint32_t type,
                                            tiller_columns* columns);
/* Their handles, in the same order: at most `room` of them. count: all. */
TILLER_API tiller_result tiller_get_handles(tiller_world world, uint32_t type, size_t room,
                                            tiller_agent* agents, size_t* count);
/* The places of the same agents, in the same order, between the last two ticks, at info.share: for
 * drawing after tiller_advance. Costs n. Valid until the world changes or the next such call. */
TILLER_API tiller_result tiller_get_smooth_places(tiller_world world, uint32_t type,
                                                  const double** x, const double** y,
                                                  size_t* count);

typedef struct tiller_agent_state {
    size_t size;
    tiller_vec2 position, velocity, heading;
    double radius;
} tiller_agent_state;
TILLER_API tiller_result tiller_get_agent(tiller_world world, tiller_agent agent,
                                          tiller_agent_state* state);
/* The id of the mode that an agent is in; "" if its type has none. */
TILLER_API tiller_result tiller_get_mode(tiller_world world, tiller_agent agent, const char** mode);

/* A number of the game that an agent has until it dies, also through changes of its type; 0 at
 * first. It is no part of a saved state: after tiller_restore those who live then have theirs. */
TILLER_API tiller_result tiller_set_user_data(tiller_world world, tiller_agent agent,
                                              uint64_t data);
TILLER_API tiller_result tiller_get_user_data(tiller_world world, tiller_agent agent,
                                              uint64_t* data);

/* ---- Inputs -------------------------------------------------------------------------------- */

/* Each acts between two ticks. Numbers are cut to the limits of the world. Functions with a count
 * go on after an agent that is gone; `done` is how many they did (or null), and the result is that
 * of the first that failed. */

/* Brings agents into the world. positions: null to start as the type does; velocities: null for
 * none; agents: receives handles, or null. TILLER_REFUSED if there is no room for all: `done` of
 * them, with handles, are there then. After any other failure `done` is 0. */
TILLER_API tiller_result tiller_spawn(tiller_world world, uint32_t type, size_t count,
                                      const tiller_vec2* positions, const tiller_vec2* velocities,
                                      tiller_agent* agents, size_t* done);
TILLER_API tiller_result tiller_remove(tiller_world world, size_t count, const tiller_agent* agents,
                                       size_t* done);
/* Puts agents elsewhere. velocities: null to keep theirs. */
TILLER_API tiller_result tiller_place(tiller_world world, size_t count, const tiller_agent* agents,
                                      const tiller_vec2* positions, const tiller_vec2* velocities,
                                      size_t* done);
/* The same for a game with its own physics: drawing goes on smoothly from where they were. */
TILLER_API tiller_result tiller_glide(tiller_world world, size_t count, const tiller_agent* agents,
                                      const tiller_vec2* positions, const tiller_vec2* velocities,
                                      size_t* done);
/* Moves agents, each by an offset; all else stays, and smooth places move along. */
TILLER_API tiller_result tiller_shift(tiller_world world, size_t count, const tiller_agent* agents,
                                      const tiller_vec2* offsets, size_t* done);
/* Gives agents a base velocity, such as that of a platform under them: each tick moves them by
 * that, too. It is not steered, not cut to maxSpeed, and no part of the velocity that others see.
 * Until an agent dies or changes its type; (0, 0) takes it away. */
TILLER_API tiller_result tiller_carry(tiller_world world, size_t count, const tiller_agent* agents,
                                      const tiller_vec2* velocities, size_t* done);
/* Turns agents; their speed stays. */
TILLER_API tiller_result tiller_turn(tiller_world world, size_t count, const tiller_agent* agents,
                                     const tiller_vec2* headings, size_t* done);
/* Changes the type of an agent, which gets a new handle. */
TILLER_API tiller_result tiller_become(tiller_world world, tiller_agent agent, uint32_t type,
                                       tiller_agent* now);
/* A place, or the id of a point or region of the scene. */
typedef struct tiller_goal {
    const char* item; /* or null: the place */
    tiller_vec2 place;
} tiller_goal;
TILLER_API tiller_result tiller_set_goals(tiller_world world, tiller_agent agent, size_t count,
                                          const tiller_goal* goals);
/* Gives each of several agents one goal: agents[i] gets goals[i]. */
TILLER_API tiller_result tiller_set_each_goal(tiller_world world, size_t count,
                                              const tiller_agent* agents, const tiller_goal* goals,
                                              size_t* done);
/* How agents stand at the place that they are ordered to. Set `size` to sizeof(tiller_arrangement)
 * and the rest to zero, then what you want. */
typedef enum tiller_arrangement_kind {
    TILLER_DISK = 0, /* packed around the place */
    TILLER_BOX = 1,  /* as many ranks as files */
    TILLER_LINE = 2, /* abreast; in ranks where the width is small */
    TILLER_COLUMN = 3,
    TILLER_KEEP = 4 /* as they stand now */
} tiller_arrangement_kind;
typedef struct tiller_arrangement {
    size_t size;
    int32_t kind;       /* a tiller_arrangement_kind */
    double spacing;     /* between neighbors; 0: 3.25 radii of the largest body */
    double width;       /* of a line's front, on which they spread; 0: as they need */
    tiller_vec2 facing; /* (0, 0): from where they are to the place */
} tiller_arrangement;
/* Sends agents to slots around a place, on free ground: each gets one as its only goal, so that the
 * sum of their ways is least and nobody crosses anybody's way (nearly, for more than 256). Their
 * types need an Own goal in their steering; TILLER_REFUSED if one has none. arrangement: or null
 * for a disk. 500 agents take a few milliseconds, and the time grows with their number. */
TILLER_API tiller_result tiller_order(tiller_world world, size_t count, const tiller_agent* agents,
                                      tiller_vec2 place, const tiller_arrangement* arrangement,
                                      size_t* done);
TILLER_API tiller_result tiller_enter_mode(tiller_world world, tiller_agent agent,
                                           const char* mode);

/* A variable or, to read, a Summary, by the id of its node. agent: null for one of the world. A
 * value is cut to the range of the variable. TILLER_NOT_FOUND if there is none. */
TILLER_API tiller_result tiller_get_variable(tiller_world world, const char* id,
                                             const tiller_agent* agent, double* value);
TILLER_API tiller_result tiller_set_variable(tiller_world world, const char* id,
                                             const tiller_agent* agent, double value);

/* Something in the way. Set `size` to sizeof(tiller_obstacle) and the rest to zero, then what you
 * want. */
typedef enum tiller_shape {
    TILLER_SHAPE_CIRCLE = 0,
    TILLER_SHAPE_BOX = 1,
    TILLER_SHAPE_POLYGON = 2,
    TILLER_SHAPE_WALL = 3 /* a line from point to point */
} tiller_shape;
typedef struct tiller_obstacle {
    size_t size;
    int32_t shape;             /* a tiller_shape */
    tiller_vec2 place;         /* the center of a circle, the top left corner of a box */
    double radius;             /* of a circle */
    double width, height;      /* of a box */
    size_t count;              /* of a polygon, at least 3; of a wall, at least 2 */
    const tiller_vec2* points; /* the same */
    const char* group;         /* which Obstacles nodes see it; or null */
} tiller_obstacle;
/* Puts an obstacle into the scene, as if the project had it. It costs little, however many there
 * are; Ways are found anew by the next tick that needs them. id: or null; its id in the scene,
 * valid until the next such call. */
TILLER_API tiller_result tiller_add_obstacle(tiller_world world, const tiller_obstacle* obstacle,
                                             const char** id);
/* Moves an obstacle, point, path or another item of the scene by an offset, also one of the
 * project. TILLER_REFUSED if a parameter drives it. */
TILLER_API tiller_result tiller_move_item(tiller_world world, const char* id, tiller_vec2 by);
/* TILLER_REFUSED if a parameter drives the item, or a node names it. */
TILLER_API tiller_result tiller_remove_item(tiller_world world, const char* id);

/* What a ground holds at a place, by the id of the ground. TILLER_NOT_FOUND if there is none, or
 * outside of it. */
TILLER_API tiller_result tiller_get_ground_value(tiller_world world, const char* id,
                                                 tiller_vec2 place, double* value);
/* Adds to the cells whose centers are within a radius of a place, and to the one that it lies in,
 * at once. amount: below 0 it takes away what is there. TILLER_NOT_FOUND as above. */
TILLER_API tiller_result tiller_add_to_ground(tiller_world world, const char* id, tiller_vec2 place,
                                              double amount, double radius);
/* A ground with all its cells, to draw it. Valid until the next such call. Set `size` before it. */
typedef struct tiller_ground {
    size_t size;
    uint32_t columns, rows;
    tiller_vec2 corner, extent; /* above, left; width and height */
    const double* values;       /* row by row */
} tiller_ground;
TILLER_API tiller_result tiller_get_ground(tiller_world world, const char* id,
                                           tiller_ground* ground);

/* Where something is that the game itself moves: External targets of this name see it. If there are
 * none, options.log says so once. */
TILLER_API tiller_result tiller_set_external(tiller_world world, const char* name,
                                             tiller_vec2 position, tiller_vec2 velocity);
TILLER_API tiller_result tiller_clear_external(tiller_world world, const char* name);
/* The mouse, for Cursor targets. position: null when it leaves. */
TILLER_API tiller_result tiller_set_cursor(tiller_world world, const tiller_vec2* position);
TILLER_API tiller_result tiller_click(tiller_world world, tiller_vec2 position);

/* ---- Parameters and properties ------------------------------------------------------------- */

typedef enum tiller_kind {
    TILLER_NUMBER = 0,
    TILLER_FLAG = 1,
    TILLER_TEXT = 2 /* of a parameter: the id of a choice; of a property: a text or a color */
} tiller_kind;

typedef struct tiller_value {
    int32_t kind; /* a tiller_kind */
    uint8_t flag;
    double number;
    const char* text; /* valid until the next call that steps or changes the world */
} tiller_value;

/* A knob of the project: it changes all settings that it drives. A condition or a number that the
 * game decides is a parameter, too. TILLER_REFUSED says what it takes. */
TILLER_API tiller_result tiller_set_parameter(tiller_world world, const char* id,
                                              const tiller_value* value);

/* The same for all agents of a type, or for one agent: a value of its own until it dies or changes
 * its type. value: null gives it the value of the world, or of its type, again. TILLER_REFUSED also
 * where all agents share what the parameter drives. */
TILLER_API tiller_result tiller_set_type_parameter(tiller_world world, const char* id,
                                                   uint32_t type, const tiller_value* value);
TILLER_API tiller_result tiller_set_agent_parameter(tiller_world world, const char* id,
                                                    tiller_agent agent, const tiller_value* value);

/* The same for several agents: agents[i] gets values[i]. */
TILLER_API tiller_result tiller_set_each_parameter(tiller_world world, const char* id, size_t count,
                                                   const tiller_agent* agents,
                                                   const tiller_value* values, size_t* done);

typedef struct tiller_parameter {
    size_t size;
    const char *id, *name;
    tiller_value value;
    double min, max, step; /* of a number */
} tiller_parameter;
/* index: below info.parameters. The texts are valid until the next call that steps or changes the
 * world. */
TILLER_API tiller_result tiller_get_parameter(tiller_world world, uint32_t index,
                                              tiller_parameter* parameter);

/* A value that the project carries for the game. item: the id of an agent type, a mode or a scene
 * item; "" for the project. TILLER_NOT_FOUND after the last index. The texts are valid until the
 * next call that steps or changes the world. */
TILLER_API tiller_result tiller_get_property(tiller_world world, const char* item, uint32_t index,
                                             const char** name, tiller_value* value);
/* The same of an agent that was placed in the editor; other agents have none. */
TILLER_API tiller_result tiller_get_agent_property(tiller_world world, tiller_agent agent,
                                                   uint32_t index, const char** name,
                                                   tiller_value* value);

/* ---- What happened ------------------------------------------------------------------------- */

typedef enum tiller_event_kind {
    TILLER_BORN = 0,    /* `by` asked for it, or nobody */
    TILLER_DIED = 1,    /* `by` removed it */
    TILLER_BECAME = 2,  /* `who` was `by` before */
    TILLER_SIGNAL = 3,  /* `who` gave it, with `number` */
    TILLER_BLOCKED = 4, /* `number` births of the type of `who` had no room */
    /* With options.all_events: */
    TILLER_ARRIVED = 5, /* `node` says so */
    TILLER_ENTERED = 6, /* the mode `node` */
    TILLER_TOUCHED = 7, /* the bodies of `who` and `by` have begun to touch */
    TILLER_PARTED = 8,  /* they do not touch anymore, or one of them is gone */
    /* Always: */
    TILLER_ENDED =
        9 /* `who` ended the run by the End `node`: `number` is 1: won, -1: lost, 0: over */
} tiller_event_kind;

typedef struct tiller_event {
    tiller_event_kind kind;
    tiller_agent who, by; /* by.type is TILLER_ANY_TYPE if there is none */
    const char* node;     /* the id of what caused it; "" if it was the game */
    double number;
} tiller_event;
/* In the last tiller_step, tiller_decide or tiller_advance, and by calls since then. Read them
 * right before the next of these: inputs add some. info.missed_events counts those that nobody
 * read. Valid until the next call of one of these four. */
TILLER_API tiller_result tiller_get_events(tiller_world world, const tiller_event** events,
                                           size_t* count);

/* ---- Questions ----------------------------------------------------------------------------- */

/* Distances take the short way in a world that wraps. They cost by the agents nearby, and those who
 * were moved or born since the last tick; where these are more than one in 16, and for tiller_pick,
 * n. TILLER_NOT_FOUND: nobody. */
TILLER_API tiller_result tiller_nearest(tiller_world world, tiller_vec2 place, double within,
                                        uint32_t type, tiller_agent* agent);
/* The agents at most so far away, the nearest first: at most `room` of them. count: all. */
TILLER_API tiller_result tiller_within(tiller_world world, tiller_vec2 place, double distance,
                                       uint32_t type, size_t room, tiller_agent* agents,
                                       size_t* count);
/* The agents whose center is in a rectangle, by type and number: at most `room` of them. count:
 * all. */
TILLER_API tiller_result tiller_in_rectangle(tiller_world world, tiller_vec2 low, tiller_vec2 high,
                                             uint32_t type, size_t room, tiller_agent* agents,
                                             size_t* count);
/* What a line meets first: the body of an agent, or the outline of an obstacle. Set `size` before
 * the call. */
typedef struct tiller_met {
    size_t size;
    tiller_agent agent; /* agent.type is TILLER_ANY_TYPE if it is an obstacle */
    const char* item;   /* the obstacle's id, or "". Valid until the next such call */
    tiller_vec2 place;  /* in a world that wraps it may be outside, behind an edge */
    double distance;    /* from the start; 0 within a body */
} tiller_met;
/* type: whose bodies count. apart: an agent whose body does not, or null. Places are up to 1000000
 * from 0. TILLER_NOT_FOUND if nothing is on the line. */
TILLER_API tiller_result tiller_ray(tiller_world world, tiller_vec2 from, tiller_vec2 to,
                                    uint32_t type, const tiller_agent* apart, tiller_met* met);
/* The agent whose body is there. reach: added to each radius. */
TILLER_API tiller_result tiller_pick(tiller_world world, tiller_vec2 place, double reach,
                                     tiller_agent* agent);

/* Why an agent is about to move as it does, in words. Valid until the next such call. */
TILLER_API tiller_result tiller_explain(tiller_world world, tiller_agent agent, const char** words);

typedef enum tiller_stroke {
    TILLER_BODY = 0,     /* a circle */
    TILLER_VELOCITY = 1, /* a line to where it is after its response time at this velocity */
    TILLER_FORCE = 2,    /* a line: one behavior's part of the force */
    TILLER_STEERING = 3, /* a line: the force that moves it; maxForce is 5 radii long */
    TILLER_TARGET = 4,   /* a line to a target in use, and a circle around it */
    TILLER_RANGE = 5     /* a circle: a distance that is a setting of a node in use */
} tiller_stroke;
typedef struct tiller_draw {
    size_t size;
    void (*line)(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what);
    void (*circle)(void* user, tiller_vec2 center, double radius, tiller_stroke what);
    void* user;
} tiller_draw;
/* Draws what moves an agent, by calling these two; they may not call the world. */
TILLER_API tiller_result tiller_draw_agent(tiller_world world, tiller_agent agent,
                                           const tiller_draw* draw);

/* What moves the agents of one type: agent i of tiller_columns has the values at rank[i]. Valid
 * until the world changes or the next such call. Costs a tick of these agents. Set `size` before
 * the call. */
typedef struct tiller_forces {
    size_t size;
    size_t count;
    const double *steering_x, *steering_y; /* the force that moves the agent, cut to maxForce */
    const double *desired_x, *desired_y;   /* the velocity that its behaviors ask for */
} tiller_forces;
TILLER_API tiller_result tiller_get_forces(tiller_world world, uint32_t type,
                                           tiller_forces* forces);

/* What the agents of one type wanted in the last tiller_decide: agent i of tiller_columns has the
 * values at i; those born in it have 0. Valid until the world changes or the next such call.
 * TILLER_REFUSED after another tick. */
TILLER_API tiller_result tiller_get_decisions(tiller_world world, uint32_t type,
                                              tiller_forces* forces);

/* A plot or counter that the project has, with its number now. Set `size` before the call. */
typedef struct tiller_plot {
    size_t size;
    const char *id, *name;
    const char* quantity; /* what it shows, in words: "Speed" */
    const char* whose;    /* of whom, in words: "Prey, mean" */
    double number;
    uint8_t has_number; /* else nobody has such a number now, and `number` is 0 */
} tiller_plot;
/* TILLER_NOT_FOUND after the last index. The texts are valid until the next call that steps or
 * changes the world. An export has none. */
TILLER_API tiller_result tiller_get_plot(tiller_world world, uint32_t index, tiller_plot* plot);
/* A number of each agent of a type. quantity: as plots in files have it: "speed", "distance",
 * "store", "contacts", "force", "x", "y", or "number". node: what it is about, or "". Agent i of
 * tiller_columns has numbers[rank[i]], which is not a number where it has none. Valid until the
 * world changes or the next such call. TILLER_NOT_FOUND without such a type or quantity, and if the
 * type's agents do not have the node. */
TILLER_API tiller_result tiller_get_numbers(tiller_world world, uint32_t type, const char* quantity,
                                            const char* node, const double** numbers,
                                            size_t* count);

/* ---- Saving -------------------------------------------------------------------------------- */

/* The whole state as bytes, the same on every machine. Costs a copy of it. Valid until the next
 * tiller_save of this world. */
TILLER_API tiller_result tiller_save(tiller_world world, const void** bytes, size_t* length);
/* Goes back to such a state. Refused: bytes that were damaged, of another project, of another
 * version, and worlds that replay a recording. A recording goes on from there; it ends, and
 * options.log reports that, if its inputs show that the state is of another run. */
TILLER_API tiller_result tiller_restore(tiller_world world, const void* bytes, size_t length);
/* With options.records: the project and every input since the start, as text for
 * tiller_open_recording and `tiller run --inputs`. Valid until the next such call. */
TILLER_API tiller_result tiller_get_recording(tiller_world world, const char** text,
                                              size_t* length);
/* Writes the project, every input, and a check of all agents per second of world time to a file
 * while the game plays, so that it survives the end of the process. The editor opens the file; its
 * usual ending is .tiller-recording. A file with this name is replaced. TILLER_REFUSED after the
 * first tick or input (with options.records it is not: the inputs until then are written, too),
 * and while the world replays. Costs n once per second, and a copy per input: another thread packs
 * and writes. If the disk is full, it stops, and options.log reports that. In WebAssembly there is
 * no file: the package for JavaScript gives its bytes. */
TILLER_API tiller_result tiller_record(tiller_world world, const char* path);
/* Ends that file, as tiller_close does. Nothing happens if there is none. */
TILLER_API tiller_result tiller_stop_recording(tiller_world world);
/* Lets an editor on this computer attach to the world, follow each step and edit the project:
 * see docs/games/live.md.
 * port: 0 for one that is free. taken: or null; receives the port. Refused on Windows, in builds
 * without files, while the world replays, and where the folder for the game's token is not the
 * user's alone. A world that listens already then goes on. */
TILLER_API tiller_result tiller_listen(tiller_world world, uint16_t port, uint16_t* taken);
/* Ends that. Nothing happens if the world does not listen. */
TILLER_API tiller_result tiller_stop_listening(tiller_world world);
/* Takes a changed file: agents stay. TILLER_REFUSED if it has problems; then nothing changes.
 * report: one line for each item that is new ("+ id"), gone ("- id") or changed ("* id"), or null.
 * Valid until the next such call. */
TILLER_API tiller_result tiller_reload(tiller_world world, const char* path, const char** report);
/* The same from memory, as tiller_open_text. */
TILLER_API tiller_result tiller_reload_text(tiller_world world, const char* text, size_t length,
                                            const char** report);

#ifdef __cplusplus
}
#endif

#endif
