#pragma once

#include "core/sim/explanation.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What each node does for the picked agent just now: a row per node on the way to its steering,
/// behaviors first.
class PickedValuesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< its id
        TitleRole,
        TypeRole, ///< the node type's id
        KindRole, ///< "behavior", "target", "combiner", "condition"
        ActiveRole,
        UsedRole,
        WeightRole, ///< of its force on the way to the steering
        ForceRole,  ///< length, before weights
        ShareRole,  ///< of all that behaviors contribute, 0 to 1
        MemoryRole, ///< what it remembers, as text
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const std::optional<Explanation>& explanation, const Project& project);

private:
    struct Row {
        Id node;
        QString title;
        QString type;
        QString kind;
        bool active = false;
        bool used = false;
        double weight = 0;
        double force = 0;
        double share = 0;
        QString memory;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const Explanation& explanation,
                                                 const Project& project);

    std::vector<Row> m_rows;
};

} // namespace tiller
