#pragma once

#include "core/sim/explanation.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The time for which an agent has been in its mode; 0 if it is in none.
[[nodiscard]] double timeInMode(const Explanation& explanation);

/// The values of each node for the picked agent now: a row per node that contributes to its
/// steering or acts, behaviors first, then modes and transitions, then actions.
class PickedValuesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")

public:
    enum Role {
        NodeRole = Qt::UserRole, ///< its id
        TitleRole,
        TypeRole,   ///< the node type's id
        KindRole,   ///< "behavior", "target", "combiner", "condition", "mode", "action"
        ActiveRole, ///< a mode: the agent is in it; a transition: it leads out of that mode
        UsedRole,
        WeightRole, ///< of its force in the steering
        ForceRole,  ///< length, before weights
        ShareRole,  ///< of the forces of all behaviors, 0 to 1
        StateRole,  ///< place of a target, time in a mode, what a transition waits for, what an
                    ///< action did and when it fires
        ReasonRole, ///< of an action: why it fires or waits
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
        QString state;
        QString reason = {};
    };
    [[nodiscard]] static Row modeRow(const NodeExplanation& node, Row row,
                                     const Explanation& explanation, const Project& project);
    [[nodiscard]] static std::vector<Row> rowsOf(const Explanation& explanation,
                                                 const Project& project);

    std::vector<Row> m_rows;
};

} // namespace tiller
