#include "app/editor/canvas/live_model.h"

namespace tiller {

void LiveModel::setCanvas(CanvasController* canvas) {
    m_canvas = canvas;
    connect(&canvas->scene(), &CanvasScene::changed, this, &LiveModel::update);
    update();
}

void LiveModel::setSimulation(SimulationController* simulation) {
    m_simulation = simulation;
    connect(simulation, &SimulationController::frameChanged, this, &LiveModel::update);
    connect(simulation, &SimulationController::pickedChanged, this, &LiveModel::update);
    update();
}

const Explanation* LiveModel::explanation() const {
    return m_canvas && m_simulation ? m_simulation->explanation() : nullptr;
}

} // namespace tiller
