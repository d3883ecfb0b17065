/* What a game asks: parameters and properties, events, who is near, and why. */
#include "core/game/godot/world.h"

#include <math.h>
#include <string.h>

static gd_variant parameters(world* of, call* with) {
    tiller_info about;
    gd_dictionary result;
    uint32_t i;
    about.size = sizeof about;
    if (tiller_get_info(of->number, &about))
        return refused(of, with);
    result = new_dictionary();
    for (i = 0; i < about.parameters; ++i) {
        tiller_parameter each;
        gd_dictionary entry;
        each.size = sizeof each;
        if (tiller_get_parameter(of->number, i, &each))
            continue;
        entry = new_dictionary();
        put(&entry, "name", from_text(each.name));
        put(&entry, "value", from_value(&each.value));
        put(&entry, "min", from_real(each.min));
        put(&entry, "max", from_real(each.max));
        put(&entry, "step", from_real(each.step));
        put(&result, each.id, from_dictionary(entry));
    }
    return from_dictionary(result);
}

/* Of an agent, or of what has the id: "" for the project. */
static gd_variant properties(world* of, call* with) {
    const bool is_agent = type_of(with, 0) == GD_POOL_INTS;
    const tiller_agent none = {TILLER_ANY_TYPE, 0, 0};
    const tiller_agent who = is_agent ? take_agent(with, 0) : none;
    const char* item = is_agent || !has(with, 0) ? "" : take_text(with, 0, NULL);
    gd_dictionary result;
    tiller_result code = TILLER_OK;
    uint32_t i;
    if (with->wrong[0])
        return refused(of, with);
    result = new_dictionary();
    for (i = 0; code == TILLER_OK; ++i) {
        const char* name;
        tiller_value value;
        code = is_agent ? tiller_get_agent_property(of->number, who, i, &name, &value)
                        : tiller_get_property(of->number, item, i, &name, &value);
        if (code == TILLER_OK)
            put(&result, name, from_value(&value));
    }
    if (code == TILLER_NOT_FOUND && strstr(tiller_last_error(), "not so many"))
        return from_dictionary(result);
    gd.dictionary_destroy(&result);
    return refused(of, with);
}

static gd_variant events(world* of, call* with) {
    static const char* const kinds[] = {"born",    "died",    "became",  "signal", "blocked",
                                        "arrived", "entered", "touched", "parted"};
    const tiller_event* all;
    size_t count, i;
    gd_array result;
    if (tiller_get_events(of->number, &all, &count))
        return refused(of, with);
    result = new_array();
    for (i = 0; i < count; ++i) {
        gd_dictionary entry = new_dictionary();
        put(&entry, "kind", from_text(kinds[all[i].kind]));
        put(&entry, "who", from_agent(all[i].who));
        put(&entry, "by", from_agent(all[i].by));
        put(&entry, "node", from_text(all[i].node));
        put(&entry, "number", from_real(all[i].number));
        append(&result, from_dictionary(entry));
    }
    return from_array(result);
}

/* An agent, or null where there is nobody. */
static gd_variant found(world* of, const call* with, tiller_result result, tiller_agent agent) {
    if (result == TILLER_NOT_FOUND)
        return nil();
    return result == TILLER_OK ? from_agent(agent) : refused(of, with);
}

static gd_variant nearest(world* of, call* with) {
    const tiller_vec2 where = take_vector(with, 0);
    const double within = has(with, 1) ? take_number(with, 1) : (double)INFINITY;
    tiller_agent agent;
    uint32_t type;
    tiller_result result;
    if (with->wrong[0] || !take_type(of, with, 2, &type))
        return refused(of, with);
    result = tiller_nearest(of->number, where, within, type, &agent);
    return found(of, with, result, agent);
}

static gd_variant pick(world* of, call* with) {
    const tiller_vec2 where = take_vector(with, 0);
    const double reach = has(with, 1) ? take_number(with, 1) : 0;
    tiller_agent agent;
    tiller_result result;
    if (with->wrong[0])
        return refused(of, with);
    result = tiller_pick(of->number, where, reach, &agent);
    return found(of, with, result, agent);
}

static gd_variant within(world* of, call* with) {
    const tiller_vec2 where = take_vector(with, 0);
    const double distance = take_number(with, 1);
    tiller_info about;
    tiller_agent* agents;
    gd_array result;
    size_t count, i;
    uint32_t type;
    about.size = sizeof about;
    if (with->wrong[0] || !take_type(of, with, 2, &type) || tiller_get_info(of->number, &about))
        return refused(of, with);
    agents = (tiller_agent*)take_room(with, (size_t)about.agents * sizeof *agents);
    if (with->wrong[0] ||
        tiller_within(of->number, where, distance, type, (size_t)about.agents, agents, &count))
        return refused(of, with);
    result = new_array();
    for (i = 0; i < count; ++i)
        append(&result, from_agent(agents[i]));
    return from_array(result);
}

static gd_variant explain(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    const char* words;
    if (with->wrong[0] || tiller_explain(of->number, who, &words))
        return refused(of, with);
    return from_text(words);
}

static const char* const strokes[] = {"body", "velocity", "force", "steering", "target", "range"};

static void add_line(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what) {
    gd_dictionary entry = new_dictionary();
    put(&entry, "what", from_text(strokes[what]));
    put(&entry, "from", from_vector(from.x, from.y));
    put(&entry, "to", from_vector(to.x, to.y));
    append((gd_array*)user, from_dictionary(entry));
}

static void add_circle(void* user, tiller_vec2 center, double radius, tiller_stroke what) {
    gd_dictionary entry = new_dictionary();
    put(&entry, "what", from_text(strokes[what]));
    put(&entry, "center", from_vector(center.x, center.y));
    put(&entry, "radius", from_real(radius));
    append((gd_array*)user, from_dictionary(entry));
}

static gd_variant drawing(world* of, call* with) {
    const tiller_agent who = take_agent(with, 0);
    gd_array result = new_array();
    tiller_draw draw = {sizeof(tiller_draw), add_line, add_circle, NULL};
    draw.user = &result;
    if (with->wrong[0] || tiller_draw_agent(of->number, who, &draw)) {
        gd.array_destroy(&result);
        return refused(of, with);
    }
    return from_array(result);
}

static gd_variant forces(world* of, call* with) {
    tiller_columns columns;
    tiller_forces of_type;
    gd_dictionary result;
    uint32_t type;
    of_type.size = sizeof of_type;
    if (!take_type(of, with, 0, &type) || tiller_get_forces(of->number, type, &of_type) ||
        !take_columns(of, with, &columns))
        return refused(of, with);
    result = new_dictionary();
    put(&result, "steering",
        from_columns(of_type.steering_x, of_type.steering_y, columns.rank, columns.count));
    put(&result, "desired",
        from_columns(of_type.desired_x, of_type.desired_y, columns.rank, columns.count));
    return from_dictionary(result);
}

static gd_variant plots(world* of, call* with) {
    gd_array result;
    tiller_info about;
    tiller_plot each;
    uint32_t i;
    about.size = sizeof about;
    if (tiller_get_info(of->number, &about))
        return refused(of, with);
    result = new_array();
    each.size = sizeof each;
    for (i = 0; tiller_get_plot(of->number, i, &each) == TILLER_OK; ++i) {
        gd_dictionary entry = new_dictionary();
        put(&entry, "id", from_text(each.id));
        put(&entry, "name", from_text(each.name));
        put(&entry, "quantity", from_text(each.quantity));
        put(&entry, "whose", from_text(each.whose));
        put(&entry, "value", each.has_number ? from_real(each.number) : nil());
        append(&result, from_dictionary(entry));
    }
    return from_array(result);
}

const method question_methods[] = {{"parameters", 0, 0, parameters},
                                   {"properties", 0, 1, properties},
                                   {"events", 0, 0, events},
                                   {"nearest", 1, 3, nearest},
                                   {"pick", 1, 2, pick},
                                   {"within", 2, 3, within},
                                   {"explain", 1, 1, explain},
                                   {"drawing", 1, 1, drawing},
                                   {"forces", 1, 1, forces},
                                   {"plots", 0, 0, plots},
                                   {NULL, 0, 0, NULL}};
