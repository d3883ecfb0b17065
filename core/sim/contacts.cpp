#include "core/sim/contacts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tiller {

void Contacts::update(std::vector<Touch> now, const std::vector<Id>& types) {
    std::ranges::sort(now);
    std::vector<Touch> begun;
    std::ranges::set_difference(now, touching, std::back_inserter(begun));
    for (const Touch& touch : begun) {
        ++counts[{types[touch.first.population], types[touch.second.population]}];
        countFor(touch.first);
        countFor(touch.second);
    }
    touching = std::move(now);
}

void Contacts::countFor(AgentRef agent) {
    if (perAgent.size() <= agent.population)
        perAgent.resize(agent.population + std::size_t{1});
    std::vector<std::uint32_t>& of = perAgent[agent.population];
    if (of.size() <= agent.ordinal)
        of.resize(agent.ordinal + std::size_t{1});
    ++of[agent.ordinal];
}

std::uint32_t Contacts::countOf(AgentRef agent) const {
    return agent.population < perAgent.size() && agent.ordinal < perAgent[agent.population].size()
               ? perAgent[agent.population][agent.ordinal]
               : 0;
}

void Contacts::renumber(const std::vector<std::uint32_t>& renumbered,
                        const std::vector<std::size_t>& sizes) {
    std::erase_if(touching, [&](Touch& touch) {
        for (AgentRef* agent : {&touch.first, &touch.second}) {
            agent->population = renumbered[agent->population];
            if (!agent->exists() || agent->ordinal >= sizes[agent->population])
                return true;
        }
        return false;
    });
    const auto before = std::exchange(perAgent, {});
    perAgent.resize(sizes.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        if (const std::uint32_t to = renumbered[i]; to != AgentRef::none) {
            perAgent[to] = before[i];
            perAgent[to].resize(std::min(perAgent[to].size(), sizes[to]));
        }
}

std::size_t Contacts::bytes() const {
    std::size_t bytes = touching.capacity() * sizeof(Touch);
    for (const auto& of : perAgent)
        bytes += of.capacity() * sizeof(std::uint32_t);
    return bytes;
}

} // namespace tiller
