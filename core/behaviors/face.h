#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct FaceSettings {
    double maxTurnRate = 360; ///< degrees per time

    bool operator==(const FaceSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType faceType();

} // namespace tiller
