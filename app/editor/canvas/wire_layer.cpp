#include "app/editor/canvas/wire_layer.h"

#include <QQuickWindow>

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
    connect(canvas->view(), &CanvasView::changed, this, &WireLayer::followView);
    connect(canvas, &CanvasController::gestureChanged, this, &WireLayer::followGesture);
    connect(canvas->hover(), &CanvasHover::changed, this, &WireLayer::followHover);
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
    case PortType::meter:
        return m_conditionColor;
    case PortType::agents:
    case PortType::agent:
    case PortType::action:
    case PortType::births:
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
    if (!m_cover.covers(*m_canvas->view()) || m_marked != m_canvas->view()->marked())
        update();
}

void WireLayer::followGesture() {
    const bool hadDraft = std::exchange(m_hasDraft, m_canvas->drawing());
    const QString previousSplice = std::exchange(m_splice, m_canvas->spliceLink());
    if (hadDraft || m_hasDraft || previousSplice != m_splice)
        update();
}

void WireLayer::followHover() {
    if (std::exchange(m_hovered, m_canvas->hover()->link()) != m_hovered)
        update();
}

/// A tag from far away: a bar in the color of the agent type.
WireStroke WireLayer::farTag(const WireTag& tag, bool chosen) const {
    constexpr double minPixels = 4;
    const QPointF from(tag.box.left(), tag.box.center().y());
    const QPointF to(tag.box.right(), tag.box.center().y());
    const QColor color = QColor(QString::fromStdString(tag.color));
    return {WireCurve{{from, from + (to - from) / 3, from + (to - from) * 2 / 3, to}},
            chosen ? m_selectedColor : color, std::max(tag.box.height(), minPixels / m_cover.zoom)};
}

std::vector<WireStroke> WireLayer::strokes() const {
    std::vector<WireStroke> result;
    const double minWidth = 1 / m_cover.zoom; // a pixel
    const std::vector<Id> ids = m_canvas->document().selection()->asIds();
    const std::set<Id> selected(ids.begin(), ids.end());
    const Id hovered = m_hovered.toStdString();
    const Id splice = m_splice.toStdString();
    const WireDraft* draft = m_canvas->draft();
    for (const std::size_t number : m_canvas->scene().wiresIn(m_cover.area)) {
        const Wire& wire = m_canvas->scene().wires()[number];
        if (draft && draft->carried == wire.link)
            continue;
        const bool chosen = selected.contains(wire.link) || wire.link == splice;
        if (wire.tag && !m_marked)
            result.push_back(farTag(*wire.tag, chosen));
        if (wire.tag && !chosen && hovered != wire.link)
            continue;
        WireStroke stroke{wire.curve, chosen ? m_selectedColor : colorOf(wire.type),
                          std::max(minWidth, wire.link == splice              ? 4.5
                                             : chosen || hovered == wire.link ? 3.0
                                                                              : 1.75)};
        const bool isOfModes = wire.type == PortType::mode || wire.type == PortType::transition;
        stroke.hasArrow = isOfModes && wire.place == 0; // its place says where it leads, too
        if ((wire.type == PortType::force && wire.weight == 0) || m_canvas->nodes()->isSilent(wire))
            stroke.color.setAlphaF(0.35F); // it has no effect
        if (m_live && m_live->on()) {
            const LiveLinks::Look look = m_live->lookOf(wire.link);
            stroke.width = std::max({stroke.width, minWidth, look.width});
            stroke.color.setAlphaF(chosen || wire.tag ? 1.0F : static_cast<float>(look.alpha));
        }
        result.push_back(std::move(stroke));
    }
    if (draft)
        result.push_back({draft->curve(m_canvas->scene()),
                          draft->refusal.isEmpty() ? colorOf(draft->type) : m_refusedColor,
                          std::max(minWidth, 2.0)});
    return result;
}

QSGNode* WireLayer::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_cover.covers(*m_canvas->view()))
        m_cover.renew(*m_canvas->view());
    m_marked = m_canvas->view()->marked();
    if (isRenderedInSoftware(*window())) {
        delete old;
        return new WirePainting(window(), strokes());
    }
    auto* node = old ? static_cast<WireTriangles*>(old) : new WireTriangles;
    node->show(strokes(), 1 / (m_cover.zoom * window()->effectiveDevicePixelRatio()));
    return node;
}

} // namespace tiller
