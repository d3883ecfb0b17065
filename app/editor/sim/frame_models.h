#pragma once

#include "app/editor/document/rows_model.h"
#include "app/editor/sim/frame.h"
#include "core/sim/explanation.h"
#include "core/sim/simulation.h"

#include <QPointF>

#include <cstdint>

namespace tiller {

/// The events since the reset with their counts: contacts of two agent types, arrivals, entered
/// modes.
class EventsModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")

public:
    using RowsModel::RowsModel;

    /// "Hunter touched Prey 12, Prey touched Prey 3"
    [[nodiscard]] QString contactsText() const;

    /// Names come from the project; events of removed nodes are left out.
    /// @param other the counts of another run at the same tick, which stand beside them
    void show(const FrameCounts& counts, const Project& project,
              const std::optional<FrameCounts>& other = {});

private:
    struct Row {
        QString kind; ///< "contact", "arrival", "mode"
        Id node;      ///< the condition, behavior or mode; for a contact, the first agent type
        QString text; ///< "Hunter touched Prey", "Hunter arrived: At the den"
        double count = 0;
        Id agentType;      ///< empty for a contact
        double other = -1; ///< the count of the other run; -1: there is none

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const FrameCounts& counts, const Project& project);

    Rows<Row> m_rows{this,
                     {{"text", &Row::text},
                      {"kind", &Row::kind},
                      {"count", &Row::count},
                      {"node", &Row::node},
                      {"agentType", &Row::agentType},
                      {"other", &Row::other}}};
};

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

/// How the picked agent moves, and what it does. 0 or empty until its first frame comes.
struct PickedMotion {
    Q_GADGET
    QML_VALUE_TYPE(pickedMotion)
    Q_PROPERTY(QPointF position MEMBER position)
    Q_PROPERTY(double speed MEMBER speed)
    Q_PROPERTY(double maxSpeed MEMBER maxSpeed)
    Q_PROPERTY(double heading MEMBER heading)
    Q_PROPERTY(double wanted MEMBER wanted)
    Q_PROPERTY(double steering MEMBER steering)
    Q_PROPERTY(double cut MEMBER cut)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(QString modeName MEMBER modeName)
    Q_PROPERTY(double modeTime MEMBER modeTime)

public:
    QPointF position = {};
    double speed = 0;
    double maxSpeed = 0;
    double heading = 0;  ///< degrees, 0 to 360, counterclockwise
    double wanted = 0;   ///< the length of the sum of all forces, before maxForce
    double steering = 0; ///< the length of the force after maxForce
    double cut = 0;      ///< how much maxForce cut off
    QString mode = {};   ///< the id of the mode it is in; empty if in none
    QString modeName = {};
    double modeTime = 0; ///< the time in this mode
};

[[nodiscard]] PickedMotion motionOf(const Explanation& agent, const Project& project);

} // namespace tiller
