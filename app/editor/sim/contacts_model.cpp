#include "app/editor/sim/contacts_model.h"

#include <algorithm>

namespace tiller {

namespace {

QString nameOf(const Project& project, const Id& type) {
    const Node* node = project.node(type);
    return QString::fromStdString(node ? displayName(*node) : type);
}

} // namespace

int ContactsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ContactsModel::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case FirstRole:
        return row.first;
    case SecondRole:
        return row.second;
    case CountRole:
        return static_cast<double>(row.contact.count);
    default:
        return {};
    }
}

QHash<int, QByteArray> ContactsModel::roleNames() const {
    return {{FirstRole, "first"}, {SecondRole, "second"}, {CountRole, "count"}};
}

void ContactsModel::show(const std::vector<ContactCount>& contacts, const Project& project) {
    std::vector<Row> rows;
    for (const ContactCount& each : contacts)
        rows.push_back({each, nameOf(project, each.first), nameOf(project, each.second)});
    if (rows == m_rows)
        return;
    const bool samePairs = std::equal(
        rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) {
            return a.contact.first == b.contact.first && a.contact.second == b.contact.second;
        });
    if (!samePairs)
        beginResetModel();
    m_rows = std::move(rows);
    if (!samePairs)
        endResetModel();
    else
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace tiller
