#include "core/game/godot/godot.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GIVEN = 8 };

gd_type type_of_letter(char letter) {
    static const char letters[] = "bifsVaPRSBALGDNO";
    static const unsigned char types[] = {
        GDEXTENSION_VARIANT_TYPE_BOOL,
        GDEXTENSION_VARIANT_TYPE_INT,
        GDEXTENSION_VARIANT_TYPE_FLOAT,
        GDEXTENSION_VARIANT_TYPE_STRING,
        GDEXTENSION_VARIANT_TYPE_VECTOR2,
        GDEXTENSION_VARIANT_TYPE_VECTOR3I,
        GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY,
        GDEXTENSION_VARIANT_TYPE_PACKED_FLOAT32_ARRAY,
        GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY,
        GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY,
        GDEXTENSION_VARIANT_TYPE_ARRAY,
        GDEXTENSION_VARIANT_TYPE_ARRAY,
        GDEXTENSION_VARIANT_TYPE_ARRAY,
        GDEXTENSION_VARIANT_TYPE_DICTIONARY,
        GDEXTENSION_VARIANT_TYPE_NODE_PATH,
        GDEXTENSION_VARIANT_TYPE_OBJECT,
    };
    const char* at = strchr(letters, letter);
    return at && letter ? (gd_type)types[at - letters] : GDEXTENSION_VARIANT_TYPE_NIL;
}

gd_name name_of(const char* text) {
    gd_name name;
    gd.string_name_new_with_latin1_chars(&name.of, text, false);
    return name;
}

void free_name(gd_name name) {
    gd.variant_get_ptr_destructor(GDEXTENSION_VARIANT_TYPE_STRING_NAME)(&name.of);
}

variant empty(gd_type type) {
    variant value = {{0}};
    GDExtensionCallError error;
    if (type == GDEXTENSION_VARIANT_TYPE_NIL || type == GDEXTENSION_VARIANT_TYPE_OBJECT)
        gd.variant_new_nil(&value);
    else
        gd.variant_construct(type, &value, NULL, 0, &error);
    return value;
}

variant of_type(gd_type type, const void* native) {
    variant value = {{0}};
    gd.get_variant_from_type_constructor(type)(&value, (GDExtensionTypePtr)(uintptr_t)native);
    return value;
}

variant of_bool(bool from) {
    const GDExtensionBool native = from;
    return of_type(GDEXTENSION_VARIANT_TYPE_BOOL, &native);
}

variant of_int(int64_t from) {
    return of_type(GDEXTENSION_VARIANT_TYPE_INT, &from);
}

variant of_float(double from) {
    return of_type(GDEXTENSION_VARIANT_TYPE_FLOAT, &from);
}

variant of_text_of(const char* text, size_t length) {
    void* string = NULL;
    variant value;
    gd.string_new_with_utf8_chars_and_len2(&string, text, (GDExtensionInt)length);
    value = of_type(GDEXTENSION_VARIANT_TYPE_STRING, &string);
    gd.variant_get_ptr_destructor(GDEXTENSION_VARIANT_TYPE_STRING)(&string);
    return value;
}

variant of_text(const char* text) {
    return of_text_of(text, strlen(text));
}

variant of_vector(double x, double y) {
    const float native[2] = {(float)x, (float)y};
    return of_type(GDEXTENSION_VARIANT_TYPE_VECTOR2, native);
}

variant of_agent(tiller_agent agent) {
    return agent.type == TILLER_ANY_TYPE ? empty(GDEXTENSION_VARIANT_TYPE_NIL)
                                         : of_type(GDEXTENSION_VARIANT_TYPE_VECTOR3I, &agent);
}

variant of_value(const tiller_value* value) {
    if (value->kind == TILLER_NUMBER)
        return of_float(value->number);
    return value->kind == TILLER_FLAG ? of_bool(value->flag) : of_text(value->text);
}

variant new_list(gd_type of) {
    variant array = empty(GDEXTENSION_VARIANT_TYPE_ARRAY);
    variant no_script = empty(GDEXTENSION_VARIANT_TYPE_NIL);
    gd_name no_class = name_of("");
    gd.array_set_typed(inside(&array), of, &no_class, &no_script);
    free_name(no_class);
    return array;
}

variant of_agents(const tiller_agent* agents, size_t count) {
    variant array = new_list(GDEXTENSION_VARIANT_TYPE_VECTOR3I);
    size_t i;
    forget(invoke(&array, "resize", 1, of_int((int64_t)count)));
    for (i = 0; i < count; ++i) {
        variant each = of_agent(agents[i]);
        GDExtensionVariantPtr item = gd.array_operator_index(inside(&array), (GDExtensionInt)i);
        gd.variant_destroy(item);
        gd.variant_new_copy(item, &each);
        free_variant(&each);
    }
    return array;
}

variant packed(gd_type type, size_t count, void** items) {
    variant array = empty(type);
    void* of;
    forget(invoke(&array, "resize", 1, of_int((int64_t)count)));
    of = inside(&array);
    if (count == 0)
        *items = NULL;
    else if (type == GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY)
        *items = gd.packed_byte_array_operator_index(of, 0);
    else if (type == GDEXTENSION_VARIANT_TYPE_PACKED_FLOAT32_ARRAY)
        *items = gd.packed_float32_array_operator_index(of, 0);
    else
        *items = gd.packed_vector2_array_operator_index(of, 0);
    return array;
}

variant of_columns(const double* x, const double* y, const uint32_t* rank, size_t count) {
    void* items;
    variant array = packed(GDEXTENSION_VARIANT_TYPE_PACKED_VECTOR2_ARRAY, count, &items);
    float* to = (float*)items;
    size_t i;
    for (i = 0; i < count; ++i) {
        const size_t from = rank ? rank[i] : i;
        to[2 * i] = (float)x[from];
        to[2 * i + 1] = (float)y[from];
    }
    return array;
}

variant copy_of(const variant* from) {
    variant value = {{0}};
    gd.variant_new_copy(&value, from);
    return value;
}

void free_variant(variant* value) {
    gd.variant_destroy(value);
}

gd_type type_of(const variant* value) {
    return gd.variant_get_type(value);
}

/* A copy of the value inside, converted to the type. */
static void to_type(gd_type type, const variant* value, void* native) {
    gd.get_variant_to_type_constructor(type)(native, (GDExtensionVariantPtr)(uintptr_t)value);
}

bool as_bool(const variant* value) {
    return gd.variant_booleanize(value);
}

int64_t as_int(const variant* value) {
    int64_t native = 0;
    to_type(GDEXTENSION_VARIANT_TYPE_INT, value, &native);
    return native;
}

double as_float(const variant* value) {
    double native = 0;
    to_type(GDEXTENSION_VARIANT_TYPE_FLOAT, value, &native);
    return native;
}

tiller_vec2 as_vector(const variant* value) {
    float native[2] = {0, 0};
    tiller_vec2 vector;
    to_type(GDEXTENSION_VARIANT_TYPE_VECTOR2, value, native);
    vector.x = native[0];
    vector.y = native[1];
    return vector;
}

char* as_text(const variant* value, size_t* length) {
    void* string = NULL;
    GDExtensionInt size;
    char* text;
    to_type(GDEXTENSION_VARIANT_TYPE_STRING, value, &string);
    size = gd.string_to_utf8_chars(&string, NULL, 0);
    text = (char*)malloc((size_t)size + 1);
    if (text) {
        gd.string_to_utf8_chars(&string, text, size);
        text[size] = 0;
    }
    if (length)
        *length = (size_t)size;
    gd.variant_get_ptr_destructor(GDEXTENSION_VARIANT_TYPE_STRING)(&string);
    return text;
}

void* inside(const variant* value) {
    return gd.variant_get_ptr_internal_getter(type_of(value))(
        (GDExtensionVariantPtr)(uintptr_t)value);
}

void put(variant* dictionary, const char* key, variant value) {
    variant name = of_text(key);
    GDExtensionVariantPtr item = gd.dictionary_operator_index(inside(dictionary), &name);
    gd.variant_destroy(item);
    gd.variant_new_copy(item, &value);
    free_variant(&name);
    free_variant(&value);
}

void append(variant* array, variant value) {
    forget(invoke(array, "append", 1, value));
}

variant invoke_list(const variant* on, const char* method, int count, variant* given) {
    GDExtensionConstVariantPtr pointers[MOST_GIVEN];
    GDExtensionCallError error;
    variant result = {{0}};
    gd_name name = name_of(method);
    int i;
    for (i = 0; i < count; ++i)
        pointers[i] = &given[i];
    gd.variant_call((GDExtensionVariantPtr)(uintptr_t)on, &name, pointers, count, &result, &error);
    if (error.error != GDEXTENSION_CALL_OK)
        gd.print_error_with_message("The engine does not take this call.", method, "invoke",
                                    "tiller", 0, false);
    for (i = 0; i < count; ++i)
        free_variant(&given[i]);
    free_name(name);
    return result;
}

variant invoke(const variant* on, const char* method, int count, ...) {
    variant given[MOST_GIVEN];
    va_list rest;
    int i;
    va_start(rest, count);
    for (i = 0; i < count; ++i)
        given[i] = va_arg(rest, variant);
    va_end(rest);
    return invoke_list(on, method, count, given);
}

void forget(variant result) {
    free_variant(&result);
}

variant singleton(const char* name) {
    gd_name of = name_of(name);
    GDExtensionObjectPtr object = gd.global_get_singleton(&of);
    free_name(of);
    return of_type(GDEXTENSION_VARIANT_TYPE_OBJECT, &object);
}
