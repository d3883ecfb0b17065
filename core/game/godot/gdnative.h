/* GDNative, the C interface of Godot 3: the part of it that Tiller uses.
 *
 * Godot hands a library one table of functions, in an order that never changes within version 1.0
 * of the interface: it is the same from Godot 3.1 to 3.5. So each function is named here once, with
 * its place in the table. Values of Godot are opaque: bytes of a fixed size, which only functions
 * of the table read and write.
 */
#ifndef TILLER_GDNATIVE_H
#define TILLER_GDNATIVE_H

#include <stdbool.h>
#include <stdint.h>

typedef void gd_object;

/* Values, of the size that they have in Godot. Whoever gets one from a function destroys it. */
typedef struct gd_variant {
    int64_t parts[3];
} gd_variant;
typedef struct gd_string {
    void* part;
} gd_string;
typedef struct gd_chars { /* UTF-8 */
    void* part;
} gd_chars;
typedef struct gd_dictionary {
    void* part;
} gd_dictionary;
typedef struct gd_array {
    void* part;
} gd_array;
typedef struct gd_pool { /* any of PoolByteArray, PoolIntArray, PoolRealArray, PoolVector2Array */
    void* part;
} gd_pool;
typedef struct gd_access gd_access; /* to the elements of a pool, until it is destroyed */
/* Two floats. It is passed in the registers of whole numbers, so it may not be a struct of floats.
 */
typedef struct gd_vector2 {
    int64_t both;
} gd_vector2;

typedef enum gd_type {
    GD_NIL = 0,
    GD_BOOL = 1,
    GD_INT = 2,
    GD_REAL = 3,
    GD_STRING = 4,
    GD_VECTOR2 = 5,
    GD_DICTIONARY = 18,
    GD_ARRAY = 19,
    GD_POOL_BYTES = 20,
    GD_POOL_INTS = 21,
    GD_POOL_VECTORS = 24
} gd_type;

/* F(place in the table, result, name, parameters) */
#define GD_POOL_FUNCTIONS(F, kind, element, first, read, write)                                    \
    F(first, void, pool_##kind##_new, (gd_pool*))                                                  \
    F(first + 9, void, pool_##kind##_resize, (gd_pool*, int))                                      \
    F(first + 10, gd_access*, pool_##kind##_read, (const gd_pool*))                                \
    F(first + 11, gd_access*, pool_##kind##_write, (gd_pool*))                                     \
    F(first + 14, int, pool_##kind##_size, (const gd_pool*))                                       \
    F(first + 15, void, pool_##kind##_destroy, (gd_pool*))                                         \
    F(read, const element*, pool_##kind##_read_pointer, (const gd_access*))                        \
    F(read + 2, void, pool_##kind##_read_end, (gd_access*))                                        \
    F(write, element*, pool_##kind##_write_pointer, (const gd_access*))                            \
    F(write + 2, void, pool_##kind##_write_end, (gd_access*))
#define GD_FUNCTIONS(F)                                                                            \
    GD_POOL_FUNCTIONS(F, byte, uint8_t, 155, 268, 296)                                             \
    GD_POOL_FUNCTIONS(F, int, int32_t, 171, 272, 300)                                              \
    GD_POOL_FUNCTIONS(F, real, float, 187, 276, 304)                                               \
    GD_POOL_FUNCTIONS(F, vector2, float, 219, 284, 312)                                            \
    F(323, void, array_new, (gd_array*))                                                           \
    F(333, gd_variant, array_get, (const gd_array*, int))                                          \
    F(336, void, array_append, (gd_array*, const gd_variant*))                                     \
    F(356, int, array_size, (const gd_array*))                                                     \
    F(361, void, array_destroy, (gd_array*))                                                       \
    F(362, void, dictionary_new, (gd_dictionary*))                                                 \
    F(364, void, dictionary_destroy, (gd_dictionary*))                                             \
    F(365, int, dictionary_size, (const gd_dictionary*))                                           \
    F(368, bool, dictionary_has, (const gd_dictionary*, const gd_variant*))                        \
    F(374, gd_variant, dictionary_get, (const gd_dictionary*, const gd_variant*))                  \
    F(375, void, dictionary_set, (gd_dictionary*, const gd_variant*, const gd_variant*))           \
    F(507, gd_type, variant_get_type, (const gd_variant*))                                         \
    F(509, void, variant_new_nil, (gd_variant*))                                                   \
    F(510, void, variant_new_bool, (gd_variant*, bool))                                            \
    F(512, void, variant_new_int, (gd_variant*, int64_t))                                          \
    F(513, void, variant_new_real, (gd_variant*, double))                                          \
    F(514, void, variant_new_string, (gd_variant*, const gd_string*))                              \
    F(515, void, variant_new_vector2, (gd_variant*, const gd_vector2*))                            \
    F(528, void, variant_new_dictionary, (gd_variant*, const gd_dictionary*))                      \
    F(529, void, variant_new_array, (gd_variant*, const gd_array*))                                \
    F(530, void, variant_new_pool_byte, (gd_variant*, const gd_pool*))                             \
    F(531, void, variant_new_pool_int, (gd_variant*, const gd_pool*))                              \
    F(532, void, variant_new_pool_real, (gd_variant*, const gd_pool*))                             \
    F(534, void, variant_new_pool_vector2, (gd_variant*, const gd_pool*))                          \
    F(537, bool, variant_as_bool, (const gd_variant*))                                             \
    F(539, int64_t, variant_as_int, (const gd_variant*))                                           \
    F(540, double, variant_as_real, (const gd_variant*))                                           \
    F(541, gd_string, variant_as_string, (const gd_variant*))                                      \
    F(542, gd_vector2, variant_as_vector2, (const gd_variant*))                                    \
    F(555, gd_dictionary, variant_as_dictionary, (const gd_variant*))                              \
    F(556, gd_array, variant_as_array, (const gd_variant*))                                        \
    F(557, gd_pool, variant_as_pool_byte, (const gd_variant*))                                     \
    F(558, gd_pool, variant_as_pool_int, (const gd_variant*))                                      \
    F(561, gd_pool, variant_as_pool_vector2, (const gd_variant*))                                  \
    F(570, void, variant_destroy, (gd_variant*))                                                   \
    F(571, int, chars_length, (const gd_chars*))                                                   \
    F(572, const char*, chars_data, (const gd_chars*))                                             \
    F(573, void, chars_destroy, (gd_chars*))                                                       \
    F(574, void, string_new, (gd_string*))                                                         \
    F(678, gd_chars, string_utf8, (const gd_string*))                                              \
    F(680, bool, string_parse_utf8, (gd_string*, const char*, int))                                \
    F(721, void, string_destroy, (gd_string*))                                                     \
    F(741, void, print_error,                                                                      \
      (const char* text, const char* function, const char* file, int line))                        \
    F(742, void, print_warning,                                                                    \
      (const char* text, const char* function, const char* file, int line))

/* The functions, after godot_gdnative_init(). */
#define GD_DECLARE(place, result, name, parameters) result(*name) parameters;
typedef struct gd_functions {
    GD_FUNCTIONS(GD_DECLARE)
} gd_functions;
#undef GD_DECLARE
extern gd_functions gd;

/* The tables themselves. */
typedef void (*gd_function)(void);
typedef struct gd_version {
    unsigned int major, minor;
} gd_version;
typedef struct gd_extension {
    unsigned int type; /* 1: NativeScript */
    gd_version version;
    const struct gd_extension* next;
    gd_function functions[]; /* in NativeScript: 0 registers a class, 2 a method */
} gd_extension;
typedef struct gd_core {
    unsigned int type; /* 0 */
    gd_version version;
    const struct gd_core* next;
    unsigned int extension_count;
    const gd_extension* const* extensions;
    gd_function functions[];
} gd_core;
typedef struct gd_start {
    bool in_editor;
    uint64_t hashes[3];
    void (*report_version)(const gd_object* library, const char* what, gd_version want,
                           gd_version have);
    void (*report_error)(const gd_object* library, const char* what);
    gd_object* library;
    const gd_core* core;
    const gd_string* path;
} gd_start;

/* NativeScript: what makes and ends the data of an object, and what a method calls. */
typedef struct gd_maker {
    void* (*make)(gd_object* object, void* more);
    void* more;
    void (*free_more)(void* more);
} gd_maker;
typedef struct gd_ender {
    void (*end)(gd_object* object, void* more, void* data);
    void* more;
    void (*free_more)(void* more);
} gd_ender;
typedef struct gd_method {
    gd_variant (*call)(gd_object* object, void* more, void* data, int count, gd_variant** given);
    void* more;
    void (*free_more)(void* more);
} gd_method;
typedef struct gd_attributes {
    int remote; /* 0: not called from other machines */
} gd_attributes;
typedef void (*gd_register_class)(void* library, const char* name, const char* base, gd_maker maker,
                                  gd_ender ender);
typedef void (*gd_register_method)(void* library, const char* name, const char* method,
                                   gd_attributes attributes, gd_method call);

#endif
