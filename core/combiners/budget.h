#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct BudgetSettings {
    bool operator==(const BudgetSettings&) const = default;
};

[[nodiscard]] NodeType budgetType();

} // namespace tiller
