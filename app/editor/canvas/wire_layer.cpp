#include "app/editor/canvas/wire_layer.h"

#include <QQuickWindow>
#include <QSGRendererInterface>

#include <algorithm>
#include <set>
#include <utility>

namespace tiller {

WireLayer::WireLayer(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &WireLayer::colorsChanged, this, &QQuickItem::update);
}

void WireLayer::setCanvas(CanvasController* canvas) {
    if (m_canvas == canvas)
        return;
    m_canvas = canvas;
    connect(canvas, &CanvasController::contentChanged, this, &QQuickItem::update);
    connect(canvas, &CanvasController::viewChanged, this, &WireLayer::followView);
    connect(canvas, &CanvasController::gestureChanged, this, &WireLayer::followGesture);
    connect(canvas, &CanvasController::hoverChanged, this, &WireLayer::followHover);
    connect(canvas->document().selection(), &Selection::changed, this, &QQuickItem::update);
    emit canvasChanged();
}

void WireLayer::setLive(LiveLinks* live) {
    if (m_live)
        m_live->disconnect(this);
    m_live = live;
    if (m_live)
        connect(live, &LiveLinks::looksChanged, this, &QQuickItem::update);
    emit liveChanged();
}

QColor WireLayer::colorOf(PortType type) const {
    switch (type) {
    case PortType::force:
    case PortType::heading:
        return m_forceColor;
    case PortType::condition:
        return m_conditionColor;
    case PortType::agents:
    case PortType::agent:
        return m_agentsColor;
    case PortType::mode:
    case PortType::transition:
        return m_modeColor;
    case PortType::point:
    case PortType::path:
    case PortType::region:
    case PortType::obstacles:
    case PortType::field:
        break;
    }
    return m_targetColor;
}

void WireLayer::followView() {
    if (!m_cover.covers(m_canvas->seen(), m_canvas->zoom()))
        update();
}

void WireLayer::followGesture() {
    const bool drew = std::exchange(m_draws, m_canvas->drawing());
    const QString splice = std::exchange(m_splice, m_canvas->spliceLink());
    if (drew || m_draws || splice != m_splice)
        update();
}

void WireLayer::followHover() {
    if (std::exchange(m_hovered, m_canvas->hoveredLink()) != m_hovered)
        update();
}

std::vector<WireStroke> WireLayer::strokes() const {
    std::vector<WireStroke> result;
    const double least = 1 / m_cover.zoom; // never thinner than a pixel
    const std::vector<Id> ids = m_canvas->document().selection()->asIds();
    const std::set<Id> selected(ids.begin(), ids.end());
    const Id hovered = m_hovered.toStdString();
    const Id splice = m_splice.toStdString();
    for (const std::size_t number : m_canvas->scene().wiresIn(m_cover.area)) {
        const Wire& wire = m_canvas->scene().wires()[number];
        if (m_canvas->carried() == wire.link)
            continue;
        const bool chosen = selected.contains(wire.link) || wire.link == splice;
        WireStroke stroke{wire.curve, chosen ? m_selectedColor : colorOf(wire.type),
                          std::max(least, wire.link == splice              ? 4.5
                                          : chosen || hovered == wire.link ? 3.0
                                                                           : 1.75)};
        const bool isOfModes = wire.type == PortType::mode || wire.type == PortType::transition;
        stroke.hasArrow = isOfModes && wire.place == 0; // a place says where it leads, too
        if ((wire.type == PortType::force && wire.weight == 0) || m_canvas->isSilent(wire))
            stroke.color.setAlphaF(0.35F); // as if it were not there
        if (m_live && m_live->on()) {
            const LiveLinks::Look look = m_live->lookOf(wire.link);
            stroke.width = std::max({stroke.width, least, look.width});
            stroke.color.setAlphaF(chosen ? 1.0F : static_cast<float>(look.alpha));
        }
        result.push_back(std::move(stroke));
    }
    if (const auto draft = m_canvas->draft())
        result.push_back(
            {*draft,
             m_canvas->refusal().isEmpty() ? colorOf(m_canvas->draftType()) : m_refusedColor,
             std::max(least, 2.0)});
    return result;
}

QSGNode* WireLayer::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_cover.covers(m_canvas->seen(), m_canvas->zoom()))
        m_cover.renew(m_canvas->seen(), m_canvas->zoom());
    if (window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software) {
        delete old;
        return new WirePainting(window(), strokes());
    }
    auto* node = old ? static_cast<WireTriangles*>(old) : new WireTriangles;
    node->show(strokes(), 1 / (m_cover.zoom * window()->effectiveDevicePixelRatio()));
    return node;
}

} // namespace tiller
