#pragma once

#include "core/base/problem.h"
#include "core/model/project.h"

#include <QString>

namespace tiller {

/// What a person calls some nodes, links, scene items or annotations: one by its name, several by
/// their number.
[[nodiscard]] QString nameOf(const Project& project, const std::vector<Id>& ids);

/// What a wire joins: "Evade → Prey".
[[nodiscard]] QString wireName(const Project& project, const Link& link);

/// "“Force” of Evade"; where the port is not there, its id stands for it.
[[nodiscard]] QString portName(const Project& project, const PortRef& port);

/// What is wrong, with names where the text has ids: 'Pursue', not 'Pursue "pursue-cvbvyn"'.
[[nodiscard]] QString problemText(const Project& project, const Problem& problem);

} // namespace tiller
