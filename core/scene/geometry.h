#pragma once

#include "core/scene/field.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/point.h"
#include "core/scene/region.h"

#include <variant>

namespace tiller {

/// The geometry a target holds, ready to be asked.
struct Geometry {
    std::variant<Vec2, Region, Path, Obstacles, Field> content;

    template <class T>
    [[nodiscard]] const T* as() const {
        return std::get_if<T>(&content);
    }
};

/// What an input is wired to, where that is such geometry; null otherwise.
template <class T>
[[nodiscard]] const T* geometryAt(const NodeRun& run, std::size_t input) {
    const Geometry* geometry = run.inputs[input].geometry;
    return geometry ? geometry->as<T>() : nullptr;
}

} // namespace tiller
