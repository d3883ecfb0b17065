#pragma once

#include "core/sim/simulation.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

namespace tiller {

/// The events since the reset with their counts: contacts of two agent types, arrivals, entered
/// modes.
class EventsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role {
        TextRole = Qt::UserRole, ///< "Hunter touched Prey", "Hunter arrived: At the den"
        KindRole,                ///< "contact", "arrival", "mode"
        CountRole,
        NodeRole, ///< id of the condition, behavior or mode; for a contact, of the first agent type
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// "Hunter touched Prey 12, Prey touched Prey 3"
    [[nodiscard]] QString contactsText() const;

    /// Names come from the project; events of removed nodes are left out.
    void show(const std::vector<ContactCount>& contacts, const std::vector<EventCount>& events,
              const Project& project);

signals:
    void countChanged();

private:
    struct Row {
        QString kind;
        Id node;
        QString text; ///< rows with the same text count the same event
        std::uint64_t count = 0;

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const std::vector<ContactCount>& contacts,
                                                 const std::vector<EventCount>& events,
                                                 const Project& project);

    std::vector<Row> m_rows;
};

} // namespace tiller
