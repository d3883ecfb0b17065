#include "core/nodes/node_code.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double ordinals = 1 << 24;
constexpr double longest = 72057594037927936.0; // 2^56: the longest ticks, as many as are counted
constexpr double greatest = 1e300;
constexpr double farthest = 8 * coordinateLimit; // offsets of places, turned

} // namespace

bool MemoryValue::takes(double value, std::size_t populations) const {
    if (value == none)
        return true;
    if (kind == Kind::number)
        return value >= min && value <= max;
    if (!(std::floor(value) == value))
        return false;
    if (kind == Kind::whole)
        return value >= min && value <= max;
    const AgentRef agent = fromMemory(value);
    return value == 0 || (agent.exists() && (agent.population < populations ||
                                             agent.population == AgentRef::outside));
}

std::string MemoryValue::rangeText() const {
    if (kind == Kind::agent)
        return say("an agent of this project");
    const std::vector<std::string> numbers{toText(min), toText(max), toText(none.value_or(0))};
    if (kind == Kind::whole)
        return none ? say("%3 or a whole number from %1 to %2", numbers)
                    : say("a whole number from %1 to %2", numbers);
    return none ? say("%3 or a number from %1 to %2", numbers)
                : say("a number from %1 to %2", numbers);
}

MemoryValue flagMemory(std::string_view name) {
    return wholeMemory(name, 1);
}

MemoryValue numberMemory(std::string_view name) {
    return {.name = name, .min = -greatest, .max = greatest};
}

MemoryValue timeMemory(std::string_view name) {
    return {.name = name, .min = 0, .max = longest};
}

MemoryValue wholeMemory(std::string_view name, double max, std::optional<double> none) {
    return {.name = name, .kind = MemoryValue::Kind::whole, .min = 0, .max = max, .none = none};
}

MemoryValue alongMemory(std::string_view name) {
    return {.name = name, .min = -longest, .max = longest};
}

MemoryValue coordinateMemory(std::string_view name) {
    return {.name = name, .min = -farthest, .max = farthest};
}

MemoryValue agentMemory(std::string_view name) {
    return {.name = name, .kind = MemoryValue::Kind::agent};
}

MemoryValue startingAt(double initial, MemoryValue value) {
    value.initial = initial;
    return value;
}

bool NodeCode::remembersAgent() const {
    return std::ranges::find(memory, MemoryValue::Kind::agent, &MemoryValue::kind) != memory.end();
}

double toMemory(AgentRef agent) {
    return agent.exists() ? 1 + agent.population * ordinals + agent.ordinal : 0;
}

AgentRef fromMemory(double value) {
    if (!(value >= 1 && value < 9007199254740992.0)) // 2^53
        return {};
    const double population = std::floor((value - 1) / ordinals);
    return {static_cast<std::uint32_t>(population),
            static_cast<std::uint32_t>(value - 1 - population * ordinals)};
}

} // namespace tiller
