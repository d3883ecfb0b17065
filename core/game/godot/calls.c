/* The calls of tiller.h as methods of TillerWorld: a table of signatures, and what each does with
 * arguments that binding.c has checked. */
#include "core/game/godot/godot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A method that is one expression with the arguments a, and the world w. */
#define CALL(name, expression)                                                                     \
    static tiller_result call_##name(instance* self, const argument* a, variant* r) {              \
        const tiller_world w = self->world;                                                        \
        (void)w;                                                                                   \
        (void)a;                                                                                   \
        (void)r;                                                                                   \
        return expression;                                                                         \
    }
/* The same with lines of its own. */
#define BODY(name) static tiller_result call_##name(instance* self, const argument* a, variant* r)

/* result: what a call gave; if it is good, the result of the method is `value`. */
#define GIVES(result, value)                                                                       \
    const tiller_result given_ = result;                                                           \
    if (given_ == TILLER_OK)                                                                       \
        *r = value;                                                                                \
    return given_

static const tiller_vec2* vectors(const argument* of) {
    return of->is_given && of->count > 0 ? (const tiller_vec2*)of->list : NULL;
}

static const tiller_agent* agents(const argument* of) {
    return (const tiller_agent*)of->list;
}

/* The number of a type by its id or name; "" is any. */
static tiller_result type_at(const instance* self, const argument* of, uint32_t* type) {
    *type = TILLER_ANY_TYPE;
    return of->text[0] ? tiller_find_type(self->world, of->text, type) : TILLER_OK;
}

/* A tiller_result of our own, with a sentence. */
static tiller_result refuse(instance* self, const char* words) {
    snprintf(self->error, sizeof self->error, "%s", words);
    return (tiller_result)-1;
}

static tiller_value value_of(const argument* of) {
    tiller_value value = {TILLER_NUMBER, 0, 0, NULL};
    if (type_of(of->value) == GDEXTENSION_VARIANT_TYPE_BOOL) {
        value.kind = TILLER_FLAG;
        value.flag = as_bool(of->value);
    } else if (of->text) {
        value.kind = TILLER_TEXT;
        value.text = of->text;
    } else {
        value.number = as_float(of->value);
    }
    return value;
}

static bool is_null(const argument* of) {
    return type_of(of->value) == GDEXTENSION_VARIANT_TYPE_NIL;
}

/* ---- Worlds ---------------------------------------------------------------------------------- */

BODY(open) {
    const tiller_options options = options_of(self);
    tiller_world world;
    GIVES(tiller_open(a[0].text, &options, &world), (opened(self, world), of_bool(true)));
}

BODY(open_text) {
    const tiller_options options = options_of(self);
    tiller_world world;
    GIVES(tiller_open_text(a[0].text, a[0].count, &options, &world),
          (opened(self, world), of_bool(true)));
}

BODY(open_recording) {
    const tiller_options options = options_of(self);
    tiller_world world;
    GIVES(tiller_open_recording((const char*)a[0].list, a[0].count, &options, &world),
          (opened(self, world), of_bool(true)));
}

BODY(close) {
    const tiller_result result = tiller_close(self->world);
    (void)a;
    (void)r;
    self->world = 0;
    return result;
}

CALL(is_open, (*r = of_bool(w != 0), TILLER_OK))
CALL(version, (*r = of_text(tiller_version()), TILLER_OK))
CALL(last_error, (*r = of_text(self->error), TILLER_OK))

static tiller_result about(const instance* self, tiller_info* info) {
    memset(info, 0, sizeof *info);
    info->size = sizeof *info;
    return tiller_get_info(self->world, info);
}

BODY(info) {
    tiller_info of;
    const tiller_result result = about(self, &of);
    (void)a;
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(r, "tick", of_int((int64_t)of.tick));
    put(r, "agents", of_int((int64_t)of.agents));
    put(r, "share", of_float(of.share));
    put(r, "tick_length", of_float(of.tick_length));
    put(r, "ticks_per_second", of_float(of.ticks_per_second));
    put(r, "size", of_vector(of.width, of.height));
    put(r, "wraps", of_bool(of.wraps));
    put(r, "is_replaying", of_bool(of.is_replaying));
    put(r, "missed_events", of_int((int64_t)of.missed_events));
    return result;
}

BODY(tick) {
    tiller_info of;
    (void)a;
    GIVES(about(self, &of), of_int((int64_t)of.tick));
}

BODY(agent_count) {
    tiller_info of;
    (void)a;
    GIVES(about(self, &of), of_int((int64_t)of.agents));
}

BODY(state_hash) {
    uint64_t hash;
    char digits[17];
    const tiller_result result = tiller_get_hash(self->world, &hash);
    (void)a;
    if (result)
        return result;
    snprintf(digits, sizeof digits, "%016llx", (unsigned long long)hash);
    *r = of_text(digits);
    return result;
}

CALL(step, pass_time(self, ONE_TICK, NULL))
CALL(decide, pass_time(self, ONE_DECISION, NULL))

BODY(advance) {
    uint32_t ticks = 0;
    if (!(a[0].number >= 0))
        return refuse(self, "advance() takes seconds from 0 on.");
    GIVES(pass_time(self, a[0].number, &ticks), of_int(ticks));
}

/* ---- Agents ---------------------------------------------------------------------------------- */

BODY(types) {
    tiller_info of;
    const tiller_result result = about(self, &of);
    uint32_t type;
    (void)a;
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY);
    for (type = 0; type < of.types; ++type) {
        const char* id;
        if (tiller_get_type_id(self->world, type, &id) == TILLER_OK)
            append(r, of_text(id));
    }
    return result;
}

static tiller_result columns_at(const instance* self, const argument* of, uint32_t* type,
                                tiller_columns* columns) {
    const tiller_result result = tiller_find_type(self->world, of->text, type);
    memset(columns, 0, sizeof *columns);
    columns->size = sizeof *columns;
    return result ? result : tiller_get_columns(self->world, *type, columns);
}

#define COLUMN(name, value)                                                                        \
    BODY(name) {                                                                                   \
        tiller_columns of;                                                                         \
        uint32_t type;                                                                             \
        GIVES(columns_at(self, a, &type, &of), value);                                             \
    }
COLUMN(places, of_columns(of.x, of.y, NULL, of.count))
COLUMN(velocities, of_columns(of.vx, of.vy, NULL, of.count))
COLUMN(headings, of_columns(of.heading_x, of.heading_y, NULL, of.count))

BODY(radii) {
    tiller_columns of;
    uint32_t type;
    const tiller_result result = columns_at(self, a, &type, &of);
    void* items;
    size_t i;
    if (result)
        return result;
    *r = packed(GDEXTENSION_VARIANT_TYPE_PACKED_FLOAT32_ARRAY, of.count, &items);
    for (i = 0; i < of.count; ++i)
        ((float*)items)[i] = (float)of.radius[i * of.radius_step];
    return result;
}

BODY(smooth_places) {
    tiller_columns of;
    uint32_t type;
    tiller_result result = columns_at(self, a, &type, &of);
    void* items;
    if (result)
        return result;
    *r = packed(GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY, of.count, &items);
    return smooth_places(self, type, &of, (float*)items);
}

/* Lists handles that `LISTS` asks for, with room for all agents. */
#define LIST(ask)                                                                                  \
    tiller_info info;                                                                              \
    tiller_agent* list;                                                                            \
    size_t room, count = 0;                                                                        \
    tiller_result result = about(self, &info);                                                     \
    if (result)                                                                                    \
        return result;                                                                             \
    room = (size_t)info.agents;                                                                    \
    list = (tiller_agent*)malloc((room + 1) * sizeof *list);                                       \
    if (!list)                                                                                     \
        return refuse(self, "There is no memory for the agents.");                                 \
    result = ask;                                                                                  \
    if (!result)                                                                                   \
        *r = of_agents(list, count);                                                               \
    free(list);                                                                                    \
    return result

BODY(agents) {
    uint32_t type;
    const tiller_result found = type_at(self, a, &type);
    if (found)
        return found;
    { LIST(tiller_get_handles(self->world, type, room, list, &count)); }
}

CALL(set_user_data, tiller_set_user_data(w, a[0].agent, (uint64_t)(int64_t)a[1].number))

BODY(user_data) {
    uint64_t data;
    GIVES(tiller_get_user_data(self->world, a[0].agent, &data), of_int((int64_t)data));
}

BODY(state) {
    tiller_agent_state of;
    tiller_result result;
    memset(&of, 0, sizeof of);
    of.size = sizeof of;
    result = tiller_get_agent(self->world, a[0].agent, &of);
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(r, "position", of_vector(of.position.x, of.position.y));
    put(r, "velocity", of_vector(of.velocity.x, of.velocity.y));
    put(r, "heading", of_vector(of.heading.x, of.heading.y));
    put(r, "radius", of_float(of.radius));
    return result;
}

BODY(lives) {
    tiller_agent_state of;
    tiller_result result;
    memset(&of, 0, sizeof of);
    of.size = sizeof of;
    result = tiller_get_agent(self->world, a[0].agent, &of);
    *r = of_bool(result == TILLER_OK);
    return result == TILLER_GONE ? TILLER_OK : result;
}

BODY(mode) {
    const char* mode;
    GIVES(tiller_get_mode(self->world, a[0].agent, &mode), of_text(mode));
}

/* ---- Inputs ---------------------------------------------------------------------------------- */

/* A list of agents where some are gone is no error: the result is how many lived. */
static tiller_result counted(tiller_result result, const size_t* done, variant* r) {
    if (result == TILLER_OK || result == TILLER_GONE)
        *r = of_int((int64_t)*done);
    return result == TILLER_GONE ? TILLER_OK : result;
}

static tiller_result spawn(instance* self, const argument* of, size_t count,
                           const tiller_vec2* places, const tiller_vec2* velocities, variant* r) {
    tiller_agent* born;
    uint32_t type;
    size_t done = 0;
    tiller_result result = type_at(self, of, &type);
    if (result)
        return result;
    if (count > 1000000)
        return refuse(self, "At most 1000000 agents can be spawned at a time.");
    born = (tiller_agent*)malloc((count + 1) * sizeof *born);
    if (!born)
        return refuse(self, "There is no memory for so many agents.");
    result = tiller_spawn(self->world, type, count, places, velocities, born, &done);
    *r = of_agents(born, done); /* where there was no room for all, too */
    free(born);
    return result;
}

static tiller_result as_many(instance* self, const argument* list, const argument* of) {
    if (!list->is_given || list->count == of->count)
        return TILLER_OK;
    snprintf(self->error, sizeof self->error, "%llu vectors are needed, not %llu.",
             (unsigned long long)of->count, (unsigned long long)list->count);
    return (tiller_result)-1;
}

BODY(spawn) {
    tiller_result result = as_many(self, &a[2], &a[1]);
    if (a[2].count == 0 && !result)
        return spawn(self, a, a[1].count, (const tiller_vec2*)a[1].list, NULL, r);
    return result ? result : spawn(self, a, a[1].count, vectors(&a[1]), vectors(&a[2]), r);
}

BODY(spawn_some) {
    if (!(a[1].number >= 0))
        return refuse(self, "spawn_some() takes a number from 0 on.");
    return spawn(self, a, (size_t)a[1].number, NULL, NULL, r);
}

BODY(remove) {
    size_t done = 0;
    return counted(tiller_remove(self->world, a[0].count, agents(a), &done), &done, r);
}

/* Where places and velocities are given as lists, each with as many as there are agents. */
#define PLACES(name, function)                                                                     \
    BODY(name) {                                                                                   \
        size_t done = 0;                                                                           \
        tiller_result result = as_many(self, &a[1], a);                                            \
        if (!result && a[2].count > 0)                                                             \
            result = as_many(self, &a[2], a);                                                      \
        if (result)                                                                                \
            return result;                                                                         \
        return counted(function(self->world, a[0].count, agents(a), (const tiller_vec2*)a[1].list, \
                                vectors(&a[2]), &done),                                            \
                       &done, r);                                                                  \
    }
PLACES(place, tiller_place)
PLACES(glide, tiller_glide)

#define VECTORS(name, function)                                                                    \
    BODY(name) {                                                                                   \
        size_t done = 0;                                                                           \
        const tiller_result result = as_many(self, &a[1], a);                                      \
        if (result)                                                                                \
            return result;                                                                         \
        return counted(                                                                            \
            function(self->world, a[0].count, agents(a), (const tiller_vec2*)a[1].list, &done),    \
            &done, r);                                                                             \
    }
VECTORS(turn, tiller_turn)
VECTORS(shift, tiller_shift)
VECTORS(carry, tiller_carry)

static tiller_result added(instance* self, tiller_obstacle of, const char* group, variant* r) {
    const char* id;
    of.size = sizeof of;
    of.group = group;
    GIVES(tiller_add_obstacle(self->world, &of, &id), of_text(id));
}

BODY(add_circle) {
    tiller_obstacle of;
    memset(&of, 0, sizeof of);
    of.shape = TILLER_SHAPE_CIRCLE;
    of.place = a[0].place;
    of.radius = a[1].number;
    return added(self, of, a[2].text, r);
}

BODY(add_box) {
    tiller_obstacle of;
    memset(&of, 0, sizeof of);
    of.shape = TILLER_SHAPE_BOX;
    of.place = a[0].place;
    of.width = a[1].place.x;
    of.height = a[1].place.y;
    return added(self, of, a[2].text, r);
}

/* A wall from point to point, or a polygon. */
static tiller_result added_points(instance* self, const argument* a, int32_t shape, variant* r) {
    tiller_obstacle of;
    memset(&of, 0, sizeof of);
    of.shape = shape;
    of.count = a[0].count;
    of.points = (const tiller_vec2*)a[0].list;
    return added(self, of, a[1].text, r);
}
CALL(add_wall, added_points(self, a, TILLER_SHAPE_WALL, r))
CALL(add_polygon, added_points(self, a, TILLER_SHAPE_POLYGON, r))
CALL(move_item, tiller_move_item(w, a[0].text, a[1].place))
CALL(remove_item, tiller_remove_item(w, a[0].text))

BODY(become) {
    uint32_t type;
    tiller_agent now;
    const tiller_result found = tiller_find_type(self->world, a[1].text, &type);
    if (found)
        return found;
    { GIVES(tiller_become(self->world, a[0].agent, type, &now), of_agent(now)); }
}

CALL(set_goals, tiller_set_goals(w, a[0].agent, a[1].count, (const tiller_goal*)a[1].list))

BODY(set_each_goal) {
    size_t done = 0;
    const tiller_result result = as_many(self, &a[1], a);
    return result ? result
                  : counted(tiller_set_each_goal(self->world, a[0].count, agents(a),
                                                 (const tiller_goal*)a[1].list, &done),
                            &done, r);
}

CALL(enter_mode, tiller_enter_mode(w, a[0].agent, a[1].text))

BODY(variable) {
    double value;
    GIVES(tiller_get_variable(self->world, a[0].text, NULL, &value), of_float(value));
}
BODY(agent_variable) {
    double value;
    GIVES(tiller_get_variable(self->world, a[0].text, &a[1].agent, &value), of_float(value));
}
CALL(set_variable, tiller_set_variable(w, a[0].text, NULL, a[1].number))
CALL(set_agent_variable, tiller_set_variable(w, a[0].text, &a[1].agent, a[2].number))

BODY(ground_value) {
    double value;
    GIVES(tiller_get_ground_value(self->world, a[0].text, a[1].place, &value), of_float(value));
}
CALL(add_to_ground, tiller_add_to_ground(w, a[0].text, a[1].place, a[2].number, a[3].number))

static variant of_numbers(const double* numbers, const uint32_t* rank, size_t count) {
    void* items;
    size_t i;
    variant made = packed(GDEXTENSION_VARIANT_TYPE_PACKED_FLOAT32_ARRAY, count, &items);
    for (i = 0; i < count; ++i)
        ((float*)items)[i] = (float)numbers[rank ? rank[i] : i];
    return made;
}

BODY(ground) {
    tiller_ground of;
    tiller_result result;
    memset(&of, 0, sizeof of);
    of.size = sizeof of;
    result = tiller_get_ground(self->world, a[0].text, &of);
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(r, "columns", of_int(of.columns));
    put(r, "rows", of_int(of.rows));
    put(r, "corner", of_vector(of.corner.x, of.corner.y));
    put(r, "extent", of_vector(of.extent.x, of.extent.y));
    put(r, "values", of_numbers(of.values, NULL, (size_t)of.columns * of.rows));
    return result;
}

BODY(numbers) {
    tiller_columns columns;
    const double* numbers;
    size_t count;
    uint32_t type;
    tiller_result result = columns_at(self, a, &type, &columns);
    if (!result)
        result = tiller_get_numbers(self->world, type, a[1].text, a[2].text, &numbers, &count);
    if (!result)
        *r = of_numbers(numbers, columns.rank, columns.count);
    return result;
}

/* One of the words that an arrangement has. */
static const char* const kinds[] = {"disk", "box", "line", "column", "keep"};

BODY(order) {
    tiller_arrangement how;
    size_t done = 0;
    int32_t kind = 0;
    memset(&how, 0, sizeof how);
    how.size = sizeof how;
    while (kind < 5 && strcmp(kinds[kind], a[2].text) != 0)
        ++kind;
    if (kind == 5)
        return refuse(self, "The arrangements are disk, box, line, column and keep.");
    how.kind = kind;
    how.spacing = a[3].number;
    how.width = a[4].number;
    how.facing = a[5].place;
    return counted(tiller_order(self->world, a[0].count, agents(a), a[1].place, &how, &done), &done,
                   r);
}

CALL(set_external, tiller_set_external(w, a[0].text, a[1].place, a[2].place))
CALL(clear_external, tiller_clear_external(w, a[0].text))
CALL(set_cursor, tiller_set_cursor(w, &a[0].place))
CALL(clear_cursor, tiller_set_cursor(w, NULL))
CALL(click, tiller_click(w, a[0].place))

/* ---- Parameters and properties --------------------------------------------------------------- */

BODY(set_parameter) {
    const tiller_value value = value_of(&a[1]);
    (void)r;
    return tiller_set_parameter(self->world, a[0].text, &value);
}

BODY(set_type_parameter) {
    const tiller_value value = value_of(&a[2]);
    uint32_t type;
    const tiller_result result = tiller_find_type(self->world, a[1].text, &type);
    (void)r;
    return result ? result
                  : tiller_set_type_parameter(self->world, a[0].text, type,
                                              is_null(&a[2]) ? NULL : &value);
}

BODY(set_each_parameter) {
    const size_t count = a[1].count;
    tiller_value* values = (tiller_value*)malloc((count + 1) * sizeof *values);
    size_t i, done = 0;
    tiller_result result;
    if (!values)
        return refuse(self, "There is no memory for the values.");
    for (i = 0; i < count; ++i)
        values[i] = value_of(&a[2]);
    result = counted(
        tiller_set_each_parameter(self->world, a[0].text, count, agents(&a[1]), values, &done),
        &done, r);
    free(values);
    return result;
}

BODY(set_agent_parameter) {
    const tiller_value value = value_of(&a[2]);
    (void)r;
    return tiller_set_agent_parameter(self->world, a[0].text, a[1].agent,
                                      is_null(&a[2]) ? NULL : &value);
}

BODY(parameters) {
    tiller_info info;
    tiller_result result = about(self, &info);
    uint32_t i;
    (void)a;
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    for (i = 0; i < info.parameters; ++i) {
        tiller_parameter of;
        variant each = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
        memset(&of, 0, sizeof of);
        of.size = sizeof of;
        if ((result = tiller_get_parameter(self->world, i, &of)) != TILLER_OK) {
            free_variant(&each);
            return result;
        }
        put(&each, "name", of_text(of.name));
        put(&each, "value", of_value(&of.value));
        put(&each, "min", of_float(of.min));
        put(&each, "max", of_float(of.max));
        put(&each, "step", of_float(of.step));
        put(r, of.id, each);
    }
    return result;
}

/* Those of an item, or of an agent where one is given. */
static tiller_result properties_of(const instance* self, const char* item,
                                   const tiller_agent* agent, variant* r) {
    uint32_t i = 0;
    tiller_value value;
    const char* name;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    for (;; ++i) {
        const tiller_result result =
            agent ? tiller_get_agent_property(self->world, *agent, i, &name, &value)
                  : tiller_get_property(self->world, item, i, &name, &value);
        if (result == TILLER_NOT_FOUND && strstr(tiller_last_error(), "not so many"))
            return TILLER_OK;
        if (result)
            return result;
        put(r, name, of_value(&value));
    }
}

CALL(properties, properties_of(self, a[0].text, NULL, r))
CALL(agent_properties, properties_of(self, NULL, &a[0].agent, r))

/* ---- What happened, and questions ------------------------------------------------------------ */

const char* const event_names[] = {"born",    "died",    "became",  "signaled", "blocked",
                                   "arrived", "entered", "touched", "parted",   "ended"};

BODY(events) {
    const tiller_event* all;
    size_t count, i;
    const tiller_result result = tiller_get_events(self->world, &all, &count);
    (void)a;
    if (result)
        return result;
    *r = new_list(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    for (i = 0; i < count; ++i) {
        variant each = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
        put(&each, "kind", of_text(event_names[all[i].kind]));
        put(&each, "agent", of_agent(all[i].who));
        put(&each, "by", of_agent(all[i].by));
        put(&each, "node", of_text(all[i].node));
        put(&each, "number", of_float(all[i].number));
        append(r, each);
    }
    return result;
}

/* Nobody is no error: the result is null. */
static tiller_result found(tiller_result result, tiller_agent agent, variant* r) {
    if (result == TILLER_OK)
        *r = of_agent(agent);
    return result == TILLER_NOT_FOUND ? TILLER_OK : result;
}

BODY(nearest) {
    uint32_t type;
    tiller_agent agent = {TILLER_ANY_TYPE, 0, 0, 0};
    const tiller_result result = type_at(self, &a[2], &type);
    return result ? result
                  : found(tiller_nearest(self->world, a[0].place, a[1].number, type, &agent), agent,
                          r);
}

BODY(pick) {
    tiller_agent agent = {TILLER_ANY_TYPE, 0, 0, 0};
    return found(tiller_pick(self->world, a[0].place, a[1].number, &agent), agent, r);
}

BODY(within) {
    uint32_t type;
    const tiller_result known = type_at(self, &a[2], &type);
    if (known)
        return known;
    { LIST(tiller_within(self->world, a[0].place, a[1].number, type, room, list, &count)); }
}

BODY(in_rectangle) {
    uint32_t type;
    const tiller_result known = type_at(self, &a[2], &type);
    if (known)
        return known;
    { LIST(tiller_in_rectangle(self->world, a[0].place, a[1].place, type, room, list, &count)); }
}

BODY(ray) {
    tiller_met met;
    uint32_t type;
    tiller_result result = type_at(self, &a[2], &type);
    if (result)
        return result;
    memset(&met, 0, sizeof met);
    met.size = sizeof met;
    result = tiller_ray(self->world, a[0].place, a[1].place, type, NULL, &met);
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    if (result)
        return result == TILLER_NOT_FOUND ? TILLER_OK : result;
    if (met.agent.type != TILLER_ANY_TYPE)
        put(r, "agent", of_agent(met.agent));
    else
        put(r, "item", of_text(met.item));
    put(r, "place", of_vector(met.place.x, met.place.y));
    put(r, "distance", of_float(met.distance));
    return result;
}

BODY(explain) {
    const char* words;
    GIVES(tiller_explain(self->world, a[0].agent, &words), of_text(words));
}

static const char* const strokes[] = {"body", "velocity", "force", "steering", "target", "range"};

static void draw_line(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what) {
    variant each = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(&each, "what", of_text(strokes[what]));
    put(&each, "from", of_vector(from.x, from.y));
    put(&each, "to", of_vector(to.x, to.y));
    append((variant*)user, each);
}

static void draw_circle(void* user, tiller_vec2 center, double radius, tiller_stroke what) {
    variant each = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(&each, "what", of_text(strokes[what]));
    put(&each, "center", of_vector(center.x, center.y));
    put(&each, "radius", of_float(radius));
    append((variant*)user, each);
}

BODY(drawing) {
    tiller_draw pen;
    memset(&pen, 0, sizeof pen);
    pen.size = sizeof pen;
    pen.line = draw_line;
    pen.circle = draw_circle;
    pen.user = r;
    *r = new_list(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    return tiller_draw_agent(self->world, a[0].agent, &pen);
}

BODY(forces) {
    tiller_columns columns;
    tiller_forces of;
    uint32_t type;
    tiller_result result = columns_at(self, a, &type, &columns);
    memset(&of, 0, sizeof of);
    of.size = sizeof of;
    if (!result)
        result = tiller_get_forces(self->world, type, &of);
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(r, "steering", of_columns(of.steering_x, of.steering_y, columns.rank, columns.count));
    put(r, "desired", of_columns(of.desired_x, of.desired_y, columns.rank, columns.count));
    return result;
}

BODY(decisions) {
    tiller_columns columns;
    tiller_forces of;
    uint32_t type;
    tiller_result result = columns_at(self, a, &type, &columns);
    memset(&of, 0, sizeof of);
    of.size = sizeof of;
    if (!result)
        result = tiller_get_decisions(self->world, type, &of);
    if (result)
        return result;
    *r = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    put(r, "steering", of_columns(of.steering_x, of.steering_y, NULL, of.count));
    put(r, "desired", of_columns(of.desired_x, of.desired_y, NULL, of.count));
    return result;
}

BODY(plots) {
    uint32_t i;
    (void)a;
    *r = new_list(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    for (i = 0;; ++i) {
        tiller_plot of;
        tiller_result result;
        variant each;
        memset(&of, 0, sizeof of);
        of.size = sizeof of;
        result = tiller_get_plot(self->world, i, &of);
        if (result)
            return result == TILLER_NOT_FOUND ? TILLER_OK : result;
        each = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
        put(&each, "id", of_text(of.id));
        put(&each, "name", of_text(of.name));
        put(&each, "quantity", of_text(of.quantity));
        put(&each, "whose", of_text(of.whose));
        put(&each, "value",
            of.has_number ? of_float(of.number) : empty(GDEXTENSION_VARIANT_TYPE_NIL));
        append(r, each);
    }
}

/* ---- Saving ---------------------------------------------------------------------------------- */

static variant of_bytes(const void* bytes, size_t length) {
    void* items;
    variant array = packed(GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY, length, &items);
    if (length > 0)
        memcpy(items, bytes, length);
    return array;
}

BODY(save) {
    const void* bytes;
    size_t length;
    (void)a;
    GIVES(tiller_save(self->world, &bytes, &length), of_bytes(bytes, length));
}

BODY(restore) {
    const tiller_result result =
        tiller_restore(self->world, a[0].list ? a[0].list : "", a[0].count);
    (void)r;
    skip_events(self);
    return result;
}

BODY(recording) {
    const char* text;
    size_t length;
    (void)a;
    GIVES(tiller_get_recording(self->world, &text, &length), of_bytes(text, length));
}

CALL(record, tiller_record(w, a[0].text))
CALL(stop_recording, tiller_stop_recording(w))

BODY(listen) {
    uint16_t port;
    if (!(a[0].number >= 0 && a[0].number <= 65535))
        return refuse(self, "A port is a number from 0 to 65535.");
    GIVES(tiller_listen(self->world, (uint16_t)a[0].number, &port), of_int(port));
}

CALL(stop_listening, tiller_stop_listening(w))
CALL(reload, reload_file(self, a[0].text, r))

BODY(reload_text) {
    const char* words;
    GIVES(tiller_reload_text(self->world, a[0].text, a[0].count, &words), changes_of(words));
}

/* ---- The tables ------------------------------------------------------------------------------ */

/* The path of a signature is one of the disk, or begins with res:// or user://. */
const gd_method world_methods[] = {
    {"open", "path:s > b", call_open},
    {"open_text", "text:s > b", call_open_text},
    {"open_recording", "recording:B > b", call_open_recording},
    {"close", "> b", call_close},
    {"is_open", "> b", call_is_open},
    {"version", "> s", call_version},
    {"last_error", "> s", call_last_error},
    {"info", "> D", call_info},
    {"tick", "> i", call_tick},
    {"agent_count", "> i", call_agent_count},
    {"state_hash", "> s", call_state_hash},
    {"step", "> b", call_step},
    {"decide", "> b", call_decide},
    {"advance", "seconds:f > i", call_advance},
    {"types", "> S", call_types},
    {"places", "type:s > P", call_places},
    {"smooth_places", "type:s > P", call_smooth_places},
    {"velocities", "type:s > P", call_velocities},
    {"headings", "type:s > P", call_headings},
    {"radii", "type:s > R", call_radii},
    {"agents", "type:s > A", call_agents},
    {"set_user_data", "agent:a data:i > b", call_set_user_data},
    {"user_data", "agent:a > i", call_user_data},
    {"state", "agent:a > D", call_state},
    {"lives", "agent:a > b", call_lives},
    {"mode", "agent:a > s", call_mode},
    {"spawn", "type:s places:P velocities:P= > A", call_spawn},
    {"spawn_some", "type:s count:i=1 > A", call_spawn_some},
    {"remove", "agents:A > i", call_remove},
    {"place", "agents:A places:P velocities:P= > i", call_place},
    {"glide", "agents:A places:P velocities:P= > i", call_glide},
    {"shift", "agents:A offsets:P > i", call_shift},
    {"carry", "agents:A velocities:P > i", call_carry},
    {"turn", "agents:A headings:P > i", call_turn},
    {"add_circle", "center:V radius:f group:s= > s", call_add_circle},
    {"add_box", "corner:V size:V group:s= > s", call_add_box},
    {"add_wall", "points:P group:s= > s", call_add_wall},
    {"add_polygon", "points:P group:s= > s", call_add_polygon},
    {"move_item", "id:s by:V > b", call_move_item},
    {"remove_item", "id:s > b", call_remove_item},
    {"become", "agent:a type:s > a", call_become},
    {"set_goals", "agent:a goals:G > b", call_set_goals},
    {"set_each_goal", "agents:A goals:G > i", call_set_each_goal},
    {"order", "agents:A place:V arrangement:s=disk spacing:f=0 width:f=0 facing:V= > i",
     call_order},
    {"enter_mode", "agent:a mode:s > b", call_enter_mode},
    {"variable", "id:s > f", call_variable},
    {"agent_variable", "id:s agent:a > f", call_agent_variable},
    {"set_variable", "id:s value:f > b", call_set_variable},
    {"set_agent_variable", "id:s agent:a value:f > b", call_set_agent_variable},
    {"ground_value", "id:s place:V > f", call_ground_value},
    {"add_to_ground", "id:s place:V amount:f radius:f=0 > b", call_add_to_ground},
    {"ground", "id:s > D", call_ground},
    {"numbers", "type:s quantity:s node:s= > R", call_numbers},
    {"set_external", "name:s place:V velocity:V= > b", call_set_external},
    {"clear_external", "name:s > b", call_clear_external},
    {"set_cursor", "place:V > b", call_set_cursor},
    {"clear_cursor", "> b", call_clear_cursor},
    {"click", "place:V > b", call_click},
    {"set_parameter", "id:s value:x > b", call_set_parameter},
    {"set_type_parameter", "id:s type:s value:x > b", call_set_type_parameter},
    {"set_agent_parameter", "id:s agent:a value:x > b", call_set_agent_parameter},
    {"set_each_parameter", "id:s agents:A value:x > i", call_set_each_parameter},
    {"parameters", "> D", call_parameters},
    {"properties", "item:s= > D", call_properties},
    {"agent_properties", "agent:a > D", call_agent_properties},
    {"events", "> L", call_events},
    {"nearest", "place:V within:f=inf type:s= > x", call_nearest},
    {"within", "place:V distance:f type:s= > A", call_within},
    {"in_rectangle", "low:V high:V type:s= > A", call_in_rectangle},
    {"ray", "from:V to:V type:s= > D", call_ray},
    {"pick", "place:V reach:f=0 > x", call_pick},
    {"explain", "agent:a > s", call_explain},
    {"drawing", "agent:a > L", call_drawing},
    {"forces", "type:s > D", call_forces},
    {"decisions", "type:s > D", call_decisions},
    {"plots", "> L", call_plots},
    {"save", "> B", call_save},
    {"restore", "state:B > b", call_restore},
    {"recording", "> B", call_recording},
    {"record", "path:s > b", call_record},
    {"stop_recording", "> b", call_stop_recording},
    {"listen", "port:i=0 > i", call_listen},
    {"stop_listening", "> b", call_stop_listening},
    {"reload", "path:s= > D", call_reload},
    {"reload_text", "text:s > D", call_reload_text},
    {NULL, NULL, NULL},
};

/* Those of events are in the order of tiller_event_kind. */
const event_signal world_signals[] = {
    {"born", "agent:a"},
    {"died", "agent:a by:x"},
    {"became", "agent:a before:x"},
    {"signaled", "agent:a node:s number:f"},
    {"blocked", "agent:a node:s number:f"},
    {"arrived", "agent:a node:s"},
    {"entered", "agent:a mode:s"},
    {"touched", "agent:a other:x"},
    {"parted", "agent:a other:x"},
    {"ended", "agent:a node:s number:f"},
    {"replayed", ""},
    {"reloaded", "changes:D"},
    {NULL, NULL},
};

static tiller_result call_problems(instance* self, const argument* a, variant* r) {
    tiller_options options;
    tiller_world world = 0;
    size_t length;
    char* text = as_text(&self->values[TEXT], &length);
    (void)a;
    memset(&options, 0, sizeof options);
    options.size = sizeof options;
    options.threads = 1;
    *r = of_text(tiller_open_text(text, length, &options, &world) ? tiller_last_error() : "");
    if (world)
        tiller_close(world);
    free(text);
    return TILLER_OK;
}

const gd_method project_methods[] = {{"problems", "> s", call_problems}, {NULL, NULL, NULL}};
