-- Made by declarations.py from tiller.h.
return [[
typedef enum tiller_result {
    TILLER_OK = 0, TILLER_BAD_ARGUMENT = 1, TILLER_NO_WORLD = 2, TILLER_BUSY = 3, TILLER_GONE = 4, TILLER_NOT_FOUND = 5, TILLER_REFUSED = 6, TILLER_FAILED = 7
} tiller_result;
const char* tiller_version(void);
const char* tiller_last_error(void);
typedef void* (*tiller_allocate)(void* user, size_t size, size_t alignment);
typedef void (*tiller_release)(void* user, void* memory);
tiller_result tiller_set_allocator(tiller_allocate allocate, tiller_release release, void* user);
typedef struct tiller_vec2 {
    double x, y;
} tiller_vec2;
typedef uint64_t tiller_world;
typedef enum tiller_severity { TILLER_WARNING = 0, TILLER_ERROR = 1 } tiller_severity;
typedef void (*tiller_log)(void* user, tiller_severity severity, const char* text);
typedef void (*tiller_job)(void* data, size_t index);
typedef void (*tiller_parallel_for)(void* user, size_t jobs, tiller_job job, void* data);
typedef struct tiller_options {
    size_t size;
    uint32_t threads;
    uint32_t most_ticks;
    uint64_t seed;
    uint8_t has_seed;
    uint8_t all_events;
    uint8_t records;
    tiller_log log;
    void* user;
    tiller_parallel_for parallel_for;
} tiller_options;
tiller_result tiller_open(const char* path, const tiller_options* options, tiller_world* world);
tiller_result tiller_open_text(const char* text, size_t length, const tiller_options* options, tiller_world* world);
tiller_result tiller_open_recording(const char* text, size_t length, const tiller_options* options, tiller_world* world);
tiller_result tiller_close(tiller_world world);
typedef uint64_t tiller_builder;
tiller_result tiller_build(tiller_builder* builder);
tiller_result tiller_build_node(tiller_builder builder, const char* id, const char* type);
tiller_result tiller_build_item(tiller_builder builder, const char* id, const char* type);
tiller_result tiller_build_set(tiller_builder builder, const char* id, const char* setting, double number);
tiller_result tiller_build_set_flag(tiller_builder builder, const char* id, const char* setting, uint8_t flag);
tiller_result tiller_build_set_text(tiller_builder builder, const char* id, const char* setting, const char* text);
tiller_result tiller_build_set_points(tiller_builder builder, const char* id, size_t count, const tiller_vec2* points);
tiller_result tiller_build_agent(tiller_builder builder, const char* type, tiller_vec2 position, tiller_vec2 velocity);
tiller_result tiller_build_wire(tiller_builder builder, const char* from, const char* to, double weight);
tiller_result tiller_build_parameter(tiller_builder builder, const char* id, const char* of, const char* setting, double min, double max);
tiller_result tiller_build_open(tiller_builder builder, const tiller_options* options, tiller_world* world);
tiller_result tiller_build_end(tiller_builder builder);
typedef struct tiller_info {
    size_t size;
    uint64_t tick;
    uint64_t agents;
    uint32_t types;
    uint32_t parameters;
    double share;
    double tick_length;
    double ticks_per_second;
    double width, height;
    uint8_t wraps;
    uint8_t is_replaying;
    uint64_t missed_events;
} tiller_info;
tiller_result tiller_get_info(tiller_world world, tiller_info* info);
tiller_result tiller_get_hash(tiller_world world, uint64_t* hash);
tiller_result tiller_step(tiller_world world);
tiller_result tiller_decide(tiller_world world);
tiller_result tiller_advance(tiller_world world, double seconds, uint32_t* ticks);
typedef struct tiller_agent {
    uint32_t type;
    uint32_t ordinal;
    uint32_t life;
    uint32_t world;
} tiller_agent;
tiller_result tiller_find_type(tiller_world world, const char* id_or_name, uint32_t* type);
tiller_result tiller_get_type_id(tiller_world world, uint32_t type, const char** id);
typedef struct tiller_columns {
    size_t size;
    size_t count;
    const double *x, *y;
    const double *vx, *vy;
    const double *heading_x, *heading_y;
    const double* radius;
    size_t radius_step;
    const uint32_t* ordinal;
    const uint32_t* rank;
    const uint32_t* life_by_rank;
    uint32_t world;
} tiller_columns;
tiller_result tiller_get_columns(tiller_world world, uint32_t type, tiller_columns* columns);
tiller_result tiller_get_handles(tiller_world world, uint32_t type, size_t room, tiller_agent* agents, size_t* count);
tiller_result tiller_get_smooth_places(tiller_world world, uint32_t type, const double** x, const double** y, size_t* count);
typedef struct tiller_agent_state {
    size_t size;
    tiller_vec2 position, velocity, heading;
    double radius;
} tiller_agent_state;
tiller_result tiller_get_agent(tiller_world world, tiller_agent agent, tiller_agent_state* state);
tiller_result tiller_get_mode(tiller_world world, tiller_agent agent, const char** mode);
tiller_result tiller_set_user_data(tiller_world world, tiller_agent agent, uint64_t data);
tiller_result tiller_get_user_data(tiller_world world, tiller_agent agent, uint64_t* data);
tiller_result tiller_spawn(tiller_world world, uint32_t type, size_t count, const tiller_vec2* positions, const tiller_vec2* velocities, tiller_agent* agents, size_t* done);
tiller_result tiller_remove(tiller_world world, size_t count, const tiller_agent* agents, size_t* done);
tiller_result tiller_place(tiller_world world, size_t count, const tiller_agent* agents, const tiller_vec2* positions, const tiller_vec2* velocities, size_t* done);
tiller_result tiller_glide(tiller_world world, size_t count, const tiller_agent* agents, const tiller_vec2* positions, const tiller_vec2* velocities, size_t* done);
tiller_result tiller_shift(tiller_world world, size_t count, const tiller_agent* agents, const tiller_vec2* offsets, size_t* done);
tiller_result tiller_carry(tiller_world world, size_t count, const tiller_agent* agents, const tiller_vec2* velocities, size_t* done);
tiller_result tiller_turn(tiller_world world, size_t count, const tiller_agent* agents, const tiller_vec2* headings, size_t* done);
tiller_result tiller_become(tiller_world world, tiller_agent agent, uint32_t type, tiller_agent* now);
typedef struct tiller_goal {
    const char* item;
    tiller_vec2 place;
} tiller_goal;
tiller_result tiller_set_goals(tiller_world world, tiller_agent agent, size_t count, const tiller_goal* goals);
tiller_result tiller_set_each_goal(tiller_world world, size_t count, const tiller_agent* agents, const tiller_goal* goals, size_t* done);
typedef enum tiller_arrangement_kind {
    TILLER_DISK = 0, TILLER_BOX = 1, TILLER_LINE = 2, TILLER_COLUMN = 3, TILLER_KEEP = 4
} tiller_arrangement_kind;
typedef struct tiller_arrangement {
    size_t size;
    int32_t kind;
    double spacing;
    double width;
    tiller_vec2 facing;
} tiller_arrangement;
tiller_result tiller_order(tiller_world world, size_t count, const tiller_agent* agents, tiller_vec2 place, const tiller_arrangement* arrangement, size_t* done);
tiller_result tiller_enter_mode(tiller_world world, tiller_agent agent, const char* mode);
tiller_result tiller_get_variable(tiller_world world, const char* id, const tiller_agent* agent, double* value);
tiller_result tiller_set_variable(tiller_world world, const char* id, const tiller_agent* agent, double value);
typedef enum tiller_shape {
    TILLER_SHAPE_CIRCLE = 0, TILLER_SHAPE_BOX = 1, TILLER_SHAPE_POLYGON = 2, TILLER_SHAPE_WALL = 3
} tiller_shape;
typedef struct tiller_obstacle {
    size_t size;
    int32_t shape;
    tiller_vec2 place;
    double radius;
    double width, height;
    size_t count;
    const tiller_vec2* points;
    const char* group;
} tiller_obstacle;
tiller_result tiller_add_obstacle(tiller_world world, const tiller_obstacle* obstacle, const char** id);
tiller_result tiller_move_item(tiller_world world, const char* id, tiller_vec2 by);
tiller_result tiller_remove_item(tiller_world world, const char* id);
tiller_result tiller_get_ground_value(tiller_world world, const char* id, tiller_vec2 place, double* value);
tiller_result tiller_add_to_ground(tiller_world world, const char* id, tiller_vec2 place, double amount, double radius);
typedef struct tiller_ground {
    size_t size;
    uint32_t columns, rows;
    tiller_vec2 corner, extent;
    const double* values;
} tiller_ground;
tiller_result tiller_get_ground(tiller_world world, const char* id, tiller_ground* ground);
tiller_result tiller_set_external(tiller_world world, const char* name, tiller_vec2 position, tiller_vec2 velocity);
tiller_result tiller_clear_external(tiller_world world, const char* name);
tiller_result tiller_set_cursor(tiller_world world, const tiller_vec2* position);
tiller_result tiller_click(tiller_world world, tiller_vec2 position);
typedef enum tiller_kind {
    TILLER_NUMBER = 0, TILLER_FLAG = 1, TILLER_TEXT = 2
} tiller_kind;
typedef struct tiller_value {
    int32_t kind;
    uint8_t flag;
    double number;
    const char* text;
} tiller_value;
tiller_result tiller_set_parameter(tiller_world world, const char* id, const tiller_value* value);
tiller_result tiller_set_type_parameter(tiller_world world, const char* id, uint32_t type, const tiller_value* value);
tiller_result tiller_set_agent_parameter(tiller_world world, const char* id, tiller_agent agent, const tiller_value* value);
tiller_result tiller_set_each_parameter(tiller_world world, const char* id, size_t count, const tiller_agent* agents, const tiller_value* values, size_t* done);
typedef struct tiller_parameter {
    size_t size;
    const char *id, *name;
    tiller_value value;
    double min, max, step;
} tiller_parameter;
tiller_result tiller_get_parameter(tiller_world world, uint32_t index, tiller_parameter* parameter);
tiller_result tiller_get_property(tiller_world world, const char* item, uint32_t index, const char** name, tiller_value* value);
tiller_result tiller_get_agent_property(tiller_world world, tiller_agent agent, uint32_t index, const char** name, tiller_value* value);
typedef enum tiller_event_kind {
    TILLER_BORN = 0, TILLER_DIED = 1, TILLER_BECAME = 2, TILLER_SIGNAL = 3, TILLER_BLOCKED = 4, TILLER_ARRIVED = 5, TILLER_ENTERED = 6, TILLER_TOUCHED = 7, TILLER_PARTED = 8, TILLER_ENDED =
        9
} tiller_event_kind;
typedef struct tiller_event {
    tiller_event_kind kind;
    tiller_agent who, by;
    const char* node;
    double number;
} tiller_event;
tiller_result tiller_get_events(tiller_world world, const tiller_event** events, size_t* count);
tiller_result tiller_nearest(tiller_world world, tiller_vec2 place, double within, uint32_t type, tiller_agent* agent);
tiller_result tiller_within(tiller_world world, tiller_vec2 place, double distance, uint32_t type, size_t room, tiller_agent* agents, size_t* count);
tiller_result tiller_in_rectangle(tiller_world world, tiller_vec2 low, tiller_vec2 high, uint32_t type, size_t room, tiller_agent* agents, size_t* count);
typedef struct tiller_met {
    size_t size;
    tiller_agent agent;
    const char* item;
    tiller_vec2 place;
    double distance;
} tiller_met;
tiller_result tiller_ray(tiller_world world, tiller_vec2 from, tiller_vec2 to, uint32_t type, const tiller_agent* apart, tiller_met* met);
tiller_result tiller_pick(tiller_world world, tiller_vec2 place, double reach, tiller_agent* agent);
tiller_result tiller_explain(tiller_world world, tiller_agent agent, const char** words);
typedef enum tiller_stroke {
    TILLER_BODY = 0, TILLER_VELOCITY = 1, TILLER_FORCE = 2, TILLER_STEERING = 3, TILLER_TARGET = 4, TILLER_RANGE = 5
} tiller_stroke;
typedef struct tiller_draw {
    size_t size;
    void (*line)(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what);
    void (*circle)(void* user, tiller_vec2 center, double radius, tiller_stroke what);
    void* user;
} tiller_draw;
tiller_result tiller_draw_agent(tiller_world world, tiller_agent agent, const tiller_draw* draw);
typedef struct tiller_forces {
    size_t size;
    size_t count;
    const double *steering_x, *steering_y;
    const double *desired_x, *desired_y;
} tiller_forces;
tiller_result tiller_get_forces(tiller_world world, uint32_t type, tiller_forces* forces);
tiller_result tiller_get_decisions(tiller_world world, uint32_t type, tiller_forces* forces);
typedef struct tiller_plot {
    size_t size;
    const char *id, *name;
    const char* quantity;
    const char* whose;
    double number;
    uint8_t has_number;
} tiller_plot;
tiller_result tiller_get_plot(tiller_world world, uint32_t index, tiller_plot* plot);
tiller_result tiller_get_numbers(tiller_world world, uint32_t type, const char* quantity, const char* node, const double** numbers, size_t* count);
tiller_result tiller_save(tiller_world world, const void** bytes, size_t* length);
tiller_result tiller_restore(tiller_world world, const void* bytes, size_t length);
tiller_result tiller_get_recording(tiller_world world, const char** text, size_t* length);
tiller_result tiller_record(tiller_world world, const char* path);
tiller_result tiller_stop_recording(tiller_world world);
tiller_result tiller_listen(tiller_world world, uint16_t port, uint16_t* taken);
tiller_result tiller_stop_listening(tiller_world world);
tiller_result tiller_reload(tiller_world world, const char* path, const char** report);
tiller_result tiller_reload_text(tiller_world world, const char* text, size_t length, const char** report);
]]
