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

/// The lines of a type's formula whose conditions hold, in order; of a Formula force, those of its
/// own text. Adds their values to @p known.
[[nodiscard]] std::vector<WorkedStep> workOut(const NodeType& type, TermValues& known);

/// The first line whose value is infinite or no number; nothing if there is none. A Formula force
/// with such a result is inactive.
[[nodiscard]] std::optional<std::size_t> firstNotFinite(const std::vector<WorkedStep>& steps);

/// A type's formula as text: a line per step, then a line per symbol that the node finds itself; or
/// `formula` if the type has no steps. With @p settings, it has no lines for other settings.
[[nodiscard]] std::string formulaText(const NodeType& type, const TermValues& settings = {});

/// Settings as symbols, by their ids: numbers, flags and texts. Values that are missing have none.
[[nodiscard]] TermValues settingsAsTerms(const Description& type, const std::vector<Value>& values);

} // namespace tiller
