#pragma once

#include "core/sim/simulation.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What has happened since the reset, and how often: contacts of two agent types, then arrivals,
/// then modes that were entered.
class EventsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role {
        TextRole = Qt::UserRole, ///< "Hunter met Prey", "Hunter arrived: At the den"
        KindRole,                ///< "contact", "arrival", "mode"
        CountRole,
        NodeRole, ///< id of the condition, behavior or mode; of a contact's first type
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Names are the project's; events of nodes that are no more are left out.
    void show(const std::vector<ContactCount>& contacts, const std::vector<EventCount>& events,
              const Project& project);

signals:
    void countChanged();

private:
    struct Row {
        QString kind;
        Id node;
        QString text; ///< tells what is counted: rows of the same text are the same
        std::uint64_t count = 0;

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const std::vector<ContactCount>& contacts,
                                                 const std::vector<EventCount>& events,
                                                 const Project& project);

    std::vector<Row> m_rows;
};

} // namespace tiller
