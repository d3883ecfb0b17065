#pragma once

#include "app/docs/made_files.h"

namespace tiller::docs {

/// tests/data/golden.inc and golden_behaviors.inc: the state hash of each example and of each small
/// project after `pictureTicks` ticks without a mouse. Refused: a project that cannot be read.
[[nodiscard]] Result<std::vector<MadeFile>> goldenFiles(const std::filesystem::path& sourceFolder);

} // namespace tiller::docs
