#include "app/editor/viewmodels/command_list_model.h"

#include "app/editor/viewmodels/action_entries.h"
#include "app/editor/viewmodels/fuzzy_match.h"
#include "core/model/macros.h"
#include "core/model/registry.h"

#include <algorithm>
#include <tuple>

namespace tiller {

namespace {

const auto addPrefix = QStringLiteral("add:");
const auto cardPrefix = QStringLiteral("card:");

} // namespace

void CommandListModel::setSearch(const QString& search) {
    if (m_search == search)
        return;
    m_search = search;
    sort();
    emit searchChanged();
}

void CommandListModel::refresh() {
    m_all.clear();
    addActions();
    addNodeTypes();
    addCards();
    sort();
}

void CommandListModel::addActions() {
    for (const ActionEntry& entry : actionEntries(m_groups)) {
        if (!entry.listed)
            continue;
        m_all.push_back({.action = entry.action,
                         .id = entry.id,
                         .title = entry.title,
                         .help = entry.help,
                         .words = entry.words,
                         .group = entry.group,
                         .keys = entry.keys,
                         .kind = {},
                         .canRun = entry.enabled});
    }
}

void CommandListModel::addNodeTypes() {
    const auto add = [this](const auto& type, const QString& kind) {
        m_all.push_back({.action = nullptr,
                         .id = addPrefix + QString::fromStdString(type.id),
                         .title = tr("Add %1").arg(QString::fromStdString(type.title)),
                         .help = QString::fromStdString(type.help),
                         .words = findableWords(type.words),
                         .group = tr("Add"),
                         .keys = {},
                         .kind = kind,
                         .canRun = m_canAdd});
    };
    for (const NodeType& type : nodeTypes())
        add(type, QString::fromStdString(toString(type.kind)));
    for (const QVariant& part : m_parts)
        add(Macro{.id = part.toMap()["id"].toString().toStdString(),
                  .title = part.toMap()["title"].toString().toStdString(),
                  .help = part.toMap()["help"].toString().toStdString()},
            QStringLiteral("group"));
    for (const Macro& macro : macros())
        add(macro, QStringLiteral("group"));
}

void CommandListModel::addCards() {
    if (!m_document)
        return;
    for (const Node& node : m_document->project().nodes) {
        const NodeType& type = *findNodeType(node.type);
        m_all.push_back({.action = nullptr,
                         .id = cardPrefix + QString::fromStdString(node.id),
                         .title = tr("Go to %1").arg(QString::fromStdString(displayName(node))),
                         .help = QString::fromStdString(node.name.empty() ? type.help : type.title),
                         .words = {},
                         .group = tr("Cards"),
                         .keys = {},
                         .kind = QString::fromStdString(toString(type.kind))});
    }
}

/// The commands that @p rank finds, the best first.
template <class Rank>
std::vector<CommandListModel::Command> CommandListModel::ranked(Rank rank) const {
    using Place = std::tuple<bool, int, qsizetype, std::size_t>;
    const QStringList recent = m_settings ? m_settings->recentCommands() : QStringList();
    std::vector<std::pair<Place, const Command*>> found;
    for (const Command& command : m_all) {
        if (m_search.trimmed().isEmpty() && command.id.startsWith(cardPrefix))
            continue;
        const std::optional<int> at = rank({command.title, command.words, command.help}, m_search);
        if (!at)
            continue;
        const qsizetype age = recent.indexOf(command.id);
        found.push_back(
            {{!command.canRun, *at, age < 0 ? recent.size() : age, found.size()}, &command});
    }
    std::ranges::sort(found, {}, &std::pair<Place, const Command*>::first);
    std::vector<Command> rows;
    for (const auto& [place, command] : found)
        rows.push_back(*command);
    return rows;
}

void CommandListModel::sort() {
    std::vector<Command> rows = ranked(fuzzyRank);
    m_isPartial = rows.empty();
    if (m_isPartial)
        rows = ranked(partialRank);
    m_rows.reset(std::move(rows));
    emit filled();
}

bool CommandListModel::canRunAt(int row) const {
    const Command* command = m_rows.at(row);
    return command && command->canRun;
}

bool CommandListModel::run(int row) {
    if (!canRunAt(row))
        return false;
    const Command command = m_rows[static_cast<std::size_t>(row)];
    if (command.id.startsWith(cardPrefix)) {
        emit cardChosen(command.id.mid(cardPrefix.size()));
        return true;
    }
    if (m_settings)
        m_settings->addRecentCommand(command.id);
    if (command.action)
        QMetaObject::invokeMethod(command.action, "trigger");
    else
        emit nodeChosen(command.id.mid(addPrefix.size()));
    return true;
}

} // namespace tiller
