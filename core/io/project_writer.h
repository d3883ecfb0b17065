#pragma once

#include "core/io/formats.h"
#include "core/io/json_writer.h"
#include "core/model/project.h"

namespace tiller {

/// `format` and `version`, first in every file of ours.
void writeFormat(JsonWriter& writer, const FileFormat& format);

/// What makes a project run, without layout and notes, into the object that is open.
void writeProjectParts(JsonWriter& writer, const Project& project);

} // namespace tiller
