#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_type.h"

namespace tiller {

enum class FormationPattern { line, column, v, circle, box };

struct FormationSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    FormationPattern pattern = FormationPattern::v;
    double spacing = 30; ///< the distance between two places
    double slowingRadius = 20;

    bool operator==(const FormationSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType formationType();

/// A place of a formation: x is ahead of the leader, y to its left. @param slot the place's number,
/// from 0 @param size the number of places
[[nodiscard]] Vec2 formationPlace(FormationPattern pattern, double spacing, std::size_t slot,
                                  std::size_t size);

} // namespace tiller
