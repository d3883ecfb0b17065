#pragma once

#include "core/model/project.h"

namespace tiller {

/// The same project with nothing left to guess, as the simulation compiles and the export writes
/// it: nothing that is muted, no links of weight 0, no nodes that do not reach an agent type's
/// steering, no geometry nobody uses, and a Nearest where agents are wired to an input that takes
/// one agent or point. It runs bit for bit as the project does. @pre !hasErrors(check(project))
[[nodiscard]] Project resolve(const Project& project);

} // namespace tiller
