#include "core/sim/population.h"

namespace tiller {

namespace {

std::string label(const Id& type, const std::vector<std::string>& names, std::size_t ordinal) {
    if (ordinal < names.size() && !names[ordinal].empty())
        return names[ordinal];
    return type + "-" + std::to_string(ordinal);
}

} // namespace

std::string agentLabel(const Population& population, std::size_t index) {
    return label(population.type, population.names, population.ordinal[index]);
}

std::string agentLabel(const AgentView& agents, std::uint32_t ordinal) {
    return label(*agents.type, *agents.names, ordinal);
}

} // namespace tiller
