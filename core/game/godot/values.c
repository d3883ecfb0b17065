#include "core/game/godot/values.h"

#include <string.h>

gd_variant nil(void) {
    gd_variant value;
    gd.variant_new_nil(&value);
    return value;
}

gd_variant from_bool(bool from) {
    gd_variant value;
    gd.variant_new_bool(&value, from);
    return value;
}

gd_variant from_int(int64_t from) {
    gd_variant value;
    gd.variant_new_int(&value, from);
    return value;
}

gd_variant from_real(double from) {
    gd_variant value;
    gd.variant_new_real(&value, from);
    return value;
}

gd_variant from_text_of(const char* text, size_t length) {
    gd_string string;
    gd_variant value;
    gd.string_new(&string);
    gd.string_parse_utf8(&string, text, (int)length);
    gd.variant_new_string(&value, &string);
    gd.string_destroy(&string);
    return value;
}

gd_variant from_text(const char* text) {
    return from_text_of(text, strlen(text));
}

gd_variant from_bytes(const void* bytes, size_t length) {
    gd_pool pool;
    gd_access* access;
    gd_variant value;
    gd.pool_byte_new(&pool);
    gd.pool_byte_resize(&pool, (int)length);
    access = gd.pool_byte_write(&pool);
    if (length > 0)
        memcpy(gd.pool_byte_write_pointer(access), bytes, length);
    gd.pool_byte_write_end(access);
    gd.variant_new_pool_byte(&value, &pool);
    gd.pool_byte_destroy(&pool);
    return value;
}

gd_variant from_vector(double x, double y) {
    const float parts[2] = {(float)x, (float)y};
    gd_vector2 vector;
    gd_variant value;
    memcpy(&vector, parts, sizeof vector);
    gd.variant_new_vector2(&value, &vector);
    return value;
}

gd_variant from_value(const tiller_value* value) {
    if (value->kind == TILLER_NUMBER)
        return from_real(value->number);
    return value->kind == TILLER_FLAG ? from_bool(value->flag) : from_text(value->text);
}

gd_variant from_agent(tiller_agent agent) {
    gd_pool pool;
    gd_access* access;
    gd_variant value;
    if (agent.type == TILLER_ANY_TYPE)
        return nil();
    gd.pool_int_new(&pool);
    gd.pool_int_resize(&pool, 3);
    access = gd.pool_int_write(&pool);
    memcpy(gd.pool_int_write_pointer(access), &agent, sizeof agent);
    gd.pool_int_write_end(access);
    gd.variant_new_pool_int(&value, &pool);
    gd.pool_int_destroy(&pool);
    return value;
}

gd_variant from_columns(const double* x, const double* y, const uint32_t* rank, size_t count) {
    gd_pool pool;
    gd_access* access;
    gd_variant value;
    float* to;
    size_t i;
    gd.pool_vector2_new(&pool);
    gd.pool_vector2_resize(&pool, (int)count);
    access = gd.pool_vector2_write(&pool);
    to = gd.pool_vector2_write_pointer(access);
    for (i = 0; i < count; ++i) {
        const size_t from = rank ? rank[i] : i;
        to[2 * i] = (float)x[from];
        to[2 * i + 1] = (float)y[from];
    }
    gd.pool_vector2_write_end(access);
    gd.variant_new_pool_vector2(&value, &pool);
    gd.pool_vector2_destroy(&pool);
    return value;
}

gd_variant from_reals(const double* values, size_t step, size_t count) {
    gd_pool pool;
    gd_access* access;
    gd_variant value;
    float* to;
    size_t i;
    gd.pool_real_new(&pool);
    gd.pool_real_resize(&pool, (int)count);
    access = gd.pool_real_write(&pool);
    to = gd.pool_real_write_pointer(access);
    for (i = 0; i < count; ++i)
        to[i] = (float)values[i * step];
    gd.pool_real_write_end(access);
    gd.variant_new_pool_real(&value, &pool);
    gd.pool_real_destroy(&pool);
    return value;
}

gd_dictionary new_dictionary(void) {
    gd_dictionary dictionary;
    gd.dictionary_new(&dictionary);
    return dictionary;
}

void put(gd_dictionary* into, const char* key, gd_variant value) {
    gd_variant name = from_text(key);
    gd.dictionary_set(into, &name, &value);
    gd.variant_destroy(&name);
    gd.variant_destroy(&value);
}

gd_variant from_dictionary(gd_dictionary dictionary) {
    gd_variant value;
    gd.variant_new_dictionary(&value, &dictionary);
    gd.dictionary_destroy(&dictionary);
    return value;
}

gd_array new_array(void) {
    gd_array array;
    gd.array_new(&array);
    return array;
}

void append(gd_array* into, gd_variant value) {
    gd.array_append(into, &value);
    gd.variant_destroy(&value);
}

gd_variant from_array(gd_array array) {
    gd_variant value;
    gd.variant_new_array(&value, &array);
    gd.array_destroy(&array);
    return value;
}
