#include "app/editor/canvas/card_layer.h"

#include <QQuickWindow>

#include <algorithm>
#include <map>
#include <set>

namespace tiller {

CardLayer::CardLayer(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &CardLayer::colorsChanged, this, &QQuickItem::update);
}

void CardLayer::setCanvas(CanvasController* canvas) {
    if (m_canvas == canvas)
        return;
    m_canvas = canvas;
    connect(canvas, &CanvasController::contentChanged, this, &QQuickItem::update);
    connect(canvas->view(), &CanvasView::changed, this, &CardLayer::followView);
    connect(canvas->document().selection(), &Selection::changed, this, &QQuickItem::update);
    connect(&canvas->document(), &Document::problemsChanged, this, &QQuickItem::update);
    emit canvasChanged();
}

void CardLayer::followView() {
    const CanvasView& view = *m_canvas->view();
    if (!m_cover.covers(view) || m_detailed != view.detailed())
        update();
}

QColor CardLayer::colorOf(NodeKind kind) const {
    switch (kind) {
    case NodeKind::agentType:
    case NodeKind::action:
    case NodeKind::source:
        return m_agentTypeColor;
    case NodeKind::behavior:
        return m_behaviorColor;
    case NodeKind::target:
        return m_targetColor;
    case NodeKind::combiner:
        return m_combinerColor;
    case NodeKind::condition:
        return m_conditionColor;
    case NodeKind::mode:
        return m_modeColor;
    }
    return m_lineColor;
}

std::vector<ColoredRect> CardLayer::faces() const {
    constexpr double behindCorners = 2; // so that a card with its rounded corners hides it
    const CanvasScene& scene = m_canvas->scene();
    const double pixel = 1 / m_cover.zoom;
    const double inset = m_detailed ? behindCorners : 0;
    const double strip = std::max(4.0, 2 * pixel);
    const double spot = std::max(16.0, 6 * pixel);
    const std::vector<Id> ids = m_canvas->document().selection()->asIds();
    const std::set<Id> selected(ids.begin(), ids.end());
    std::map<std::string_view, bool> errors; // of each item with a problem: whether it is an error
    for (const Problem& problem : m_canvas->document().problems())
        for (const Id& id : problem.ids)
            errors.try_emplace(id, problem.severity == Severity::error);

    std::vector<ColoredRect> rects;
    for (const Id& id : scene.nodesIn(m_cover.area)) {
        const Card& card = *scene.card(id);
        const QRectF rect = card.rect.adjusted(inset, inset, -inset, -inset);
        const bool chosen = selected.contains(id);
        const double frame = std::max(1.0, pixel) * (chosen ? 2 : 1);
        const QRectF inside = rect.adjusted(frame, frame, -frame, -frame);
        rects.push_back({rect, chosen ? m_selectedColor : m_lineColor});
        rects.push_back({inside, m_faceColor});
        QColor kind = colorOf(card.kind);
        if (m_canvas->nodes()->isSilent(id))
            kind.setAlphaF(0.35F);
        rects.push_back({{inside.topLeft(), QSizeF(strip, inside.height())}, kind});
        if (const auto error = errors.find(id); error != errors.end() && !m_detailed)
            rects.push_back({{inside.right() - 1.5 * spot, inside.top() + spot / 2, spot, spot},
                             error->second ? m_errorColor : m_warningColor});
    }
    return rects;
}

QSGNode* CardLayer::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_cover.covers(*m_canvas->view()))
        m_cover.renew(*m_canvas->view());
    m_detailed = m_canvas->view()->detailed();
    if (isRenderedInSoftware(*window())) {
        delete old;
        return new RectPainting(window(), faces());
    }
    auto* node = old ? static_cast<RectTriangles*>(old) : new RectTriangles;
    node->show(faces());
    return node;
}

} // namespace tiller
