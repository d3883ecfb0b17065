#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

enum class MeterRecovery { whenShut, whenUnused };

struct MeterSettings {
    double capacity = 2;
    double drain = 1;   ///< per time, while used
    double recover = 1; ///< per time
    MeterRecovery recovery = MeterRecovery::whenShut;
    double start = 1;       ///< what it holds at first, as a share of the capacity
    double fillAmount = 1;  ///< per time while a condition at `fills` is true; or once, for a Done
    double drainAmount = 1; ///< the same for `drains`

    bool operator==(const MeterSettings&) const = default;
};

/// The memory of a Meter for each agent.
enum MeterMemory : std::size_t {
    meterStore, ///< the amount left
    meterIsOpen ///< 1 while the condition is true
};

inline constexpr const char* meterTypeId = "meter";

[[nodiscard, gnu::cold]] NodeType meterType();

} // namespace tiller
