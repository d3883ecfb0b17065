/* Calls in any order, with anything as arguments. */
#include "game.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 1;
static const uint8_t* choices; /* two bytes each; after the last one, random numbers */
static size_t choices_left;
static uint32_t any(uint32_t below) {
    if (choices_left > 0) {
        const uint32_t choice = choices[0] | (uint32_t)choices[1] << 8;
        choices += 2;
        --choices_left;
        return choice % below;
    }
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % below;
}
static double any_number(void) {
    static const double numbers[] = {0,     1,    -1,     100, 350.5,    1e9,      -1e9,
                                     1e300, 1e-9, -1e300, NAN, INFINITY, -INFINITY};
    return numbers[any(sizeof numbers / sizeof *numbers)];
}
static tiller_vec2 any_place(void) {
    tiller_vec2 place;
    place.x = any(3) ? any(800) : any_number();
    place.y = any(3) ? any(600) : any_number();
    return place;
}
static const char* any_text(void) {
    static const char* const texts[] = {"",       "hunter", "prey",  "sight", "fear",
                                        "player", "\xff",   "world", "grass", "x.y",
                                        "panic",  "soft",   NULL};
    return texts[any(sizeof texts / sizeof *texts)];
}

enum { mostWorlds = 4, mostAgents = 64 };
static tiller_world worlds[mostWorlds];
static tiller_agent agents[mostAgents];

static tiller_world any_world(void) {
    const tiller_world world = worlds[any(mostWorlds)];
    return any(20) ? world : world + any(3) - 1;
}
static tiller_agent* any_agent(void) {
    tiller_agent* agent = &agents[any(mostAgents)];
    if (any(10) == 0)
        agent->life += 1;
    if (any(20) == 0)
        agent->type = any(2) ? TILLER_ANY_TYPE : any(5);
    return agent;
}

static int calls_of[8];
static void count_call(tiller_result result) {
    CHECK(result >= TILLER_OK && result < TILLER_FAILED);
    ++calls_of[result];
}

static void open_any(const char* text, size_t length) {
    tiller_options options;
    memset(&options, 0, sizeof options);
    options.size = any(10) ? sizeof options : any(200);
    options.seed = any(100);
    options.has_seed = (uint8_t)any(2);
    options.threads = any(3);
    options.all_events = (uint8_t)any(2);
    options.records = (uint8_t)any(2);
    {
        tiller_world* at = &worlds[any(mostWorlds)];
        tiller_close(*at);
        count_call(tiller_open_text(text, any(10) ? length : any(200), any(3) ? &options : NULL,
                                    any(20) ? at : NULL));
    }
}

static void save_and_restore(tiller_world world) {
    const void* bytes = NULL;
    size_t length = 0;
    if (tiller_save(world, &bytes, &length) != TILLER_OK)
        return;
    {
        char* copy = (char*)malloc(length);
        CHECK(copy != NULL);
        memcpy(copy, bytes, length);
        if (any(3) == 0)
            copy[any((uint32_t)length)] ^= (char)(1 + any(255));
        count_call(tiller_restore(any_world(), copy, any(4) ? length : any((uint32_t)length)));
        free(copy);
    }
}

/* A world that gives itself the inputs of another one. */
static void replay(tiller_world world) {
    const char* recorded = NULL;
    size_t length = 0;
    tiller_world* at = &worlds[any(mostWorlds)];
    if (tiller_get_recording(world, &recorded, &length) != TILLER_OK || *at == world)
        return;
    tiller_close(*at);
    count_call(tiller_open_recording(recorded, any(4) ? length : any((uint32_t)length), NULL, at));
}

static void call_anything(const char* text, size_t length) {
    const tiller_world world = any_world();
    tiller_agent* agent = any_agent();
    tiller_vec2 place = any_place(), speed = any_place();
    tiller_value value = {0, 0, 0, NULL};
    tiller_goal goal = {NULL, {0, 0}};
    tiller_arrangement arrangement = {0, 0, 0, 0, {0, 0}};
    tiller_columns columns;
    tiller_agent_state one;
    tiller_info info;
    tiller_parameter parameter;
    tiller_forces forces;
    tiller_obstacle obstacle;
    tiller_met met;
    tiller_vec2 corner;
    tiller_plot plot;
    const tiller_event* events = NULL;
    const char* words = NULL;
    const double *x = NULL, *y = NULL;
    drawing counts = {0, 0, 0};
    tiller_draw draw = {sizeof(tiller_draw), draw_line, draw_circle, &counts};
    uint64_t hash;
    uint32_t number = any(5);
    size_t count = 0;
    counts.world = world;
    value.kind = (int32_t)any(4);
    value.number = any_number();
    value.text = any_text();
    goal.item = any(2) ? any_text() : NULL;
    goal.place = any_place();
    columns.size = any(20) ? sizeof columns : 1;
    one.size = sizeof one;
    info.size = sizeof info;
    parameter.size = sizeof parameter;
    forces.size = sizeof forces;
    met.size = any(9) ? sizeof met : any(99);
    plot.size = sizeof plot;
    switch (any(36)) {
    case 0:
        open_any(text, length);
        break;
    case 1:
        count_call(any(10) ? TILLER_OK : tiller_close(world));
        break;
    case 2:
        count_call(tiller_get_info(world, &info));
        break;
    case 3:
        count_call(tiller_get_hash(world, any(5) ? &hash : NULL));
        break;
    case 4:
    case 5:
    case 6:
        count_call(tiller_step(world));
        break;
    case 7:
        count_call(tiller_advance(world, any(2) ? 0.03 : any_number(), NULL));
        break;
    case 8:
        count_call(tiller_find_type(world, any_text(), &number));
        break;
    case 9:
        count_call(tiller_get_type_id(world, number, &words));
        break;
    case 10:
        count_call(tiller_get_columns(world, number, &columns));
        break;
    case 11:
        count_call(tiller_get_smooth_places(world, number, &x, &y, &count));
        break;
    case 12:
        count_call(tiller_get_agent(world, *agent, &one));
        break;
    case 13:
        count_call(tiller_get_mode(world, *agent, &words));
        break;
    case 14:
    case 15:
        count_call(tiller_spawn(world, number, 1, any(4) ? &place : NULL, any(2) ? &speed : NULL,
                                agent, NULL));
        break;
    case 16:
        count_call(tiller_remove(world, 1, agent, &count));
        break;
    case 17:
        count_call(tiller_place(world, any(2), agent, any(9) ? &place : NULL,
                                any(2) ? &speed : NULL, NULL));
        break;
    case 18:
        count_call(tiller_turn(world, 1, agent, &speed, NULL));
        break;
    case 19:
        count_call(tiller_become(world, *agent, number, agent));
        break;
    case 20:
        count_call(tiller_set_goals(world, *agent, any(2), any(5) ? &goal : NULL));
        break;
    case 21:
        arrangement.size = any(9) ? sizeof arrangement : 1;
        arrangement.kind = (int32_t)any(6);
        arrangement.spacing = any_number();
        count_call(tiller_order(world, any(2), any(9) ? agent : NULL, place,
                                any(3) ? &arrangement : NULL, &count));
        count_call(tiller_enter_mode(world, *agent, any_text()));
        break;
    case 22:
        count_call(tiller_set_external(world, any_text(), place, speed));
        break;
    case 23:
        count_call(tiller_clear_external(world, any_text()));
        break;
    case 24:
        count_call(tiller_set_cursor(world, any(2) ? &place : NULL));
        break;
    case 25:
        count_call(tiller_click(world, place));
        break;
    case 26:
        count_call(tiller_set_parameter(world, any_text(), &value));
        count_call(tiller_set_type_parameter(world, any_text(), number, any(2) ? &value : NULL));
        count_call(tiller_set_agent_parameter(world, any_text(), *agent, any(2) ? &value : NULL));
        break;
    case 27:
        count_call(tiller_get_parameter(world, any(5), &parameter));
        break;
    case 28:
        count_call(tiller_get_property(world, any_text(), any(2), &words, &value));
        count_call(tiller_get_agent_property(world, *agent, any(2), &words, &value));
        break;
    case 29:
        count_call(tiller_get_events(world, &events, &count));
        break;
    case 30:
        count_call(tiller_nearest(world, place, any_number(), number, agent));
        break;
    case 31:
        count_call(tiller_within(world, place, any_number(), number, any(3), agents, &count));
        count_call(tiller_get_handles(world, number, any(3), agents, &count));
        corner.x = any_number();
        corner.y = any_number();
        count_call(tiller_in_rectangle(world, place, corner, number, any(3), agents, &count));
        count_call(tiller_ray(world, place, corner, number, any(2) ? agent : NULL, &met));
        obstacle.size = any(9) ? sizeof obstacle : any(90);
        obstacle.shape = (int32_t)any(5);
        obstacle.place = place;
        obstacle.radius = any_number();
        obstacle.width = any_number();
        obstacle.height = any_number();
        obstacle.count = any(3);
        obstacle.points = any(4) ? &place : NULL;
        obstacle.count = obstacle.points ? obstacle.count % 2 : obstacle.count;
        obstacle.group = any(2) ? NULL : any_text();
        count_call(tiller_add_obstacle(world, any(9) ? &obstacle : NULL, any(2) ? &words : NULL));
        count_call(tiller_move_item(world, any(2) ? any_text() : "obstacle-1", corner));
        if (any(3) == 0)
            count_call(tiller_remove_item(world, any(2) ? any_text() : "obstacle-2"));
        count_call(tiller_glide(world, 1, any(9) ? agent : NULL, &place, any(2) ? &corner : NULL,
                                any(2) ? &count : NULL));
        count_call(tiller_shift(world, 1, agent, any(9) ? &corner : NULL, NULL));
        count_call(tiller_carry(world, 1, agent, &place, NULL));
        if (any(4) == 0)
            count_call(tiller_decide(world));
        count_call(tiller_get_decisions(world, number, any(9) ? &forces : NULL));
        count_call(tiller_set_user_data(world, *agent, count));
        count_call(tiller_get_user_data(world, *agent, &hash));
        break;
    case 32:
        count_call(any(2) ? tiller_pick(world, place, any_number(), agent)
                          : tiller_explain(world, *agent, &words));
        count_call(tiller_draw_agent(world, *agent, any(9) ? &draw : NULL));
        count_call(tiller_get_forces(world, number, any(9) ? &forces : NULL));
        count_call(tiller_record(world, any(3) ? NULL : ""));
        count_call(tiller_stop_recording(world));
        count_call(tiller_stop_listening(world));
        count_call(tiller_get_plot(world, any(3), any(9) ? &plot : NULL));
        break;
    case 33:
        save_and_restore(world);
        break;
    case 34:
        count_call(tiller_reload_text(world, text, any(3) ? length : any((uint32_t)length),
                                      any(2) ? &words : NULL));
        break;
    case 35:
        replay(world);
        break;
    }
}

static void close_all(void) {
    int i;
    for (i = 0; i < mostWorlds; ++i)
        tiller_close(worlds[i]);
}

int chaos(const char* file, unsigned long seed, unsigned long calls) {
    size_t length = 0;
    char* text = content_of(file, &length);
    unsigned long i;
    int code;
    state = seed;
    for (i = 0; i < calls; ++i)
        call_anything(text, length);
    close_all();
    free(text);
    for (code = TILLER_OK; code < TILLER_FAILED; ++code) {
        printf("%d calls gave %d\n", calls_of[code], code);
        CHECK(code == TILLER_BUSY || calls_of[code] > 0); /* BUSY: seen in draw_line */
    }
    return 0;
}

int chaos_by(const char* text, size_t length, const uint8_t* bytes, size_t count) {
    const int before = calls_of[TILLER_OK];
    state = 1;
    memset(agents, 0, sizeof agents);
    choices = bytes;
    choices_left = count / 2;
    open_any(text, length);
    while (choices_left > 0)
        call_anything(text, length);
    close_all();
    memset(worlds, 0, sizeof worlds);
    return calls_of[TILLER_OK] - before;
}
