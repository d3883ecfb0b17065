#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/sim/simulation_controller.h"

#include <QPointer>

#include <optional>

namespace tiller {

/// Base of the models that show on the canvas what happens for the picked agent at this moment.
class LiveModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tiller::CanvasController* canvas READ canvas WRITE setCanvas REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setCanvas(CanvasController* canvas);
    void setSimulation(SimulationController* simulation);

protected:
    /// Called when the canvas, the frame or the picked agent is another.
    virtual void update() = 0;
    /// Null where no agent is picked.
    [[nodiscard]] const Explanation* explanation() const;

    QPointer<CanvasController> m_canvas;
    QPointer<SimulationController> m_simulation;
};

/// What the cards of the canvas do for the picked agent: a row for each card that steers it or its
/// type. Without a picked agent there are no rows.
class LiveCards : public tiller::LiveModel {
    Q_OBJECT
    QML_ELEMENT

public:
    using LiveModel::LiveModel;

private:
    struct Row {
        Id node;
        QRectF box;     ///< of the card, on the canvas
        int order = 0;  ///< how many cards lie below it
        QString state;  ///< "used"; "active" (without effect); "inactive"
        QString number; ///< the length of its force, its store, ...; empty if it has none
        QString kind;
        QString title; ///< of the card, for screen readers

        bool operator==(const Row&) const = default;
    };
    void update() override;
    /// Nothing for a card that does not steer the agent.
    [[nodiscard]] std::optional<Row> rowOf(const Node& node, const Explanation& explanation,
                                           int order) const;

    Rows<Row> m_rows{this,
                     {{"nodeId", &Row::node},
                      {"box", &Row::box},
                      {"order", &Row::order},
                      {"liveState", &Row::state},
                      {"number", &Row::number},
                      {"kind", &Row::kind},
                      {"title", &Row::title}}};
};

} // namespace tiller
