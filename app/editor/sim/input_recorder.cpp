#include "app/editor/sim/input_recorder.h"

#include "app/editor/sim/history.h"
#include "core/model/agent_type.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

std::size_t bytesOf(const Input& input) {
    std::size_t bytes = sizeof(Input);
    if (const auto* edited = std::get_if<Edited>(&input))
        bytes += heapBytes(edited->change);
    if (const auto* reloaded = std::get_if<Reloaded>(&input))
        bytes += heapBytes(reloaded->project);
    return bytes;
}

template <class T>
bool replacesInPlace(const Replacement<T>& each) {
    return each.before && each.after;
}

} // namespace

void InputRecorder::start(Project project) {
    m_start = withoutLayout(std::move(project));
    m_entries.clear();
    countBytes();
}

void InputRecorder::record(std::uint64_t tick, Input input) {
    Entry entry = entryOf(tick, std::move(input));
    const bool mayReplace = entry.kind < Kind::externalSet;
    for (auto earlier = m_entries.rbegin(); mayReplace && earlier != m_entries.rend(); ++earlier) {
        if (earlier->tick != tick || earlier->kind >= Kind::agentPlaced)
            break; // it may add or remove agents: earlier inputs must stay before it
        if (replaces(entry, *earlier)) {
            m_entries.erase(std::next(earlier).base());
            break;
        }
    }
    m_otherBytes += entry.other ? bytesOf(*entry.other) : 0;
    m_entries.push_back(std::move(entry));
}

void InputRecorder::cut(std::size_t size) {
    m_entries.resize(size);
    countBytes();
}

/// Whether @p later makes an earlier input of the same tick irrelevant.
bool InputRecorder::replaces(const Entry& later, const Entry& earlier) {
    const auto isCursor = [](const Entry& entry) {
        return entry.kind == Kind::cursorMoved || entry.kind == Kind::cursorLeft;
    };
    switch (later.kind) {
    case Kind::cursorMoved:
    case Kind::cursorLeft:
        return isCursor(earlier);
    case Kind::clicked:
        return earlier.kind == Kind::clicked;
    case Kind::agentMoved:
        return earlier.kind == Kind::agentMoved && earlier.name == later.name &&
               earlier.ordinal == later.ordinal;
    case Kind::externalSet:
    case Kind::agentPlaced:
    case Kind::other:
        break;
    }
    return false;
}

std::uint32_t InputRecorder::numberOf(const std::string& name) {
    const auto count = static_cast<std::uint32_t>(m_names.size());
    const auto [found, isNew] = m_numbers.emplace(name, count);
    if (isNew)
        m_names.push_back(name);
    return found->second;
}

InputRecorder::Entry InputRecorder::entryOf(std::uint64_t tick, Input input) {
    Entry entry{.tick = tick};
    if (const auto* moved = std::get_if<CursorMoved>(&input)) {
        entry.kind = moved->to ? Kind::cursorMoved : Kind::cursorLeft;
        entry.at = moved->to.value_or(Vec2{});
    } else if (const auto* clicked = std::get_if<Clicked>(&input)) {
        entry.kind = Kind::clicked;
        entry.at = clicked->at;
    } else if (const auto* agent = std::get_if<AgentMoved>(&input)) {
        entry.kind = Kind::agentMoved;
        entry.name = numberOf(agent->agent.type);
        entry.ordinal = agent->agent.ordinal;
        entry.at = agent->to;
    } else if (const auto* set = std::get_if<ExternalSet>(&input)) {
        entry.kind = Kind::externalSet;
        entry.name = numberOf(set->name);
        entry.at = set->position;
        entry.velocity = set->velocity;
    } else if (const auto* placed = std::get_if<AgentPlaced>(&input)) {
        entry.kind = Kind::agentPlaced;
        entry.name = numberOf(placed->agent.type);
        entry.ordinal = placed->agent.ordinal;
        entry.at = placed->position;
        entry.velocity = placed->velocity;
    } else {
        entry.other = std::make_shared<const Input>(std::move(input));
    }
    return entry;
}

Input InputRecorder::input(std::size_t index) const {
    const Entry& entry = m_entries[index];
    switch (entry.kind) {
    case Kind::cursorMoved:
        return CursorMoved{entry.at};
    case Kind::cursorLeft:
        return CursorMoved{};
    case Kind::clicked:
        return Clicked{entry.at};
    case Kind::agentMoved:
        return AgentMoved{{m_names[entry.name], entry.ordinal}, entry.at};
    case Kind::externalSet:
        return ExternalSet{m_names[entry.name], entry.at, entry.velocity};
    case Kind::agentPlaced:
        return AgentPlaced{{m_names[entry.name], entry.ordinal}, entry.at, entry.velocity};
    case Kind::other:
        break;
    }
    return *entry.other;
}

std::size_t InputRecorder::firstAt(std::uint64_t tick) const {
    const auto found = std::ranges::lower_bound(m_entries, tick, {}, &Entry::tick);
    return static_cast<std::size_t>(found - m_entries.begin());
}

void InputRecorder::restart(Project project) {
    m_start = withoutLayout(std::move(project));
    std::erase_if(m_entries,
                  [](const Entry& entry) { return entry.other && isEdit(*entry.other); });
    countBytes();
}

InputLog InputRecorder::log(std::uint64_t ticks) const {
    InputLog log{m_start, ticks, {}};
    log.events.reserve(size());
    for (std::size_t i = 0; i < size(); ++i)
        log.events.push_back({tickOf(i), input(i)});
    return log;
}

std::size_t InputRecorder::bytes() const {
    return m_otherBytes + m_entries.capacity() * sizeof(Entry);
}

void InputRecorder::countBytes() {
    m_otherBytes = heapBytes(m_start);
    for (const Entry& entry : m_entries)
        m_otherBytes += entry.other ? bytesOf(*entry.other) : 0;
}

Change withoutLayout(Change change) {
    for (Replacement<Node>& each : change.nodes)
        for (std::optional<Node>* node : {&each.before, &each.after})
            if (*node) {
                (*node)->place = {};
                (*node)->properties.clear();
            }
    std::erase_if(change.nodes, [](const Replacement<Node>& each) {
        return replacesInPlace(each) && each.before == each.after;
    });
    change.annotations.clear();
    change.properties.reset();
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
