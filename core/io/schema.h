#pragma once

#include <string>

namespace tiller {

/// How a schema describes keys.
enum class SchemaHelp {
    plain,
    markdown ///< with links to the sections of docs/format.md
};

/// The JSON Schema (draft 7) of projects and of exports, from the descriptions of fields.h.
[[nodiscard]] std::string projectSchema(SchemaHelp help = SchemaHelp::plain);
[[nodiscard]] std::string exportSchema(SchemaHelp help = SchemaHelp::plain);

} // namespace tiller
