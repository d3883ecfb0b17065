#pragma once

#include "app/editor/sim/edit_marks.h"

#include <QString>

namespace tiller {

/// The edits of a mark in a few lines: "Prey: Max speed 120 u/s → 90 u/s". Removed nodes have the
/// names they had at the time of the edit.
[[nodiscard]] QString markText(const EditMark& mark, const Project& project);

} // namespace tiller
