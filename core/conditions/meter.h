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

/// What a Meter remembers of each agent.
enum MeterMemory : std::size_t {
    meterStore,  ///< how much it holds
    meterIsOpen, ///< 1 while it is true
    meterMemoryCount
};

[[nodiscard]] NodeType meterType();

} // namespace tiller
