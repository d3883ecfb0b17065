#include "core/game/tiller.h"
#include "core/io/append_file.h"

/// Recordings for tiller.mjs, which has no files: the file of a world is its number.

extern "C" {

tiller_result bridge_record(tiller_world world);
void bridge_take_recorded(tiller_world world, const char** bytes, size_t* length);

tiller_result bridge_record(tiller_world world) {
    return tiller_record(world, std::to_string(world).c_str());
}

/// What the recording has gained since the last call. Valid until the next one.
void bridge_take_recorded(tiller_world world, const char** bytes, size_t* length) {
    static std::string taken;
    taken = tiller::takeAppended(std::to_string(world));
    *bytes = taken.data();
    *length = taken.size();
}
}
