#pragma once

#include "app/editor/document/rows_model.h"

namespace tiller {

class Document;

/// The earlier versions of the open file, the latest first.
class VersionModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the session")

public:
    explicit VersionModel(const Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void refresh(); ///< reads the folder of versions again

private:
    struct Row {
        QString path;
        QString when;
    };

    const Document& m_document;
    Rows<Row> m_rows{this, {{"path", &Row::path}, {"when", &Row::when}}};
};

} // namespace tiller
