#pragma once

#include "core/io/formats.h"
#include "core/io/project_io.h"

namespace tiller {

/// The limits of lists in projects and exports.
[[nodiscard]] std::span<const ListLimit> projectLimits();

/// Adds the place of an item. Returns false, with a problem, if the id is already used.
bool addPlace(Reading& reading, SourceMap& places, const Id& id, std::size_t offset);

/// Reads a project from an object whose format is known, without check().
void readProjectParts(Reading& reading, const JsonValue& root, LoadedProject& to);
void readExportParts(Reading& reading, const JsonValue& root, LoadedProject& to);

/// Reads the lists at `parameters` and `properties` of a project or an export. The rest of the
/// project is already read: settings that parameters drive get their values.
void readParameters(Reading& reading, Fields& fields, LoadedProject& to);

/// Reads and checks a project inside another file, where it has its own format and version. Nothing
/// if it has another format, with a problem.
[[nodiscard]] std::optional<Project> readWholeProject(Reading& reading, JsonValue& value);

/// Adds the problems of check() to @p reading, with their places. A problem without a place gets
/// @p fallback.
void checkLoaded(Reading& reading, const LoadedProject& loaded, std::size_t fallback);

} // namespace tiller
