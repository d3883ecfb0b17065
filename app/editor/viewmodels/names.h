#pragma once

#include "core/model/project.h"

#include <QString>

namespace tiller {

/// What a person calls some nodes, links, scene items or annotations: one by its name, several by
/// their number.
[[nodiscard]] QString nameOf(const Project& project, const std::vector<Id>& ids);

} // namespace tiller
