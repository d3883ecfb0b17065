#pragma once

#include "core/base/result.h"
#include "core/model/project.h"

#include <map>
#include <string>
#include <string_view>

namespace tiller::docs {

/// The small project that shows a node type, by the type's id.
using ExampleProjects = std::map<std::string, Project>;

/// docs/behaviors.md: every node type, kind of geometry and setting of the world, as they describe
/// themselves, in the order of the registry. A type with an example has a picture; its caption is
/// the sentence `whatItIs` of the example's notes.
[[nodiscard]] std::string behaviorsPage(const ExampleProjects& examples);

/// The anchor that GitHub makes for a heading. Equal headings have equal anchors.
[[nodiscard]] std::string anchorOf(std::string_view heading);

/// docs/examples.md with a new table of the node types and of the geometry, by kind, in the order
/// of the registry. The table stands between two comments. Refused: a text without them.
[[nodiscard]] Result<std::string> withNodeTable(std::string_view page);

} // namespace tiller::docs
