#include "app/editor/sim/mark_text.h"

#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <QCoreApplication>
#include <QStringList>

namespace tiller {

namespace {

constexpr qsizetype mostLines = 4;

QString trMark(const char* text) {
    return QCoreApplication::translate("MarkText", text);
}

QString nameOf(const Node& node) {
    return QString::fromStdString(displayName(node));
}

QString nameOfNode(const Project& project, const Id& id) {
    const Node* node = project.node(id);
    return node ? nameOf(*node) : QString::fromStdString(id);
}

QString nameOf(const SceneItem& item) {
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
                     ? trMark("%1: %2 moved").arg(name, title)
                     : trMark("%1: %2 %3 → %4")
                           .arg(name, title, valueText(setting, before[i], project),
                                valueText(setting, after[i], project));
    }
    return lines;
}

QString switched(const QString& name, bool on, const char* whenOn, const char* whenOff) {
    return trMark(on ? whenOn : whenOff).arg(name);
}

QStringList linesOf(const Replacement<Node>& step, const Project& project) {
    if (!step.before)
        return {trMark("Added %1").arg(nameOf(*step.after))};
    if (!step.after)
        return {trMark("Removed %1").arg(nameOf(*step.before))};
    const Node& before = *step.before;
    const Node& after = *step.after;
    QStringList lines =
        valueLines(nameOf(after), findNodeType(after.type), before.values, after.values, project);
    if (before.muted != after.muted)
        lines += switched(nameOf(after), after.muted, "Muted %1", "%1 is heard again");
    if (before.solo != after.solo)
        lines += switched(nameOf(after), after.solo, "%1 alone", "%1 no longer alone");
    if (before.agents != after.agents)
        lines += trMark("%1: placed agents").arg(nameOf(after));
    if (lines.empty())
        lines += trMark("%1 renamed %2").arg(nameOf(before), nameOf(after));
    return lines;
}

QStringList linesOf(const Replacement<Link>& step, const Project& project) {
    const Link& link = step.after ? *step.after : *step.before;
    const QString ends = trMark("%1 → %2").arg(nameOfNode(project, link.from.node),
                                               nameOfNode(project, link.to.node));
    if (!step.before)
        return {trMark("Wired %1").arg(ends)};
    if (!step.after)
        return {trMark("Unwired %1").arg(ends)};
    if (step.before->weight == step.after->weight)
        return {trMark("%1: another place in the order").arg(ends)};
    return {trMark("%1: weight %2 → %3")
                .arg(ends, QString::fromStdString(toText(step.before->weight)),
                     QString::fromStdString(toText(step.after->weight)))};
}

QStringList linesOf(const Replacement<SceneItem>& step, const Project& project) {
    if (!step.before)
        return {trMark("Added %1").arg(nameOf(*step.after))};
    if (!step.after)
        return {trMark("Removed %1").arg(nameOf(*step.before))};
    return valueLines(nameOf(*step.after), findSceneType(step.after->type), step.before->values,
                      step.after->values, project);
}

QStringList linesOf(const Change& change, const Project& project) {
    QStringList lines;
    for (const auto& each : change.nodes)
        lines += linesOf(each, project);
    for (const auto& each : change.links)
        lines += linesOf(each, project);
    for (const auto& each : change.scene)
        lines += linesOf(each, project);
    if (change.world)
        lines += valueLines(trMark("World"), &worldDescription(), change.world->first,
                            change.world->second, project);
    return lines;
}

} // namespace

QString markText(const EditMark& mark, const Project& project) {
    if (mark.dragged)
        return trMark("Dragged %1 %2")
            .arg(nameOfNode(project, mark.dragged->type))
            .arg(mark.dragged->ordinal);
    QStringList lines = linesOf(mark.change, project);
    if (lines.empty())
        return trMark("Edited and taken back");
    const qsizetype more = lines.size() - mostLines;
    if (more > 0) {
        lines.resize(mostLines);
        lines += trMark("and %1 more").arg(more);
    }
    return lines.join('\n');
}

} // namespace tiller
