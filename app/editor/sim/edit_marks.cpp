#include "app/editor/sim/edit_marks.h"

#include "app/editor/sim/input_recorder.h"

namespace tiller {

namespace {

/// Whether a change adjusts the same things soon after. Additions and removals have their own
/// marks.
bool continues(const EditMark& mark, std::uint64_t tick, const Change& change) {
    const auto ids = [](const Change& of) {
        std::vector<Id> all;
        for (const auto& each : of.nodes)
            all.push_back(each.id());
        for (const auto& each : of.links)
            all.push_back(each.id());
        for (const auto& each : of.scene)
            all.push_back(each.id());
        if (of.world)
            all.emplace_back();
        return all;
    };
    const auto inPlace = [](const auto& steps) {
        for (const auto& each : steps)
            if (!each.before || !each.after)
                return false;
        return true;
    };
    const auto adjusts = [&](const Change& of) {
        return inPlace(of.nodes) && inPlace(of.links) && inPlace(of.scene);
    };
    return !mark.change.empty() && tick - mark.to <= EditMarks::mostApart && adjusts(mark.change) &&
           adjusts(change) && ids(mark.change) == ids(change);
}

/// Nothing for inputs without a mark.
std::optional<EditMark> markOf(std::uint64_t tick, const Input& input) {
    EditMark mark;
    mark.from = mark.to = tick;
    mark.count = 1;
    if (const auto* moved = std::get_if<AgentMoved>(&input))
        mark.dragged = moved->agent;
    else if (const auto* spawned = std::get_if<AgentSpawned>(&input))
        mark.added = spawned->type;
    else if (const auto* removed = std::get_if<AgentRemoved>(&input))
        mark.removed = removed->agent;
    else if (const auto* edited = std::get_if<Edited>(&input))
        mark.change = edited->change;
    else if (std::holds_alternative<Reloaded>(input))
        mark.isReload = true;
    else
        return {};
    return mark;
}

/// Makes a mark go on with the one before it; false if it does not.
bool join(EditMark& mark, const EditMark& before) {
    const bool isNear = mark.to - before.to <= EditMarks::mostApart;
    const bool drags = mark.dragged && before.dragged == mark.dragged && mark.to - before.to <= 1;
    const bool adds = mark.added && before.added == mark.added && isNear;
    const bool removes =
        mark.removed && before.removed && isNear && before.removed->type == mark.removed->type;
    const bool edits = !mark.change.empty() && continues(before, mark.to, mark.change);
    if (!drags && !adds && !removes && !edits)
        return false;
    mark.from = before.from;
    if (adds || removes)
        mark.count += before.count;
    if (removes)
        mark.removed = before.removed;
    if (edits)
        mark.change = merged(before.change, mark.change);
    return true;
}

void addTo(EditMarks::List& list, std::uint64_t tick, const Input& input) {
    std::optional<EditMark> mark = markOf(tick, input);
    if (!mark)
        return;
    if (list.empty() || !join(*mark, *list.back()))
        list.push_back({});
    list.back() = std::make_shared<const EditMark>(*std::move(mark));
}

} // namespace

void EditMarks::add(std::uint64_t tick, const Input& input) {
    List list = *m_list;
    addTo(list, tick, input);
    if (list != *m_list)
        m_list = std::make_shared<const List>(std::move(list));
}

void EditMarks::set(const InputRecorder& inputs, std::size_t byGame) {
    List list;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        if (i >= byGame || !inputs.isMove(i))
            addTo(list, inputs.tickOf(i), inputs.input(i));
    m_list = std::make_shared<const List>(std::move(list));
}

} // namespace tiller
