#include "core/sim/snapshot_check.h"

#include "core/base/lattice.h"
#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>

namespace tiller {

namespace {

class ProjectHash {
public:
    void add(std::string_view text) { m_state = hashOf(text, hashOf("/", m_state)); }
    void add(double number) { add(std::to_string(std::bit_cast<std::uint64_t>(number))); }
    void add(bool flag) { add(flag ? 1.0 : 0.0); }
    void add(const std::string& text) { add(std::string_view(text)); }
    void add(Vec2 vector) {
        add(vector.x);
        add(vector.y);
    }
    void add(const Points& points) {
        for (const Vec2 point : points)
            add(point);
    }
    void add(const std::vector<Value>& values) {
        for (const Value& value : values)
            std::visit([this](const auto& content) { add(content); }, value);
    }
    [[nodiscard]] std::uint64_t state() const { return m_state; }

private:
    std::uint64_t m_state = hashOf("");
};

bool areWithin(const std::vector<double>& column, double low, double high) {
    return std::ranges::all_of(column, [=](double x) { return x >= low && x <= high; });
}

bool isFinite(const std::optional<Vec2>& place) {
    return !place || (std::isfinite(place->x) && std::isfinite(place->y));
}

bool ascendBelow(const std::vector<std::uint32_t>& ordinals, std::uint32_t end) {
    return std::ranges::adjacent_find(ordinals, std::greater_equal<>()) == ordinals.end() &&
           (ordinals.empty() || ordinals.back() < end);
}

bool fits(const Population& of, const Crowd& crowd) {
    const std::size_t count = of.size();
    const std::size_t turned = crowd.turns ? count : 0;
    const auto have = [](std::size_t size, std::initializer_list<const std::vector<double>*> all) {
        return std::ranges::all_of(all, [=](const auto* column) { return column->size() == size; });
    };
    constexpr double limit = 2 * coordinateLimit;
    return of.type == crowd.type && of.ordinal.size() == count && of.life.size() == count &&
           of.contacts.size() == count && ascendBelow(of.ordinal, of.nextOrdinal) &&
           of.behaviors == crowd.behaviors && of.leading.size() == count &&
           have(turned, {&of.facingX, &of.facingY}) &&
           have(count,
                {&of.x, &of.y, &of.vx, &of.vy, &of.headingX, &of.headingY, &of.homeX, &of.homeY,
                 &of.mass, &of.radius, &of.maxSpeed, &of.maxForce, &of.reaction}) &&
           std::ranges::all_of(std::array{&of.x, &of.y, &of.vx, &of.vy, &of.homeX, &of.homeY},
                               [](const auto* at) { return areWithin(*at, -limit, limit); }) &&
           std::ranges::all_of(std::array{&of.headingX, &of.headingY, &of.facingX, &of.facingY},
                               [](const auto* at) { return areWithin(*at, -2, 2); }) &&
           std::ranges::all_of(std::array{&of.mass, &of.reaction},
                               [](const auto* at) { return areWithin(*at, 1e-12, 1e300); }) &&
           std::ranges::all_of(std::array{&of.radius, &of.maxSpeed, &of.maxForce},
                               [](const auto* at) { return areWithin(*at, 0, 1e300); }) &&
           std::ranges::all_of(of.leading, [&](std::uint16_t behavior) {
               return behavior == Population::nobody || behavior < of.behaviors.size();
           });
}

bool fits(const AgentMemory& memory, std::size_t columns, std::size_t count) {
    return memory.size() == columns && std::ranges::all_of(memory, [&](const auto& column) {
               return column.size() == count && areWithin(column, -1e300, 1e300);
           });
}

bool fits(const Bodies::Of& of) {
    constexpr double limit = 2 * coordinateLimit;
    return of.ordinal.size() == of.x.size() && of.y.size() == of.x.size() &&
           of.radius.size() == of.x.size() &&
           std::ranges::all_of(std::array{&of.x, &of.y, &of.radius},
                               [](const auto* at) { return areWithin(*at, -limit, limit); });
}

bool fits(const Contacts& contacts, const std::vector<Crowd>& crowds) {
    return (!contacts.previous || contacts.previous->populations.size() == crowds.size()) &&
           (!contacts.previous ||
            std::ranges::all_of(contacts.previous->populations,
                                [](const Bodies::Of& of) { return fits(of); }));
}

bool fits(const RunGoals& goals) {
    return std::ranges::all_of(goals, [](const auto& ofType) {
        return std::ranges::all_of(ofType.second, [](const auto& ofAgent) {
            return ofAgent.second.size() <= maxGoals &&
                   std::ranges::all_of(ofAgent.second,
                                       [](const AgentGoal& goal) { return isPlace(goal.place); });
        });
    });
}

bool fits(const WayCounts& counts) {
    return counts.counts.size() == std::size_t{counts.columns} * counts.rows;
}

} // namespace

std::uint64_t hashOf(const Project& project) {
    ProjectHash hash;
    hash.add(project.world);
    for (const SceneItem& item : project.scene) {
        hash.add(item.id);
        hash.add(item.type);
        hash.add(item.values);
    }
    for (const Node& node : project.nodes) {
        hash.add(node.id);
        hash.add(node.type);
        hash.add(node.values);
        for (const PlacedAgent& agent : node.agents) {
            hash.add(agent.position);
            hash.add(agent.velocity);
            for (const AgentGoal& goal : agent.goals) {
                hash.add(goal.item);
                hash.add(goal.place);
            }
        }
    }
    for (const Link& link : project.links) {
        for (const std::string* text :
             {&link.id, &link.from.node, &link.from.port, &link.to.node, &link.to.port})
            hash.add(*text);
        hash.add(link.weight);
        hash.add(static_cast<double>(link.order));
    }
    return hash.state();
}

bool fits(const Snapshot& snapshot, const RunningWorld& world) {
    const std::size_t count = world.crowds.size();
    if (snapshot.populations.size() != count || snapshot.memory.size() != count ||
        snapshot.events.size() != count || snapshot.sources.size() != count ||
        !fits(snapshot.contacts, world.crowds) || !isFinite(snapshot.cursor) ||
        !isFinite(snapshot.click))
        return false;
    for (std::size_t i = 0; i < count; ++i)
        if (!fits(snapshot.populations[i], world.crowds[i]) ||
            !fits(snapshot.memory[i], world.programs[i].memoryCount,
                  snapshot.populations[i].size()))
            return false;
    if (!fits(snapshot.goals))
        return false;
    if (!std::ranges::all_of(snapshot.ways, [](const WayCounts& of) { return fits(of); }))
        return false;
    return std::ranges::all_of(snapshot.externals, [](const External& external) {
        return isFinite(external.position) && isFinite(external.velocity) &&
               isFinite(external.heading);
    });
}

} // namespace tiller
