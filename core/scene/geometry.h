#pragma once

#include "core/scene/field.h"
#include "core/scene/obstacle.h"
#include "core/scene/own_goals.h"
#include "core/scene/path.h"
#include "core/scene/point.h"
#include "core/scene/region.h"
#include "core/scene/ways.h"

#include <variant>

namespace tiller {

/// The geometry that a target refers to.
struct Geometry {
    std::variant<Vec2, Region, Path, Obstacles, Field, std::shared_ptr<Way>, OwnGoals> content;

    template <class T>
    [[nodiscard]] const T* as() const {
        return std::get_if<T>(&content);
    }
};

/// The geometry at an input of a node; null if there is none, or of another kind.
template <class T>
[[nodiscard]] const T* geometryAt(const NodeRun& run, std::size_t input) {
    const Geometry* geometry = run.inputs[input].geometry;
    return geometry ? geometry->as<T>() : nullptr;
}

} // namespace tiller
