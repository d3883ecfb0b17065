#include "app/editor/words/change_words.h"

#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace tiller {

namespace {

constexpr qsizetype mostSettings = 3;

QString trChange(const char* text) {
    return QCoreApplication::translate("ChangeWords", text);
}

QString titleOf(const Node& node) {
    return QString::fromStdString(displayName(node));
}

QString titleOfNode(const Project& project, const Id& id) {
    const Node* node = project.node(id);
    return node ? titleOf(*node) : QString::fromStdString(id);
}

QString titleOf(const SceneItem& item) {
    const Description* type = findSceneType(item.type);
    return QString::fromStdString(!item.name.empty() ? item.name : type ? type->title : item.type);
}

/// The settings that differ, as "Name: Setting before → after".
QStringList valueLines(const QString& name, const Description* type,
                       const std::vector<Value>& before, const std::vector<Value>& after,
                       const Project& project) {
    QStringList lines;
    for (std::size_t i = 0; type && i < type->settings.size(); ++i) {
        if (i >= before.size() || i >= after.size() || before[i] == after[i])
            continue;
        const Setting& setting = type->settings[i];
        const QString title = QString::fromStdString(setting.title);
        lines += setting.kind == SettingKind::points
                     ? trChange("%1: %2 moved").arg(name, title)
                     : trChange("%1: %2 %3 → %4")
                           .arg(name, title, valueText(setting, before[i], project),
                                valueText(setting, after[i], project));
    }
    return lines;
}

QString switched(const QString& name, bool on, const char* whenOn, const char* whenOff) {
    return trChange(on ? whenOn : whenOff).arg(name);
}

QStringList linesOf(const Replacement<Node>& step, const Project& project) {
    if (!step.before)
        return {trChange("Added %1").arg(titleOf(*step.after))};
    if (!step.after)
        return {trChange("Removed %1").arg(titleOf(*step.before))};
    const Node& before = *step.before;
    const Node& after = *step.after;
    QStringList lines =
        valueLines(titleOf(after), findNodeType(after.type), before.values, after.values, project);
    if (before.muted != after.muted)
        lines += switched(titleOf(after), after.muted, "Muted %1", "%1 is heard again");
    if (before.solo != after.solo)
        lines += switched(titleOf(after), after.solo, "%1 alone", "%1 no longer alone");
    if (before.agents != after.agents)
        lines += trChange("%1: placed agents").arg(titleOf(after));
    if (before.name != after.name)
        lines += trChange("%1 renamed %2").arg(titleOf(before), titleOf(after));
    return lines;
}

QStringList linesOf(const Replacement<Link>& step, const Project& project) {
    const Link& link = step.after ? *step.after : *step.before;
    const QString ends = trChange("%1 → %2").arg(titleOfNode(project, link.from.node),
                                                 titleOfNode(project, link.to.node));
    if (!step.before)
        return {trChange("Wired %1").arg(ends)};
    if (!step.after)
        return {trChange("Unwired %1").arg(ends)};
    if (step.before->weight == step.after->weight)
        return {trChange("%1: another place in the order").arg(ends)};
    return {trChange("%1: weight %2 → %3")
                .arg(ends, QString::fromStdString(toText(step.before->weight)),
                     QString::fromStdString(toText(step.after->weight)))};
}

QStringList linesOf(const Replacement<SceneItem>& step, const Project& project) {
    if (!step.before)
        return {trChange("Added %1").arg(titleOf(*step.after))};
    if (!step.after)
        return {trChange("Removed %1").arg(titleOf(*step.before))};
    QStringList lines = valueLines(titleOf(*step.after), findSceneType(step.after->type),
                                   step.before->values, step.after->values, project);
    if (step.before->name != step.after->name)
        lines += trChange("%1 renamed %2").arg(titleOf(*step.before), titleOf(*step.after));
    return lines;
}

template <class T>
void keepEdits(std::vector<Replacement<T>>& steps) {
    std::erase_if(steps, [](const auto& step) { return !step.before || !step.after; });
}

struct Noun {
    const char* one;
    const char* several;
};

QString counted(std::ptrdiff_t count, const Noun& noun) {
    return trChange(count == 1 ? noun.one : noun.several).arg(count);
}

template <class T>
void appendCounts(QStringList& parts, const std::vector<Replacement<T>>& steps, const Noun& noun) {
    const auto added = std::ranges::count_if(steps, [](const auto& step) { return !step.before; });
    const auto removed = std::ranges::count_if(steps, [](const auto& step) { return !step.after; });
    if (added > 0)
        parts += trChange("%1 added").arg(counted(added, noun));
    if (removed > 0)
        parts += trChange("%1 removed").arg(counted(removed, noun));
}

void appendMoves(QStringList& parts, const std::vector<Replacement<Node>>& steps,
                 const Noun& noun) {
    const auto moved = std::ranges::count_if(steps, [](const Replacement<Node>& step) {
        return step.before && step.after && step.before->place != step.after->place;
    });
    if (moved > 0)
        parts += trChange("%1 moved").arg(counted(moved, noun));
}

/// The settings that differ: how many, and the first ones.
QString settingsPart(Change change, const Project& project) {
    keepEdits(change.nodes);
    keepEdits(change.links);
    keepEdits(change.scene);
    auto [lines, more] = changeLines(change, project, mostSettings);
    if (lines.empty())
        return {};
    const QString head =
        trChange("%1 changed: ").arg(counted(lines.size() + more, {"%1 setting", "%1 settings"}));
    if (more > 0)
        lines += trChange("and %1 more").arg(more);
    return head + lines.join(QStringLiteral("; "));
}

void append(ChangeLines& to, const QStringList& lines, qsizetype most) {
    const qsizetype room = std::min(most - to.first.size(), lines.size());
    to.first += lines.mid(0, room);
    to.more += lines.size() - room;
}

template <class T>
void appendSteps(ChangeLines& to, const std::vector<Replacement<T>>& steps, const Project& project,
                 qsizetype most) {
    for (const auto& step : steps) {
        const bool isWhole = !step.before || !step.after; // has one line
        if (isWhole && to.first.size() == most)
            ++to.more;
        else
            append(to, linesOf(step, project), most);
    }
}

} // namespace

ChangeLines changeLines(const Change& change, const Project& project, qsizetype most) {
    ChangeLines lines;
    appendSteps(lines, change.nodes, project, most);
    appendSteps(lines, change.links, project, most);
    appendSteps(lines, change.scene, project, most);
    if (change.world)
        append(lines,
               valueLines(trChange("World"), &worldDescription(), change.world->first,
                          change.world->second, project),
               most);
    return lines;
}

QString changeSummary(const Change& change, const Project& project) {
    const Noun cards{"%1 card", "%1 cards"};
    const Noun annotations{"%1 annotation", "%1 annotations"};
    QStringList parts;
    appendCounts(parts, change.nodes, cards);
    appendMoves(parts, change.nodes, cards);
    appendCounts(parts, change.links, {"%1 wire", "%1 wires"});
    appendCounts(parts, change.scene, {"%1 scene item", "%1 scene items"});
    appendCounts(parts, change.annotations, annotations);
    if (const auto edited = std::ranges::count_if(
            change.annotations, [](const auto& step) { return step.before && step.after; }))
        parts += trChange("%1 edited").arg(counted(edited, annotations));
    const Noun parameters{"%1 parameter", "%1 parameters"};
    appendCounts(parts, change.parameters, parameters);
    if (const auto edited = std::ranges::count_if(
            change.parameters, [](const auto& step) { return step.before && step.after; }))
        parts += trChange("%1 edited").arg(counted(edited, parameters));
    if (change.properties)
        parts += trChange("properties edited");
    if (change.notes)
        parts += trChange("notes edited");
    if (const QString settings = settingsPart(change, project); !settings.isEmpty())
        parts += settings;
    return parts.join(QStringLiteral(", "));
}

} // namespace tiller
