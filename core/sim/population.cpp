#include "core/sim/population.h"

namespace tiller {

std::string agentLabel(const Population& population, std::size_t ordinal) {
    if (ordinal < population.names.size() && !population.names[ordinal].empty())
        return population.names[ordinal];
    return population.type + "-" + std::to_string(ordinal);
}

} // namespace tiller
