#include "app/editor/viewmodels/palette_model.h"

#include "app/editor/canvas/splice.h"
#include "app/editor/viewmodels/fuzzy_match.h"
#include "core/model/macros.h"
#include "core/model/registry.h"
#include "core/nodes/worked_formula.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

QString kindHeading(NodeKind kind) {
    constexpr std::array<const char*, 9> headings{
        QT_TR_NOOP("Agents"),    QT_TR_NOOP("Behaviors"),  QT_TR_NOOP("Targets"),
        QT_TR_NOOP("Combiners"), QT_TR_NOOP("Conditions"), QT_TR_NOOP("Modes"),
        QT_TR_NOOP("Actions"),   QT_TR_NOOP("Sources"),    QT_TR_NOOP("Numbers")};
    return PaletteModel::tr(headings.at(static_cast<std::size_t>(kind)));
}

std::optional<PortType> portTypeNamed(const QString& name) {
    for (const PortType type :
         {PortType::force, PortType::condition, PortType::point, PortType::agent, PortType::agents,
          PortType::path, PortType::region, PortType::obstacles, PortType::field, PortType::heading,
          PortType::mode, PortType::transition, PortType::action, PortType::births, PortType::meter,
          PortType::number, PortType::variable, PortType::event})
        if (QString::fromStdString(toString(type)) == name)
            return type;
    return {};
}

/// The formula with the settings of a new node.
std::string formulaOfNewNode(const NodeType& type) {
    return formulaText(type, settingsAsTerms(type, type.suggestions()));
}

} // namespace

PaletteModel::PaletteModel(QObject* parent) : RowsModel(parent) {
    for (const auto changed :
         {&PaletteModel::searchChanged, &PaletteModel::wireChanged, &PaletteModel::offersChanged})
        connect(this, changed, this, &PaletteModel::fill);
    fill();
}

QString PaletteModel::typeAt(int row) const {
    const Row* found = m_rows.at(row);
    return found ? found->type : QString();
}

QVariantList PaletteModel::sections() const {
    QVariantList found;
    QString last;
    for (const Row& row : m_rows)
        if (!isSearching() && row.kind != last) {
            last = row.kind;
            found.append(QVariantMap{{"title", row.section}, {"kind", row.kind}});
        }
    return found;
}

int PaletteModel::firstRowOf(const QString& kind) const {
    const auto found = std::ranges::find(m_rows, kind, &Row::kind);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool PaletteModel::fitsWire(const NodeType& type) const {
    const auto wanted = portTypeNamed(m_portType);
    if (wanted && !fittingPort(type, *wanted, m_fromInput))
        return false;
    const auto takes = portTypeNamed(m_takes);
    return !takes || (type.output() && fits(type.output()->type, *takes));
}

/// Without a search: types with a port of exactly this type come before those that only fit.
int PaletteModel::wireRank(const NodeType& type) const {
    const auto wanted = portTypeNamed(m_portType);
    const Port* port = wanted ? fittingPort(type, *wanted, m_fromInput) : nullptr;
    return port && port->type != *wanted ? 1 : 0;
}

/// Moves the types added last up: without a search to the top, else among equal matches.
void PaletteModel::bringRecentUp(std::vector<Row>& rows) const {
    const auto age = [this](const Row& row) {
        const qsizetype at = m_recent.indexOf(row.type);
        return at < 0 ? m_recent.size() : at;
    };
    std::ranges::stable_sort(rows, {}, [&](const Row& row) {
        return isSearching() ? std::pair(qsizetype{row.rank}, age(row))
                             : std::pair(age(row), qsizetype{row.rank});
    });
    if (isSearching())
        return;
    for (Row& row : rows) {
        if (m_recent.contains(row.type))
            row.section = tr("Added last");
        else if (row.rank > 0)
            row.section = tr("Also fits");
    }
}

/// The types that @p rank finds, in the order of the registry.
template <class Rank>
std::vector<PaletteModel::Row> PaletteModel::ranked(Rank rank) const {
    std::vector<Row> found;
    const auto add = [&](const auto& what, const QString& kind, const QString& section,
                         const std::string& formula) -> Row* {
        const Findable thing{QString::fromStdString(what.title),
                             findableWords(what.title, what.words),
                             QString::fromStdString(what.help)};
        const std::optional<int> at = rank(thing);
        if (!at)
            return nullptr;
        return &found.emplace_back(
            Row{*at, QString::fromStdString(what.id), thing.title, thing.help, kind, section,
                thing.words.join(QStringLiteral(", ")), QString::fromStdString(formula)});
    };
    for (const NodeType& type : nodeTypes()) {
        if (fitsWire(type))
            if (Row* row = add(type, QString::fromStdString(toString(type.kind)),
                               kindHeading(type.kind), formulaOfNewNode(type)))
                row->rank += isSearching() ? 0 : wireRank(type);
        if (type.kind != NodeKind::agentType || !m_portType.isEmpty())
            continue;                          // a group has no ports of its own
        for (const QVariant& part : m_parts) { // parts come after the agent types
            const Macro own{.id = part.toMap()["id"].toString().toStdString(),
                            .title = part.toMap()["title"].toString().toStdString(),
                            .help = part.toMap()["help"].toString().toStdString()};
            add(own, QStringLiteral("group"), tr("Parts of this project"), {});
        }
        for (const Macro& macro : macros())
            add(macro, QStringLiteral("group"), tr("Parts"), {});
    }
    return found;
}

void PaletteModel::fill() {
    const auto rankedBy = [this](auto how) {
        return ranked([&](const Findable& thing) { return how(thing, m_search); });
    };
    std::vector<Row> found = rankedBy(fuzzyRank);
    const bool isPartial = found.empty(); // no type has all words of the search
    if (isPartial)
        found = rankedBy(partialRank);
    bringRecentUp(found);
    for (Row& row : found)
        if (isPartial || isSearching())
            row.section = isPartial ? tr("With some of these words") : QString();
    m_rows.reset(std::move(found));
}

} // namespace tiller
