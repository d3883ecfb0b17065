#pragma once

#include "core/io/formats.h"
#include "core/io/project_io.h"

namespace tiller {

/// The lists that are limited while a file is parsed.
[[nodiscard]] std::span<const ListLimit> projectLimits();

/// Adds an item's place; a problem, and false, if the id is there already.
bool addPlace(Reading& reading, SourceMap& places, const Id& id, std::size_t offset);

/// Reads the parts of a project from an object whose format is known; check() is not asked.
void readProjectParts(Reading& reading, const JsonValue& root, LoadedProject& to);
void readExportParts(Reading& reading, const JsonValue& root, LoadedProject& to);

/// Runs check() and gives what it finds a place: errors into @p reading, warnings too.
void checkLoaded(Reading& reading, const LoadedProject& loaded, std::size_t fallback);

} // namespace tiller
