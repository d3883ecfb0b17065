#pragma once

#include "app/editor/document/rows_model.h"
#include "core/sim/explanation.h"

namespace tiller {

/// The time for which an agent has been in its mode; 0 if it is in none.
[[nodiscard]] double timeInMode(const Explanation& explanation);

/// The values of each node for the picked agent now: a row per node that contributes to its
/// steering or acts, behaviors first, then modes and transitions, then actions.
class PickedValuesModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")

public:
    using RowsModel::RowsModel;

    void show(const std::optional<Explanation>& explanation, const Project& project);

private:
    struct Row {
        Id node;
        QString title;
        QString type;        ///< the node type's id
        QString kind;        ///< "behavior", "target", "combiner", "condition", "mode", "action"
        bool active = false; ///< of a mode: the agent is in it; a transition: it leads out of it
        bool used = false;
        double weight = 0;   ///< of its force in the steering
        double force = 0;    ///< length, before weights
        double share = 0;    ///< of the forces of all behaviors, 0 to 1
        QString state;       ///< place of a target, time in a mode, what a transition waits for,
                             ///< what an action did and when it fires
        QString reason = {}; ///< of an action: why it fires or waits

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static Row modeRow(const NodeExplanation& node, Row row,
                                     const Explanation& explanation, const Project& project);
    [[nodiscard]] static std::vector<Row> rowsOf(const Explanation& explanation,
                                                 const Project& project);

    Rows<Row> m_rows{this,
                     {{"node", &Row::node},
                      {"title", &Row::title},
                      {"type", &Row::type},
                      {"kind", &Row::kind},
                      {"active", &Row::active},
                      {"used", &Row::used},
                      {"nodeWeight", &Row::weight},
                      {"force", &Row::force},
                      {"share", &Row::share},
                      {"liveState", &Row::state},
                      {"reason", &Row::reason}}};
};

} // namespace tiller
