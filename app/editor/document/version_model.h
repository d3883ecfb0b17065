#pragma once

#include "app/editor/document/versions.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// The earlier versions of the open file, the latest first.
class VersionModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the session")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role {
        PathRole = Qt::UserRole,
        WhenRole,
    };

    explicit VersionModel(const Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void refresh(); ///< reads the folder of versions again

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    const Document& m_document;
    std::vector<Version> m_rows;
};

} // namespace tiller
