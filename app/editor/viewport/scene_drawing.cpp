#include "app/editor/viewport/scene_drawing.h"

#include "app/editor/viewport/scene_edits.h"
#include "core/model/registry.h"

#include <QLineF>

#include <array>
#include <cmath>
#include <utility>

namespace tiller {

namespace {

constexpr double closeReach = 9; // pixels

QString undoTextOf(DrawTool tool) {
    switch (tool) {
    case DrawTool::select:
    case DrawTool::agents:
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

/// The key of a tool. R and Space belong to the transport.
struct ToolKey {
    const char* letter;
    DrawTool tool;
};

constexpr std::array<ToolKey, 10> toolKeys{{{"V", DrawTool::select},
                                            {"A", DrawTool::agents},
                                            {"D", DrawTool::point},
                                            {"P", DrawTool::path},
                                            {"C", DrawTool::circle},
                                            {"B", DrawTool::box},
                                            {"Y", DrawTool::polygon},
                                            {"W", DrawTool::wall},
                                            {"E", DrawTool::region},
                                            {"F", DrawTool::field}}};

QString nameOfTool(DrawTool tool) {
    const std::string_view name = toString(tool);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

QString SceneDrawing::tool() const {
    return nameOfTool(m_tool);
}

void SceneDrawing::setTool(const QString& name) {
    const auto tool = drawToolNamed(name.toStdString());
    if (!tool || *tool == m_tool)
        return;
    m_tool = *tool;
    m_node.clear();
    m_sketch.reset();
    m_snapping.stop();
    emit gestureEnded();
    emit changed();
}

void SceneDrawing::drawFor(const QString& node, const QString& tool) {
    setTool(tool);
    m_node = node.toStdString();
}

bool SceneDrawing::chooseTool(const QString& letter) {
    for (const ToolKey& each : toolKeys)
        if (letter == QLatin1String(each.letter)) {
            setTool(nameOfTool(each.tool));
            return true;
        }
    return false;
}

QString SceneDrawing::hint() const {
    switch (m_tool) {
    case DrawTool::select:
    case DrawTool::agents:
        return {};
    case DrawTool::point:
        return tr("Click to place points. Esc ends.");
    case DrawTool::circle:
    case DrawTool::field:
        return tr("Drag from the center outward. Esc ends.");
    case DrawTool::box:
    case DrawTool::region:
        return tr("Drag from corner to corner. Esc ends.");
    case DrawTool::path:
    case DrawTool::polygon:
    case DrawTool::wall:
        break;
    }
    if (!m_sketch)
        return tr("Click to place the first point. Esc ends.");
    return m_sketch->isEnough()
               ? tr("Double-click or press Enter to finish. Click the first point to close the "
                    "shape.")
               : tr("Click to place the next point. Backspace removes the last one.");
}

std::optional<SceneShape> SceneDrawing::shape() const {
    return m_sketch ? std::optional(shapeOf(m_sketch->shown(), 1)) : std::nullopt;
}

QString SceneDrawing::size() const {
    if (!m_sketch || drawsByPoints() || m_tool == DrawTool::point)
        return {};
    const SceneItem item = m_sketch->shown();
    const auto number = [&](const char* setting) {
        return QString::fromStdString(toText(numberOf(valueOf(item, setting))));
    };
    return m_sketch->isRound() ? tr("radius %1").arg(number("radius"))
                               : tr("%1 by %2").arg(number("width"), number("height"));
}

bool SceneDrawing::resize(std::span<const double> numbers) {
    if (!m_sketch || drawsByPoints() || !m_sketch->resize(numbers))
        return false;
    emit shapeChanged();
    return true;
}

bool SceneDrawing::closesAt(QPointF place) const {
    return m_sketch && drawsByPoints() && m_sketch->points().size() >= 3 &&
           QLineF(m_camera.view().toView(m_sketch->points().front()), place).length() <= closeReach;
}

bool SceneDrawing::mayDraw() const {
    const Layer& layer = m_world.currentLayer();
    if (!layer.settings.hidden && !layer.settings.locked)
        return true;
    const QString name = QString::fromStdString(layer.name);
    m_world.document()->refuse(
        layer.settings.locked
            ? tr("The current layer, %1, is locked. Unlock it, or choose another.").arg(name)
            : tr("The current layer, %1, is hidden. Show it, or choose another.").arg(name));
    return false;
}

void SceneDrawing::press(QPointF at, Qt::KeyboardModifiers keys) {
    if (!m_sketch && !mayDraw())
        return;
    if (closesAt(at)) {
        finish(m_sketch->finished(true));
        return;
    }
    const Vec2 place = m_snapping.drawAt(at, keys);
    if (m_sketch) {
        m_sketch->moveTo(place);
        m_sketch->addPoint();
    } else {
        m_sketch.emplace(m_tool, place);
    }
    emit changed();
}

void SceneDrawing::move(QPointF at, Qt::KeyboardModifiers keys) {
    const Vec2 place = m_snapping.drawAt(at, keys);
    if (!m_sketch)
        return;
    m_sketch->moveTo(closesAt(at) ? m_sketch->points().front() : place);
    emit shapeChanged();
}

void SceneDrawing::release(bool dragged) {
    if (m_sketch && !drawsByPoints())
        finish(dragged ? m_sketch->finished(false) : defaultItem(m_tool, m_sketch->end()));
}

void SceneDrawing::doubleClick() {
    if (m_sketch->isEnough())
        finish(m_sketch->finished(false));
}

void SceneDrawing::finish(SceneItem item) {
    Document& document = *m_world.document();
    const Id node = std::exchange(m_node, {});
    const Project& project = document.project();
    const auto added = addedTo(project, m_world.currentLayer().id,
                               node.empty() ? addDrawn(project, document.ids(), item)
                                            : addDrawnFor(project, document.ids(), item, node));
    m_sketch.reset();
    m_snapping.stop();
    if (document.push(added, undoTextOf(m_tool))) {
        const Change& change = added.value();
        const Id& made = change.nodes.empty() ? change.scene.back().id() : change.nodes.back().id();
        document.selection()->select(QString::fromStdString(made));
    }
    if (node.empty())
        emit changed();
    else
        dropTool();
}

void SceneDrawing::drop() {
    if (!m_sketch)
        return;
    m_sketch.reset();
    m_snapping.stop();
    emit changed();
}

bool SceneDrawing::pressKey(int key) {
    if (!hasTool())
        return false;
    if (key == Qt::Key_Backspace)
        return removeLastPoint();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    if (!m_sketch) {
        if (!mayDraw())
            return true;
        const Vec2 middle = m_camera.view().toWorld(m_camera.middle());
        finish(defaultItem(m_tool, {std::round(middle.x), std::round(middle.y)}));
    } else if (m_sketch->isEnough()) {
        finish(m_sketch->finished(false));
    }
    return true;
}

bool SceneDrawing::removeLastPoint() {
    if (!m_sketch)
        return false;
    emit gestureEnded();
    if (!drawsByPoints() || !m_sketch->removePoint())
        drop();
    else
        emit changed();
    return true;
}

} // namespace tiller
