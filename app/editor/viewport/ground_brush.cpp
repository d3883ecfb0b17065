#include "app/editor/viewport/ground_brush.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"

#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tiller {

namespace {

constexpr double usualShare = 0.04; // of the ground's shorter side
constexpr double sizeStep = 1.25;
constexpr double mostLevel = 255;
constexpr int pictureMegabytes = 256;

/// How much of a cell the brush covers. @param away of its center from the way of the brush
double coverage(double away, double radius, bool isSoft) {
    if (isSoft)
        return std::clamp(2 * (1 - away / radius), 0.0, 1.0);
    return away <= radius ? 1 : 0;
}

/// The brightness of each pixel over black.
GroundPainting paintingOf(const QImage& picture) {
    QImage gray(picture.size(), QImage::Format_RGB32);
    gray.fill(Qt::black);
    QPainter(&gray).drawImage(0, 0, picture);
    gray = gray.convertToFormat(QImage::Format_Grayscale8);
    GroundPainting painting{
        static_cast<std::uint32_t>(gray.width()), static_cast<std::uint32_t>(gray.height()), {}};
    for (int row = 0; row < gray.height(); ++row)
        painting.levels.insert(painting.levels.end(), gray.constScanLine(row),
                               gray.constScanLine(row) + gray.width());
    return painting;
}

} // namespace

GroundBrush::GroundBrush(ShownWorld& world, const WorldCamera& camera, const SceneDrawing& drawing,
                         QObject* parent)
    : QObject(parent), m_world(world), m_camera(camera), m_drawing(drawing) {
    connect(&m_drawing, &SceneDrawing::changed, this, &GroundBrush::changed);
    connect(&m_world, &ShownWorld::projectReplaced, this, [this] {
        m_ground.clear();
        m_known.clear();
        m_radius = m_value = {};
        m_last = {};
        end();
    });
    connect(&m_world, &ShownWorld::projectChanged, this, [this] {
        noteNewGrounds();
        emit changed();
    });
    connect(&m_world, &ShownWorld::selectionChanged, this, [this] {
        for (const SceneItem* each : all())
            if (m_world.selected().contains(each->id))
                m_ground = each->id;
        emit changed();
    });
    connect(this, &GroundBrush::changed, this, &GroundBrush::moved);
}

std::vector<const SceneItem*> GroundBrush::all() const {
    std::vector<const SceneItem*> grounds;
    if (m_world.document())
        for (const SceneItem& each : m_world.project().scene)
            if (each.type == "ground")
                grounds.push_back(&each);
    return grounds;
}

/// The brush paints the ground that was made last.
void GroundBrush::noteNewGrounds() {
    std::set<Id> grounds;
    for (const SceneItem* each : all()) {
        grounds.insert(each->id);
        if (!m_known.empty() && !m_known.contains(each->id))
            m_ground = each->id;
    }
    m_known = std::move(grounds);
}

const SceneItem* GroundBrush::item() const {
    const auto grounds = all();
    const auto chosen = std::ranges::find(grounds, m_ground, &SceneItem::id);
    return chosen != grounds.end() ? *chosen : grounds.empty() ? nullptr : grounds.front();
}

QString GroundBrush::ground() const {
    return item() ? QString::fromStdString(item()->id) : QString();
}

void GroundBrush::setGround(const QString& ground) {
    m_ground = ground.toStdString();
    m_radius = m_value = {};
    m_last = {};
    emit changed();
}

QVariantList GroundBrush::grounds() const {
    QVariantList list;
    for (const SceneItem* each : all())
        list.push_back(QVariantMap{{"id", QString::fromStdString(each->id)},
                                   {"title", nameOf(m_world.project(), {each->id})},
                                   {"help", QString()}});
    return list;
}

double GroundBrush::radius() const {
    if (m_radius || !item())
        return m_radius.value_or(1);
    const WayCells cells =
        cellsOfGround(settingsOf<GroundGeometry>(*item()), m_world.project().worldSettings());
    const Vec2 size = cells.grid().worldSize;
    return std::max({usualShare * std::min(size.x, size.y), cells.size().x, cells.size().y});
}

void GroundBrush::setRadius(double radius) {
    if (!(radius > 0))
        return;
    m_radius = std::min(radius, coordinateLimit);
    emit changed();
}

double GroundBrush::value() const {
    return m_value || !item() ? m_value.value_or(1) : settingsOf<GroundGeometry>(*item()).full;
}

void GroundBrush::setValue(double value) {
    m_value = std::clamp(value, 0.0, GroundMap::most);
    emit changed();
}

void GroundBrush::setSoft(bool isSoft) {
    m_isSoft = isSoft;
    emit changed();
}

QString GroundBrush::hint() const {
    if (!isActive())
        return {};
    return item() ? tr("Drag to paint, Ctrl+drag to erase, Shift+click to draw a line, "
                       "Alt+click to pick a value. [ and ] change the radius.")
                  : tr("There is no ground to paint. Draw one with the Ground tool (N).");
}

bool GroundBrush::takesKey(const QString& text) const {
    return isActive() && (text == QLatin1String("[") || text == QLatin1String("]"));
}

bool GroundBrush::pressKey(const QString& text) {
    if (!takesKey(text))
        return false;
    setRadius(text == QLatin1String("]") ? radius() * sizeStep : radius() / sizeStep);
    return true;
}

/// Reads the ground as a painting.
bool GroundBrush::take(double least) {
    const SceneItem* from = item();
    if (!from || !m_drawing.mayDraw())
        return false;
    if (!m_world.scene().isReachable(from->id)) {
        m_world.document()->refuse(tr("The ground is in a layer that is hidden or locked. Show "
                                      "and unlock it first."));
        return false;
    }
    m_painted = from->id;
    m_geometry =
        asPainted(settingsOf<GroundGeometry>(*from), m_world.project().worldSettings(), least);
    m_before = m_now = GroundPainting::fromText(m_geometry.painting).value();
    return true;
}

void GroundBrush::begin(QPointF at, Qt::KeyboardModifiers keys) {
    m_mouse = at;
    const SceneItem* from = item();
    if (!from || !m_world.isComplete())
        return;
    const Vec2 place = m_camera.view().toWorld(at);
    if (keys & Qt::AltModifier) {
        takeValue(place);
        return;
    }
    if (!take(std::max(value(), settingsOf<GroundGeometry>(*from).full)))
        return;
    m_level = keys & Qt::ControlModifier ? 0 : value() / m_geometry.start * mostLevel;
    m_covered.assign(m_now.levels.size(), 0);
    m_gesture = m_world.document()->beginGesture();
    paint(keys & Qt::ShiftModifier ? m_last.value_or(place) : place, place);
}

/// That of the cell there, as the viewport shows it.
void GroundBrush::takeValue(Vec2 place) {
    const auto& all = m_world.simulation()->frame().grounds;
    const auto shown = std::ranges::find(all, item()->id, &FrameGround::id);
    if (shown == all.end())
        return;
    const auto settings = settingsOf<GroundGeometry>(*item());
    const Vec2 in = place - shown->corner;
    const auto columns = static_cast<double>(shown->columns);
    const double rows = static_cast<double>(shown->levels.size()) / columns;
    const double column = std::floor(in.x / shown->size.x * columns);
    const double row = std::floor(in.y / shown->size.y * rows);
    if (column >= 0 && column < columns && row >= 0 && row < rows)
        setValue(shown->levels[static_cast<std::size_t>(row * columns + column)] / mostLevel *
                 settings.full);
}

void GroundBrush::drawTo(QPointF at) {
    m_mouse = at;
    emit moved();
    if (m_gesture > 0 && !m_world.project().sceneItem(m_painted)) // removed while the mouse is down
        end();
    if (m_gesture > 0 && m_last)
        paint(*m_last, m_camera.view().toWorld(at));
}

void GroundBrush::paint(Vec2 from, Vec2 to) {
    m_last = to;
    const WayCells cells = cellsOfGround(m_geometry, m_world.project().worldSettings());
    const Vec2 size = cells.size(), world = cells.grid().worldSize, way = to - from;
    const Vec2 corner =
        m_geometry.shape == GroundShape::box ? Vec2{m_geometry.x, m_geometry.y} : Vec2{};
    // It always paints a cell, however small it is.
    const double reach = std::max(radius(), 0.71 * std::max(size.x, size.y));
    for (std::size_t i = 0; i < m_now.levels.size(); ++i) {
        Vec2 o = corner +
                 Vec2{(static_cast<double>(i % m_now.columns) + 0.5) * size.x,
                      (static_cast<double>(i / m_now.columns) + 0.5) * size.y} -
                 from;
        if (cells.wraps())
            o = o - Vec2{world.x * std::round(o.x / world.x), world.y * std::round(o.y / world.y)};
        const double long2 = dot(way, way);
        const double along = long2 > 0 ? std::clamp(dot(o, way) / long2, 0.0, 1.0) : 0;
        double& covered = m_covered[i];
        covered = std::max(covered, coverage(length(o - way * along), reach, m_isSoft));
        if (covered > 0)
            m_now.levels[i] = static_cast<std::uint8_t>(
                std::lround(m_before.levels[i] + (m_level - m_before.levels[i]) * covered));
    }
    push(tr("Paint %1").arg(nameOf(m_world.project(), {m_painted})), m_gesture);
}

void GroundBrush::push(const QString& text, int gesture) {
    m_geometry.painting = m_now.text();
    SceneItem after = *m_world.project().sceneItem(m_painted);
    setItemValue(after, "starts", std::string("painted"));
    setItemValue(after, "start", m_geometry.start);
    setItemValue(after, "painting", m_geometry.painting);
    m_world.document()->push(replaceItems(m_world.project(), std::array{after}), text, gesture);
}

void GroundBrush::cancel() {
    if (const int gesture = std::exchange(m_gesture, 0); gesture > 0 && m_world.document())
        m_world.document()->cancelGesture(gesture);
}

void GroundBrush::paintInTheMiddle() {
    begin(m_camera.middle(), {});
    end();
}

void GroundBrush::hover(std::optional<QPointF> at) {
    m_mouse = at;
    emit moved();
}

std::optional<QPointF> GroundBrush::place() const {
    return isActive() && item() ? m_mouse : std::nullopt;
}

void GroundBrush::fill() {
    if (!item() || !take(std::max(value(), settingsOf<GroundGeometry>(*item()).full)))
        return;
    m_now.levels.assign(m_now.levels.size(), static_cast<std::uint8_t>(std::lround(
                                                 value() / m_geometry.start * mostLevel)));
    push(tr("Fill %1").arg(nameOf(m_world.project(), {item()->id})), 0);
}

void GroundBrush::takePicture(const QString& file) {
    if (file.isEmpty() || !item())
        return;
    QImageReader reader(file);
    reader.setAutoTransform(true);
    QImageReader::setAllocationLimit(pictureMegabytes);
    const QImage picture = reader.read();
    if (picture.isNull()) {
        m_world.document()->refuse(tr("The picture %1 cannot be read: %2. Choose a PNG or JPEG "
                                      "file.")
                                       .arg(file, reader.errorString()));
        return;
    }
    if (!take(settingsOf<GroundGeometry>(*item()).full))
        return;
    m_now = paintingOf(picture.scaled(static_cast<int>(m_now.columns), static_cast<int>(m_now.rows),
                                      Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    push(tr("Fill %1 from a picture").arg(nameOf(m_world.project(), {m_painted})), 0);
}

} // namespace tiller
