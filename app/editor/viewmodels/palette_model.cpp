#include "app/editor/viewmodels/palette_model.h"

#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

QString kindHeading(NodeKind kind) {
    switch (kind) {
    case NodeKind::agentType:
        return PaletteModel::tr("Agents");
    case NodeKind::behavior:
        return PaletteModel::tr("Behaviors");
    case NodeKind::target:
        return PaletteModel::tr("Targets");
    case NodeKind::combiner:
        return PaletteModel::tr("Combiners");
    case NodeKind::condition:
        return PaletteModel::tr("Conditions");
    }
    return {};
}

std::optional<PortType> portTypeNamed(const QString& name) {
    for (const PortType type :
         {PortType::force, PortType::condition, PortType::point, PortType::agent, PortType::agents,
          PortType::path, PortType::region, PortType::obstacles, PortType::field})
        if (QString::fromStdString(toString(type)) == name)
            return type;
    return {};
}

} // namespace

const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput) {
    const Port* best = nullptr;
    for (const Port& port : nodeType.ports) {
        const bool fit = port.isInput != fromInput &&
                         (fromInput ? fits(port.type, type) : fits(type, port.type));
        if (fit && (!best || (port.type == type && best->type != type)))
            best = &port;
    }
    return best;
}

std::optional<int> matchRank(const NodeType& type, const QString& search) {
    const QString wanted = search.trimmed();
    if (wanted.isEmpty())
        return 0;
    const QString title = QString::fromStdString(type.title);
    if (title.startsWith(wanted, Qt::CaseInsensitive))
        return 0;
    const auto startsAWord = [&](const std::string& word) {
        return QString::fromStdString(word).startsWith(wanted, Qt::CaseInsensitive);
    };
    if (title.contains(QStringLiteral(" ") + wanted, Qt::CaseInsensitive))
        return 1;
    if (std::ranges::any_of(type.words, startsAWord))
        return 2;
    if (title.contains(wanted, Qt::CaseInsensitive))
        return 3;
    if (QString::fromStdString(type.help).contains(wanted, Qt::CaseInsensitive))
        return 4;
    return {};
}

PaletteModel::PaletteModel(QObject* parent) : QAbstractListModel(parent) {
    fill();
}

void PaletteModel::setSearch(const QString& search) {
    if (m_search == search)
        return;
    m_search = search;
    fill();
    emit searchChanged();
}

void PaletteModel::setPortType(const QString& type) {
    if (m_portType == type)
        return;
    m_portType = type;
    fill();
    emit portTypeChanged();
    emit searchChanged();
}

void PaletteModel::setFromInput(bool fromInput) {
    if (m_fromInput == fromInput)
        return;
    m_fromInput = fromInput;
    fill();
    emit portTypeChanged();
    emit searchChanged();
}

QString PaletteModel::typeAt(int row) const {
    return row >= 0 && row < rowCount()
               ? QString::fromStdString(m_rows[static_cast<std::size_t>(row)]->id)
               : QString();
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    const NodeType& type = *m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case TypeRole:
        return QString::fromStdString(type.id);
    case TitleRole:
        return QString::fromStdString(type.title);
    case HelpRole:
        return QString::fromStdString(type.help);
    case KindRole:
        return QString::fromStdString(toString(type.kind));
    case SectionRole:
        return m_search.trimmed().isEmpty() ? kindHeading(type.kind) : QString();
    case WordsRole: {
        QStringList words;
        for (const std::string& word : type.words)
            words.append(QString::fromStdString(word));
        return words.join(QStringLiteral(", "));
    }
    case FormulaRole:
        return QString::fromStdString(type.formula);
    default:
        return {};
    }
}

QHash<int, QByteArray> PaletteModel::roleNames() const {
    return {{TypeRole, "type"},      {TitleRole, "title"},     {HelpRole, "help"},
            {KindRole, "kind"},      {SectionRole, "section"}, {WordsRole, "words"},
            {FormulaRole, "formula"}};
}

bool PaletteModel::fitsWire(const NodeType& type) const {
    const auto wanted = portTypeNamed(m_portType);
    return !wanted || fittingPort(type, *wanted, m_fromInput);
}

void PaletteModel::fill() {
    std::vector<std::pair<int, const NodeType*>> found;
    for (const NodeType& type : nodeTypes())
        if (const auto rank = matchRank(type, m_search); rank && fitsWire(type))
            found.emplace_back(*rank, &type);
    std::ranges::stable_sort(found, {}, &std::pair<int, const NodeType*>::first);

    beginResetModel();
    m_rows.clear();
    for (const auto& [rank, type] : found)
        m_rows.push_back(type);
    endResetModel();
}

} // namespace tiller
