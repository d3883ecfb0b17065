#pragma once

#include "core/nodes/expression.h"
#include "core/nodes/node_type.h"

namespace tiller {

/// A line of a formula with its value.
struct WorkedStep {
    std::string symbol;
    std::string term;
    std::optional<TermValue> value; ///< nothing where a symbol has no value now
};

/// The lines of a type's formula whose conditions hold, in order. Adds their values to @p known.
[[nodiscard]] std::vector<WorkedStep> workOut(const NodeType& type, TermValues& known);

/// A type's formula as text: a line per step, then a line per symbol that the node finds itself; or
/// `formula` if the type has no steps. With @p settings, it has no lines for other settings.
[[nodiscard]] std::string formulaText(const NodeType& type, const TermValues& settings = {});

/// Settings as symbols, by their ids: numbers, flags and texts. Values that are missing have none.
[[nodiscard]] TermValues settingsAsTerms(const Description& type, const std::vector<Value>& values);

} // namespace tiller
