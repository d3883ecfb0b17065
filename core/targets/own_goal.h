#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

enum class AfterLastGoal { stay, again };

struct OwnGoalSettings {
    double reach = 10; ///< a goal is reached within this distance
    AfterLastGoal end = AfterLastGoal::stay;

    bool operator==(const OwnGoalSettings&) const = default;
};

inline constexpr const char* ownGoalId = "own-goal";

[[nodiscard, gnu::cold]] NodeType ownGoalType();

} // namespace tiller
