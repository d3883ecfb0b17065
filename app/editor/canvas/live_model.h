#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/sim/simulation_controller.h"

#include <QPointer>

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

} // namespace tiller
