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
    return !mark.dragged && tick - mark.to <= EditMarks::mostApart && adjusts(mark.change) &&
           adjusts(change) && ids(mark.change) == ids(change);
}

} // namespace

void EditMarks::add(std::uint64_t tick, const Input& input) {
    const auto* moved = std::get_if<AgentMoved>(&input);
    const auto* edited = std::get_if<Edited>(&input);
    if (!moved && !edited)
        return;
    List list = *m_list;
    const EditMark* last = list.empty() ? nullptr : list.back().get();
    if (last && moved && last->dragged == moved->agent && tick - last->to <= 1) {
        list.back() =
            std::make_shared<const EditMark>(EditMark{last->from, tick, {}, moved->agent});
    } else if (last && edited && continues(*last, tick, edited->change)) {
        list.back() = std::make_shared<const EditMark>(
            EditMark{last->from, tick, merged(last->change, edited->change), {}});
    } else {
        EditMark mark{tick, tick, {}, {}};
        if (moved)
            mark.dragged = moved->agent;
        else
            mark.change = edited->change;
        list.push_back(std::make_shared<const EditMark>(std::move(mark)));
    }
    m_list = std::make_shared<const List>(std::move(list));
}

} // namespace tiller
