#pragma once

#include "core/base/lattice.h"
#include "core/base/number.h"

#include <map>
#include <string>

namespace tiller {

/// The values of the variables of the world, by node.
using Variables = std::map<std::string, double>;

inline constexpr const char* variableTypeId = "variable";

/// The memory of a Variable that each agent has its own of.
enum VariableMemory : std::size_t { variableValue };

/// A number that actions change: one of the world, or one of each agent.
struct VariableSettings {
    bool perAgent = false;
    double start = 0;
    double least = 0;
    double most = noLimit;
    bool isWhole = false;
    bool isCounter = true; ///< of the world: it is shown above the world

    /// The nearest value that the variable may have.
    [[nodiscard]] double taken(double value) const {
        return smaller(larger(isWhole ? floorOf(value + 0.5) : value, least), most);
    }
};

} // namespace tiller
