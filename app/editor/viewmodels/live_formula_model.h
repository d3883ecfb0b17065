#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/sim/simulation_controller.h"

#include <QPointer>

namespace tiller {

/// A node's formula line by line, with its values for one agent at this moment. The agent is the
/// picked one, or, where the node does not steer that one, the agent whose handles the viewport
/// shows. Settings come from the project, so that a dragged slider or handle shows at once. A node
/// that sums forces has a line for each force.
class LiveFormulaModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    /// The name of the agent; empty where there are no values.
    Q_PROPERTY(QString agent READ agent NOTIFY agentChanged)
    Q_PROPERTY(QString outcome READ outcome NOTIFY agentChanged) ///< "used", "inactive", ...

public:
    using RowsModel::RowsModel;

    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    [[nodiscard]] QString node() const { return QString::fromStdString(m_node); }
    [[nodiscard]] const QString& agent() const { return m_agent; }
    [[nodiscard]] const QString& outcome() const { return m_outcome; }
    void setSimulation(SimulationController* simulation);
    void setNode(const QString& node);

signals:
    void nodeChanged();
    void agentChanged();

private:
    struct Row {
        QString symbol;  ///< the symbol that the line computes
        QString term;    ///< its term in symbols
        QString written; ///< its term in numbers; empty where that repeats the value
        QString value;   ///< its value; empty where a part of the term is missing

        bool operator==(const Row&) const = default;
    };
    void followDocument() override;
    void update();
    [[nodiscard]] std::vector<Row> rowsOf(const Node& node, const Explanation& explanation) const;

    QPointer<SimulationController> m_simulation;
    Id m_node;
    QString m_agent;
    QString m_outcome;
    Rows<Row> m_rows{this,
                     {{"symbol", &Row::symbol},
                      {"term", &Row::term},
                      {"written", &Row::written},
                      {"value", &Row::value}}};
};

} // namespace tiller
