#pragma once

#include "core/io/json_writer.h"
#include "core/model/project.h"

namespace tiller {

/// Writes how agents move in the first seconds of a project, or of its first step, for a small
/// picture: a list of {type, begin, places}. `begin` is the sample in which an agent came; `places`
/// has x and y of each sample in turn, in whole units of the world. At most 100 agents.
/// @pre the project has no errors
void writePreview(JsonWriter& writer, const Project& project);

/// Samples of a preview.
inline constexpr std::size_t previewSamples = 48;

} // namespace tiller
