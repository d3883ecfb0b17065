#include "app/editor/sim/input_recorder.h"

#include "core/model/agent_type.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

/// Whether an earlier input of the same tick makes no difference once @p later has come.
bool replaces(const Input& later, const Input& earlier) {
    if (later.index() != earlier.index())
        return false;
    if (const auto* moved = std::get_if<AgentMoved>(&later))
        return moved->agent == std::get<AgentMoved>(earlier).agent;
    return !std::holds_alternative<Edited>(later);
}

template <class T>
bool replacesInPlace(const Replacement<T>& each) {
    return each.before && each.after;
}

} // namespace

void InputRecorder::start(Project project) {
    m_log = {};
    m_log.start = withoutLayout(std::move(project));
}

void InputRecorder::record(std::uint64_t tick, Input input) {
    for (auto event = m_log.events.rbegin(); event != m_log.events.rend(); ++event) {
        if (event->tick != tick || std::holds_alternative<Edited>(event->input))
            break; // an edit may make or drop agents: what came before it stays before it
        if (replaces(input, event->input)) {
            m_log.events.erase(std::next(event).base());
            break;
        }
    }
    m_log.events.push_back({tick, std::move(input)});
}

void InputRecorder::restart(Project project) {
    m_log.start = withoutLayout(std::move(project));
    std::erase_if(m_log.events, [](const InputEvent& event) {
        return std::holds_alternative<Edited>(event.input);
    });
}

InputLog InputRecorder::log(std::uint64_t ticks) const {
    InputLog log = m_log;
    log.ticks = ticks;
    return log;
}

Change withoutLayout(Change change) {
    for (Replacement<Node>& each : change.nodes) {
        if (each.before)
            each.before->place = {};
        if (each.after)
            each.after->place = {};
    }
    std::erase_if(change.nodes, [](const Replacement<Node>& each) {
        return replacesInPlace(each) && each.before == each.after;
    });
    change.annotations.clear();
    change.notes.reset();
    return change;
}

bool onlyAdjusts(const Change& change) {
    const auto isBehavior = [](const Replacement<Node>& each) {
        return replacesInPlace(each) && each.before->type != agentTypeId;
    };
    return std::all_of(change.nodes.begin(), change.nodes.end(), isBehavior) &&
           std::all_of(change.links.begin(), change.links.end(), replacesInPlace<Link>) &&
           std::all_of(change.scene.begin(), change.scene.end(), replacesInPlace<SceneItem>);
}

} // namespace tiller
