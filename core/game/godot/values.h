/* Values of Godot, made of values of Tiller. Whoever gets one destroys it, or gives it to put(), to
 * append(), or to Godot. */
#ifndef TILLER_GODOT_VALUES_H
#define TILLER_GODOT_VALUES_H

#include "core/game/godot/gdnative.h"
#include "core/game/tiller.h"

gd_variant nil(void);
gd_variant from_bool(bool value);
gd_variant from_int(int64_t value);
gd_variant from_real(double value);
gd_variant from_text(const char* text);
gd_variant from_text_of(const char* text, size_t length);
gd_variant from_bytes(const void* bytes, size_t length);
gd_variant from_vector(double x, double y);
gd_variant from_value(const tiller_value* value);
/* A handle is a PoolIntArray of three. nil if its type is TILLER_ANY_TYPE. */
gd_variant from_agent(tiller_agent agent);
/* Vector i is (x, y)[rank[i]], or (x, y)[i] without ranks. */
gd_variant from_columns(const double* x, const double* y, const uint32_t* rank, size_t count);
gd_variant from_reals(const double* values, size_t step, size_t count);

gd_dictionary new_dictionary(void);
void put(gd_dictionary* into, const char* key, gd_variant value);
gd_variant from_dictionary(gd_dictionary dictionary);
gd_array new_array(void);
void append(gd_array* into, gd_variant value);
gd_variant from_array(gd_array array);

#endif
