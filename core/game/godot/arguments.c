#include "core/game/godot/arguments.h"

#include "core/game/godot/values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One of the rooms of a call: this, and then what it is for. */
typedef union call_room {
    union call_room* next;
    double number; /* so that any number may follow */
} call_room;

void end_call(call* of) {
    while (of->rooms) {
        call_room* first = of->rooms;
        of->rooms = first->next;
        free(first);
    }
}

void refuse(call* of, int argument, const char* what) {
    if (of->wrong[0] == 0)
        snprintf(of->wrong, sizeof of->wrong, "%s() takes %s as argument %d.", of->method, what,
                 argument + 1);
}

bool has(const call* of, int argument) {
    return type_of(of, argument) != GD_NIL;
}

gd_type type_of(const call* of, int argument) {
    return argument < of->count ? gd.variant_get_type(of->given[argument]) : GD_NIL;
}

void* take_room(call* of, size_t size) {
    call_room* room = (call_room*)malloc(sizeof *room + size);
    if (!room) {
        snprintf(of->wrong, sizeof of->wrong, "%s() has no memory for its arguments.", of->method);
        return NULL;
    }
    room->next = of->rooms;
    of->rooms = room;
    return room + 1;
}

static const char* keep_text(call* of, const gd_variant* value, size_t* length) {
    gd_string string = gd.variant_as_string(value);
    gd_chars chars = gd.string_utf8(&string);
    const size_t size = (size_t)gd.chars_length(&chars);
    char* text = (char*)take_room(of, size + 1);
    if (text) {
        if (size > 0)
            memcpy(text, gd.chars_data(&chars), size);
        text[size] = 0;
        if (length)
            *length = size;
    }
    gd.chars_destroy(&chars);
    gd.string_destroy(&string);
    return text ? text : "";
}

const char* take_text(call* of, int argument, size_t* length) {
    if (length)
        *length = 0;
    if (type_of(of, argument) == GD_STRING)
        return keep_text(of, of->given[argument], length);
    refuse(of, argument, "a String");
    return "";
}

double take_number(call* of, int argument) {
    const gd_type type = type_of(of, argument);
    if (type == GD_INT || type == GD_REAL)
        return gd.variant_as_real(of->given[argument]);
    refuse(of, argument, "a number");
    return 0;
}

static tiller_vec2 vector_of(const gd_variant* value) {
    const gd_vector2 vector = gd.variant_as_vector2(value);
    float parts[2];
    tiller_vec2 result;
    memcpy(parts, &vector, sizeof parts);
    result.x = parts[0];
    result.y = parts[1];
    return result;
}

tiller_vec2 take_vector(call* of, int argument) {
    const tiller_vec2 none = {0, 0};
    if (type_of(of, argument) == GD_VECTOR2)
        return vector_of(of->given[argument]);
    refuse(of, argument, "a Vector2");
    return none;
}

const tiller_vec2* take_vectors(call* of, int argument, size_t* count) {
    const gd_type type = type_of(of, argument);
    tiller_vec2* vectors;
    gd_pool pool;
    gd_access* access;
    const float* from;
    size_t size;
    *count = 0;
    if (type != GD_ARRAY && type != GD_POOL_VECTORS) {
        refuse(of, argument, "a PoolVector2Array");
        return NULL;
    }
    pool = gd.variant_as_pool_vector2(of->given[argument]);
    access = gd.pool_vector2_read(&pool);
    from = gd.pool_vector2_read_pointer(access);
    size = (size_t)gd.pool_vector2_size(&pool);
    vectors = (tiller_vec2*)take_room(of, size * sizeof *vectors);
    if (vectors) {
        for (*count = 0; *count < size; ++*count) {
            vectors[*count].x = from[2 * *count];
            vectors[*count].y = from[2 * *count + 1];
        }
    }
    gd.pool_vector2_read_end(access);
    gd.pool_vector2_destroy(&pool);
    return vectors;
}

static tiller_agent agent_of(call* of, int argument, const gd_variant* value) {
    tiller_agent agent = {TILLER_ANY_TYPE, 0, 0};
    gd_pool pool;
    gd_access* access;
    if (gd.variant_get_type(value) != GD_POOL_INTS) {
        refuse(of, argument, "an agent");
        return agent;
    }
    pool = gd.variant_as_pool_int(value);
    access = gd.pool_int_read(&pool);
    if (gd.pool_int_size(&pool) == 3)
        memcpy(&agent, gd.pool_int_read_pointer(access), sizeof agent);
    else
        refuse(of, argument, "an agent");
    gd.pool_int_read_end(access);
    gd.pool_int_destroy(&pool);
    return agent;
}

tiller_agent take_agent(call* of, int argument) {
    const tiller_agent none = {TILLER_ANY_TYPE, 0, 0};
    if (argument < of->count)
        return agent_of(of, argument, of->given[argument]);
    refuse(of, argument, "an agent");
    return none;
}

const tiller_vec2* take_as_many_vectors(call* of, int argument, size_t count) {
    size_t given;
    const tiller_vec2* vectors = take_vectors(of, argument, &given);
    if (vectors && given != count)
        refuse(of, argument, "as many vectors as there are agents");
    return vectors;
}

const tiller_agent* take_agents(call* of, int argument, size_t* count) {
    tiller_agent* agents;
    gd_array array;
    int i;
    *count = 0;
    if (type_of(of, argument) != GD_ARRAY) {
        refuse(of, argument, "an Array of agents");
        return NULL;
    }
    array = gd.variant_as_array(of->given[argument]);
    agents = (tiller_agent*)take_room(of, (size_t)gd.array_size(&array) * sizeof *agents);
    for (i = 0; agents && i < gd.array_size(&array); ++i) {
        gd_variant value = gd.array_get(&array, i);
        agents[(*count)++] = agent_of(of, argument, &value);
        gd.variant_destroy(&value);
    }
    gd.array_destroy(&array);
    return agents;
}

const tiller_goal* take_goals(call* of, int argument, size_t* count) {
    tiller_goal* goals;
    gd_array array;
    int i;
    *count = 0;
    if (type_of(of, argument) != GD_ARRAY) {
        refuse(of, argument, "an Array of Vector2 and String");
        return NULL;
    }
    array = gd.variant_as_array(of->given[argument]);
    goals = (tiller_goal*)take_room(of, (size_t)gd.array_size(&array) * sizeof *goals);
    for (i = 0; goals && i < gd.array_size(&array); ++i) {
        gd_variant value = gd.array_get(&array, i);
        const gd_type type = gd.variant_get_type(&value);
        tiller_goal* goal = &goals[(*count)++];
        goal->item = type == GD_STRING ? keep_text(of, &value, NULL) : NULL;
        goal->place = vector_of(&value);
        if (type != GD_STRING && type != GD_VECTOR2)
            refuse(of, argument, "an Array of Vector2 and String");
        gd.variant_destroy(&value);
    }
    gd.array_destroy(&array);
    return goals;
}

const void* take_bytes(call* of, int argument, size_t* length) {
    void* bytes;
    gd_pool pool;
    gd_access* access;
    *length = 0;
    if (type_of(of, argument) != GD_POOL_BYTES) {
        refuse(of, argument, "a PoolByteArray");
        return NULL;
    }
    pool = gd.variant_as_pool_byte(of->given[argument]);
    access = gd.pool_byte_read(&pool);
    bytes = take_room(of, (size_t)gd.pool_byte_size(&pool));
    if (bytes) {
        *length = (size_t)gd.pool_byte_size(&pool);
        if (*length > 0)
            memcpy(bytes, gd.pool_byte_read_pointer(access), *length);
    }
    gd.pool_byte_read_end(access);
    gd.pool_byte_destroy(&pool);
    return bytes;
}

tiller_value take_value(call* of, int argument) {
    const gd_type type = type_of(of, argument);
    tiller_value value = {TILLER_NUMBER, 0, 0, NULL};
    if (type == GD_BOOL) {
        value.kind = TILLER_FLAG;
        value.flag = gd.variant_as_bool(of->given[argument]);
    } else if (type == GD_STRING) {
        value.kind = TILLER_TEXT;
        value.text = take_text(of, argument, NULL);
    } else if (type == GD_INT || type == GD_REAL) {
        value.number = take_number(of, argument);
    } else {
        refuse(of, argument, "a number, true or false, or a String");
    }
    return value;
}

/* The whole number, or true as 1, that an option has. False if the option is not there. */
static bool option_of(call* of, int argument, const gd_dictionary* from, const char* name,
                      uint64_t most, uint64_t* number) {
    gd_variant key = from_text(name);
    const bool is_given = gd.dictionary_has(from, &key);
    gd_variant value = is_given ? gd.dictionary_get(from, &key) : nil();
    const gd_type type = gd.variant_get_type(&value);
    const int64_t given = type == GD_BOOL || type == GD_INT ? gd.variant_as_int(&value) : -1;
    gd.variant_destroy(&key);
    gd.variant_destroy(&value);
    if (!is_given)
        return false;
    if (given < 0 || (uint64_t)given > most)
        refuse(of, argument, "options with whole numbers, or true or false,");
    *number = (uint64_t)given;
    return true;
}

void take_options(call* of, int argument, tiller_options* options) {
    gd_dictionary from;
    uint64_t number;
    int known = 0;
    memset(options, 0, sizeof *options);
    options->size = sizeof *options;
    if (!has(of, argument))
        return;
    if (type_of(of, argument) != GD_DICTIONARY) {
        refuse(of, argument, "a Dictionary of options");
        return;
    }
    from = gd.variant_as_dictionary(of->given[argument]);
    if (option_of(of, argument, &from, "seed", INT64_MAX, &options->seed))
        options->has_seed = 1, ++known;
    if (option_of(of, argument, &from, "threads", UINT32_MAX, &number))
        options->threads = (uint32_t)number, ++known;
    if (option_of(of, argument, &from, "most_ticks", UINT32_MAX, &number))
        options->most_ticks = (uint32_t)number, ++known;
    if (option_of(of, argument, &from, "all_events", 1, &number))
        options->all_events = (uint8_t)number, ++known;
    if (option_of(of, argument, &from, "records", 1, &number))
        options->records = (uint8_t)number, ++known;
    if (known != gd.dictionary_size(&from))
        refuse(of, argument, "the options seed, threads, most_ticks, all_events and records");
    gd.dictionary_destroy(&from);
}
