#include "app/editor/shell/command_list_model.h"

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
    addCommands();
    addNodeTypes();
    addCards();
    sort();
}

void CommandListModel::addCommands() {
    for (Command* command : m_commands->all())
        if (command->isListed() && !command->menu().isEmpty())
            m_all.push_back({.command = command,
                             .id = command->id(),
                             .title = command->title(),
                             .help = command->help(),
                             .words = command->findableWords(),
                             .group = command->menuTitle(),
                             .keys = command->keysText(),
                             .kind = {},
                             .canRun = command->enabled()});
}

void CommandListModel::addNodeTypes() {
    const auto add = [this](const auto& type, const QString& kind) {
        m_all.push_back({.command = nullptr,
                         .id = addPrefix + QString::fromStdString(type.id),
                         .title = tr("Add %1").arg(QString::fromStdString(type.title)),
                         .help = QString::fromStdString(type.help),
                         .words = findableWords(type.title, type.words),
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
        m_all.push_back({.command = nullptr,
                         .id = cardPrefix + QString::fromStdString(node.id),
                         .title = tr("Go to %1").arg(QString::fromStdString(displayName(node))),
                         .help = QString::fromStdString(node.name.empty() ? type.help : type.title),
                         .words = {},
                         .group = tr("Cards"),
                         .keys = {},
                         .kind = QString::fromStdString(toString(type.kind))});
    }
}

/// The commands that @p rank finds, the best first. Of equals the one used last comes first, then
/// the shortest title: the search is the largest part of it.
template <class Rank>
std::vector<CommandListModel::Row> CommandListModel::ranked(Rank rank) const {
    using Place = std::tuple<bool, int, qsizetype, bool, qsizetype, std::size_t>;
    const QStringList recent = m_settings ? m_settings->recentCommands() : QStringList();
    const bool searches = !m_search.trimmed().isEmpty();
    std::vector<std::pair<Place, const Row*>> found;
    for (const Row& row : m_all) {
        const bool isCard = row.id.startsWith(cardPrefix);
        if (!searches && isCard)
            continue;
        const std::optional<int> at = rank({row.title, row.words, row.help}, m_search);
        if (!at)
            continue;
        const qsizetype age = recent.indexOf(row.id);
        found.push_back({{!row.canRun, *at, age < 0 ? recent.size() : age, isCard,
                          searches ? row.title.size() : 0, found.size()},
                         &row});
    }
    std::ranges::sort(found, {}, &std::pair<Place, const Row*>::first);
    std::vector<Row> rows;
    for (const auto& [place, row] : found)
        rows.push_back(*row);
    return rows;
}

void CommandListModel::sort() {
    std::vector<Row> rows = ranked(fuzzyRank);
    m_isPartial = rows.empty();
    if (m_isPartial)
        rows = ranked(partialRank);
    m_rows.reset(std::move(rows));
    emit filled();
}

bool CommandListModel::canRunAt(int row) const {
    const Row* at = m_rows.at(row);
    return at && at->canRun;
}

bool CommandListModel::run(int row) {
    if (!canRunAt(row))
        return false;
    const Row chosen = m_rows[static_cast<std::size_t>(row)];
    if (chosen.id.startsWith(cardPrefix)) {
        emit cardChosen(chosen.id.mid(cardPrefix.size()));
        return true;
    }
    if (m_settings)
        m_settings->addRecentCommand(chosen.id);
    if (chosen.command)
        chosen.command->trigger();
    else
        emit nodeChosen(chosen.id.mid(addPrefix.size()));
    return true;
}

} // namespace tiller
