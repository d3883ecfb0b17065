#include "app/editor/words/change_words.h"

#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

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
    return QString::fromStdString(!item.name.empty() ? item.name
                                  : type             ? type->title.shown()
                                                     : item.type);
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
                .arg(ends, shownNumber(step.before->weight), shownNumber(step.after->weight))};
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
    return head + lines.join(trChange("; "));
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

namespace {

/// A row of the table: name, author, title with a link, year, where.
SourceWork workOf(const QStringList& cells) {
    static const QRegularExpression link("\\[([^]]*)\\]\\(([^)]*)\\)");
    QString title = cells[2];
    const QString address = link.match(title).captured(2);
    title.replace(link, "\\1");
    QStringList place{cells[4], cells[3]};
    place.removeAll({});
    return {cells[0],
            QStringLiteral("%1: %2. %3").arg(cells[1], title, place.join(QStringLiteral(", "))),
            address};
}

std::vector<SourceWork> readWorks() {
    QFile page(QStringLiteral(":/docs/sources.md"));
    std::vector<SourceWork> works;
    if (!page.open(QIODevice::ReadOnly))
        return works;
    const QStringList lines = QString::fromUtf8(page.readAll()).split('\n');
    for (const QString& line : lines) {
        QStringList cells = line.split('|');
        if (cells.size() != 7 || line.startsWith(QStringLiteral("|--")))
            continue;
        cells = cells.mid(1, 5);
        for (QString& cell : cells)
            cell = cell.trimmed();
        if (cells.front() != QStringLiteral("name"))
            works.push_back(workOf(cells));
    }
    return works;
}

/// "Reynolds 1999, seek" names "Reynolds 1999".
bool names(const QString& part, const QString& name) {
    return part == name || part.startsWith(name + ", ") || part.startsWith(name + ": ");
}

} // namespace

std::vector<SourceWork> worksOf(const QString& source) {
    static const std::vector<SourceWork> works = readWorks();
    std::vector<SourceWork> result;
    for (const QString& part : source.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        const auto found = std::ranges::find_if(
            works, [&](const SourceWork& each) { return names(part, each.name); });
        if (found != works.end() &&
            std::ranges::find(result, found->name, &SourceWork::name) == result.end())
            result.push_back(*found);
    }
    return result;
}

} // namespace tiller
