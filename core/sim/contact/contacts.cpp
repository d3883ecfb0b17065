#include "core/sim/contact/contacts.h"

#include <algorithm>
#include <utility>

namespace tiller {

void Contacts::renumber(const std::vector<std::uint32_t>& renumbered,
                        const std::vector<std::uint32_t>& ends) {
    if (!previous)
        return;
    auto bodies = std::exchange(previous->populations, {});
    previous->populations.resize(ends.size());
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (const std::uint32_t to = renumbered[i]; to != AgentRef::none) {
            Bodies::Of& of = previous->populations[to] = std::move(bodies[i]);
            const auto kept = std::ranges::lower_bound(of.ordinal, ends[to]) - of.ordinal.begin();
            of.ordinal.resize(static_cast<std::size_t>(kept));
            for (auto* column : {&of.x, &of.y, &of.radius})
                column->resize(of.ordinal.size());
        }
}

std::size_t Contacts::bytes() const {
    std::size_t bytes = 0;
    for (const auto& [types, count] : counts)
        bytes +=
            sizeof(types) + sizeof(count) + count.recent.capacity() * sizeof(RecentCount::Begun);
    if (previous)
        for (const Bodies::Of& of : previous->populations)
            bytes += of.ordinal.capacity() * sizeof(std::uint32_t) +
                     (of.x.capacity() + of.y.capacity() + of.radius.capacity()) * sizeof(double);
    return bytes;
}

} // namespace tiller
