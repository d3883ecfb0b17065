#pragma once

#include "core/nodes/setting.h"

#include <cstdint>
#include <map>

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

} // namespace tiller
