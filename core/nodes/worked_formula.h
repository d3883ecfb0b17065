#pragma once

#include "core/nodes/expression.h"
#include "core/nodes/node_type.h"

namespace tiller {

/// A line of a formula with what it comes to.
struct WorkedStep {
    std::string symbol;
    std::string term;
    std::optional<TermValue> value; ///< nothing where a symbol is not known just now
};

/// The lines of a type's formula that are there, in turn. What they come to is added to @p known.
[[nodiscard]] std::vector<WorkedStep> workOut(const NodeType& type, TermValues& known);

/// Settings as symbols, by their ids; what is no number, flag or text is left out.
[[nodiscard]] TermValues settingsAsTerms(const Description& type, const std::vector<Value>& values);

} // namespace tiller
