#include "app/editor/document/version_model.h"

#include "app/editor/document/document.h"
#include "app/editor/document/recovery_model.h"

namespace tiller {

VersionModel::VersionModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {}

void VersionModel::refresh() {
    const QString& file = m_document.file();
    beginResetModel(); // the pictures compare each version with the project as it is now
    m_rows = file.isEmpty() ? std::vector<Version>() : earlierVersions(file);
    endResetModel();
    emit countChanged();
}

int VersionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant VersionModel::data(const QModelIndex& index, int role) const {
    const Version& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case PathRole:
        return row.path;
    case WhenRole:
        return whenText(row.time, QDateTime::currentDateTime());
    default:
        return {};
    }
}

QHash<int, QByteArray> VersionModel::roleNames() const {
    return {{PathRole, "path"}, {WhenRole, "when"}};
}

} // namespace tiller
