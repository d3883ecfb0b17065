/* What the sources of the extension for Godot 4 share: the functions of the engine, its Variants in
 * C, and the instances of our three classes. gdextension_interface.h is written by the engine:
 * godot --headless --dump-gdextension-interface. */
#ifndef TILLER_GODOT_H
#define TILLER_GODOT_H

#include "core/game/tiller.h"

#include <gdextension_interface.h>
#include <stdbool.h>

/* F(Type, name): GDExtensionInterfaceType is the type of the engine's function `name`. All are in
 * Godot 4.4. */
#define ENGINE_FUNCTIONS(F)                                                                        \
    F(PrintErrorWithMessage, print_error_with_message)                                             \
    F(PrintWarningWithMessage, print_warning_with_message)                                         \
    F(VariantNewCopy, variant_new_copy)                                                            \
    F(VariantNewNil, variant_new_nil)                                                              \
    F(VariantDestroy, variant_destroy)                                                             \
    F(VariantCall, variant_call)                                                                   \
    F(VariantConstruct, variant_construct)                                                         \
    F(VariantGetType, variant_get_type)                                                            \
    F(VariantBooleanize, variant_booleanize)                                                       \
    F(VariantCanConvertStrict, variant_can_convert_strict)                                         \
    F(GetVariantFromTypeConstructor, get_variant_from_type_constructor)                            \
    F(GetVariantToTypeConstructor, get_variant_to_type_constructor)                                \
    F(GetVariantGetInternalPtrFunc, variant_get_ptr_internal_getter)                               \
    F(VariantGetPtrDestructor, variant_get_ptr_destructor)                                         \
    F(StringNewWithUtf8CharsAndLen2, string_new_with_utf8_chars_and_len2)                          \
    F(StringToUtf8Chars, string_to_utf8_chars)                                                     \
    F(StringNameNewWithLatin1Chars, string_name_new_with_latin1_chars)                             \
    F(PackedByteArrayOperatorIndex, packed_byte_array_operator_index)                              \
    F(PackedByteArrayOperatorIndexConst, packed_byte_array_operator_index_const)                   \
    F(PackedFloat32ArrayOperatorIndex, packed_float32_array_operator_index)                        \
    F(PackedVector2ArrayOperatorIndex, packed_vector2_array_operator_index)                        \
    F(PackedVector2ArrayOperatorIndexConst, packed_vector2_array_operator_index_const)             \
    F(ArrayOperatorIndex, array_operator_index)                                                    \
    F(ArraySetTyped, array_set_typed)                                                              \
    F(DictionaryOperatorIndex, dictionary_operator_index)                                          \
    F(RefSetObject, ref_set_object)                                                                \
    F(GlobalGetSingleton, global_get_singleton)                                                    \
    F(ClassdbConstructObject2, classdb_construct_object2)                                          \
    F(ObjectSetInstance, object_set_instance)                                                      \
    F(ObjectSetInstanceBinding, object_set_instance_binding)                                       \
    F(ObjectGetInstanceBinding, object_get_instance_binding)                                       \
    F(ObjectGetInstanceId, object_get_instance_id)                                                 \
    F(ObjectGetInstanceFromId, object_get_instance_from_id)                                        \
    F(ClassdbRegisterExtensionClass4, classdb_register_extension_class4)                           \
    F(ClassdbUnregisterExtensionClass, classdb_unregister_extension_class)                         \
    F(ClassdbRegisterExtensionClassMethod, classdb_register_extension_class_method)                \
    F(ClassdbRegisterExtensionClassProperty, classdb_register_extension_class_property)            \
    F(ClassdbRegisterExtensionClassSignal, classdb_register_extension_class_signal)                \
    F(GetLibraryPath, get_library_path)

typedef struct engine_functions {
#define ENGINE_FIELD(Type, name) GDExtensionInterface##Type name;
    ENGINE_FUNCTIONS(ENGINE_FIELD)
#undef ENGINE_FIELD
} engine_functions;
extern engine_functions gd;
extern GDExtensionClassLibraryPtr library;

/* ---- Variants (variants.c) ------------------------------------------------------------------- */

typedef GDExtensionVariantType gd_type;
/* A Variant of the engine, which needs 24 of these bytes, or 40. Whoever has one frees it. */
typedef struct variant {
    uint64_t words[5];
} variant;
typedef struct gd_name {
    void* of; /* a StringName */
} gd_name;

/* The types of arguments, results and properties are letters:
 *   b bool   i int   f float   s String   V Vector2   a Vector3i, an agent   x Variant
 *   P PackedVector2Array   R PackedFloat32Array   S PackedStringArray   B PackedByteArray
 *   A Array of agents   L Array of Dictionary   G Array   D Dictionary   N NodePath   O
 * TillerProject */
gd_type type_of_letter(char letter);

gd_name name_of(const char* text);
void free_name(gd_name name);
variant empty(gd_type type); /* NIL: null */
variant of_type(gd_type type, const void* native);
variant of_bool(bool from);
variant of_int(int64_t from);
variant of_float(double from);
variant of_text(const char* text);
variant of_text_of(const char* text, size_t length);
variant of_vector(double x, double y);
variant of_agent(tiller_agent agent); /* null for nobody */
variant of_value(const tiller_value* value);
variant new_list(gd_type of); /* an Array that holds only these */
variant of_agents(const tiller_agent* agents, size_t count);
/* The points of two columns, of which the i-th is at rank[i] where ranks are given. */
variant of_columns(const double* x, const double* y, const uint32_t* rank, size_t count);
/* A packed array, with the place of its items. */
variant packed(gd_type type, size_t count, void** items);
variant copy_of(const variant* from);
void free_variant(variant* value);
gd_type type_of(const variant* value);

bool as_bool(const variant* value);
int64_t as_int(const variant* value);
double as_float(const variant* value);
tiller_vec2 as_vector(const variant* value);
char* as_text(const variant* value, size_t* length); /* to free; length: or null */
void* inside(const variant* value);                  /* of arrays and dictionaries */

void put(variant* dictionary, const char* key, variant value); /* takes the value */
void append(variant* array, variant value);                    /* the same */

/* Calls a method with `count` variants, which it frees. */
variant invoke(const variant* on, const char* method, int count, ...);
variant invoke_list(const variant* on, const char* method, int count, variant* given);
void forget(variant result); /* of a call whose result nobody needs */
variant singleton(const char* name);

/* ---- Instances ------------------------------------------------------------------------------- */

enum { MOST_VALUES = 8 };
struct instance_class;
/* A TillerWorld, TillerAgents2D or TillerProject. */
typedef struct instance {
    const struct instance_class* kind;
    GDExtensionObjectPtr object;
    variant values[MOST_VALUES]; /* of its properties, in the order of its class */
    /* Of a TillerWorld: */
    tiller_world world;
    char error[1024]; /* the last one */
    char* watched;    /* the file on the disk that `project` is from, or null */
    uint64_t stamp;   /* of that file when it was read */
    double unwatched; /* seconds since the last look at it */
    double last_step; /* seconds that the last physics frame had */
    size_t emitted;   /* events of the list that were signals already */
    bool is_replaying;
    /* Of TillerAgents2D: */
    size_t room;      /* of its MultiMesh */
    bool has_texture; /* when its mesh was made */
    bool has_mesh;    /* and is ours */
    bool was_missing; /* its world or its type, which was reported */
} instance;

enum {
    PROJECT,
    PLAYING,
    SEED,
    THREADS,
    MOST_TICKS,
    ALL_EVENTS,
    RECORDS,
    RELOADS
};                                 /* TillerWorld */
enum { TEXT };                     /* TillerProject */
enum { WORLD, TYPE, SIZE, TURNS }; /* TillerAgents2D */

typedef struct argument {
    const variant* value;
    char letter;
    bool is_given; /* and not the fallback */
    double number; /* b, i, f */
    tiller_vec2 place;
    tiller_agent agent;
    char* text; /* s, or an x that is a text; ends with a zero */
    void* list; /* P, A, G, B, s */
    size_t count;
} argument;

/* One method: its arguments and its result as "place:V within:f=inf type:s= > x". After = is what
 * an argument is that is not given: a number, or nothing for an empty value. The result is null at
 * first; of a method with the result b it becomes true. */
typedef struct gd_method {
    const char* name;
    const char* signature;
    tiller_result (*run)(instance* self, const argument* given, variant* result);
} gd_method;
typedef struct gd_property {
    const char* name;
    char letter;
    double fallback;  /* of b, i, f */
    const char* hint; /* for the inspector: a range, or null */
} gd_property;
typedef struct event_signal {
    const char* name;
    const char* signature; /* of an event: a is who, x is by, s the node, f the number */
} event_signal;
typedef struct instance_class {
    const char *name, *parent;
    bool is_runtime; /* does nothing in the editor */
    const gd_property* properties;
    const gd_method* methods;
    const event_signal* signals;
    void (*notice)(instance* self, int what);
    void (*set)(instance* self, int property); /* after a value was set, or null */
    void (*end)(instance* self);
} instance_class;

extern const instance_class instance_classes[3];
extern const gd_method world_methods[], project_methods[];
extern const event_signal world_signals[];
/* Null if it is none of this class. */
instance* instance_of(const variant* object, const char* name);
variant self_of(const instance* self);
/* Keeps an error, and prints it in the engine's log. */
void report(instance* self, const char* method, const char* words);

/* ---- A world that plays (nodes.c) ------------------------------------------------------------ */

tiller_options options_of(const instance* self);
void opened(instance* self, tiller_world world); /* closes the previous one */
tiller_result reload_file(instance* self, const char* path, variant* changes);
variant changes_of(const char* report);
/* Lets time pass, and emits what happened: what the game did since the last tick, and then the
 * ticks. seconds: below 0 for one tick. */
tiller_result pass_time(instance* self, double seconds, uint32_t* ticks);
#define ONE_TICK -1.0
#define ONE_DECISION -2.0         /* a tick that moves nobody */
void skip_events(instance* self); /* those until now are not emitted */
/* The places of a type's agents for this frame, as x and y. */
tiller_result smooth_places(instance* self, uint32_t type, const tiller_columns* columns,
                            float* places);
extern const char* const event_names[];

#endif
