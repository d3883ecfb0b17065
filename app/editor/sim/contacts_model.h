#pragma once

#include "core/sim/simulation.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// How often bodies of two agent types began to touch since the reset: a row per pair.
class ContactsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")

public:
    enum Role { FirstRole = Qt::UserRole, SecondRole, CountRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Names of types are the project's.
    void show(const std::vector<ContactCount>& contacts, const Project& project);

private:
    struct Row {
        ContactCount contact;
        QString first;
        QString second;

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> m_rows;
};

} // namespace tiller
