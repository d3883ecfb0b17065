#include "app/editor/sim/history.h"

#include <algorithm>

namespace tiller {

namespace {

/// Within a class, so that the functions find each other in any order.
struct HeapSum {
    template <class... Parts>
    static std::size_t of(const Parts&... parts) requires(sizeof...(Parts) > 1) {
        return (of(parts) + ...);
    }

    static std::size_t of(const std::string& text) {
        static const std::size_t inside = std::string().capacity();
        return text.capacity() > inside ? text.capacity() + 1 : 0;
    }

    template <class T>
    static std::size_t of(const std::vector<T>& items) {
        std::size_t bytes = items.capacity() * sizeof(T);
        if constexpr (!std::is_trivially_copyable_v<T>)
            for (const T& item : items)
                bytes += of(item);
        return bytes;
    }

    /// A map or a set.
    template <class Tree, class = typename Tree::key_type>
    static std::size_t of(const Tree& items) {
        constexpr std::size_t links = 4 * sizeof(void*); // of a tree node, beside its value
        std::size_t bytes = items.size() * (links + sizeof(typename Tree::value_type));
        for (const auto& item : items)
            bytes += of(item);
        return bytes;
    }

    template <class T>
    static std::size_t of(const T&) requires std::is_trivially_copyable_v<T> {
        return 0;
    }

    static std::size_t of(const RunEnd& end) { return of(end.node); }
    static std::size_t of(const RecentCount& count) { return of(count.recent); }
    static std::size_t of(const LifeRecord& lives) {
        return of(lives.born, lives.died, lives.became);
    }

    template <class First, class Second>
    static std::size_t of(const std::pair<First, Second>& pair) {
        return of(pair.first, pair.second);
    }

    template <class T>
    static std::size_t of(const std::optional<T>& item) {
        return item ? of(*item) : 0;
    }

    static std::size_t of(const Value& value) {
        if (const auto* text = std::get_if<std::string>(&value))
            return of(*text);
        const auto* points = std::get_if<Points>(&value);
        return points ? of(*points) : 0;
    }

    static std::size_t of(const PackedGround& ground) { return of(ground.bytes); }
    static std::size_t of(const External& external) { return of(external.name); }
    static std::size_t of(const PlacedAgent& agent) {
        return of(agent.name, agent.goals, agent.properties);
    }
    static std::size_t of(const AgentGoal& goal) { return of(goal.item); }
    static std::size_t of(const GoalsInRun& goals) { return of(goals.list); }
    static std::size_t of(const WayCounts& ways) { return of(ways.counts); }
    static std::size_t of(const OwnValue& own) {
        return of(own.parameter, own.scope.type, own.value);
    }
    static std::size_t of(const PortRef& port) { return of(port.node, port.port); }
    static std::size_t of(const Link& link) { return of(link.id, link.from, link.to); }
    static std::size_t of(const Node& node) {
        return of(node.id, node.type, node.name, node.values, node.agents, node.properties);
    }
    static std::size_t of(const SceneItem& item) {
        return of(item.id, item.type, item.name, item.values, item.properties);
    }
    static std::size_t of(const Property& property) { return of(property.name, property.value); }
    static std::size_t of(const SettingRef& ref) { return of(ref.item, ref.setting); }
    static std::size_t of(const Parameter& parameter) {
        return of(parameter.id, parameter.name, parameter.value, parameter.drives);
    }
    static std::size_t of(const Notes& notes) {
        return of(notes.whatItIs, notes.howItWorks, notes.thingsToNotice, notes.thingsToTry);
    }
    static std::size_t of(const Population& all) {
        return of(all.type, all.ordinal, all.life, all.contacts, all.x, all.y, all.vx, all.vy,
                  all.headingX, all.headingY, all.facingX, all.facingY, all.homeX, all.homeY,
                  all.mass, all.radius, all.maxSpeed, all.maxForce, all.reaction, all.leading,
                  all.behaviors, all.names);
    }
    static std::size_t of(const Contacts& contacts) {
        return of(contacts.counts, contacts.previous);
    }
    static std::size_t of(const Bodies& bodies) { return of(bodies.populations); }
    static std::size_t of(const Bodies::Of& all) {
        return of(all.ordinal, all.x, all.y, all.radius);
    }

    template <class T>
    static std::size_t of(const Replacement<T>& step) {
        return of(step.before, step.after);
    }
};

constexpr double mostWork = 50e6; // agents * ticks between keyframes; a few seconds
constexpr std::uint64_t closest = 16;

std::size_t bytesOf(const Keyframe& keyframe) {
    return sizeof(Keyframe) + heapBytes(keyframe.snapshot) + sizeof(Project) +
           heapBytes(*keyframe.project) + sizeof(std::shared_ptr<const Keyframe>);
}

} // namespace

std::size_t heapBytes(const Snapshot& snapshot) {
    return HeapSum::of(snapshot.populations, snapshot.memory, snapshot.contacts, snapshot.events,
                       snapshot.lives, snapshot.runEnd, snapshot.variables, snapshot.externals,
                       snapshot.sources, snapshot.ways, snapshot.grounds, snapshot.goals,
                       snapshot.carried, snapshot.parameters, snapshot.own, snapshot.owned);
}

std::size_t heapBytes(const Project& project) {
    return HeapSum::of(project.world, project.scene, project.nodes, project.links,
                       project.annotations, project.parameters, project.properties, project.notes);
}

std::size_t heapBytes(const Change& change) {
    return HeapSum::of(change.nodes, change.links, change.scene, change.annotations,
                       change.parameters, change.world, change.properties, change.notes);
}

std::uint64_t History::interval(std::size_t agents) {
    return std::clamp<std::uint64_t>(agents / 1000, 30, 600);
}

std::uint64_t History::longestGap(std::size_t agents) {
    const double most = mostWork / static_cast<double>(std::max<std::size_t>(agents, 1));
    return std::max(interval(agents), static_cast<std::uint64_t>(std::min(most, 36e3)));
}

void History::setLimit(std::size_t bytes) {
    m_limit = bytes;
    if (!empty())
        thin(m_limit, m_keyframes.back()->tick);
}

void History::clear() {
    m_keyframes.clear();
    m_bytes = 0;
}

std::size_t History::after(std::uint64_t tick) const {
    const auto found = std::ranges::upper_bound(m_keyframes, tick, {},
                                                [](const auto& each) { return each->tick; });
    return static_cast<std::size_t>(found - m_keyframes.begin());
}

void History::offer(const Simulation& simulation, const std::shared_ptr<const Project>& project,
                    std::size_t position, bool isNearTarget) {
    const std::uint64_t tick = simulation.tick();
    const std::size_t index = after(tick);
    const std::uint64_t due = isNearTarget ? closest : interval(simulation.agentCount());
    if (index > 0 && tick - m_keyframes[index - 1]->tick < due)
        return;
    m_longestGap = longestGap(simulation.agentCount());
    if (!empty()) { // makes room first, so that the limit is never exceeded
        const std::size_t expected = m_keyframes.back()->bytes;
        thin(m_limit > expected ? m_limit - expected : 0, tick);
    }
    auto keyframe =
        std::make_shared<Keyframe>(Keyframe{tick, position, project, simulation.snapshot(), 0});
    keyframe->bytes = bytesOf(*keyframe);
    m_bytes += keyframe->bytes;
    m_keyframes.insert(m_keyframes.begin() + static_cast<std::ptrdiff_t>(after(tick)),
                       std::move(keyframe));
    thin(m_limit, tick);
}

const Keyframe& History::before(std::uint64_t tick) const {
    return *m_keyframes[after(tick) - 1];
}

void History::cutAfter(std::uint64_t tick) {
    while (m_keyframes.size() > after(tick))
        drop(m_keyframes.size() - 1);
}

std::vector<std::uint64_t> History::ticks() const {
    std::vector<std::uint64_t> ticks;
    for (const auto& each : m_keyframes)
        ticks.push_back(each->tick);
    return ticks;
}

void History::drop(std::size_t index) {
    m_bytes -= m_keyframes[index]->bytes;
    m_keyframes.erase(m_keyframes.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Drops the keyframe that leaves the shortest gap relative to its distance from @p here, or the
/// oldest one if every gap would become too long. The last keyframe stays.
void History::thin(std::size_t limit, std::uint64_t here) {
    while (m_bytes > limit && m_keyframes.size() > 1) {
        std::size_t least = 0;
        double leastGap = 1e300;
        for (std::size_t i = 1; i + 1 < m_keyframes.size(); ++i) {
            const std::uint64_t tick = m_keyframes[i]->tick;
            const std::uint64_t gap = m_keyframes[i + 1]->tick - m_keyframes[i - 1]->tick;
            const std::uint64_t away = (tick > here ? tick - here : here - tick) + closest;
            const double relative = static_cast<double>(gap) / static_cast<double>(away);
            if (gap <= m_longestGap && relative < leastGap) {
                leastGap = relative;
                least = i;
            }
        }
        drop(least);
    }
}

} // namespace tiller
