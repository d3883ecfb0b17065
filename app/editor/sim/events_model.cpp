#include "app/editor/sim/events_model.h"

#include "core/model/groups.h"
#include "core/model/project_index.h"

#include <algorithm>

namespace tiller {

namespace {

/// The names of nodes, each looked up once: a crowd has thousands of rows, in every frame.
class NodeNames {
public:
    explicit NodeNames(const Project& project) : m_project(project), m_index(project) {}

    [[nodiscard]] bool has(const Id& id) const { return m_index.node(id) != nullptr; }
    const QString& operator()(const Id& id) {
        const auto [name, isNew] = m_names.try_emplace(id);
        if (isNew) {
            const Node* node = m_index.node(id);
            name->second = QString::fromStdString(node ? nameInLists(m_project, *node) : id);
        }
        return name->second;
    }

private:
    const Project& m_project;
    ProjectIndex m_index;
    std::map<std::string_view, QString> m_names;
};

/// Whether the one list has all texts of the other, in their order.
template <class Row>
bool hasAll(const std::vector<Row>& rows, const std::vector<Row>& wanted) {
    auto next = wanted.begin();
    for (const Row& each : rows)
        if (next != wanted.end() && next->text == each.text)
            ++next;
    return next == wanted.end();
}

} // namespace

int EventsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EventsModel::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case TextRole:
        return row.text;
    case KindRole:
        return row.kind;
    case CountRole:
        return static_cast<double>(row.count);
    case NodeRole:
        return QString::fromStdString(row.node);
    default:
        return {};
    }
}

QHash<int, QByteArray> EventsModel::roleNames() const {
    return {{TextRole, "text"}, {KindRole, "kind"}, {CountRole, "count"}, {NodeRole, "node"}};
}

std::vector<EventsModel::Row> EventsModel::rowsOf(const std::vector<ContactCount>& contacts,
                                                  const std::vector<EventCount>& events,
                                                  const Project& project) {
    std::vector<Row> rows;
    NodeNames names(project);
    for (const ContactCount& each : contacts)
        if (names.has(each.first) && names.has(each.second))
            rows.push_back({QStringLiteral("contact"), each.first,
                            tr("%1 touched %2").arg(names(each.first), names(each.second)),
                            each.count});
    for (const EventKind wanted : {EventKind::arrival, EventKind::mode, EventKind::action})
        for (const EventCount& each : events) {
            if (kindOf(project, each) != wanted)
                continue;
            const QString text = wanted == EventKind::mode     ? tr("%1 entered %2")
                                 : wanted == EventKind::action ? tr("%1: %2")
                                                               : tr("%1 arrived: %2");
            rows.push_back({QString::fromStdString(toString(wanted)), each.node,
                            text.arg(names(each.agentType), names(each.node)), each.count});
        }
    return rows;
}

QString EventsModel::contactsText() const {
    QStringList all;
    for (const Row& row : m_rows)
        if (row.kind == QStringLiteral("contact"))
            all += QStringLiteral("%1 %2").arg(row.text).arg(row.count);
    return all.join(QStringLiteral(", "));
}

void EventsModel::show(const std::vector<ContactCount>& contacts,
                       const std::vector<EventCount>& events, const Project& project) {
    std::vector<Row> rows = rowsOf(contacts, events, project);
    if (rows == m_rows)
        return;
    const std::size_t before = m_rows.size();
    if (!hasAll(rows, m_rows)) { // it is another run, or another project
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else {
        const auto isShown = [&](std::size_t row, std::size_t at) {
            return at < m_rows.size() && m_rows[at].text == rows[row].text;
        };
        for (std::size_t first = 0; first < rows.size(); ++first) {
            std::size_t end = first; // of those that are new
            while (end < rows.size() && !isShown(end, first))
                ++end;
            if (end == first)
                continue;
            beginInsertRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                          rows.begin() + static_cast<std::ptrdiff_t>(first),
                          rows.begin() + static_cast<std::ptrdiff_t>(end));
            endInsertRows();
            first = end - 1;
        }
        m_rows = std::move(rows);
        emit dataChanged(index(0), index(rowCount() - 1), {CountRole, KindRole, NodeRole});
    }
    if (m_rows.size() != before)
        emit countChanged();
}

} // namespace tiller
