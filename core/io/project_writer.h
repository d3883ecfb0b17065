#pragma once

#include "core/io/formats.h"
#include "core/io/json_writer.h"
#include "core/model/project.h"

namespace tiller {

/// Writes `format` and `version`, which begin every file.
void writeFormat(JsonWriter& writer, const FileFormat& format);

/// Writes all that the run depends on into the open object: no layout, annotations or notes.
void writeProjectParts(JsonWriter& writer, const Project& project);

} // namespace tiller
