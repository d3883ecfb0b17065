#pragma once

#include "core/nodes/setting.h"
#include "core/scene/field.h"
#include "core/scene/ground.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "core/scene/ways.h"

#include <cstdint>
#include <map>
#include <variant>

namespace tiller {

/// The places of goals that agents of one type were given in this run, by ordinal.
using GivenGoals = std::map<std::uint32_t, Points>;

inline constexpr const char* ownGoalId = "own-goal"; ///< the node type that leads to them

/// The lists of goals of the agents of one type.
struct OwnGoals {
    std::vector<Points> places;        ///< by ordinal; may be shorter
    const GivenGoals* given = nullptr; ///< instead of those in `places`; may be null

    /// The goals of an agent; an empty list if it has none.
    [[nodiscard]] const Points& of(std::uint32_t ordinal) const {
        static const Points none;
        if (given && !given->empty())
            if (const auto found = given->find(ordinal); found != given->end())
                return found->second;
        return ordinal < places.size() ? places[ordinal] : none;
    }
};

/// The geometry that a target refers to.
struct Geometry {
    std::variant<Vec2, Region, Path, Obstacles, Field, std::shared_ptr<Way>, OwnGoals,
                 std::shared_ptr<GroundMap>>
        content;
    std::string of = {}; ///< the id of the scene item; of obstacles their group, or "" for all

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

/// The ground that a node's settings name; null if there is none.
[[nodiscard]] inline GroundMap* groundOf(const Geometry* geometry) {
    const auto* ground = geometry ? geometry->as<std::shared_ptr<GroundMap>>() : nullptr;
    return ground ? ground->get() : nullptr;
}

} // namespace tiller
