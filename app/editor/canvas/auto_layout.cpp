#include "app/editor/canvas/auto_layout.h"

#include "app/editor/canvas/layered_layout.h"
#include "app/editor/document/document.h"

namespace tiller {

AutoLayout::AutoLayout(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&m_graphviz, &GraphvizLayout::finished, this, &AutoLayout::finish);
    connect(&m_graphviz, &GraphvizLayout::failed, this,
            [this] { finish(layOutInLayers(m_arrangement.graph)); });
    connect(&document, &Document::opened, this, [this] {
        m_graphviz.stop();
        setRunning(false);
    });
}

void AutoLayout::arrange() {
    m_arrangement = arrangementOf(m_document.project(), m_document.selection()->asIds());
    if (m_arrangement.boxes.size() < 2) {
        emit m_document.refused(tr("There is nothing to arrange yet: add some cards."));
        return;
    }
    setRunning(true);
    m_graphviz.start(m_arrangement.graph, m_program);
}

void AutoLayout::finish(const LayoutPlaces& places) {
    if (!m_running)
        return;
    setRunning(false);
    m_document.push(tiller::arranged(m_document.project(), m_arrangement, places),
                    tr("Arrange cards"));
    emit arranged();
}

void AutoLayout::setRunning(bool running) {
    if (m_running == running)
        return;
    m_running = running;
    emit runningChanged();
}

} // namespace tiller
