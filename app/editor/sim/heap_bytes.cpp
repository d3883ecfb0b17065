#include "app/editor/sim/heap_bytes.h"

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

    template <class Key, class Count>
    static std::size_t of(const std::map<Key, Count>& counts) {
        constexpr std::size_t links = 4 * sizeof(void*); // of a tree node, beside its value
        std::size_t bytes = counts.size() * (links + sizeof(std::pair<const Key, Count>));
        for (const auto& [key, count] : counts)
            bytes += of(key, count);
        return bytes;
    }

    static std::size_t of(std::uint64_t) { return 0; }
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

    static std::size_t of(const SourceState&) { return 0; }
    static std::size_t of(const External& external) { return of(external.name); }
    static std::size_t of(const PlacedAgent& agent) {
        return of(agent.name, agent.goals, agent.properties);
    }
    static std::size_t of(const AgentGoal& goal) { return of(goal.item); }
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

} // namespace

std::size_t heapBytes(const Snapshot& snapshot) {
    return HeapSum::of(snapshot.populations, snapshot.memory, snapshot.contacts, snapshot.events,
                       snapshot.lives, snapshot.externals, snapshot.sources);
}

std::size_t heapBytes(const Project& project) {
    return HeapSum::of(project.world, project.scene, project.nodes, project.links,
                       project.annotations, project.parameters, project.properties, project.notes);
}

std::size_t heapBytes(const Change& change) {
    return HeapSum::of(change.nodes, change.links, change.scene, change.annotations,
                       change.parameters, change.world, change.properties, change.notes);
}

} // namespace tiller
