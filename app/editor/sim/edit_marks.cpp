#include "app/editor/sim/edit_marks.h"

#include "app/editor/sim/input_recorder.h"
#include "app/editor/words/change_words.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"

#include <QCoreApplication>
#include <QLocale>

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
    else if (const auto* ordered = std::get_if<AgentsOrdered>(&input);
             ordered && !ordered->agents.empty()) {
        mark.sent = ordered->agents.front().type;
        mark.count = ordered->agents.size();
    } else if (const auto* edited = std::get_if<Edited>(&input))
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

QString trAction(const char* text) {
    return QCoreApplication::translate("ActionText", text);
}

QString nextOf(const ActionExplanation& action, bool ticks) {
    if (action.fires)
        return trAction("fires now");
    if (action.isOn && action.wait > 0)
        return trAction("again in %1").arg(timeText(action.wait, ticks));
    return action.isOn ? trAction("has fired") : trAction("waits");
}

constexpr qsizetype mostLines = 4;

QString trMark(const char* text) {
    return QCoreApplication::translate("MarkText", text);
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

QString actionText(const NodeExplanation& node, bool ticks) {
    if (!node.action)
        return {};
    const QString next = nextOf(*node.action, ticks);
    return node.active ? trAction("done, %1").arg(next) : next;
}

QString actionReason(const Project& project, const NodeExplanation& node) {
    const std::vector<const Link*> links = project.linksInto(node.node, "when");
    if (!node.action || links.empty() || (node.action->isOn && !node.action->fires))
        return {};
    const Node* condition = project.node(links.front()->from.node);
    if (!condition)
        return {};
    const char* because = node.action->isOn
                              ? QT_TRANSLATE_NOOP("ActionText", "because %1 is true")
                              : QT_TRANSLATE_NOOP("ActionText", "because %1 is false");
    return trAction(because).arg(QString::fromStdString(displayName(*condition)));
}

QString timeText(double time, bool ticks) {
    return QLocale().toString(time, 'f', time < 100 ? 1 : 0) + QChar(0x202f) +
           unitText(Unit::time, ticks);
}

QString markText(const EditMark& mark, const Project& project) {
    if (mark.dragged)
        return trMark("Dragged %1 %2")
            .arg(nameOf(project, {mark.dragged->type}))
            .arg(mark.dragged->ordinal);
    if (mark.isReload)
        return trMark("The game took a changed project");
    if (mark.added)
        return mark.count == 1
                   ? trMark("Added %1").arg(nameOf(project, {*mark.added}))
                   : trMark("Added %1 of %2").arg(mark.count).arg(nameOf(project, {*mark.added}));
    if (mark.removed)
        return mark.count == 1 ? trMark("Removed %1 %2")
                                     .arg(nameOf(project, {mark.removed->type}))
                                     .arg(mark.removed->ordinal)
                               : trMark("Removed %1 of %2")
                                     .arg(mark.count)
                                     .arg(nameOf(project, {mark.removed->type}));
    if (mark.sent)
        return trMark("Sent %1 of %2").arg(mark.count).arg(nameOf(project, {*mark.sent}));
    auto [lines, more] = changeLines(mark.change, project, mostLines);
    if (lines.empty())
        return trMark("Edited and taken back");
    if (more > 0)
        lines += trMark("and %1 more").arg(more);
    return lines.join('\n');
}

} // namespace tiller
