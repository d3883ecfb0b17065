/* A game with hunters and prey. */
#include "game.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int warnings;
static void count_warning(void* user, tiller_severity severity, const char* text) {
    CHECK(severity == TILLER_WARNING && text[0] != 0);
    ++*(int*)user;
}

static tiller_info info_of(tiller_world world) {
    tiller_info info;
    info.size = sizeof info;
    OK(tiller_get_info(world, &info));
    return info;
}

static void write_file(const char* path, const char* text) {
    FILE* file = fopen(path, "wb");
    CHECK(file != NULL && fwrite(text, 1, strlen(text), file) == strlen(text));
    fclose(file);
}

/* The agents of a type are read as columns, and asked for one by one. */
static void look_at(tiller_world world, uint32_t type) {
    tiller_columns columns;
    tiller_agent_state state;
    tiller_agent agent, found;
    size_t i;
    columns.size = sizeof columns;
    state.size = sizeof state;
    OK(tiller_get_columns(world, type, &columns));
    CHECK(columns.count > 0);
    for (i = 0; i < columns.count; ++i) {
        agent.type = type;
        agent.ordinal = columns.ordinal[i];
        agent.life = columns.life_by_rank[columns.rank[i]];
        agent.world = columns.world;
        OK(tiller_get_agent(world, agent, &state));
        CHECK(state.position.x == columns.x[i] && state.position.y == columns.y[i]);
        CHECK(state.velocity.x == columns.vx[i] && state.velocity.y == columns.vy[i]);
        CHECK(state.heading.x == columns.heading_x[i] && state.heading.y == columns.heading_y[i]);
        CHECK(state.radius == columns.radius[i * columns.radius_step]);
        OK(tiller_nearest(world, state.position, 0, type, &found));
        OK(tiller_pick(world, state.position, 0, &found));
    }
}

static void ask_plots(tiller_world world, tiller_agent agent) {
    tiller_forces forces;
    tiller_plot plot;
    forces.size = sizeof forces;
    plot.size = sizeof plot;
    OK(tiller_get_forces(world, agent.type, &forces));
    CHECK(forces.count >= 1 && forces.steering_x && forces.desired_y);
    FAILS(TILLER_NOT_FOUND, tiller_get_forces(world, TILLER_ANY_TYPE, &forces));
    OK(tiller_get_plot(world, 0, &plot));
    CHECK(strcmp(plot.id, "counter-catches") == 0 && strcmp(plot.quantity, "Contacts") == 0);
    CHECK(plot.has_number && plot.number >= 0);
    FAILS(TILLER_NOT_FOUND, tiller_get_plot(world, 1, &plot));
    plot.size = 1;
    FAILS(TILLER_BAD_ARGUMENT, tiller_get_plot(world, 0, &plot));
}

/* Walls that the game puts up. */
static void build(tiller_world world) {
    const tiller_vec2 corners[3] = {{700, 500}, {760, 500}, {730, 560}}, by = {5, 0},
                      low = {-50, -40};
    tiller_obstacle wall;
    tiller_met met;
    const char* id = NULL;
    char first[64];
    memset(&wall, 0, sizeof wall);
    met.size = sizeof met;
    FAILS(TILLER_BAD_ARGUMENT, tiller_add_obstacle(world, &wall, &id));
    wall.size = sizeof wall;
    wall.shape = TILLER_SHAPE_BOX;
    wall.place = low;
    wall.width = wall.height = 10;
    OK(tiller_add_obstacle(world, &wall, &id));
    strcpy(first, id);
    {
        const tiller_vec2 from = {-60, -35}, to = {-30, -35};
        OK(tiller_ray(world, from, to, TILLER_ANY_TYPE, NULL, &met));
        CHECK(strcmp(met.item, first) == 0 && met.distance == 10);
        OK(tiller_move_item(world, first, by));
        OK(tiller_ray(world, from, to, TILLER_ANY_TYPE, NULL, &met));
        CHECK(met.distance == 15);
    }
    wall.shape = TILLER_SHAPE_POLYGON;
    wall.points = corners;
    wall.count = 3;
    wall.group = "new";
    OK(tiller_add_obstacle(world, &wall, NULL));
    wall.points = NULL;
    FAILS(TILLER_BAD_ARGUMENT, tiller_add_obstacle(world, &wall, &id));
    wall.points = corners;
    wall.count = 2;
    FAILS(TILLER_BAD_ARGUMENT, tiller_add_obstacle(world, &wall, &id));
    wall.shape = TILLER_SHAPE_WALL;
    OK(tiller_add_obstacle(world, &wall, NULL));
    wall.count = 1;
    FAILS(TILLER_BAD_ARGUMENT, tiller_add_obstacle(world, &wall, &id));
    wall.shape = 9;
    FAILS(TILLER_BAD_ARGUMENT, tiller_add_obstacle(world, &wall, &id));
    wall.shape = TILLER_SHAPE_CIRCLE;
    wall.count = 0;
    wall.radius = -1;
    FAILS(TILLER_REFUSED, tiller_add_obstacle(world, &wall, &id));
    OK(tiller_remove_item(world, first));
    FAILS(TILLER_NOT_FOUND, tiller_remove_item(world, first));
    FAILS(TILLER_NOT_FOUND, tiller_move_item(world, "nothing", by));
    FAILS(TILLER_BAD_ARGUMENT, tiller_move_item(world, NULL, by));
}

/* Physics of the game, and platforms. */
static void own_physics(tiller_world world, tiller_agent agent) {
    const tiller_vec2 by = {3, -2}, still = {0, 0};
    const tiller_vec2 nowhere = {NAN, 0};
    tiller_agent_state before, after;
    tiller_columns columns;
    tiller_forces forces;
    tiller_vec2 next;
    size_t done = 0, i;
    before.size = after.size = sizeof before;
    columns.size = sizeof columns;
    forces.size = sizeof forces;
    FAILS(TILLER_REFUSED, tiller_get_decisions(world, agent.type, &forces));
    OK(tiller_get_agent(world, agent, &before));
    OK(tiller_decide(world));
    OK(tiller_get_agent(world, agent, &after));
    CHECK(before.position.x == after.position.x && before.velocity.y == after.velocity.y);
    OK(tiller_get_decisions(world, agent.type, &forces));
    OK(tiller_get_columns(world, agent.type, &columns));
    CHECK(forces.count == columns.count);
    for (i = 0; i < columns.count && columns.ordinal[i] != agent.ordinal; ++i)
        ;
    next.x = before.position.x + forces.desired_x[i];
    next.y = before.position.y + forces.desired_y[i];
    OK(tiller_glide(world, 1, &agent, &next, NULL, &done));
    OK(tiller_shift(world, 1, &agent, &by, &done));
    CHECK(done == 1);
    FAILS(TILLER_BAD_ARGUMENT, tiller_shift(world, 1, &agent, &nowhere, &done));
    OK(tiller_carry(world, 1, &agent, &by, &done));
    OK(tiller_step(world));
    OK(tiller_carry(world, 1, &agent, &still, NULL));
    FAILS(TILLER_REFUSED, tiller_get_decisions(world, agent.type, &forces));
    FAILS(TILLER_NOT_FOUND, tiller_get_decisions(world, 99, &forces));
}

/* A world without a file. */
static void make(void) {
    const tiller_vec2 at = {100, 100}, by = {1, 0}, corners[3] = {{1, 1}, {9, 1}, {1, 9}};
    tiller_builder builder = 0;
    tiller_world world = 0;
    tiller_agent ants[2];
    tiller_value value;
    size_t count = 0;
    FAILS(TILLER_BAD_ARGUMENT, tiller_build(NULL));
    FAILS(TILLER_NO_WORLD, tiller_build_node(12345, "a", "agent-type"));
    OK(tiller_build(&builder));
    OK(tiller_build_set(builder, "world", "width", 500));
    OK(tiller_build_set_text(builder, "world", "edges", "bounce"));
    OK(tiller_build_node(builder, "ant", "agent-type"));
    OK(tiller_build_agent(builder, "ant", at, by));
    OK(tiller_build_node(builder, "roam", "wander"));
    OK(tiller_build_set_flag(builder, "roam", "drawStartAngle", 0));
    OK(tiller_build_wire(builder, "roam", "ant.steering", 2));
    OK(tiller_build_item(builder, "rock", "obstacle"));
    OK(tiller_build_set_text(builder, "rock", "shape", "polygon"));
    OK(tiller_build_set_points(builder, "rock", 3, corners));
    FAILS(TILLER_BAD_ARGUMENT, tiller_build_set_points(builder, "rock", 3, NULL));
    FAILS(TILLER_BAD_ARGUMENT, tiller_build_node(builder, NULL, "seek"));
    FAILS(TILLER_REFUSED, tiller_build_node(builder, "ant", "seek"));
    FAILS(TILLER_REFUSED, tiller_build_set(builder, "roam", "speeds", 3));
    FAILS(TILLER_REFUSED, tiller_build_wire(builder, "roam", "nobody", 1));
    OK(tiller_build_parameter(builder, "pace", "ant", "maxSpeed", 0, 200));
    FAILS(TILLER_REFUSED, tiller_build_parameter(builder, "shade", "ant", "color", 0, 1));
    OK(tiller_build_node(builder, "errand", "own-goal"));
    OK(tiller_build_node(builder, "go", "arrive"));
    OK(tiller_build_wire(builder, "errand", "go", 1));
    OK(tiller_build_wire(builder, "go", "ant", 1));
    OK(tiller_build_open(builder, NULL, &world));
    OK(tiller_build_end(builder));
    FAILS(TILLER_NO_WORLD, tiller_build_end(builder));
    value.kind = TILLER_NUMBER;
    value.number = 200;
    OK(tiller_set_parameter(world, "pace", &value));
    OK(tiller_get_handles(world, 0, 1, &ants[0], &count));
    OK(tiller_order(world, 1, ants, at, NULL, NULL));
    ants[1] = ants[0];
    FAILS(TILLER_REFUSED, tiller_order(world, 2, ants, at, NULL, &count));
    CHECK(count == 1 && strstr(tiller_last_error(), "twice"));
    OK(tiller_step(world));
    CHECK(info_of(world).agents == 1 && info_of(world).width == 500);
    OK(tiller_close(world));
}

/* A handle of one world means nobody in another. */
static void mix_worlds(tiller_world world, const char* text, size_t length) {
    tiller_world other = 0;
    tiller_agent of[2];
    tiller_columns columns;
    size_t count = 0, done = 9;
    uint32_t agents;
    columns.size = sizeof columns;
    OK(tiller_open_text(text, length, NULL, &other));
    OK(tiller_get_handles(world, 0, 2, of, &count));
    agents = (uint32_t)info_of(other).agents;
    FAILS(TILLER_GONE, tiller_remove(other, 2, of, &done));
    CHECK(done == 0 && info_of(other).agents == agents);
    OK(tiller_get_columns(other, 0, &columns));
    CHECK(columns.world != of[0].world && columns.world != 0);
    of[0].world = 0; /* as from a file */
    OK(tiller_remove(other, 1, of, &done));
    CHECK(done == 1);
    OK(tiller_close(other));
}

/* What lies in a rectangle and on a line, and lists of inputs. */
static void look_around(tiller_world world, tiller_agent agent) {
    tiller_vec2 low = {0, 0}, high = {800, 600}, far = {1e6, 1e6}, next;
    tiller_agent_state state;
    tiller_agent two[2];
    tiller_goal goals[2] = {{NULL, {1, 2}}, {"nowhere", {0, 0}}};
    tiller_value values[2] = {{TILLER_NUMBER, 0, 80, NULL}, {TILLER_NUMBER, 0, 90, NULL}};
    tiller_met met;
    uint64_t data = 1;
    size_t count = 0;
    state.size = sizeof state;
    met.size = sizeof met;
    OK(tiller_in_rectangle(world, low, high, TILLER_ANY_TYPE, 2, two, &count));
    CHECK(count == info_of(world).agents);
    OK(tiller_in_rectangle(world, high, low, TILLER_ANY_TYPE, 2, two, &count));
    CHECK(count == 0);
    OK(tiller_get_agent(world, agent, &state));
    next = state.position;
    next.y += 1;
    OK(tiller_ray(world, state.position, next, agent.type, NULL, &met));
    CHECK(met.agent.type == agent.type && met.distance == 0 && met.item[0] == 0);
    FAILS(TILLER_NOT_FOUND, tiller_ray(world, far, far, TILLER_ANY_TYPE, &agent, &met));
    met.size = 3;
    FAILS(TILLER_BAD_ARGUMENT, tiller_ray(world, far, far, TILLER_ANY_TYPE, NULL, &met));
    OK(tiller_get_handles(world, agent.type, 2, two, &count));
    CHECK(count >= 2 && two[0].type == agent.type);
    FAILS(TILLER_NOT_FOUND, tiller_get_handles(world, 99, 2, two, &count));
    OK(tiller_set_user_data(world, agent, 42));
    OK(tiller_get_user_data(world, agent, &data));
    CHECK(data == 42);
    FAILS(TILLER_NOT_FOUND, tiller_set_each_goal(world, 2, two, goals, &count));
    CHECK(count == 1);
    OK(tiller_set_each_parameter(world, "sight", 2, two, values, &count));
    CHECK(count == 2);
    FAILS(TILLER_NOT_FOUND, tiller_set_each_parameter(world, "nothing", 2, two, values, &count));
    values[1].kind = 9;
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_each_parameter(world, "sight", 2, two, values, &count));
    CHECK(count == 1);
    two[1].life += 1000;
    FAILS(TILLER_GONE, tiller_set_user_data(world, two[1], 42));
    FAILS(TILLER_GONE, tiller_set_each_goal(world, 1, two + 1, goals, &count));
}

static void ask(tiller_world world, tiller_agent agent) {
    const char* words = NULL;
    const char* mode = NULL;
    drawing counts = {0, 0, 0};
    tiller_draw draw = {sizeof(tiller_draw), draw_line, draw_circle, NULL};
    tiller_agent two[2];
    tiller_vec2 middle = {400, 300};
    size_t count = 0;
    counts.world = world;
    draw.user = &counts;
    OK(tiller_explain(world, agent, &words));
    CHECK(strstr(words, "steering") != NULL);
    OK(tiller_get_mode(world, agent, &mode));
    CHECK(mode[0] == 0);
    OK(tiller_draw_agent(world, agent, &draw));
    CHECK(counts.lines >= 2 && counts.circles >= 1);
    OK(tiller_within(world, middle, 1e6, TILLER_ANY_TYPE, 2, two, &count));
    CHECK(count == info_of(world).agents);
    FAILS(TILLER_NOT_FOUND, tiller_nearest(world, middle, -1, TILLER_ANY_TYPE, two));
    look_around(world, agent);
    ask_plots(world, agent);
}

static void set_knobs(tiller_world world) {
    tiller_parameter sight;
    tiller_value value = {TILLER_NUMBER, 0, 75, NULL};
    uint32_t i;
    sight.size = sizeof sight;
    OK(tiller_set_parameter(world, "sight", &value));
    for (i = 0; i < info_of(world).parameters; ++i) {
        OK(tiller_get_parameter(world, i, &sight));
        if (strcmp(sight.id, "sight") == 0)
            CHECK(sight.value.kind == TILLER_NUMBER && sight.value.number == 75 &&
                  sight.max > sight.min);
    }
    FAILS(TILLER_NOT_FOUND, tiller_get_parameter(world, i, &sight));
    FAILS(TILLER_NOT_FOUND, tiller_set_parameter(world, "nothing", &value));
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_parameter(world, "sight", NULL));
    value.number = 1e9;
    FAILS(TILLER_REFUSED, tiller_set_parameter(world, "sight", &value));
    value.kind = 9;
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_parameter(world, "sight", &value));
}

/* Prey, and one of them, get a sight of their own. */
static void set_own_knobs(tiller_world world, uint32_t prey, tiller_agent one) {
    const tiller_value value = {TILLER_NUMBER, 0, 75, NULL};
    tiller_agent gone = one;
    gone.life += 1000;
    OK(tiller_set_type_parameter(world, "sight", prey, &value));
    OK(tiller_set_agent_parameter(world, "sight", one, &value));
    OK(tiller_set_agent_parameter(world, "sight", one, NULL));
    OK(tiller_set_type_parameter(world, "sight", prey, NULL));
    FAILS(TILLER_NOT_FOUND, tiller_set_type_parameter(world, "sight", 9, &value));
    FAILS(TILLER_NOT_FOUND, tiller_set_type_parameter(world, "nothing", prey, &value));
    FAILS(TILLER_GONE, tiller_set_agent_parameter(world, "sight", gone, &value));
}

/* Prey is spawned, placed, turned, sent away and removed. */
static void move_prey(tiller_world world, uint32_t prey, uint32_t hunter) {
    tiller_vec2 places[3] = {{100, 100}, {200, 100}, {300, 100}};
    tiller_vec2 speeds[3] = {{1, 0}, {0, 1}, {-1, 0}};
    tiller_agent born[3], wolf;
    tiller_agent_state state;
    const tiller_event* events = NULL;
    tiller_goal goal = {NULL, {10, 10}};
    const char* name = NULL;
    tiller_value value;
    double number = 0;
    size_t count = 0, done = 0;
    state.size = sizeof state;
    OK(tiller_spawn(world, prey, 3, places, speeds, born, &done));
    CHECK(done == 3);
    OK(tiller_get_events(world, &events, &count));
    CHECK(count >= 3 && events[count - 1].kind == TILLER_BORN && events[count - 1].node[0] == 0);
    CHECK(memcmp(&events[count - 1].who, &born[2], sizeof born[2]) == 0);
    CHECK(events[count - 1].by.type == TILLER_ANY_TYPE);
    OK(tiller_place(world, 3, born, speeds, NULL, &done));
    OK(tiller_get_agent(world, born[1], &state));
    CHECK(state.position.y == 1 && state.velocity.y == 1);
    OK(tiller_place(world, 3, born, places, speeds, NULL));
    OK(tiller_turn(world, 1, born, &speeds[1], NULL));
    OK(tiller_get_agent(world, born[0], &state));
    CHECK(state.position.x == 100 && state.heading.y == 1);
    FAILS(TILLER_NOT_FOUND, tiller_get_agent_property(world, born[0], 0, &name, &value));
    OK(tiller_set_goals(world, born[0], 1, &goal));
    goal.item = "nothing";
    FAILS(TILLER_NOT_FOUND, tiller_set_goals(world, born[0], 1, &goal));
    FAILS(TILLER_NOT_FOUND, tiller_enter_mode(world, born[0], "nothing"));
    FAILS(TILLER_NOT_FOUND, tiller_set_variable(world, "nothing", NULL, 1));
    FAILS(TILLER_NOT_FOUND, tiller_get_variable(world, "nothing", &born[0], &number));
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_variable(world, "nothing", NULL, NAN));
    FAILS(TILLER_NOT_FOUND, tiller_get_ground_value(world, "nothing", places[0], &number));
    FAILS(TILLER_NOT_FOUND, tiller_add_to_ground(world, "nothing", places[0], 1, 0));
    FAILS(TILLER_BAD_ARGUMENT, tiller_add_to_ground(world, "nothing", places[0], NAN, 0));
    FAILS(TILLER_REFUSED, tiller_order(world, 3, born, places[1], NULL, &done)); /* no Own goal */
    CHECK(done == 0 && strstr(tiller_last_error(), "\"prey\" has no Own goal"));
    OK(tiller_become(world, born[1], hunter, &wolf));
    CHECK(wolf.type == hunter && wolf.life == born[1].life);
    FAILS(TILLER_GONE, tiller_get_agent(world, born[1], &state));
    FAILS(TILLER_GONE, tiller_remove(world, 3, born, &done));
    CHECK(done == 2);
}

static void meet_mistakes(tiller_world world) {
    tiller_vec2 nowhere = {NAN, 0};
    tiller_info info;
    tiller_options options;
    tiller_world other = 0;
    const char* name = NULL;
    tiller_value value;
    memset(&options, 0, sizeof options);
    FAILS(TILLER_BAD_ARGUMENT, tiller_open(NULL, NULL, &other));
    FAILS(TILLER_BAD_ARGUMENT, tiller_open("x", &options, &other)); /* no size */
    FAILS(TILLER_REFUSED, tiller_open("/no/such/file", NULL, &other));
    CHECK(strstr(tiller_last_error(), "/no/such/file") != NULL);
    FAILS(TILLER_REFUSED, tiller_open_text("{}", 2, NULL, &other));
    FAILS(TILLER_REFUSED, tiller_open_recording("{}", 2, NULL, &other));
    CHECK(other == 0);
    FAILS(TILLER_NO_WORLD, tiller_step(0));
    FAILS(TILLER_NO_WORLD, tiller_close(world + 1));
    info.size = 3;
    FAILS(TILLER_BAD_ARGUMENT, tiller_get_info(world, &info));
    FAILS(TILLER_BAD_ARGUMENT, tiller_advance(world, NAN, NULL));
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_cursor(world, &nowhere));
    FAILS(TILLER_BAD_ARGUMENT, tiller_click(world, nowhere));
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_external(world, "player", nowhere, nowhere));
    FAILS(TILLER_NOT_FOUND, tiller_get_property(world, "nothing", 0, &name, &value));
    FAILS(TILLER_NOT_FOUND, tiller_get_type_id(world, 99, &name));
    FAILS(TILLER_REFUSED, tiller_reload(world, "/no/such/file", NULL));
}

/* A changed file: the world of the project gets a property, and nothing else is new. */
static void reload(tiller_world world, const char* text, const char* folder) {
    char path[2000];
    const char* report = NULL;
    const char* name = NULL;
    tiller_value value;
    const uint64_t agents = info_of(world).agents;
    char* changed = (char*)malloc(strlen(text) + 200);
    const char* scene = strstr(text, "\"scene\": []");
    CHECK(changed != NULL && scene != NULL);
    memcpy(changed, text, (size_t)(scene - text));
    strcpy(changed + (scene - text),
           "\"properties\": [{\"name\": \"level\", \"type\": \"int\", \"value\": 3}],\n  ");
    strcat(changed, scene);
    snprintf(path, sizeof path, "%s/changed.tiller", folder);
    write_file(path, changed);
    OK(tiller_reload(world, path, &report));
    CHECK(strcmp(report, "* properties\n* sight\n") == 0 || strstr(report, "* properties\n"));
    CHECK(info_of(world).agents == agents);
    OK(tiller_reload_text(world, changed, strlen(changed), &report));
    CHECK(*report == '\0'); /* the same once more */
    FAILS(TILLER_REFUSED, tiller_reload_text(world, "{", 1, NULL));
    OK(tiller_get_property(world, "", 0, &name, &value));
    CHECK(strcmp(name, "level") == 0 && value.number == 3);
    FAILS(TILLER_NOT_FOUND, tiller_get_property(world, "", 1, &name, &value));
    free(changed);
}

/* A recording in a file. */
static void record(const char* text, size_t length, const char* folder) {
    char path[2000];
    char* recording;
    tiller_world world = 0, replay = 0;
    tiller_vec2 place = {100, 200}, velocity = {60, 0};
    uint64_t hash = 0, again = 0;
    int tick;
    snprintf(path, sizeof path, "%s/session.tiller-recording", folder);
    OK(tiller_open_text(text, length, NULL, &world));
    OK(tiller_stop_recording(world)); /* there is none */
    FAILS(TILLER_BAD_ARGUMENT, tiller_record(world, NULL));
    FAILS(TILLER_REFUSED, tiller_record(world, folder));
    OK(tiller_record(world, path));
    for (tick = 0; tick < 90; ++tick) {
        place.x += 1;
        OK(tiller_set_external(world, "player", place, velocity));
        OK(tiller_step(world));
    }
    OK(tiller_stop_recording(world));
    FAILS(TILLER_REFUSED, tiller_record(world, path)); /* too late */
    OK(tiller_get_hash(world, &hash));
    OK(tiller_close(world));
    recording = content_of(path, &length);
    OK(tiller_open_recording(recording, length, NULL, &replay));
    FAILS(TILLER_REFUSED, tiller_record(replay, path));
    while (info_of(replay).is_replaying)
        OK(tiller_step(replay));
    OK(tiller_get_hash(replay, &again));
    CHECK(info_of(replay).tick == 90 && hash == again);
    OK(tiller_close(replay));
    free(recording);
    remove(path);
}

/* More agents than there is room for, and a negative count. */
static void fill(const char* text, size_t length) {
    tiller_world world = 0;
    size_t done = 0;
    OK(tiller_open_text(text, length, NULL, &world));
    FAILS(TILLER_BAD_ARGUMENT, tiller_spawn(world, 0, (size_t)-1, NULL, NULL, NULL, &done));
    FAILS(TILLER_BAD_ARGUMENT, tiller_remove(world, (size_t)-1, NULL, NULL));
    CHECK(done == 0);
    FAILS(TILLER_REFUSED, tiller_spawn(world, 0, 1000000, NULL, NULL, NULL, &done));
    CHECK(done > 1000 && done < 1000000 && info_of(world).agents > done);
    OK(tiller_remove(world, 0, NULL, NULL));
    OK(tiller_close(world));
}

int play(const char* examples, const char* folder) {
    char path[2000];
    size_t length = 0, count = 0, saved_length = 0;
    char *text, *saved;
    const char *id = NULL, *recording = NULL;
    const void* bytes = NULL;
    const double *x = NULL, *y = NULL;
    uint32_t hunter = 9, prey = 9, ticks = 0;
    uint64_t hash = 0, again = 0;
    tiller_world world = 0, replay = 0;
    tiller_options options = tiller_default_options();
    tiller_vec2 mouse = {400, 300}, still = {0, 0};
    tiller_columns columns;
    tiller_agent seen;
    const tiller_event* events = NULL;
    options.has_seed = 1;
    options.seed = 7;
    options.records = 1;
    options.all_events = 1;
    options.most_ticks = 2;
    options.log = count_warning;
    options.user = &warnings;
    CHECK(strchr(tiller_version(), '.') != NULL);
    snprintf(path, sizeof path, "%s/hunter-and-prey.tiller", examples);
    text = content_of(path, &length);
    OK(tiller_open_text(text, length, &options, &world));
    OK(tiller_find_type(world, "hunter", &hunter));
    OK(tiller_find_type(world, "Prey", &prey)); /* by its name */
    OK(tiller_get_type_id(world, prey, &id));
    CHECK(strcmp(id, "prey") == 0 && info_of(world).types == 2);

    OK(tiller_set_cursor(world, &mouse));
    OK(tiller_click(world, mouse));
    OK(tiller_set_external(world, "player", mouse, still));
    OK(tiller_set_external(world, "player", mouse, still));
    CHECK(warnings == 1); /* nobody sees it */
    OK(tiller_clear_external(world, "player"));
    OK(tiller_advance(world, 1.5 / info_of(world).ticks_per_second, &ticks));
    CHECK(ticks == 1 && fabs(info_of(world).share - 0.5) < 1e-9);
    OK(tiller_get_smooth_places(world, prey, &x, &y, &count));
    CHECK(count == 30 && isfinite(x[0]) && isfinite(y[29]));
    OK(tiller_get_events(world, &events, &count));
    CHECK(info_of(world).missed_events == 0);
    OK(tiller_advance(world, 60, &ticks)); /* a game that was asleep */
    CHECK(ticks == 2 && warnings == 2);
    OK(tiller_set_cursor(world, NULL));

    look_at(world, prey);
    columns.size = sizeof columns;
    OK(tiller_get_columns(world, hunter, &columns));
    {
        const tiller_agent first = {hunter, columns.ordinal[0],
                                    columns.life_by_rank[columns.rank[0]], columns.world};
        ask(world, first);
        build(world);
        own_physics(world, first);
    }
    set_knobs(world);
    OK(tiller_nearest(world, mouse, 1e6, prey, &seen));
    set_own_knobs(world, prey, seen);
    move_prey(world, prey, hunter);
    meet_mistakes(world);
    mix_worlds(world, text, length);
    make();

    OK(tiller_save(world, &bytes, &saved_length));
    saved = (char*)malloc(saved_length);
    CHECK(saved != NULL);
    memcpy(saved, bytes, saved_length);
    OK(tiller_step(world));
    OK(tiller_get_hash(world, &hash));
    OK(tiller_restore(world, saved, saved_length));
    OK(tiller_step(world));
    OK(tiller_get_hash(world, &again));
    CHECK(hash == again);
    saved[20] ^= 1;
    FAILS(TILLER_REFUSED, tiller_restore(world, saved, saved_length));

    reload(world, text, folder);
    OK(tiller_step(world));
    OK(tiller_get_hash(world, &hash));
    OK(tiller_get_recording(world, &recording, &length));
    OK(tiller_open_recording(recording, length, NULL, &replay));
    while (info_of(replay).is_replaying)
        OK(tiller_step(replay));
    OK(tiller_get_hash(replay, &again));
    CHECK(hash == again);
    FAILS(TILLER_REFUSED, tiller_get_recording(replay, &recording, &length));
    OK(tiller_close(world));
    FAILS(TILLER_NO_WORLD, tiller_close(world));
    FAILS(TILLER_NO_WORLD, tiller_step(world));
    OK(tiller_close(replay));
    record(text, strlen(text), folder);
    fill(text, strlen(text));
    free(text);
    free(saved);
    puts("played");
    return 0;
}
