/* The agents of a world, and its types. */
#include "core/game/godot/world.h"

#include <string.h>

bool take_type(world* of, call* with, int argument, uint32_t* type) {
    const gd_type kind = type_of(with, argument);
    *type = TILLER_ANY_TYPE;
    if (kind == GD_NIL)
        return true;
    if (kind == GD_INT)
        *type = (uint32_t)take_number(with, argument);
    else if (kind != GD_STRING)
        refuse(with, argument, "the name, id or number of an agent type");
    else
        return tiller_find_type(of->number, take_text(with, argument, NULL), type) == TILLER_OK;
    return with->wrong[0] == 0;
}

bool take_columns(world* of, call* with, tiller_columns* columns) {
    uint32_t type;
    columns->size = sizeof *columns;
    return take_type(of, with, 0, &type) &&
           tiller_get_columns(of->number, type, columns) == TILLER_OK;
}

static gd_variant types(world* of, call* with) {
    gd_array result;
    tiller_info about;
    uint32_t type;
    about.size = sizeof about;
    if (tiller_get_info(of->number, &about))
        return refused(of, with);
    result = new_array();
    for (type = 0; type < about.types; ++type) {
        const char* id;
        if (tiller_get_type_id(of->number, type, &id) == TILLER_OK)
            append(&result, from_text(id));
    }
    return from_array(result);
}

static gd_variant type_number(world* of, call* with) {
    uint32_t type;
    return take_type(of, with, 0, &type) ? from_int(type) : refused(of, with);
}

static gd_variant positions(world* of, call* with) {
    tiller_columns columns;
    return take_columns(of, with, &columns)
               ? from_columns(columns.x, columns.y, NULL, columns.count)
               : refused(of, with);
}

static gd_variant velocities(world* of, call* with) {
    tiller_columns columns;
    return take_columns(of, with, &columns)
               ? from_columns(columns.vx, columns.vy, NULL, columns.count)
               : refused(of, with);
}

static gd_variant headings(world* of, call* with) {
    tiller_columns columns;
    return take_columns(of, with, &columns)
               ? from_columns(columns.heading_x, columns.heading_y, NULL, columns.count)
               : refused(of, with);
}

static gd_variant radii(world* of, call* with) {
    tiller_columns columns;
    return take_columns(of, with, &columns)
               ? from_reals(columns.radius, columns.radius_step, columns.count)
               : refused(of, with);
}

static gd_variant smooth_positions(world* of, call* with) {
    const double *x, *y;
    size_t count;
    uint32_t type;
    if (!take_type(of, with, 0, &type) ||
        tiller_get_smooth_places(of->number, type, &x, &y, &count))
        return refused(of, with);
    return from_columns(x, y, NULL, count);
}

static tiller_agent agent_of(const tiller_columns* columns, uint32_t type, size_t index) {
    tiller_agent agent;
    agent.type = type;
    agent.ordinal = columns->ordinal[index];
    agent.life = columns->life_by_rank[columns->rank[index]];
    return agent;
}

static gd_variant agents(world* of, call* with) {
    tiller_columns columns;
    gd_array result;
    uint32_t type;
    size_t i;
    if (!take_columns(of, with, &columns) || !take_type(of, with, 0, &type))
        return refused(of, with);
    result = new_array();
    for (i = 0; i < columns.count; ++i)
        append(&result, from_agent(agent_of(&columns, type, i)));
    return from_array(result);
}

static gd_variant agent(world* of, call* with) {
    tiller_columns columns;
    uint32_t type;
    const double index = take_number(with, 1);
    if (with->wrong[0] || !take_columns(of, with, &columns) || !take_type(of, with, 0, &type))
        return refused(of, with);
    if (!(index >= 0 && index < (double)columns.count)) {
        refuse(with, 1, "an index below the number of agents");
        return refused(of, with);
    }
    return from_agent(agent_of(&columns, type, (size_t)index));
}

static gd_variant state(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    tiller_agent_state now;
    gd_dictionary result;
    now.size = sizeof now;
    if (with->wrong[0] || tiller_get_agent(of->number, who, &now))
        return refused(of, with);
    result = new_dictionary();
    put(&result, "position", from_vector(now.position.x, now.position.y));
    put(&result, "velocity", from_vector(now.velocity.x, now.velocity.y));
    put(&result, "heading", from_vector(now.heading.x, now.heading.y));
    put(&result, "radius", from_real(now.radius));
    return from_dictionary(result);
}

static gd_variant lives(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    tiller_agent_state now;
    tiller_result result;
    now.size = sizeof now;
    if (with->wrong[0])
        return refused(of, with);
    result = tiller_get_agent(of->number, who, &now);
    if (result != TILLER_OK && result != TILLER_GONE)
        return refused(of, with);
    return from_bool(result == TILLER_OK);
}

static gd_variant mode(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    const char* id;
    if (with->wrong[0] || tiller_get_mode(of->number, who, &id))
        return refused(of, with);
    return from_text(id);
}

const method agent_methods[] = {{"types", 0, 0, types},
                                {"type_number", 1, 1, type_number},
                                {"positions", 1, 1, positions},
                                {"smooth_positions", 1, 1, smooth_positions},
                                {"velocities", 1, 1, velocities},
                                {"headings", 1, 1, headings},
                                {"radii", 1, 1, radii},
                                {"agents", 1, 1, agents},
                                {"agent", 2, 2, agent},
                                {"state", 1, 1, state},
                                {"lives", 1, 1, lives},
                                {"mode", 1, 1, mode},
                                {NULL, 0, 0, NULL}};
