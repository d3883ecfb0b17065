#include "app/editor/sim/heap_bytes.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr std::size_t mapNode = 4 * sizeof(void*); // beside its value

std::size_t bytesOf(const std::string& text) {
    static const std::size_t inside = std::string().capacity();
    return text.capacity() > inside ? blockBytes(text.capacity() + 1) : 0;
}

/// Below, where all it may hold is known.
template <class T>
std::size_t bytesOf(const std::vector<T>& items);

std::size_t bytesOf(const External& external) {
    return bytesOf(external.name);
}

std::size_t bytesOf(const PlacedAgent& agent) {
    return bytesOf(agent.name);
}

std::size_t bytesOf(const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return bytesOf(*text);
    const auto* points = std::get_if<Points>(&value);
    return points ? bytesOf(*points) : 0;
}

std::size_t bytesOf(const Node& node) {
    return bytesOf(node.id) + bytesOf(node.type) + bytesOf(node.name) + bytesOf(node.values) +
           bytesOf(node.agents);
}

std::size_t bytesOf(const Link& link) {
    return bytesOf(link.id) + bytesOf(link.from.node) + bytesOf(link.from.port) +
           bytesOf(link.to.node) + bytesOf(link.to.port);
}

std::size_t bytesOf(const SceneItem& item) {
    return bytesOf(item.id) + bytesOf(item.type) + bytesOf(item.name) + bytesOf(item.values);
}

std::size_t bytesOf(const Notes& notes) {
    return bytesOf(notes.whatItIs) + bytesOf(notes.howItWorks) + bytesOf(notes.thingsToNotice) +
           bytesOf(notes.thingsToTry);
}

std::size_t bytesOf(const Population& of) {
    std::size_t bytes =
        bytesOf(of.type) + bytesOf(of.leading) + bytesOf(of.behaviors) + bytesOf(of.names);
    for (const auto* column :
         {&of.x, &of.y, &of.vx, &of.vy, &of.headingX, &of.headingY, &of.facingX, &of.facingY,
          &of.homeX, &of.homeY, &of.mass, &of.radius, &of.maxSpeed, &of.maxForce, &of.reaction})
        bytes += bytesOf(*column);
    return bytes;
}

std::size_t bytesOf(const EventCounts& counts) {
    std::size_t bytes = 0;
    for (const auto& [node, count] : counts)
        bytes += blockBytes(mapNode + sizeof(EventCounts::value_type)) + bytesOf(node);
    return bytes;
}

std::size_t bytesOf(const Contacts& contacts) {
    std::size_t bytes = bytesOf(contacts.touching) + bytesOf(contacts.perAgent);
    for (const auto& [types, count] : contacts.counts)
        bytes += blockBytes(mapNode + sizeof(decltype(contacts.counts)::value_type)) +
                 bytesOf(types.first) + bytesOf(types.second);
    return bytes;
}

template <class T>
std::size_t bytesOf(const Replacement<T>& step) {
    return (step.before ? bytesOf(*step.before) : 0) + (step.after ? bytesOf(*step.after) : 0);
}

template <class T>
std::size_t bytesOf(const std::vector<T>& items) {
    std::size_t bytes = blockBytes(items.capacity() * sizeof(T));
    if constexpr (!std::is_trivially_copyable_v<T>)
        for (const T& item : items)
            bytes += bytesOf(item);
    return bytes;
}

} // namespace

/// As glibc's malloc: a word more, in steps of two words, four at least.
std::size_t blockBytes(std::size_t asked) {
    if (asked == 0)
        return 0;
    constexpr std::size_t word = sizeof(void*);
    const std::size_t steps = (asked + word + 2 * word - 1) / (2 * word);
    return std::max(steps * 2 * word, 4 * word);
}

std::size_t heapBytes(const Snapshot& snapshot) {
    return bytesOf(snapshot.populations) + bytesOf(snapshot.memory) + bytesOf(snapshot.contacts) +
           bytesOf(snapshot.events) + bytesOf(snapshot.externals);
}

std::size_t heapBytes(const Project& project) {
    return bytesOf(project.world) + bytesOf(project.scene) + bytesOf(project.nodes) +
           bytesOf(project.links) + bytesOf(project.annotations) + bytesOf(project.notes);
}

std::size_t heapBytes(const Change& change) {
    std::size_t bytes = bytesOf(change.nodes) + bytesOf(change.links) + bytesOf(change.scene) +
                        bytesOf(change.annotations);
    if (change.world)
        bytes += bytesOf(change.world->first) + bytesOf(change.world->second);
    if (change.notes)
        bytes += bytesOf(change.notes->first) + bytesOf(change.notes->second);
    return bytes;
}

} // namespace tiller
