#include "core/sim/events.h"

#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

void RecentCount::add(std::uint64_t count, std::uint64_t tick, double ticksPerSecond) {
    total += count;
    if (!recent.empty() && static_cast<double>(tick - recent.back().tick) < ticksPerSecond / 10) {
        recent.back().count += count;
        return;
    }
    const double longest = longestWindow * ticksPerSecond;
    const auto isOld = [&](const Begun& begun) {
        return static_cast<double>(tick - begun.tick) > longest;
    };
    // In the middle, so that each entry moves only once or twice.
    if (!recent.empty() && isOld(recent[recent.size() / 2]))
        std::erase_if(recent, isOld);
    recent.push_back({tick, count});
}

std::uint64_t RecentCount::since(std::uint64_t tick) const {
    std::uint64_t count = 0;
    for (auto each = recent.rbegin(); each != recent.rend() && each->tick > tick; ++each)
        count += each->count;
    return count;
}

std::uint64_t RecentCount::ofLast(double ticks, std::uint64_t now) const {
    const auto all = static_cast<double>(now);
    return ticks < all ? since(static_cast<std::uint64_t>(all - ticks)) : total;
}

CountSpan RecentCount::lately(double window, std::uint64_t now, double ticksPerSecond) const {
    const auto all = static_cast<double>(now);
    const double ticks = window > 0 ? std::min(window * ticksPerSecond, all) : all;
    return {ofLast(ticks, now), ticks / ticksPerSecond};
}

std::string endText(const Project& project, const RunEnd& end) {
    const Node& node = *project.node(end.node);
    const NodeType& type = *findNodeType(node.type);
    const std::size_t outcome = *type.settingIndex("outcome");
    const std::string title =
        std::ranges::find(type.settings[outcome].choices, textOf(node.values[outcome]), &Choice::id)
            ->title;
    return node.name.empty() ? title : title + ": " + node.name;
}

std::string toString(EventKind kind) {
    return kind == EventKind::mode ? "mode" : kind == EventKind::action ? "action" : "arrival";
}

std::optional<EventKind> kindOf(const Project& project, const EventCount& event) {
    const Node* node = project.node(event.node);
    if (!node)
        return {};
    switch (findNodeType(node->type)->kind) {
    case NodeKind::mode:
        return EventKind::mode;
    case NodeKind::action:
    case NodeKind::source:
        return EventKind::action;
    default:
        return EventKind::arrival;
    }
}

} // namespace tiller
