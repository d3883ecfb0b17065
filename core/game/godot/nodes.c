/* The three classes: TillerProject, a file; TillerWorld, which plays it; TillerAgents2D, which
 * draws a type. */
#include "core/game/godot/godot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { /* notifications of Node */
       ENTER_TREE = 10,
       INTERNAL_PROCESS = 25,
       INTERNAL_PHYSICS_PROCESS = 26
};

/* ---- TillerWorld ----------------------------------------------------------------------------- */

static void print_warning(void* user, tiller_severity severity, const char* text) {
    (void)user;
    (void)severity;
    gd.print_warning_with_message(text, text, "TillerWorld", "tiller", 0, false);
}

static int64_t limited(int64_t number, int64_t most) {
    return number < 0 ? 0 : number > most ? most : number;
}

tiller_options options_of(const instance* self) {
    tiller_options options;
    const int64_t seed = as_int(&self->values[SEED]);
    memset(&options, 0, sizeof options);
    options.size = sizeof options;
    options.threads = (uint32_t)limited(as_int(&self->values[THREADS]), 1024);
    options.most_ticks = (uint32_t)limited(as_int(&self->values[MOST_TICKS]), UINT32_MAX);
    options.has_seed = seed >= 0;
    options.seed = seed >= 0 ? (uint64_t)seed : 0;
    options.all_events = as_bool(&self->values[ALL_EVENTS]);
    options.records = as_bool(&self->values[RECORDS]);
    options.log = print_warning;
    return options;
}

void opened(instance* self, tiller_world world) {
    tiller_info info;
    memset(&info, 0, sizeof info);
    info.size = sizeof info;
    if (self->world)
        tiller_close(self->world);
    self->world = world;
    self->emitted = 0;
    self->is_replaying = tiller_get_info(world, &info) == TILLER_OK && info.is_replaying;
}

/* A number that differs between versions of a file; 0: there is no file. */
static uint64_t stamp_of(const char* path) {
    struct stat of;
    if (!path || stat(path, &of) != 0)
        return 0;
    return ((uint64_t)of.st_mtime * 1000003u + (uint64_t)of.st_size) * 1000003u +
           (uint64_t)of.st_ino + 1;
}

/* The file of `project` on the disk, or null: only the editor, and what it runs, has one. */
static char* file_of_project(const instance* self) {
    variant os = singleton("OS");
    variant is_editor = invoke(&os, "has_feature", 1, of_text("editor"));
    char* file = NULL;
    if (as_bool(&is_editor)) {
        variant settings = singleton("ProjectSettings");
        variant path = invoke(&self->values[PROJECT], "get_path", 0);
        variant global = invoke(&settings, "globalize_path", 1, path);
        file = as_text(&global, NULL);
        if (!stamp_of(file)) {
            free(file);
            file = NULL;
        }
        free_variant(&global);
        free_variant(&settings);
    }
    free_variant(&is_editor);
    free_variant(&os);
    return file;
}

/* The text of `project` is that of its file now. */
static void read_project(const instance* self) {
    variant classes = singleton("ClassDB");
    variant text = invoke(&classes, "class_call_static", 3, of_text("FileAccess"),
                          of_text("get_file_as_string"), of_text(self->watched));
    forget(invoke(&self->values[PROJECT], "set_text", 1, text));
    free_variant(&classes);
}

/* Opens `project`: its file where there is one, which an editor that attaches then opens, too. */
static void open_project(instance* self) {
    const tiller_options options = options_of(self);
    tiller_world world;
    tiller_result result;
    free(self->watched);
    self->watched = NULL;
    if (!as_bool(&self->values[PROJECT]))
        return;
    self->watched = file_of_project(self);
    self->stamp = stamp_of(self->watched);
    if (self->watched) {
        read_project(self);
        result = tiller_open(self->watched, &options, &world);
    } else {
        variant of = invoke(&self->values[PROJECT], "get_text", 0);
        size_t length;
        char* text = as_text(&of, &length);
        result = tiller_open_text(text, length, &options, &world);
        free(text);
        free_variant(&of);
    }
    if (result == TILLER_OK)
        opened(self, world);
    else
        report(self, "open", tiller_last_error());
}

variant changes_of(const char* words) {
    static const char signs[] = "+-*";
    static const char* const names[] = {"added", "removed", "changed"};
    variant lists[3], changes = empty(GDEXTENSION_VARIANT_TYPE_DICTIONARY);
    int i;
    for (i = 0; i < 3; ++i)
        lists[i] = empty(GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY);
    while (*words) {
        const char* end = strchr(words, '\n');
        const char* sign = strchr(signs, *words);
        const size_t length = end ? (size_t)(end - words) : strlen(words);
        if (sign && length > 2)
            append(&lists[sign - signs], of_text_of(words + 2, length - 2));
        words += length + (end ? 1 : 0);
    }
    for (i = 0; i < 3; ++i)
        put(&changes, names[i], lists[i]);
    return changes;
}

tiller_result reload_file(instance* self, const char* path, variant* changes) {
    const char* words;
    tiller_result result;
    if (!path[0])
        path = self->watched ? self->watched : "";
    self->stamp = stamp_of(self->watched);
    result = tiller_reload(self->world, path, &words);
    if (result != TILLER_OK)
        return result;
    if (path == self->watched)
        read_project(self);
    *changes = changes_of(words);
    return result;
}

/* Emits a signal with the arguments that its signature asks for, of an agent, another, a text and a
 * number. */
static void emit(const instance* self, const event_signal* of, const variant* from) {
    static const char letters[] = "axsf";
    const variant me = self_of(self);
    variant given[5];
    int count = 0;
    const char* at = of->signature;
    given[count++] = of_text(of->name);
    while ((at = strchr(at, ':')) != NULL) {
        ++at;
        given[count++] = copy_of(&from[*at == 'D' ? 0 : strchr(letters, *at) - letters]);
    }
    forget(invoke_list(&me, "emit_signal", count, given));
}

enum { REPLAYED = TILLER_ENDED + 1, RELOADED };

/* Twice a second: takes the file of `project` again if it has changed. */
static void watch(instance* self, double seconds) {
    variant changes = empty(GDEXTENSION_VARIANT_TYPE_NIL);
    uint64_t stamp;
    self->unwatched += seconds;
    if (self->unwatched < 0.5 || !self->watched || !as_bool(&self->values[RELOADS]))
        return;
    self->unwatched = 0;
    stamp = stamp_of(self->watched);
    if (!stamp || stamp == self->stamp)
        return;
    if (!self->world) {
        open_project(self);
    } else if (reload_file(self, "", &changes) == TILLER_OK) {
        emit(self, &world_signals[RELOADED], &changes);
        free_variant(&changes);
    } else {
        report(self, "reload", tiller_last_error());
    }
}

typedef struct happening {
    tiller_event_kind kind;
    variant of[4];
} happening;
typedef struct happenings {
    happening* all;
    size_t count;
} happenings;

/* What is new in the list of events, as a copy: a listener that calls the world makes a new list.
 */
static happenings take_new(instance* self) {
    happenings taken = {NULL, 0};
    const tiller_event* events;
    size_t count, i;
    if (tiller_get_events(self->world, &events, &count) != TILLER_OK || count <= self->emitted)
        return taken;
    taken.all = (happening*)malloc((count - self->emitted) * sizeof *taken.all);
    for (i = self->emitted; taken.all && i < count; ++i) {
        happening* to = &taken.all[taken.count++];
        to->kind = events[i].kind;
        to->of[0] = of_agent(events[i].who);
        to->of[1] = of_agent(events[i].by);
        to->of[2] = of_text(events[i].node);
        to->of[3] = of_float(events[i].number);
    }
    self->emitted = count;
    return taken;
}

/* Emits them while the node lives: a listener may free it. */
static bool emit_all(instance* self, GDObjectInstanceID id, happenings of) {
    size_t i;
    for (i = 0; i < of.count; ++i) {
        int part;
        if (gd.object_get_instance_from_id(id))
            emit(self, &world_signals[of.all[i].kind], of.all[i].of);
        for (part = 0; part < 4; ++part)
            free_variant(&of.all[i].of[part]);
    }
    free(of.all);
    return gd.object_get_instance_from_id(id) != NULL;
}

void skip_events(instance* self) {
    const tiller_event* events;
    if (tiller_get_events(self->world, &events, &self->emitted) != TILLER_OK)
        self->emitted = 0;
}

tiller_result pass_time(instance* self, double seconds, uint32_t* ticks) {
    const GDObjectInstanceID id = gd.object_get_instance_id(self->object);
    happenings late;
    tiller_info info;
    tiller_result result;
    bool lives = emit_all(self, id, take_new(self));
    if (!lives)
        return TILLER_OK;
    late = take_new(self); /* what listeners did: the tick begins a new list */
    result = seconds == ONE_TICK       ? tiller_step(self->world)
             : seconds == ONE_DECISION ? tiller_decide(self->world)
                                       : tiller_advance(self->world, seconds, ticks);
    if (result == TILLER_OK)
        self->emitted = 0;
    lives = emit_all(self, id, late);
    if (!lives)
        return TILLER_OK;
    if (result || !emit_all(self, id, take_new(self)))
        return result;
    memset(&info, 0, sizeof info);
    info.size = sizeof info;
    if (self->is_replaying && tiller_get_info(self->world, &info) == TILLER_OK &&
        !info.is_replaying) {
        self->is_replaying = false;
        emit(self, &world_signals[REPLAYED], NULL);
    }
    return TILLER_OK;
}

static void notice_world(instance* self, int what) {
    const variant me = self_of(self);
    if (what == ENTER_TREE) {
        forget(invoke(&me, "set_physics_process_internal", 1, of_bool(true)));
        if (!self->world)
            open_project(self);
    } else if (what == INTERNAL_PHYSICS_PROCESS) {
        variant delta = invoke(&me, "get_physics_process_delta_time", 0);
        const GDObjectInstanceID id = gd.object_get_instance_id(self->object);
        self->last_step = as_float(&delta);
        free_variant(&delta);
        watch(self, self->last_step);
        if (gd.object_get_instance_from_id(id) && self->world && as_bool(&self->values[PLAYING]) &&
            pass_time(self, self->last_step, NULL))
            report(self, "advance", tiller_last_error());
    }
}

static void set_world(instance* self, int property) {
    const variant me = self_of(self);
    variant is_inside = invoke(&me, "is_inside_tree", 0);
    if (property == PROJECT && as_bool(&is_inside))
        open_project(self);
    free_variant(&is_inside);
}

static void end_world(instance* self) {
    if (self->world)
        tiller_close(self->world);
    free(self->watched);
}

/* Frames come between physics frames, too: then agents are on their way from the place of the last
 * physics frame to that of the last tick. */
tiller_result smooth_places(instance* self, uint32_t type, const tiller_columns* columns,
                            float* places) {
    const double *x, *y;
    size_t count, i;
    tiller_info info;
    double part = 0;
    tiller_result result = tiller_get_smooth_places(self->world, type, &x, &y, &count);
    memset(&info, 0, sizeof info);
    info.size = sizeof info;
    if (!result)
        result = tiller_get_info(self->world, &info);
    if (result)
        return result;
    if (as_bool(&self->values[PLAYING]) && self->last_step > 0 && info.share < 1) {
        variant engine = singleton("Engine");
        variant fraction = invoke(&engine, "get_physics_interpolation_fraction", 0);
        part = fmin(
            as_float(&fraction) * self->last_step * info.ticks_per_second / (1 - info.share), 1);
        free_variant(&fraction);
        free_variant(&engine);
    }
    for (i = 0; i < count && i < columns->count; ++i) {
        const double dx = columns->x[i] - x[i], dy = columns->y[i] - y[i];
        const bool jumps =
            fabs(dx) > info.width / 2 || fabs(dy) > info.height / 2; /* over an edge */
        places[2 * i] = (float)(x[i] + (jumps ? 0 : part * dx));
        places[2 * i + 1] = (float)(y[i] + (jumps ? 0 : part * dy));
    }
    return result;
}

/* ---- TillerAgents2D -------------------------------------------------------------------------- */

/* The world at the path, or the nearest one among the parents. */
static instance* world_of(const instance* self) {
    variant at = self_of(self);
    variant path = invoke(&self->values[WORLD], "is_empty", 0);
    instance* world = NULL;
    const bool is_parent = as_bool(&path);
    free_variant(&path);
    do {
        at = is_parent ? invoke(&at, "get_parent", 0)
                       : invoke(&at, "get_node_or_null", 1, copy_of(&self->values[WORLD]));
        world = as_bool(&at) ? instance_of(&at, "TillerWorld") : NULL;
    } while (is_parent && !world && as_bool(&at));
    return world; /* nodes are not counted: `at` needs no free */
}

static variant new_object(const char* class_name) {
    variant classes = singleton("ClassDB");
    variant object = invoke(&classes, "instantiate", 1, of_text(class_name));
    free_variant(&classes);
    return object;
}

/* A square for a texture, or an arrow. Its front is at +x, as the engine has it, and its radius
 * is 1. */
static variant new_mesh(bool has_texture) {
    enum { ARRAYS = 13, VERTICES = 0, TEXTURE_PLACES = 4, TRIANGLES = 3 };
    static const float square[] = {-1, -1, 1, -1, 1, 1, -1, -1, 1, 1, -1, 1};
    static const float arrow[] = {1.6f, 0, -1, 1, -0.6f, 0, 1.6f, 0, -0.6f, 0, -1, -1};
    const float* from = has_texture ? square : arrow;
    variant mesh = new_object("ArrayMesh");
    variant arrays = empty(GDEXTENSION_VARIANT_TYPE_ARRAY);
    void *points, *places;
    variant vertices = packed(GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY, 6, &points);
    variant textures = packed(GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY, 6, &places);
    int i;
    for (i = 0; i < 12; ++i) {
        ((float*)points)[i] = from[i];
        ((float*)places)[i] = (from[i] + 1) / 2;
    }
    forget(invoke(&arrays, "resize", 1, of_int(ARRAYS)));
    forget(invoke(&arrays, "set", 2, of_int(VERTICES), vertices));
    forget(invoke(&arrays, "set", 2, of_int(TEXTURE_PLACES), textures));
    forget(invoke(&mesh, "add_surface_from_arrays", 2, of_int(TRIANGLES), arrays));
    return mesh;
}

/* Its MultiMesh with a mesh, and room for so many. */
static variant multimesh_of(instance* self, size_t count) {
    const variant me = self_of(self);
    variant many = invoke(&me, "get_multimesh", 0);
    variant texture = invoke(&me, "get_texture", 0);
    const bool has_texture = as_bool(&texture);
    free_variant(&texture);
    if (!as_bool(&many)) {
        many = new_object("MultiMesh");
        self->has_mesh = true;
        self->has_texture = !has_texture;
        forget(invoke(&me, "set_multimesh", 1, copy_of(&many)));
    }
    if (self->has_mesh && self->has_texture != has_texture)
        forget(invoke(&many, "set_mesh", 1, new_mesh(has_texture)));
    self->has_texture = has_texture;
    if (count > self->room || self->room == 0) {
        self->room = count + count / 2 + 16;
        forget(invoke(&many, "set_instance_count", 1, of_int((int64_t)self->room)));
    }
    forget(invoke(&many, "set_visible_instance_count", 1, of_int((int64_t)count)));
    return many;
}

static void draw_agents(instance* self) {
    instance* world = world_of(self);
    char* type = as_text(&self->values[TYPE], NULL);
    const double size = as_float(&self->values[SIZE]);
    const bool turns = as_bool(&self->values[TURNS]);
    tiller_columns of;
    uint32_t number = TILLER_ANY_TYPE;
    const char* why = NULL;
    memset(&of, 0, sizeof of);
    of.size = sizeof of;
    if (!world)
        why = "There is no TillerWorld at the path \"world\", and none among the parents.";
    else if (world->world && tiller_find_type(world->world, type, &number) != TILLER_OK)
        why = tiller_last_error();
    else if (world->world)
        tiller_get_columns(world->world, number, &of);
    if (why && !self->was_missing)
        report(self, "draw", why);
    self->was_missing = why != NULL;
    free(type);
    {
        variant many = multimesh_of(self, of.count);
        void *places, *items;
        variant at = packed(GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY, of.count, &places);
        variant all = packed(GDEXTENSION_VARIANT_TYPE_PACKED_FLOAT32_ARRAY, 8 * self->room, &items);
        float* to = (float*)items;
        size_t i;
        if (of.count > 0)
            smooth_places(world, number, &of, (float*)places);
        for (i = 0; i < of.count;
             ++i, to += 8) { /* two rows of a matrix, each with a zero before its last */
            const double scale = size * of.radius[i * of.radius_step];
            const double x = turns ? of.heading_x[i] : 1, y = turns ? of.heading_y[i] : 0;
            to[0] = (float)(scale * x);
            to[1] = (float)(-scale * y);
            to[3] = ((float*)places)[2 * i];
            to[4] = (float)(scale * y);
            to[5] = (float)(scale * x);
            to[7] = ((float*)places)[2 * i + 1];
        }
        free_variant(&at);
        forget(invoke(&many, "set_buffer", 1, all));
        free_variant(&many);
    }
}

static void notice_agents(instance* self, int what) {
    const variant me = self_of(self);
    if (what == ENTER_TREE)
        forget(invoke(&me, "set_process_internal", 1, of_bool(true)));
    else if (what == INTERNAL_PROCESS)
        draw_agents(self);
}

/* ---- The classes ----------------------------------------------------------------------------- */

static const gd_property project_properties[] = {{"text", 's', 0, NULL}, {NULL, 0, 0, NULL}};
static const gd_property world_properties[] = {
    {"project", 'O', 0, NULL},   {"playing", 'b', 1, NULL},    {"seed", 'i', -1, NULL},
    {"threads", 'i', 0, "0,64"}, {"most_ticks", 'i', 8, NULL}, {"all_events", 'b', 1, NULL},
    {"records", 'b', 0, NULL},   {"reloads", 'b', 1, NULL},    {NULL, 0, 0, NULL},
};
static const gd_property agents_properties[] = {
    {"world", 'N', 0, NULL}, {"type", 's', 0, NULL}, {"size", 'f', 1, "0.1,10,0.1,or_greater"},
    {"turns", 'b', 1, NULL}, {NULL, 0, 0, NULL},
};
static const gd_method no_methods[] = {{NULL, NULL, NULL}};
static const event_signal no_signals[] = {{NULL, NULL}};

const instance_class instance_classes[3] = {
    {"TillerProject", "Resource", false, project_properties, project_methods, no_signals, NULL,
     NULL, NULL},
    {"TillerWorld", "Node", true, world_properties, world_methods, world_signals, notice_world,
     set_world, end_world},
    {"TillerAgents2D", "MultiMeshInstance2D", true, agents_properties, no_methods, no_signals,
     notice_agents, NULL, NULL},
};
