#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tiller {

/// How often bodies of two agent types began to touch since the start; first <= second.
struct ContactCount {
    Id first;
    Id second;
    std::uint64_t count = 0;

    bool operator==(const ContactCount&) const = default;
};

/// Two agents whose bodies touch; first < second.
struct Touch {
    AgentRef first;
    AgentRef second;

    friend constexpr auto operator<=>(const Touch&, const Touch&) = default;
};

/// Who touches whom now, and how often each pair of types has begun to.
struct Contacts {
    std::vector<Touch> touching; ///< ascending
    std::map<std::pair<Id, Id>, std::uint64_t> counts;

    /// Counts those of @p now that did not touch before. @param types the ids by population
    void update(std::vector<Touch> now, const std::vector<Id>& types);
};

} // namespace tiller
