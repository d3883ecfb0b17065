#pragma once

#include "core/base/result.h"
#include "core/model/project.h"
#include "core/nodes/node_type.h"

#include <map>
#include <string>
#include <string_view>

namespace tiller::docs {

/// The small project that shows a node type, by the type's id.
using ExampleProjects = std::map<std::string, Project>;

/// docs/behaviors.md: every node type, kind of geometry and setting of the world, as they describe
/// themselves, in the order of the registry. A type with an example has its sentence `whatItIs`.
[[nodiscard]] std::string behaviorsPage(const ExampleProjects& examples);

/// The name of a node type's picture in docs/pictures/behaviors/: one for each behavior and
/// combiner, one for all of another kind. Empty for numbers, which a track does not show.
[[nodiscard]] std::string pictureOf(const NodeType& type);
/// Whether that picture shows this type alone.
[[nodiscard]] bool hasOwnPicture(const NodeType& type);

/// The anchor that GitHub makes for a heading. Equal headings have equal anchors.
[[nodiscard]] std::string anchorOf(std::string_view heading);

/// docs/examples.md with a new table of the node types and of the geometry, by kind, in the order
/// of the registry. The table stands between two comments. Refused: a text without them.
[[nodiscard]] Result<std::string> withNodeTable(std::string_view page);

/// docs/format.md: every key of a project, an export and an input log, from the descriptions of
/// core/io/fields.h and from what the writers write, and how older versions are read.
[[nodiscard]] std::string formatPage();

/// A Markdown table. All columns but the last are aligned in the source, too.
[[nodiscard]] std::string table(std::vector<std::vector<std::string>> rows);

/// A row per setting: its unit, default, range and meaning, and the meaning of its choices. Empty
/// without settings.
[[nodiscard]] std::string settingsTable(const std::vector<Setting>& settings);

/// A row per port, without the ports in @p known. Empty without rows.
[[nodiscard]] std::string portsTable(const std::vector<Port>& ports,
                                     const std::vector<Port>& known);

} // namespace tiller::docs
