#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

enum class MeterRecovery { whenShut, whenUnused };

struct MeterSettings {
    double capacity = 2;
    double drain = 1;   ///< per time, while used
    double recover = 1; ///< per time
    MeterRecovery recovery = MeterRecovery::whenShut;

    bool operator==(const MeterSettings&) const = default;
};

/// The memory of a Meter for each agent.
enum MeterMemory : std::size_t {
    meterStore,  ///< the amount left
    meterIsOpen, ///< 1 while the condition is true
    meterMemoryCount
};

[[nodiscard]] NodeType meterType();

} // namespace tiller
