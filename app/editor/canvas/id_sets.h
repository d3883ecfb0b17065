#pragma once

#include "core/model/project.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tiller {

/// The ids that are in one of two sets, but not in both.
template <class Compare>
[[nodiscard]] std::vector<Id> idsInOne(const std::set<Id, Compare>& a,
                                       const std::set<Id, Compare>& b) {
    std::vector<Id> result;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(result));
    return result;
}

} // namespace tiller
