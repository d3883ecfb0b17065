#pragma once

#include <cstddef>

namespace tiller {

inline constexpr const char* meterTypeId = "meter";

/// The memory of a Meter for each agent.
enum MeterMemory : std::size_t {
    meterStore, ///< the amount left
    meterIsOpen ///< 1 while the condition is true
};

} // namespace tiller
