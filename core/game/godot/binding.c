/* Registers our classes with the engine, and brings calls from it to the tables of methods. */
#include "core/game/godot/godot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

engine_functions gd;
GDExtensionClassLibraryPtr library;

enum { MOST_ARGUMENTS = 6, MOST_BOUND = 128 };
/* A method as the engine calls it: one of a table, or what reads or writes a property. */
typedef struct bound {
    const gd_method* of; /* or null */
    int property;
    bool writes;
    int count, least;
    char names[MOST_ARGUMENTS][24];
    char letters[MOST_ARGUMENTS];
    variant fallbacks[MOST_ARGUMENTS];
    char result;
} bound;
static bound all[MOST_BOUND];
static int bound_count;

void report(instance* self, const char* method, const char* words) {
    if (words != self->error)
        snprintf(self->error, sizeof self->error, "%s", words);
    gd.print_error_with_message(self->error, self->error, method, self->kind->name, 0, false);
}

variant self_of(const instance* self) {
    return of_type(GDEXTENSION_VARIANT_TYPE_OBJECT, &self->object);
}

instance* instance_of(const variant* object, const char* name) {
    GDExtensionObjectPtr at = NULL;
    instance* of;
    gd.get_variant_to_type_constructor(GDEXTENSION_VARIANT_TYPE_OBJECT)(
        &at, (GDExtensionVariantPtr)(uintptr_t)object);
    of = at ? (instance*)gd.object_get_instance_binding(at, library, NULL) : NULL;
    return of && strcmp(of->kind->name, name) == 0 ? of : NULL;
}

/* ---- Arguments ------------------------------------------------------------------------------- */

static bool is_text(gd_type type) {
    return type == GDEXTENSION_VARIANT_TYPE_STRING || type == GDEXTENSION_VARIANT_TYPE_STRING_NAME;
}

static char* global_path(char* path) {
    variant settings, global;
    if (strncmp(path, "res://", 6) != 0 && strncmp(path, "user://", 7) != 0)
        return path;
    settings = singleton("ProjectSettings");
    global = invoke(&settings, "globalize_path", 1, of_text(path));
    free(path);
    path = as_text(&global, NULL);
    free_variant(&global);
    free_variant(&settings);
    return path;
}

/* The items of an Array as agents or goals, or null where one has another type. */
static void* take_array(const variant* array, char letter, size_t count) {
    const size_t size = letter == 'A' ? sizeof(tiller_agent) : sizeof(tiller_goal);
    char* list = (char*)calloc(count + 1, size);
    size_t i;
    for (i = 0; list && i < count; ++i) {
        const variant* item =
            (const variant*)gd.array_operator_index(inside(array), (GDExtensionInt)i);
        const gd_type type = type_of(item);
        bool is_right = type == GDEXTENSION_VARIANT_TYPE_VECTOR3I;
        if (letter == 'A') {
            if (is_right)
                memcpy(list + i * size, inside(item), size);
        } else {
            tiller_goal* goal = (tiller_goal*)(void*)list + i;
            is_right = is_text(type) || type == GDEXTENSION_VARIANT_TYPE_VECTOR2;
            if (is_text(type))
                goal->item = as_text(item, NULL);
            else if (is_right)
                goal->place = as_vector(item);
        }
        if (!is_right) {
            for (; letter == 'G' && i > 0; --i)
                free((void*)(uintptr_t)((tiller_goal*)(void*)list)[i - 1].item);
            free(list);
            list = NULL;
        }
    }
    return list;
}

/* False if a list has an item of another type. */
static bool take(argument* to, const char* name) {
    const variant* from = to->value;
    if (strchr("bif", to->letter)) {
        to->number = to->letter == 'b' ? as_bool(from) : as_float(from);
    } else if (to->letter == 's' || (to->letter == 'x' && is_text(type_of(from)))) {
        to->text = as_text(from, &to->count);
        if (to->text && strcmp(name, "path") == 0)
            to->text = global_path(to->text);
        return to->text != NULL;
    } else if (to->letter == 'V') {
        to->place = as_vector(from);
    } else if (to->letter == 'a') {
        memcpy(&to->agent, inside(from), sizeof to->agent);
    } else if (strchr("PBAG", to->letter)) {
        variant size = invoke(from, "size", 0);
        to->count = (size_t)as_int(&size);
        free_variant(&size);
        if (to->letter == 'A' || to->letter == 'G') {
            to->list = take_array(from, to->letter, to->count);
        } else {
            const bool is_bytes = to->letter == 'B';
            to->list = calloc(to->count + 1, is_bytes ? 1 : sizeof(tiller_vec2));
            if (to->list && to->count > 0 && is_bytes)
                memcpy(to->list, gd.packed_byte_array_operator_index_const(inside(from), 0),
                       to->count);
            if (to->list && to->count > 0 && !is_bytes) {
                const float* vectors =
                    (const float*)gd.packed_vector2_array_operator_index_const(inside(from), 0);
                size_t i;
                for (i = 0; i < to->count; ++i) {
                    ((tiller_vec2*)to->list)[i].x = vectors[2 * i];
                    ((tiller_vec2*)to->list)[i].y = vectors[2 * i + 1];
                }
            }
        }
        return to->list != NULL;
    }
    return true;
}

static void release(argument* of) {
    size_t i;
    if (of->letter == 'G' && of->list)
        for (i = 0; i < of->count; ++i)
            free((void*)(uintptr_t)((tiller_goal*)of->list)[i].item);
    free(of->list);
    free(of->text);
}

/* ---- Calls ----------------------------------------------------------------------------------- */

static variant run(const bound* what, instance* self, argument* given) {
    variant result = empty(GDEXTENSION_VARIANT_TYPE_NIL);
    int i, wrong = -1;
    tiller_result code;
    if (!what->of) {
        variant* value = &self->values[what->property];
        if (!what->writes)
            return copy_of(value);
        if (what->letters[0] != 'O' || !as_bool(given[0].value) ||
            instance_of(given[0].value, "TillerProject")) {
            free_variant(value);
            *value = copy_of(given[0].value);
            if (self->kind->set)
                self->kind->set(self, what->property);
        } else {
            report(self, "set_project", "A project is a TillerProject.");
        }
        return result;
    }
    for (i = 0; i < what->count && wrong < 0; ++i)
        if (!take(&given[i], what->names[i]))
            wrong = i;
    if (wrong >= 0) {
        snprintf(self->error, sizeof self->error, "%s() takes %s as \"%s\".", what->of->name,
                 what->letters[wrong] == 'A'   ? "an Array of agents, which are Vector3i,"
                 : what->letters[wrong] == 'G' ? "an Array of Vector2 and String"
                                               : "what there is memory for",
                 what->names[wrong]);
        code = (tiller_result)-1;
    } else {
        code = what->of->run(self, given, &result);
        if (code != TILLER_OK && (int)code != -1)
            snprintf(self->error, sizeof self->error, "%s",
                     code != TILLER_NO_WORLD
                         ? tiller_last_error()
                         : "This TillerWorld is not open. Give it a project and wait until "
                           "it is in the tree, or call open().");
    }
    for (i = 0; i < what->count; ++i)
        release(&given[i]);
    if (code != TILLER_OK)
        report(self, what->of->name, self->error);
    if (type_of(&result) == GDEXTENSION_VARIANT_TYPE_NIL && what->result != 'x') {
        result = what->result == 'b'   ? of_bool(code == TILLER_OK)
                 : what->result == 'A' ? new_list(GDEXTENSION_VARIANT_TYPE_VECTOR3I)
                 : what->result == 'L' ? new_list(GDEXTENSION_VARIANT_TYPE_DICTIONARY)
                                       : empty(type_of_letter(what->result));
    }
    return result;
}

static void call(void* which, GDExtensionClassInstancePtr self,
                 const GDExtensionConstVariantPtr* given, GDExtensionInt count,
                 GDExtensionVariantPtr result, GDExtensionCallError* error) {
    const bound* what = (const bound*)which;
    argument arguments[MOST_ARGUMENTS];
    variant converted[MOST_ARGUMENTS], value;
    bool is_converted[MOST_ARGUMENTS] = {false};
    int i;
    memset(arguments, 0, sizeof arguments);
    error->error = GDEXTENSION_CALL_OK;
    if (count < what->least || count > what->count) {
        error->error = count < what->least ? GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS
                                           : GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS;
        error->expected = count < what->least ? what->least : what->count;
        return;
    }
    for (i = 0; i < what->count && error->error == GDEXTENSION_CALL_OK; ++i) {
        const gd_type want = type_of_letter(what->letters[i]);
        const variant* from = i < count ? (const variant*)given[i] : &what->fallbacks[i];
        arguments[i].letter = what->letters[i];
        arguments[i].is_given = i < count;
        arguments[i].value = from;
        if (what->letters[i] == 'x' || what->letters[i] == 'O' || type_of(from) == want)
            continue;
        if (gd.variant_can_convert_strict(type_of(from), want)) {
            GDExtensionConstVariantPtr one = from;
            gd.variant_construct(want, &converted[i], &one, 1, error);
            is_converted[i] = true;
            arguments[i].value = &converted[i];
        } else {
            error->error = GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT;
            error->argument = i;
            error->expected = (int32_t)want;
        }
    }
    if (error->error == GDEXTENSION_CALL_OK) {
        value = run(what, (instance*)self, arguments);
        gd.variant_new_copy(result, &value);
        free_variant(&value);
    }
    for (i = 0; i < what->count; ++i)
        if (is_converted[i])
            free_variant(&converted[i]);
}

/* The same with values that are no Variants, but of the types of the signature. */
static void call_typed(void* which, GDExtensionClassInstancePtr self,
                       const GDExtensionConstTypePtr* given, GDExtensionTypePtr result) {
    const bound* what = (const bound*)which;
    argument arguments[MOST_ARGUMENTS];
    variant values[MOST_ARGUMENTS], value;
    const gd_type type = type_of_letter(what->result);
    int i;
    memset(arguments, 0, sizeof arguments);
    for (i = 0; i < what->count; ++i) {
        values[i] = what->letters[i] == 'x' ? copy_of((const variant*)given[i])
                                            : of_type(type_of_letter(what->letters[i]), given[i]);
        arguments[i].letter = what->letters[i];
        arguments[i].is_given = true;
        arguments[i].value = &values[i];
    }
    value = run(what, (instance*)self, arguments);
    if (!what->result) {
        /* nothing to give */
    } else if (type == GDEXTENSION_VARIANT_TYPE_OBJECT) {
        GDExtensionObjectPtr object = NULL;
        gd.get_variant_to_type_constructor(type)(&object, &value);
        gd.ref_set_object(result, object);
    } else if (type == GDEXTENSION_VARIANT_TYPE_NIL) {
        gd.variant_destroy(result);
        gd.variant_new_copy(result, &value);
    } else {
        const GDExtensionPtrDestructor destroy = gd.variant_get_ptr_destructor(type);
        if (destroy)
            destroy(result);
        gd.get_variant_to_type_constructor(type)(result, &value);
    }
    free_variant(&value);
    for (i = 0; i < what->count; ++i)
        free_variant(&values[i]);
}

/* ---- Registering ----------------------------------------------------------------------------- */

/* The engine's description of an argument, a result or a property, until it is freed. */
static GDExtensionPropertyInfo described(char letter, const char* name, const char* hint) {
    enum {
        DEFAULT = 6,
        NULL_IS_VARIANT = 131072,
        RANGE = 1,
        RESOURCE = 17,
        MULTILINE = 18,
        ITEMS = 31
    };
    GDExtensionPropertyInfo info;
    gd_name* names = (gd_name*)malloc(2 * sizeof *names);
    void** text = (void**)calloc(1, sizeof *text);
    memset(&info, 0, sizeof info);
    info.type = type_of_letter(letter);
    info.usage = letter == 'x' ? DEFAULT | NULL_IS_VARIANT : DEFAULT;
    if (letter == 'O' || letter == 'A' || letter == 'L') {
        hint = letter == 'O' ? "TillerProject" : letter == 'A' ? "Vector3i" : "Dictionary";
        info.hint = letter == 'O' ? RESOURCE : ITEMS;
    } else if (hint) {
        info.hint = letter == 's' ? MULTILINE : RANGE;
    }
    names[0] = name_of(name);
    names[1] = name_of(letter == 'O' ? "TillerProject" : "");
    hint = hint ? hint : "";
    gd.string_new_with_utf8_chars_and_len2(text, hint, (GDExtensionInt)strlen(hint));
    info.name = &names[0];
    info.class_name = &names[1];
    info.hint_string = text;
    return info;
}

static void free_described(GDExtensionPropertyInfo* of) {
    gd_name* names = (gd_name*)of->name;
    free_name(names[0]);
    free_name(names[1]);
    gd.variant_get_ptr_destructor(GDEXTENSION_VARIANT_TYPE_STRING)(of->hint_string);
    free(of->hint_string);
    free(names);
}

/* Reads a signature up to its >, or to its end. */
static void read_signature(const char* text, bound* to) {
    while (*text && *text != '>') {
        const char* colon = strchr(text, ':');
        const char* end = colon + strcspn(colon, " ");
        const char letter = colon[1];
        const int i = to->count++;
        snprintf(to->names[i], sizeof to->names[i], "%.*s", (int)(colon - text), text);
        to->letters[i] = letter;
        to->fallbacks[i] = empty(type_of_letter(letter));
        if (colon[2] != '=') {
            to->least = to->count;
        } else if (letter == 'f' || letter == 'i') {
            to->fallbacks[i] = letter == 'i' ? of_int(atoi(colon + 3)) : of_float(atof(colon + 3));
        } else if (letter == 's') {
            free_variant(&to->fallbacks[i]);
            to->fallbacks[i] = of_text_of(colon + 3, (size_t)(end - colon - 3));
        }
        text = end + strspn(end, " ");
    }
    if (*text == '>')
        to->result = text[2];
}

static void register_method(gd_name class_name, const char* name, bound* what) {
    GDExtensionClassMethodInfo info;
    GDExtensionPropertyInfo arguments[MOST_ARGUMENTS], result = described(what->result, "", NULL);
    GDExtensionClassMethodArgumentMetadata metadata[MOST_ARGUMENTS] = {
        GDEXTENSION_METHOD_ARGUMENT_METADATA_NONE};
    GDExtensionVariantPtr fallbacks[MOST_ARGUMENTS];
    gd_name as = name_of(name);
    int i;
    memset(&info, 0, sizeof info);
    for (i = 0; i < what->count; ++i) {
        arguments[i] = described(what->letters[i], what->names[i], NULL);
        if (i >= what->least)
            fallbacks[i - what->least] = &what->fallbacks[i];
    }
    info.name = &as;
    info.method_userdata = what;
    info.call_func = call;
    info.ptrcall_func = call_typed;
    info.method_flags = GDEXTENSION_METHOD_FLAGS_DEFAULT;
    info.has_return_value = what->result != 0;
    info.return_value_info = &result;
    info.argument_count = (uint32_t)what->count;
    info.arguments_info = arguments;
    info.arguments_metadata = metadata;
    info.default_argument_count = (uint32_t)(what->count - what->least);
    info.default_arguments = fallbacks;
    gd.classdb_register_extension_class_method(library, &class_name, &info);
    for (i = 0; i < what->count; ++i)
        free_described(&arguments[i]);
    free_described(&result);
    free_name(as);
}

static void register_property(gd_name class_name, const gd_property* of, int index) {
    GDExtensionPropertyInfo info = described(of->letter, of->name, of->hint);
    char names[2][40];
    gd_name setter, getter;
    bound* write = &all[bound_count++];
    bound* read = &all[bound_count++];
    snprintf(names[0], sizeof names[0], "set_%s", of->name);
    snprintf(names[1], sizeof names[1], "get_%s", of->name);
    write->property = read->property = index;
    write->writes = true;
    write->count = write->least = 1;
    write->letters[0] = read->result = of->letter;
    snprintf(write->names[0], sizeof write->names[0], "%s", of->name);
    write->fallbacks[0] = empty(GDEXTENSION_VARIANT_TYPE_NIL);
    register_method(class_name, names[0], write);
    register_method(class_name, names[1], read);
    setter = name_of(names[0]);
    getter = name_of(names[1]);
    gd.classdb_register_extension_class_property(library, &class_name, &info, &setter, &getter);
    free_name(setter);
    free_name(getter);
    free_described(&info);
}

static void register_signal(gd_name class_name, const event_signal* of) {
    GDExtensionPropertyInfo arguments[MOST_ARGUMENTS];
    gd_name name = name_of(of->name);
    bound parts;
    int i;
    memset(&parts, 0, sizeof parts);
    read_signature(of->signature, &parts);
    for (i = 0; i < parts.count; ++i) {
        arguments[i] = described(parts.letters[i], parts.names[i], NULL);
        free_variant(&parts.fallbacks[i]);
    }
    gd.classdb_register_extension_class_signal(library, &class_name, &name, arguments, parts.count);
    for (i = 0; i < parts.count; ++i)
        free_described(&arguments[i]);
    free_name(name);
}

static GDExtensionObjectPtr create(void* which, GDExtensionBool notifies) {
    static const GDExtensionInstanceBindingCallbacks no_callbacks = {NULL, NULL, NULL};
    const instance_class* kind = (const instance_class*)which;
    instance* self = (instance*)calloc(1, sizeof *self);
    gd_name parent = name_of(kind->parent), name = name_of(kind->name);
    int i;
    if (!self)
        return NULL;
    self->kind = kind;
    self->object = gd.classdb_construct_object2(&parent);
    for (i = 0; kind->properties[i].name; ++i) {
        const gd_property* of = &kind->properties[i];
        self->values[i] = of->letter == 'b'   ? of_bool(of->fallback != 0)
                          : of->letter == 'i' ? of_int((int64_t)of->fallback)
                          : of->letter == 'f' ? of_float(of->fallback)
                                              : empty(type_of_letter(of->letter));
    }
    gd.object_set_instance(self->object, &name, self);
    gd.object_set_instance_binding(self->object, library, self, &no_callbacks);
    free_name(parent);
    free_name(name);
    /* A Resource needs no notice of it, and a Variant would count itself as its first owner. */
    if (notifies && kind->is_runtime) {
        const variant me = self_of(self);
        forget(invoke(&me, "notification", 1, of_int(0)));
    }
    return self->object;
}

static void end(void* which, GDExtensionClassInstancePtr of) {
    instance* self = (instance*)of;
    int i;
    (void)which;
    if (self->kind->end)
        self->kind->end(self);
    for (i = 0; self->kind->properties[i].name; ++i)
        free_variant(&self->values[i]);
    free(self);
}

static void notice(GDExtensionClassInstancePtr of, int32_t what, GDExtensionBool is_reversed) {
    instance* self = (instance*)of;
    (void)is_reversed;
    if (self->kind->notice)
        self->kind->notice(self, what);
}

static void register_class(const instance_class* of) {
    GDExtensionClassCreationInfo4 info;
    gd_name name = name_of(of->name), parent = name_of(of->parent);
    int i;
    memset(&info, 0, sizeof info);
    info.is_exposed = true;
    info.is_runtime = of->is_runtime;
    info.notification_func = notice;
    info.create_instance_func = create;
    info.free_instance_func = end;
    info.class_userdata = (void*)(uintptr_t)of;
    gd.classdb_register_extension_class4(library, &name, &parent, &info);
    for (i = 0; of->methods[i].name; ++i) {
        bound* what = &all[bound_count++];
        what->of = &of->methods[i];
        read_signature(what->of->signature, what);
        register_method(name, what->of->name, what);
    }
    for (i = 0; of->properties[i].name; ++i)
        register_property(name, &of->properties[i], i);
    for (i = 0; of->signals[i].name; ++i)
        register_signal(name, &of->signals[i]);
    free_name(name);
    free_name(parent);
}

/* ---- The library ----------------------------------------------------------------------------- */

/* The pages of the class reference are files beside the library: ../doc_classes/TillerWorld.xml. */
static void load_help(GDExtensionsInterfaceEditorHelpLoadXmlFromUtf8CharsAndLen load) {
    void* string = NULL;
    variant path;
    char *at, *slash;
    int i, level;
    gd.get_library_path(library, &string);
    path = of_type(GDEXTENSION_VARIANT_TYPE_STRING, &string);
    gd.variant_get_ptr_destructor(GDEXTENSION_VARIANT_TYPE_STRING)(&string);
    at = global_path(as_text(&path, NULL));
    free_variant(&path);
    for (level = 0; level < 2; ++level)
        if ((slash = strrchr(at, '/')) != NULL)
            *slash = 0;
    for (i = 0; i < 3; ++i) {
        char name[4096], text[65536];
        FILE* file;
        snprintf(name, sizeof name, "%s/doc_classes/%s.xml", at, instance_classes[i].name);
        if ((file = fopen(name, "rb")) != NULL) {
            load(text, (GDExtensionInt)fread(text, 1, sizeof text, file));
            fclose(file);
        }
    }
    free(at);
}

typedef void (*any_function)(void);
static GDExtensionInterfaceGetProcAddress find;

static void begin_level(void* user, GDExtensionInitializationLevel level) {
    int i;
    (void)user;
    if (level == GDEXTENSION_INITIALIZATION_SCENE)
        for (i = 0; i < 3; ++i)
            register_class(&instance_classes[i]);
    if (level == GDEXTENSION_INITIALIZATION_EDITOR) {
        const GDExtensionInterfaceFunctionPtr load =
            find("editor_help_load_xml_from_utf8_chars_and_len");
        if (load)
            load_help((GDExtensionsInterfaceEditorHelpLoadXmlFromUtf8CharsAndLen)load);
    }
}

static void end_level(void* user, GDExtensionInitializationLevel level) {
    int i, k;
    (void)user;
    if (level != GDEXTENSION_INITIALIZATION_SCENE)
        return;
    for (i = 2; i >= 0; --i) {
        gd_name name = name_of(instance_classes[i].name);
        gd.classdb_unregister_extension_class(library, &name);
        free_name(name);
    }
    for (i = 0; i < bound_count; ++i)
        for (k = 0; k < all[i].count; ++k)
            free_variant(&all[i].fallbacks[k]);
    memset(all, 0, sizeof all);
    bound_count = 0;
}

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

/* What the engine calls first: see tiller.gdextension. */
EXPORTED GDExtensionBool tiller_godot_init(GDExtensionInterfaceGetProcAddress get,
                                           GDExtensionClassLibraryPtr of,
                                           GDExtensionInitialization* to);
GDExtensionBool tiller_godot_init(GDExtensionInterfaceGetProcAddress get,
                                  GDExtensionClassLibraryPtr of, GDExtensionInitialization* to) {
    bool has_all = true;
    library = of;
    find = get;
#define FIND(Type, name)                                                                           \
    gd.name = (GDExtensionInterface##Type)(any_function)get(#name);                                \
    has_all = has_all && gd.name;
    ENGINE_FUNCTIONS(FIND)
#undef FIND
    to->minimum_initialization_level = GDEXTENSION_INITIALIZATION_SCENE;
    to->userdata = NULL;
    to->initialize = begin_level;
    to->deinitialize = end_level;
    if (!has_all && gd.print_error_with_message)
        gd.print_error_with_message("Tiller needs Godot 4.4 or later.",
                                    "Tiller needs Godot 4.4 or later.", "tiller_godot_init",
                                    "tiller", 0, true);
    return has_all;
}
