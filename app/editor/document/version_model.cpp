#include "app/editor/document/version_model.h"

#include "app/editor/document/document.h"
#include "app/editor/document/recovery_model.h"
#include "app/editor/document/versions.h"

namespace tiller {

VersionModel::VersionModel(const Document& document, QObject* parent)
    : RowsModel(parent), m_document(document) {}

void VersionModel::refresh() {
    const QString& file = m_document.file();
    std::vector<Row> rows;
    if (!file.isEmpty())
        for (const Version& each : earlierVersions(file))
            rows.push_back({each.path, whenText(each.time, QDateTime::currentDateTime())});
    m_rows.reset(std::move(rows)); // the pictures compare each with the project as it is now
}

} // namespace tiller
