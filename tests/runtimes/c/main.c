/* A game in C: it uses every function of tiller.h, and checks what it does.
 *
 *   tiller_c_game hash FILE TICKS       prints the hash, as `tiller run --hash`
 *   tiller_c_game play EXAMPLES FOLDER  a game with hunters and prey; FOLDER is for its files
 *   tiller_c_game chaos FILE SEED CALLS calls in any order, with anything as arguments
 */
#include <tiller.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(int holds, const char* what, int line) {
    if (holds)
        return;
    fprintf(stderr, "line %d: %s\n  last error: %s\n", line, what, tiller_last_error());
    exit(1);
}
#define CHECK(what) check((what) != 0, #what, __LINE__)
#define OK(call) check((call) == TILLER_OK, #call, __LINE__)
#define FAILS(code, call)                                                                          \
    (check((call) == (code), #call " gives " #code, __LINE__),                                     \
     check(tiller_last_error()[0] != 0, #call " has a sentence", __LINE__))

static int print_hash(const char* file, unsigned long ticks) {
    tiller_world world = 0;
    uint64_t hash = 0;
    unsigned long i;
    if (tiller_open(file, NULL, &world) != TILLER_OK) {
        fprintf(stderr, "%s: %s\n", file, tiller_last_error());
        return 1;
    }
    for (i = 0; i < ticks; ++i)
        OK(tiller_step(world));
    OK(tiller_get_hash(world, &hash));
    printf("%08lx%08lx\n", (unsigned long)(hash >> 32), (unsigned long)(hash & 0xffffffffu));
    OK(tiller_close(world));
    return 0;
}

/* ---- play ---- */

static int warnings;
static void count_warning(void* user, tiller_severity severity, const char* text) {
    CHECK(severity == TILLER_WARNING && text[0] != 0);
    ++*(int*)user;
}

typedef struct drawing {
    tiller_world world;
    int lines, circles;
} drawing;
static void draw_line(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what) {
    drawing* of = (drawing*)user;
    CHECK(isfinite(from.x) && isfinite(to.y) && what <= TILLER_RANGE);
    FAILS(TILLER_BUSY, tiller_step(of->world)); /* a callback may not use the world */
    FAILS(TILLER_BUSY, tiller_close(of->world));
    ++of->lines;
}
static void draw_circle(void* user, tiller_vec2 center, double radius, tiller_stroke what) {
    CHECK(isfinite(center.x) && radius >= 0 && what <= TILLER_RANGE);
    ++((drawing*)user)->circles;
}

static tiller_info info_of(tiller_world world) {
    tiller_info info;
    info.size = sizeof info;
    OK(tiller_get_info(world, &info));
    return info;
}

static char* content_of(const char* path, size_t* length) {
    FILE* file = fopen(path, "rb");
    char* text;
    CHECK(file != NULL);
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    text = (char*)malloc(*length + 1);
    CHECK(text != NULL && fread(text, 1, *length, file) == *length);
    text[*length] = 0;
    fclose(file);
    return text;
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
        OK(tiller_get_agent(world, agent, &state));
        CHECK(state.position.x == columns.x[i] && state.position.y == columns.y[i]);
        CHECK(state.velocity.x == columns.vx[i] && state.velocity.y == columns.vy[i]);
        CHECK(state.heading.x == columns.heading_x[i] && state.heading.y == columns.heading_y[i]);
        CHECK(state.radius == columns.radius[i * columns.radius_step]);
        OK(tiller_nearest(world, state.position, 0, type, &found));
        OK(tiller_pick(world, state.position, 0, &found));
    }
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
    value.number = 1e9;
    FAILS(TILLER_REFUSED, tiller_set_parameter(world, "sight", &value));
    value.kind = 9;
    FAILS(TILLER_BAD_ARGUMENT, tiller_set_parameter(world, "sight", &value));
}

/* Prey is spawned, placed, turned, sent away and removed. */
static void move_prey(tiller_world world, uint32_t prey, uint32_t hunter) {
    tiller_vec2 places[3] = {{100, 100}, {200, 100}, {300, 100}};
    tiller_vec2 speeds[3] = {{1, 0}, {0, 1}, {-1, 0}};
    tiller_agent born[3], wolf;
    tiller_agent_state state;
    const tiller_event* events = NULL;
    tiller_goal goal = {NULL, {10, 10}};
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
    OK(tiller_set_goals(world, born[0], 1, &goal));
    goal.item = "nothing";
    FAILS(TILLER_REFUSED, tiller_set_goals(world, born[0], 1, &goal));
    FAILS(TILLER_NOT_FOUND, tiller_enter_mode(world, born[0], "nothing"));
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
    OK(tiller_get_property(world, "", 0, &name, &value));
    CHECK(strcmp(name, "level") == 0 && value.number == 3);
    free(changed);
}

static int play(const char* examples, const char* folder) {
    char path[2000];
    size_t length = 0, count = 0, saved_length = 0;
    char *text, *saved;
    const char *id = NULL, *recording = NULL;
    const void* bytes = NULL;
    const double *x = NULL, *y = NULL;
    uint32_t hunter = 9, prey = 9, ticks = 0;
    uint64_t hash = 0, again = 0;
    tiller_world world = 0, replay = 0;
    tiller_options options;
    tiller_vec2 mouse = {400, 300}, still = {0, 0};
    tiller_columns columns;
    memset(&options, 0, sizeof options);
    options.size = sizeof options;
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
    OK(tiller_clear_external(world, "player"));
    OK(tiller_advance(world, 1.5 / info_of(world).ticks_per_second, &ticks));
    CHECK(ticks == 1 && fabs(info_of(world).share - 0.5) < 1e-9);
    OK(tiller_get_smooth_places(world, prey, &x, &y, &count));
    CHECK(count == 30 && isfinite(x[0]) && isfinite(y[29]));
    OK(tiller_advance(world, 60, &ticks)); /* a game that was asleep */
    CHECK(ticks == 2 && warnings == 1);
    OK(tiller_set_cursor(world, NULL));

    look_at(world, prey);
    columns.size = sizeof columns;
    OK(tiller_get_columns(world, hunter, &columns));
    {
        const tiller_agent first = {hunter, columns.ordinal[0],
                                    columns.life_by_rank[columns.rank[0]]};
        ask(world, first);
    }
    set_knobs(world);
    move_prey(world, prey, hunter);
    meet_mistakes(world);

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
    free(text);
    free(saved);
    puts("played");
    return 0;
}

/* ---- chaos ---- */

static uint64_t state = 1;
static uint32_t any(uint32_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % below;
}
static double any_number(void) {
    static const double numbers[] = {0,    1,     -1,       100,       350.5, 1e9, -1e9, 1e300,
                                     1e-9, -1e300, NAN, INFINITY, -INFINITY};
    return numbers[any(sizeof numbers / sizeof *numbers)];
}
static tiller_vec2 any_place(void) {
    tiller_vec2 place;
    place.x = any(3) ? any(800) : any_number();
    place.y = any(3) ? any(600) : any_number();
    return place;
}
static const char* any_text(void) {
    static const char* const texts[] = {"",     "hunter", "prey",  "sight", "fear", "player",
                                        "\xff", "world",  "grass", "x.y",   NULL};
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

static void call_anything(const char* text, size_t length) {
    const tiller_world world = any_world();
    tiller_agent* agent = any_agent();
    tiller_vec2 place = any_place(), speed = any_place();
    tiller_value value = {0, 0, 0, NULL};
    tiller_goal goal = {NULL, {0, 0}};
    tiller_columns columns;
    tiller_agent_state one;
    tiller_info info;
    tiller_parameter parameter;
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
    switch (any(34)) {
    case 0: open_any(text, length); break;
    case 1: count_call(any(10) ? TILLER_OK : tiller_close(world)); break;
    case 2: count_call(tiller_get_info(world, &info)); break;
    case 3: count_call(tiller_get_hash(world, any(5) ? &hash : NULL)); break;
    case 4:
    case 5:
    case 6: count_call(tiller_step(world)); break;
    case 7: count_call(tiller_advance(world, any(2) ? 0.03 : any_number(), NULL)); break;
    case 8: count_call(tiller_find_type(world, any_text(), &number)); break;
    case 9: count_call(tiller_get_type_id(world, number, &words)); break;
    case 10: count_call(tiller_get_columns(world, number, &columns)); break;
    case 11: count_call(tiller_get_smooth_places(world, number, &x, &y, &count)); break;
    case 12: count_call(tiller_get_agent(world, *agent, &one)); break;
    case 13: count_call(tiller_get_mode(world, *agent, &words)); break;
    case 14:
    case 15:
        count_call(tiller_spawn(world, number, 1, any(4) ? &place : NULL, any(2) ? &speed : NULL,
                                agent, NULL));
        break;
    case 16: count_call(tiller_remove(world, 1, agent, &count)); break;
    case 17:
        count_call(tiller_place(world, any(2), agent, any(9) ? &place : NULL,
                                any(2) ? &speed : NULL, NULL));
        break;
    case 18: count_call(tiller_turn(world, 1, agent, &speed, NULL)); break;
    case 19: count_call(tiller_become(world, *agent, number, agent)); break;
    case 20: count_call(tiller_set_goals(world, *agent, any(2), any(5) ? &goal : NULL)); break;
    case 21: count_call(tiller_enter_mode(world, *agent, any_text())); break;
    case 22: count_call(tiller_set_external(world, any_text(), place, speed)); break;
    case 23: count_call(tiller_clear_external(world, any_text())); break;
    case 24: count_call(tiller_set_cursor(world, any(2) ? &place : NULL)); break;
    case 25: count_call(tiller_click(world, place)); break;
    case 26: count_call(tiller_set_parameter(world, any_text(), &value)); break;
    case 27: count_call(tiller_get_parameter(world, any(5), &parameter)); break;
    case 28: count_call(tiller_get_property(world, any_text(), any(2), &words, &value)); break;
    case 29: count_call(tiller_get_events(world, &events, &count)); break;
    case 30: count_call(tiller_nearest(world, place, any_number(), number, agent)); break;
    case 31:
        count_call(tiller_within(world, place, any_number(), number, any(3), agents, &count));
        break;
    case 32:
        count_call(any(2) ? tiller_pick(world, place, any_number(), agent)
                          : tiller_explain(world, *agent, &words));
        count_call(tiller_draw_agent(world, *agent, any(9) ? &draw : NULL));
        break;
    case 33: save_and_restore(world); break;
    }
}

static int chaos(const char* file, uint64_t seed, unsigned long calls) {
    size_t length = 0;
    char* text = content_of(file, &length);
    unsigned long i;
    int code;
    state = seed;
    for (i = 0; i < calls; ++i)
        call_anything(text, length);
    for (i = 0; i < mostWorlds; ++i)
        tiller_close(worlds[i]);
    free(text);
    for (code = TILLER_OK; code < TILLER_FAILED; ++code) {
        printf("%d calls gave %d\n", calls_of[code], code);
        CHECK(code == TILLER_BUSY || calls_of[code] > 0); /* BUSY: seen in draw_line */
    }
    return 0;
}

int main(int count, char** arguments) {
    if (count == 4 && strcmp(arguments[1], "hash") == 0)
        return print_hash(arguments[2], strtoul(arguments[3], NULL, 10));
    if (count == 4 && strcmp(arguments[1], "play") == 0)
        return play(arguments[2], arguments[3]);
    if (count == 5 && strcmp(arguments[1], "chaos") == 0)
        return chaos(arguments[2], strtoul(arguments[3], NULL, 10),
                     strtoul(arguments[4], NULL, 10));
    fprintf(stderr, "usage: hash FILE TICKS | play EXAMPLES FOLDER | chaos FILE SEED CALLS\n");
    return 2;
}
