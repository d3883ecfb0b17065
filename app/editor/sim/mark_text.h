#pragma once

#include "app/editor/sim/edit_marks.h"

#include <QString>

namespace tiller {

/// What was done at a mark, in a few lines: "Prey: Max speed 120 u/s → 90 u/s". Names are those of
/// the project, or of the time of the edit where it has them no more.
[[nodiscard]] QString markText(const EditMark& mark, const Project& project);

} // namespace tiller
