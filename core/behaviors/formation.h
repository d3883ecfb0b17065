#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_type.h"

namespace tiller {

enum class FormationPattern { line, column, v, circle, box };

struct FormationSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    FormationPattern pattern = FormationPattern::v;
    double spacing = 30; ///< between two places
    double slowingRadius = 20;

    bool operator==(const FormationSettings&) const = default;
};

[[nodiscard]] NodeType formationType();

/// Where a place of a formation is: x ahead of the leader, y to its left. @param slot from 0 on
/// @param size how many places there are
[[nodiscard]] Vec2 formationPlace(FormationPattern pattern, double spacing, std::size_t slot,
                                  std::size_t size);

} // namespace tiller
