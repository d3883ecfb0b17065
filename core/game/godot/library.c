/* What Godot calls when it loads the library: it finds the functions of Godot, and registers the
 * class Tiller. */
#include "core/game/godot/world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

gd_functions gd;

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

static gd_register_class register_class;
static gd_register_method register_method;

EXPORTED void godot_gdnative_init(const gd_start* start);
EXPORTED void godot_gdnative_init(const gd_start* start) {
    const gd_core* core = start->core;
    unsigned int i;
    if (core->type != 0 || core->version.major != 1) {
        const gd_version want = {1, 0};
        start->report_version(start->library, "GDNative", want, core->version);
        return;
    }
#define FIND(place, result, name, parameters)                                                      \
    gd.name = (result(*) parameters)core->functions[place];
    GD_FUNCTIONS(FIND)
#undef FIND
    for (i = 0; i < core->extension_count; ++i) {
        const gd_extension* each = core->extensions[i];
        if (each->type == 1 && each->version.major == 1) {
            register_class = (gd_register_class)each->functions[0];
            register_method = (gd_register_method)each->functions[2];
        }
    }
    if (!register_class)
        start->report_error(start->library,
                            "Tiller needs NativeScript 1, which Godot 3.1 to 3.5 have.");
}

EXPORTED void godot_gdnative_terminate(const void* options);
EXPORTED void godot_gdnative_terminate(const void* options) {
    (void)options;
    register_class = NULL;
    register_method = NULL;
}

static void* make_world(gd_object* object, void* more) {
    (void)object;
    (void)more;
    return calloc(1, sizeof(world));
}

static void end_world(gd_object* object, void* more, void* data) {
    world* of = (world*)data;
    (void)object;
    (void)more;
    if (of && of->number)
        tiller_close(of->number);
    free(of);
}

/* more: the method. */
static gd_variant call_method(gd_object* object, void* more, void* data, int count,
                              gd_variant** given) {
    const method* what = (const method*)more;
    call with;
    gd_variant result;
    (void)object;
    memset(&with, 0, sizeof with);
    with.method = what->name;
    with.count = count;
    with.given = given;
    if (!data) {
        gd.print_error("There was no memory for this world.", what->name, "Tiller", 0);
        return nil();
    }
    if (count < what->least || count > what->most) {
        snprintf(with.wrong, sizeof with.wrong, "%s() takes %d to %d arguments, not %d.",
                 what->name, what->least, what->most, count);
        return refused((world*)data, &with);
    }
    result = what->run((world*)data, &with);
    end_call(&with);
    return result;
}

EXPORTED void godot_nativescript_init(void* library);
EXPORTED void godot_nativescript_init(void* library) {
    const method* const lists[] = {world_methods, agent_methods, input_methods, question_methods};
    const gd_maker maker = {make_world, NULL, NULL};
    const gd_ender ender = {end_world, NULL, NULL};
    const gd_attributes attributes = {0};
    const method* each;
    size_t i;
    if (!register_class)
        return; /* godot_gdnative_init() has said why */
    register_class(library, "Tiller", "Reference", maker, ender);
    for (i = 0; i < sizeof lists / sizeof *lists; ++i) {
        for (each = lists[i]; each->name; ++each) {
            gd_method caller = {call_method, NULL, NULL};
            caller.more = (void*)(uintptr_t)each;
            register_method(library, "Tiller", each->name, attributes, caller);
        }
    }
}
