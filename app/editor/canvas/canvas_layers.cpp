#include "app/editor/canvas/canvas_layers.h"

#include "app/editor/canvas/canvas_box.h"

#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace tiller {

namespace {

std::set<Id> selectedOn(const CanvasController& canvas) {
    const std::vector<Id> ids = canvas.document().selection()->asIds();
    return {ids.begin(), ids.end()};
}

/// The tip, left and right corner of the arrow in the middle of a wire.
std::array<QPointF, 3> arrowOf(const WireCurve& curve, double size) {
    const double t = curve.middle();
    const QPointF middle = curve.at(t);
    const QPointF way = curve.at(t + 0.01) - curve.at(t - 0.01);
    const QPointF along = way * (size / std::max(1e-9, lengthOf(way)));
    const QPointF across(-along.y(), along.x());
    return {middle + along, middle - along + across, middle - along - across};
}

} // namespace

void CanvasLayer::setCanvas(CanvasController* canvas) {
    if (m_canvas == canvas)
        return;
    m_canvas = canvas;
    connect(canvas, &CanvasController::contentChanged, this, &QQuickItem::update);
    connect(canvas->view(), &CanvasView::changed, this, &CanvasLayer::followView);
    connect(canvas->document().selection(), &Selection::changed, this, &QQuickItem::update);
    emit canvasChanged();
}

bool CanvasLayer::coversView() const {
    constexpr double visible = 1.15; // a pixel that is so much wider or narrower can be seen
    const CanvasView& view = *m_canvas->view();
    return m_area.contains(view.seen()) && view.zoom() < m_zoom * visible &&
           view.zoom() > m_zoom / visible;
}

void CanvasLayer::followView() {
    const CanvasView& view = *m_canvas->view();
    if (!coversView() || m_detailed != view.detailed() || m_marked != view.marked())
        update();
}

void CanvasLayer::coverView() {
    const CanvasView& view = *m_canvas->view();
    m_detailed = view.detailed();
    m_marked = view.marked();
    if (coversView())
        return;
    const QRectF seen = view.seen();
    const double around = 0.25 * std::max(seen.width(), seen.height());
    m_area = seen.adjusted(-around, -around, around, around);
    m_zoom = view.zoom();
}

CardLayer::CardLayer(QQuickItem* parent) : CanvasLayer(parent) {
    connect(this, &CanvasLayer::canvasChanged, this, [this] {
        connect(&m_canvas->document(), &Document::problemsChanged, this, &QQuickItem::update);
    });
}

DrawnItem::Drawing CardLayer::drawing() {
    constexpr double behindCorners = 2; // so that a card with its rounded corners hides it
    coverView();
    const CanvasScene& scene = m_canvas->scene();
    const double pixel = 1 / m_zoom;
    const double inset = m_detailed ? behindCorners : 0;
    const double strip = std::max(4.0, 2 * pixel);
    const double spot = std::max(16.0, 6 * pixel);
    const std::set<Id> selected = selectedOn(*m_canvas);
    std::map<std::string_view, bool> errors; // of each item with a problem: whether it is an error
    for (const Problem& problem : m_canvas->document().problems())
        for (const Id& id : problem.ids)
            errors.try_emplace(id, problem.severity == Severity::error);

    std::vector<ColoredRect> rects;
    for (const Id& id : scene.nodesIn(m_area)) {
        const Card& card = *scene.card(id);
        const QRectF rect = card.rect.adjusted(inset, inset, -inset, -inset);
        const bool chosen = selected.contains(id);
        const double frame = std::max(1.0, pixel) * (chosen ? 2 : 1);
        const QRectF inside = rect.adjusted(frame, frame, -frame, -frame);
        rects.push_back({rect, chosen ? theme().accent() : theme().line()});
        rects.push_back({inside, theme().raised()});
        QColor kind = theme().colors().ofKind(QString::fromStdString(toString(card.kind)));
        if (m_canvas->nodes()->isSilent(id))
            kind.setAlphaF(0.35F);
        rects.push_back({{inside.topLeft(), QSizeF(strip, inside.height())}, kind});
        if (const auto error = errors.find(id); error != errors.end() && !m_detailed)
            rects.push_back({{inside.right() - 1.5 * spot, inside.top() + spot / 2, spot, spot},
                             error->second ? theme().error() : theme().warning()});
    }
    return drawingOf(std::move(rects));
}

WireLayer::WireLayer(QQuickItem* parent) : CanvasLayer(parent) {
    connect(this, &CanvasLayer::canvasChanged, this, [this] {
        connect(m_canvas, &CanvasController::gestureChanged, this, &WireLayer::followGesture);
        connect(m_canvas->hover(), &CanvasHover::changed, this, &WireLayer::followHover);
    });
}

void WireLayer::setLive(LiveLinks* live) {
    if (m_live)
        m_live->disconnect(this);
    m_live = live;
    if (m_live)
        connect(live, &LiveLinks::looksChanged, this, &QQuickItem::update);
    emit liveChanged();
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

QColor WireLayer::colorOf(PortType type) const {
    return theme().colors().ofPort(QString::fromStdString(toString(type)));
}

/// A tag from far away: a bar in the color of the agent type.
WireLayer::Stroke WireLayer::farTag(const WireTag& tag, bool chosen) const {
    constexpr double minPixels = 4;
    const QPointF from(tag.box.left(), tag.box.center().y());
    const QPointF to(tag.box.right(), tag.box.center().y());
    return {WireCurve{{from, from + (to - from) / 3, from + (to - from) * 2 / 3, to}},
            chosen ? theme().accent() : QColor(QString::fromStdString(tag.color)),
            std::max(tag.box.height(), minPixels / m_zoom)};
}

std::vector<WireLayer::Stroke> WireLayer::strokes() const {
    std::vector<Stroke> result;
    const double minWidth = 1 / m_zoom; // a pixel
    const std::set<Id> selected = selectedOn(*m_canvas);
    const Id hovered = m_hovered.toStdString();
    const Id splice = m_splice.toStdString();
    const WireDraft* draft = m_canvas->draft();
    for (const std::size_t number : m_canvas->scene().wiresIn(m_area)) {
        const Wire& wire = m_canvas->scene().wires()[number];
        if (draft && draft->carried == wire.link)
            continue;
        const bool chosen = selected.contains(wire.link) || wire.link == splice;
        if (wire.tag && !m_marked)
            result.push_back(farTag(*wire.tag, chosen));
        if (wire.tag && !chosen && hovered != wire.link)
            continue;
        Stroke stroke{wire.curve, chosen ? theme().accent() : colorOf(wire.type),
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
                          draft->refusal.isEmpty() ? colorOf(draft->type) : theme().error(),
                          std::max(minWidth, 2.0)});
    return result;
}

void WireLayer::paint(DrawTarget& target, const Stroke& stroke) {
    target.curve(stroke.curve.path(), stroke.width, stroke.color.rgba());
    if (stroke.hasArrow)
        target.fan(arrowOf(stroke.curve, 4 + stroke.width), stroke.color.rgba());
}

DrawnItem::Drawing WireLayer::drawing() {
    coverView();
    return [strokes = strokes()](DrawTarget& target) {
        for (const Stroke& stroke : strokes)
            paint(target, stroke);
    };
}

MinimapItem::MinimapItem(QQuickItem* parent) : CanvasLayer(parent) {
    connect(this, &CanvasLayer::canvasChanged, this, [this] {
        connect(m_canvas, &CanvasController::contentChanged, this, &MinimapItem::usefulChanged);
        emit usefulChanged();
    });
}

void MinimapItem::followView() {
    update();
    emit usefulChanged();
}

bool MinimapItem::useful() const {
    constexpr std::size_t many = 60;
    constexpr std::size_t some = 20;
    const std::size_t count = m_canvas ? m_canvas->document().project().nodes.size() : 0;
    return count > many ||
           (count > some && !m_canvas->view()->seen().contains(m_canvas->content()));
}

QRectF MinimapItem::area() const {
    QRectF all = m_canvas->content();
    if (all.isEmpty())
        all = m_canvas->view()->seen();
    const double scale = std::min(width() / all.width(), height() / all.height());
    const QSizeF size(width() / scale, height() / scale);
    return {all.center() - QPointF(size.width(), size.height()) / 2, size};
}

QPointF MinimapItem::toMap(QPointF place) const {
    const QRectF shown = area();
    return (place - shown.topLeft()) * (width() / shown.width());
}

void MinimapItem::showPlace(double x, double y) {
    const QRectF shown = area();
    const double scale = shown.width() / width();
    const QPointF place =
        shown.topLeft() +
        QPointF(std::clamp(x, 0.0, width()), std::clamp(y, 0.0, height())) * scale;
    CanvasView& view = *m_canvas->view();
    view.panBy(view.middle() - view.toScreen(place));
}

DrawnItem::Drawing MinimapItem::drawing() {
    const QRectF shown = area();
    const double scale = width() / shown.width();
    const auto onMap = [&](const QRectF& box) {
        return QRectF((box.topLeft() - shown.topLeft()) * scale, box.size() * scale);
    };
    const CanvasScene& scene = m_canvas->scene();
    const std::set<Id> selected = selectedOn(*m_canvas);
    QColor frame = theme().outline();
    frame.setAlphaF(0.35F);
    std::vector<ColoredRect> rects;
    for (const Annotation* annotation : scene.boxes())
        rects.push_back({onMap(boxOf(*annotation)), frame});
    for (const Node& node : scene.project().nodes) {
        const Card& card = *scene.card(node.id);
        rects.push_back({onMap(card.rect), selected.contains(node.id) ? theme().accent()
                                           : card.kind == NodeKind::agentType
                                               ? theme().agentType()
                                               : theme().textMuted()});
    }
    const QRectF seen = onMap(m_canvas->view()->seen()) & boundingRect();
    if (!seen.isEmpty()) {
        constexpr double line = 1.5;
        for (const QRectF& side : {QRectF(seen.left(), seen.top(), seen.width(), line),
                                   QRectF(seen.left(), seen.bottom() - line, seen.width(), line),
                                   QRectF(seen.left(), seen.top(), line, seen.height()),
                                   QRectF(seen.right() - line, seen.top(), line, seen.height())})
            rects.push_back({side, theme().accent()});
    }
    return drawingOf(std::move(rects));
}

DotGrid::DotGrid(QQuickItem* parent) : DrawnItem(parent) {
    connect(this, &DotGrid::changed, this, &QQuickItem::update);
}

double DotGrid::cell() const {
    double cell = 24 * m_zoom;
    while (cell < 16)
        cell *= 2;
    return cell;
}

DrawnItem::Drawing DotGrid::drawing() {
    const double step = cell();
    std::vector<ColoredRect> dots;
    for (double y = 0; y < height(); y += step)
        for (double x = 0; x < width(); x += step)
            dots.push_back({{x - 1, y - 1, 2, 2}, m_color});
    return drawingOf(std::move(dots));
}

} // namespace tiller
