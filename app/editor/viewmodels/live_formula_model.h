#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/sim/simulation_controller.h"

#include <QPointer>

namespace tiller {

/// The formula of the item, a node, line by line, with its values for one agent at this moment. The
/// agent is the picked one, or, where the node does not steer that one, the agent whose handles the
/// viewport shows. Settings come from the project, so that a dragged slider or handle shows at
/// once. A node that sums forces has a line for each force.
class LiveFormulaModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)
    /// The name of the agent; empty where there are no values.
    Q_PROPERTY(QString agent READ agent NOTIFY agentChanged)
    Q_PROPERTY(QString outcome READ outcome NOTIFY agentChanged) ///< "used", "inactive", ...
    /// Why a written formula gives no force, although it has no problem; empty if it gives one.
    Q_PROPERTY(QString trouble READ trouble NOTIFY agentChanged)

public:
    using ItemListModel::ItemListModel;

    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    [[nodiscard]] const QString& agent() const { return m_agent; }
    [[nodiscard]] const QString& outcome() const { return m_outcome; }
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    void setSimulation(SimulationController* simulation);

signals:
    void agentChanged();

private:
    struct Row {
        QString symbol;  ///< the symbol that the line computes
        QString term;    ///< its term in symbols
        QString written; ///< its term in numbers; empty where that repeats the value
        QString value;   ///< its value; empty where a part of the term is missing

        bool operator==(const Row&) const = default;
    };
    void fill() override;
    [[nodiscard]] std::vector<Row> rowsOf(const Node& node, const Explanation& explanation) const;

    QPointer<SimulationController> m_simulation;
    QString m_agent;
    QString m_outcome;
    QString m_trouble;
    Rows<Row> m_rows{this,
                     {{"symbol", &Row::symbol},
                      {"term", &Row::term},
                      {"written", &Row::written},
                      {"value", &Row::value}}};
};

} // namespace tiller
