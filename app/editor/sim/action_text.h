#pragma once

#include "core/sim/explanation.h"

#include <QString>

namespace tiller {

/// What an action did for an agent in the last tick, and when it acts next: "done, fires now",
/// "again in 0.4 s", "waits". Empty for other nodes. @param ticks as in unitText
[[nodiscard]] QString actionText(const NodeExplanation& node, bool ticks);

/// Why an action fires or waits: "because Touching is true". Empty where its condition does not
/// say so.
[[nodiscard]] QString actionReason(const Project& project, const NodeExplanation& node);

/// A time with its unit. @param ticks as in unitText
[[nodiscard]] QString timeText(double time, bool ticks);

} // namespace tiller
