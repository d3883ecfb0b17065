#include "core/sim/contacts.h"

#include <algorithm>
#include <iterator>

namespace tiller {

void Contacts::update(std::vector<Touch> now, const std::vector<Id>& types) {
    std::ranges::sort(now);
    std::vector<Touch> begun;
    std::ranges::set_difference(now, touching, std::back_inserter(begun));
    for (const Touch& touch : begun)
        ++counts[{types[touch.first.population], types[touch.second.population]}];
    touching = std::move(now);
}

} // namespace tiller
