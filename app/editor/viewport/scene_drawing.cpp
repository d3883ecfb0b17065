#include "app/editor/viewport/scene_drawing.h"

#include "app/editor/pane/view_transform.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/words/language.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <QCoreApplication>
#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tiller {

namespace {

QString toolText(const char* text) {
    return QCoreApplication::translate("Tools", text);
}

SceneItem newItem(DrawTool tool) {
    const Tool& kind = toolOf(tool);
    SceneItem item{.id = {}, .type = kind.type, .values = findSceneType(kind.type)->defaults()};
    if (*kind.shape)
        setItemValue(item, "shape", std::string(kind.shape));
    return item;
}

/// Fits the settings of the other forms to the item: it stays in its place if it takes one of them.
void fitOtherForms(SceneItem& item) {
    fitHidden(item, shapeOf(item, 1).bounds);
}

/// R and Space belong to the transport: no tool has them.
std::vector<Tool> makeTools() {
    using enum DrawTool;
    return {
        {select, "select", "", "", "select", "V", toolText("Select and move"),
         toolText("Drag scene items, with Ctrl copies; drag over the ground to select several. "
                  "Double-click a line to add a point; Delete removes a point or the selection. "
                  "Alt does not snap."),
         toolText("Select and move")},
        {agents, "agents", "", "", "brush", "A", toolText("Add agents"),
         toolText("Click or drag. At tick 0 it adds to the project, later to the running world."),
         toolText("Add agents")},
        {point, "point", "point", "", "pin", "D", toolText("Point"),
         toolText("A place to seek or flee."), toolText("Draw a point")},
        {path, "path", "path", "", "path", "P", toolText("Path"),
         toolText("A way to follow, from point to point."), toolText("Draw a path")},
        {region, "region", "region", "box", "region", "E", toolText("Region"),
         toolText("An area to stay in or to start from."), toolText("Draw a region")},
        {field, "field", "field", "", "field", "F", toolText("Field"),
         toolText("A wind or stream; a click makes one that reaches everywhere."),
         toolText("Draw a field")},
        {ground, "ground", "ground", "box", "ground", "N", toolText("Ground"),
         toolText("A grid of numbers that agents leave and follow; a click makes one that covers "
                  "the world."),
         toolText("Draw a ground")},
        {paint, "paint", "", "", "paint", "U", toolText("Paint a ground"),
         toolText("Drag over a ground to paint the values that it starts with."),
         toolText("Paint a ground")},
        {circle, "circle", "obstacle", "circle", "circle", "C", toolText("Round obstacle"),
         toolText("From its center outward."), toolText("Draw a round obstacle")},
        {box, "box", "obstacle", "box", "box", "B", toolText("Box obstacle"),
         toolText("From corner to corner."), toolText("Draw a box obstacle")},
        {polygon, "polygon", "obstacle", "polygon", "polygon", "Y", toolText("Polygon obstacle"),
         toolText("From corner to corner; a click on the first one closes it."),
         toolText("Draw a polygon obstacle")},
        {wall, "wall", "obstacle", "wall", "wall", "W", toolText("Wall"),
         toolText("A line from point to point that nobody should cross."),
         toolText("Draw a wall")}};
}

} // namespace

const std::vector<Tool>& drawTools() {
    return inEachLanguage(makeTools);
}

const Tool& toolOf(DrawTool tool) {
    return *std::ranges::find(drawTools(), tool, &Tool::tool);
}

std::string_view toString(DrawTool tool) {
    return toolOf(tool).name;
}

std::optional<DrawTool> drawToolNamed(std::string_view name) {
    const auto found = std::ranges::find(drawTools(), name, &Tool::name);
    return found == drawTools().end() ? std::nullopt : std::optional(found->tool);
}

bool drawsPoints(DrawTool tool) {
    return tool == DrawTool::path || tool == DrawTool::polygon || tool == DrawTool::wall;
}

bool drawsRound(DrawTool tool) {
    return tool == DrawTool::circle || tool == DrawTool::field;
}

SceneItem defaultItem(DrawTool tool, Vec2 center) {
    SceneItem item = newItem(tool);
    if (tool == DrawTool::ground) {
        setItemValue(item, "shape", std::string("world"));
        return item;
    }
    item.id = "new";
    Project alone;
    alone.scene.push_back(item);
    const Vec2 middle = shapeOf(item, 1).center;
    apply(moveSceneItems(alone, std::array{item.id}, center - middle), alone);
    item = alone.scene.front();
    item.id.clear();
    if (tool != DrawTool::point && tool != DrawTool::field)
        fitOtherForms(item);
    return item;
}

Sketch::Sketch(DrawTool tool, Vec2 at) : m_tool(tool), m_points{at}, m_end(at) {}

void Sketch::addPoint() {
    if (m_points.back() != m_end)
        m_points.push_back(m_end);
}

bool Sketch::removePoint() {
    m_points.pop_back();
    return !m_points.empty();
}

bool Sketch::resize(std::span<const double> numbers) {
    const bool isKnown = !drawsPoints(m_tool) && m_tool != DrawTool::point;
    if (!isKnown || numbers.empty() || numbers.size() > (isRound() ? 1U : 2U) ||
        std::ranges::any_of(numbers, [](double number) { return number <= 0; }))
        return false;
    m_isExact = true;
    const Vec2 from = m_points.front();
    const Vec2 size{numbers.front(), isRound() ? 0 : numbers.back()};
    m_end = {m_end.x < from.x ? from.x - size.x : from.x + size.x,
             m_end.y < from.y ? from.y - size.y : from.y + size.y};
    return true;
}

std::size_t Sketch::fewest() const {
    return m_tool == DrawTool::polygon ? 3 : drawsPoints(m_tool) ? 2 : 1;
}

bool Sketch::isEnough() const {
    return m_points.size() >= fewest();
}

SceneItem Sketch::shown() const {
    if (!drawsPoints(m_tool))
        return fromTo();
    Points points = m_points;
    if (points.back() != m_end)
        points.push_back(m_end);
    return through(points, false);
}

SceneItem Sketch::finished(bool closed) const {
    SceneItem item = drawsPoints(m_tool) ? through(m_points, closed) : fromTo();
    if (m_tool != DrawTool::point && m_tool != DrawTool::field)
        fitOtherForms(item);
    return item;
}

SceneItem Sketch::fromTo() const {
    const Vec2 from = m_points.front();
    if (m_tool == DrawTool::point)
        return defaultItem(m_tool, m_end);
    SceneItem item = newItem(m_tool);
    if (isRound()) {
        setItemValue(item, "x", roundCoordinate(from.x));
        setItemValue(item, "y", roundCoordinate(from.y));
        const double radius = std::max(length(m_end - from), 1e-3);
        const double step = m_isExact ? finestStep : roundStep(radius / 200);
        setItemValue(item, "radius", roundCoordinate(std::round(radius / step) * step));
        return item;
    }
    setItemBox(item, from, m_end);
    return item;
}

SceneItem Sketch::through(const Points& points, bool closed) const {
    SceneItem item = newItem(m_tool);
    Points cleaned;
    for (const Vec2 point : points)
        cleaned.push_back({roundCoordinate(point.x), roundCoordinate(point.y)});
    if (closed && m_tool == DrawTool::wall)
        cleaned.push_back(cleaned.front());
    setItemValue(item, "points", std::move(cleaned));
    if (closed && m_tool == DrawTool::path)
        setItemValue(item, "closed", true);
    return item;
}

namespace {

constexpr double closeReach = 9; // pixels

} // namespace

QString SceneDrawing::tool() const {
    return toolOf(m_tool).name;
}

QVariantList SceneDrawing::tools() {
    QVariantList list;
    for (const Tool& each : drawTools())
        list.append(QVariantMap{{"tool", each.name},
                                {"glyph", each.icon},
                                {"keys", each.key},
                                {"name", each.title},
                                {"tip", each.help}});
    return list;
}

void SceneDrawing::setTool(const QString& name) {
    if (const auto tool = drawToolNamed(name.toStdString()))
        setTool(*tool);
}

void SceneDrawing::setTool(DrawTool tool) {
    if (tool == m_tool)
        return;
    m_tool = tool;
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
    for (const Tool& each : drawTools())
        if (letter == QLatin1String(each.key)) {
            setTool(each.tool);
            return true;
        }
    return false;
}

QString SceneDrawing::hint() const {
    if (m_tool == DrawTool::select || addsAgents() || paintsGround())
        return {};
    if (m_tool == DrawTool::point)
        return tr("Click to place points. Esc ends.");
    if (!drawsByPoints())
        return drawsRound(m_tool) ? tr("Drag from the center outward. Esc ends.")
                                  : tr("Drag from corner to corner. Esc ends.");
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
        return shownNumber(numberOf(valueOf(item, setting)));
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
    if (document.push(added, toolOf(m_tool).deed)) {
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
