/* What a game changes: agents, what it moves itself, and parameters. */
#include "core/game/godot/world.h"

#include <string.h>

static gd_variant spawn(world* of, call* with) {
    const bool by_count = type_of(with, 1) == GD_INT;
    const tiller_vec2 *positions = NULL, *velocities = NULL;
    size_t count = 1, i, born;
    uint32_t type;
    tiller_agent* handles;
    gd_array result;
    if (by_count && take_number(with, 1) >= 0 && take_number(with, 1) <= 1e6)
        count = (size_t)take_number(with, 1);
    else if (by_count)
        refuse(with, 1, "a PoolVector2Array, or a number from 0 to 1,000,000");
    else if (has(with, 1))
        positions = take_vectors(with, 1, &count);
    if (has(with, 2))
        velocities = take_as_many_vectors(with, 2, count);
    if (with->wrong[0] || !take_type(of, with, 0, &type))
        return refused(of, with);
    handles = (tiller_agent*)take_room(with, count * sizeof *handles);
    if (with->wrong[0] ||
        tiller_spawn(of->number, type, count, positions, velocities, handles, &born))
        return refused(of, with);
    result = new_array();
    for (i = 0; i < born; ++i)
        append(&result, from_agent(handles[i]));
    return from_array(result);
}

/* How many agents were alive; the others are no mistake. */
static gd_variant how_many(world* of, const call* with, tiller_result result, size_t number) {
    return result != TILLER_OK && result != TILLER_GONE ? refused(of, with)
                                                        : from_int((int64_t)number);
}

static gd_variant remove_agents(world* of, call* with) {
    size_t count, number = 0;
    const tiller_agent* who = take_agents(with, 0, &count);
    tiller_result result;
    if (with->wrong[0])
        return refused(of, with);
    result = tiller_remove(of->number, count, who, &number);
    return how_many(of, with, result, number);
}

static gd_variant place(world* of, call* with) {
    size_t count, number = 0;
    const tiller_agent* who = take_agents(with, 0, &count);
    const tiller_vec2* positions = take_as_many_vectors(with, 1, count);
    const tiller_vec2* velocities = has(with, 2) ? take_as_many_vectors(with, 2, count) : NULL;
    tiller_result result;
    if (with->wrong[0])
        return refused(of, with);
    result = tiller_place(of->number, count, who, positions, velocities, &number);
    return how_many(of, with, result, number);
}

static gd_variant turn(world* of, call* with) {
    size_t count, number = 0;
    const tiller_agent* who = take_agents(with, 0, &count);
    const tiller_vec2* headings = take_as_many_vectors(with, 1, count);
    tiller_result result;
    if (with->wrong[0])
        return refused(of, with);
    result = tiller_turn(of->number, count, who, headings, &number);
    return how_many(of, with, result, number);
}

static gd_variant become(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    tiller_agent now;
    uint32_t type;
    if (with->wrong[0] || !take_type(of, with, 1, &type) ||
        tiller_become(of->number, who, type, &now))
        return refused(of, with);
    return from_agent(now);
}

static gd_variant set_goals(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    size_t count;
    const tiller_goal* goals = take_goals(with, 1, &count);
    return with->wrong[0] ? refused(of, with)
                          : done(of, with, tiller_set_goals(of->number, who, count, goals));
}

static gd_variant enter_mode(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    const char* id = take_text(with, 1, NULL);
    return with->wrong[0] ? refused(of, with)
                          : done(of, with, tiller_enter_mode(of->number, who, id));
}

static gd_variant set_external(world* of, call* with) {
    const char* name = take_text(with, 0, NULL);
    const tiller_vec2 none = {0, 0}, position = take_vector(with, 1);
    const tiller_vec2 velocity = has(with, 2) ? take_vector(with, 2) : none;
    return with->wrong[0]
               ? refused(of, with)
               : done(of, with, tiller_set_external(of->number, name, position, velocity));
}

static gd_variant clear_external(world* of, call* with) {
    const char* name = take_text(with, 0, NULL);
    return with->wrong[0] ? refused(of, with)
                          : done(of, with, tiller_clear_external(of->number, name));
}

static gd_variant set_cursor(world* of, call* with) {
    tiller_vec2 position;
    if (!has(with, 0))
        return done(of, with, tiller_set_cursor(of->number, NULL));
    position = take_vector(with, 0);
    return with->wrong[0] ? refused(of, with)
                          : done(of, with, tiller_set_cursor(of->number, &position));
}

static gd_variant click(world* of, call* with) {
    const tiller_vec2 position = take_vector(with, 0);
    return with->wrong[0] ? refused(of, with) : done(of, with, tiller_click(of->number, position));
}

static gd_variant set_parameter(world* of, call* with) {
    const char* id = take_text(with, 0, NULL);
    const tiller_value value = take_value(with, 1);
    return with->wrong[0] ? refused(of, with)
                          : done(of, with, tiller_set_parameter(of->number, id, &value));
}

static gd_variant set_type_parameter(world* of, call* with) {
    const char* id = take_text(with, 0, NULL);
    tiller_value value;
    uint32_t type;
    if (has(with, 2))
        value = take_value(with, 2);
    if (with->wrong[0] || !take_type(of, with, 1, &type))
        return refused(of, with);
    return done(of, with,
                tiller_set_type_parameter(of->number, id, type, has(with, 2) ? &value : NULL));
}

static gd_variant set_agent_parameter(world* of, call* with) {
    const char* id = take_text(with, 0, NULL);
    const tiller_agent who = take_agent(with, 1);
    tiller_value value;
    if (has(with, 2))
        value = take_value(with, 2);
    if (with->wrong[0])
        return refused(of, with);
    return done(of, with,
                tiller_set_agent_parameter(of->number, id, who, has(with, 2) ? &value : NULL));
}

const method input_methods[] = {{"spawn", 1, 3, spawn},
                                {"remove", 1, 1, remove_agents},
                                {"place", 2, 3, place},
                                {"turn", 2, 2, turn},
                                {"become", 2, 2, become},
                                {"set_goals", 2, 2, set_goals},
                                {"enter_mode", 2, 2, enter_mode},
                                {"set_external", 2, 3, set_external},
                                {"clear_external", 1, 1, clear_external},
                                {"set_cursor", 0, 1, set_cursor},
                                {"click", 1, 1, click},
                                {"set_parameter", 2, 2, set_parameter},
                                {"set_type_parameter", 3, 3, set_type_parameter},
                                {"set_agent_parameter", 3, 3, set_agent_parameter},
                                {NULL, 0, 0, NULL}};
