#include "app/editor/viewport/agents_item.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"

#include <array>
#include <cmath>

/// What the viewport does with a drawing tool, and what things snap to.
namespace tiller {

namespace {

constexpr double snapReach = 8; // pixels
constexpr double closeReach = 9;

QString drawText(DrawTool tool) {
    switch (tool) {
    case DrawTool::select:
        break;
    case DrawTool::point:
        return QObject::tr("Draw point");
    case DrawTool::path:
        return QObject::tr("Draw path");
    case DrawTool::circle:
        return QObject::tr("Draw round obstacle");
    case DrawTool::box:
        return QObject::tr("Draw box obstacle");
    case DrawTool::polygon:
        return QObject::tr("Draw polygon obstacle");
    case DrawTool::wall:
        return QObject::tr("Draw wall");
    case DrawTool::region:
        return QObject::tr("Draw region");
    case DrawTool::field:
        return QObject::tr("Draw field");
    }
    return {};
}

/// The key of each tool; R and Space are the transport's.
struct ToolKey {
    const char* letter;
    DrawTool tool;
};

constexpr std::array<ToolKey, 9> toolKeys{{{"V", DrawTool::select},
                                           {"D", DrawTool::point},
                                           {"P", DrawTool::path},
                                           {"C", DrawTool::circle},
                                           {"B", DrawTool::box},
                                           {"G", DrawTool::polygon},
                                           {"W", DrawTool::wall},
                                           {"E", DrawTool::region},
                                           {"F", DrawTool::field}}};

} // namespace

QString AgentsItem::tool() const {
    const std::string_view name = toString(m_tool);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

void AgentsItem::setTool(const QString& name) {
    const auto tool = drawToolNamed(name.toStdString());
    if (!tool || *tool == m_tool)
        return;
    cancelGesture();
    m_sketch.reset();
    m_snap.reset();
    m_guides.clear();
    m_tool = *tool;
    hover({}, false);
    redrawStill();
    emit toolChanged();
}

void AgentsItem::endTool() {
    setTool(QStringLiteral("select"));
}

bool AgentsItem::chooseTool(const QString& letter) {
    for (const ToolKey& each : toolKeys)
        if (letter == QLatin1String(each.letter)) {
            const std::string_view name = toString(each.tool);
            setTool(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            return true;
        }
    return false;
}

QString AgentsItem::hint() const {
    switch (m_tool) {
    case DrawTool::select:
        return {};
    case DrawTool::point:
        return tr("Click where the point is to be.");
    case DrawTool::circle:
    case DrawTool::field:
        return tr("Drag from the center outward.");
    case DrawTool::box:
    case DrawTool::region:
        return tr("Drag from corner to corner.");
    case DrawTool::path:
    case DrawTool::polygon:
    case DrawTool::wall:
        break;
    }
    if (!m_sketch)
        return tr("Click from point to point.");
    return m_sketch->isEnough()
               ? tr("Double-click or Enter ends it, a click on the first point closes it.")
               : tr("Click from point to point; Backspace takes one back.");
}

Snapped AgentsItem::snapped(std::span<const Vec2> anchors, Vec2 by) const {
    if (anchors.empty() || !m_snap || m_modifiers & Qt::AltModifier)
        return {.by = by};
    if (m_modifiers & Qt::ControlModifier)
        return onGrid(anchors.front(), by, gridDistance(m_view));
    return m_snap->nearest(anchors, by, snapReach / m_view.scale());
}

void AgentsItem::startSnap(const std::optional<Handle>& moved) {
    const Vec2 low = m_view.toWorld({0, 0});
    const Vec2 high = m_view.toWorld({width(), height()});
    m_snap.emplace(m_scene, worldBox(m_document->project()),
                   QRectF(low.x, low.y, high.x - low.x, high.y - low.y), moved);
}

void AgentsItem::showGuides(std::vector<Guide> guides) {
    if (guides == m_guides)
        return;
    m_guides = std::move(guides);
    redrawStill();
}

/// Where the mouse draws: snapped, or rounded to what one can see.
Vec2 AgentsItem::drawPlace(QPointF at) {
    if (!m_snap)
        startSnap({});
    const Vec2 place = m_view.toWorld(at);
    const Snapped to = snapped(std::span(&place, 1), {});
    showGuides(to.guides);
    const double step = pixelStep();
    const Vec2 end = place + to.by;
    return {to.exactX ? end.x : std::round(end.x / step) * step,
            to.exactY ? end.y : std::round(end.y / step) * step};
}

bool AgentsItem::closesSketch(QPointF at) const {
    return m_sketch && drawsPoints(m_tool) && m_sketch->points().size() >= 3 &&
           QLineF(m_view.toView(m_sketch->points().front()), at).length() <= closeReach;
}

void AgentsItem::pressedWithTool(QPointF at) {
    m_gesture = Gesture::draw;
    if (closesSketch(at)) {
        finishSketch(true);
        return;
    }
    const Vec2 place = drawPlace(at);
    if (m_sketch) {
        m_sketch->moveTo(place);
        m_sketch->addPoint();
    } else {
        m_sketch.emplace(m_tool, place);
    }
    redrawStill();
    emit toolChanged();
}

void AgentsItem::moveSketch(QPointF at) {
    const Vec2 place = drawPlace(at);
    if (!m_sketch)
        return;
    m_sketch->moveTo(closesSketch(at) ? m_sketch->points().front() : place);
    redrawStill();
}

void AgentsItem::releasedWithTool() {
    if (m_sketch && !drawsPoints(m_tool))
        finishSketch(false);
}

void AgentsItem::finishSketch(bool closed) {
    const Sketch sketch = *std::exchange(m_sketch, {});
    const bool onlyAPlace = !drawsPoints(m_tool) && !m_dragged;
    addItem(onlyAPlace ? defaultItem(m_tool, sketch.end()) : sketch.made(closed));
}

void AgentsItem::addItem(const SceneItem& item) {
    const auto added = addDrawn(m_document->project(), m_document->ids(), item);
    m_snap.reset();
    showGuides({});
    if (m_document->push(added, drawText(m_tool))) {
        const Change& change = added.value();
        const Id& made = change.nodes.empty() ? change.scene.back().id() : change.nodes.back().id();
        m_document->selection()->select(QString::fromStdString(made));
    }
    if (!(m_modifiers & Qt::ShiftModifier))
        endTool();
    redrawStill();
    emit toolChanged();
}

void AgentsItem::dropSketch() {
    if (!m_sketch)
        return;
    m_sketch.reset();
    m_snap.reset();
    m_guides.clear();
    redrawStill();
    emit toolChanged();
}

bool AgentsItem::pressedKeyWithTool(int key) {
    if (!draws() || m_gesture != Gesture::none)
        return false;
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (!m_sketch) {
            const Vec2 middle = m_view.toWorld(boundingRect().center());
            addItem(defaultItem(m_tool, {std::round(middle.x), std::round(middle.y)}));
        } else if (m_sketch->isEnough()) {
            finishSketch(false);
        }
        return true;
    }
    return key == Qt::Key_Backspace && takeBack();
}

bool AgentsItem::takeBack() {
    if (!m_sketch)
        return false;
    if (m_gesture != Gesture::none)
        cancelGesture();
    if (!drawsPoints(m_tool) || !m_sketch->removePoint())
        dropSketch();
    redrawStill();
    emit toolChanged();
    return true;
}

} // namespace tiller
