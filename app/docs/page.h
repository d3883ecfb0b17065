#pragma once

#include "core/model/project.h"

#include <map>

namespace tiller::docs {

/// The small project that shows a node type, by the type's id.
using ExampleProjects = std::map<std::string, Project>;

/// docs/behaviors.md: every node type, kind of geometry and setting of the world, as they describe
/// themselves, in the order of the registry; with a picture where there is an example. A caption is
/// what the example's notes say that it is.
[[nodiscard]] std::string behaviorsPage(const ExampleProjects& examples);

/// What GitHub makes of a heading, for links to it; not yet distinct.
[[nodiscard]] std::string anchorOf(std::string_view heading);

} // namespace tiller::docs
