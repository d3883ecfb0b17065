#pragma once

#include "core/io/json_value.h"

/// Migrations: each rewrites a parsed file of one version to the next. They know the formats as
/// they were then, and leave what they do not understand to the reader, which reports it.
namespace tiller {

/// Sliders become parameters, which take their values from the settings. Several sliders of one
/// setting become one parameter with all their names and the widest range.
void migrateProjectFrom1(JsonValue& root);

/// An export gets lists of parameters and properties, which are empty.
void migrateExportFrom1(JsonValue& root);

} // namespace tiller
