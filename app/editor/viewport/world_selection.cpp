#include "app/editor/viewport/world_selection.h"

#include "app/editor/canvas/align_guides.h"
#include "app/editor/canvas/excerpts.h"
#include "app/editor/viewport/scene_handles.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace tiller {

namespace {

constexpr Vec2 sideways{24, 24}; // from an item to its copy
constexpr Vec2 cardStep{24, 24};

bool isTarget(const Project& project, const Id& id) {
    const Node* node = project.node(id);
    return node && findNodeType(node->type)->kind == NodeKind::target;
}

} // namespace

WorldSelection::WorldSelection(ShownWorld& world, QObject* parent)
    : QObject(parent), m_world(world) {
    const auto follow = [this] {
        m_frame = SelectionFrame::around(m_world.scene(), m_world.selected());
        emit changed();
    };
    connect(&m_world, &ShownWorld::selectionChanged, this, follow);
    connect(&m_world, &ShownWorld::projectChanged, this, follow);
}

std::vector<SceneItem> WorldSelection::items() const {
    std::vector<SceneItem> result;
    if (m_world.document())
        for (const SceneItem& item : m_world.project().scene)
            if (m_world.selected().contains(item.id) && m_world.scene().isReachable(item.id))
                result.push_back(item);
    return result;
}

int WorldSelection::count() const {
    return static_cast<int>(items().size());
}

QString WorldSelection::owner(const Project& project, const Id& item) const {
    return QString::fromStdString(ownerOf(project, Handle{item, Handle::Part::inside}));
}

void WorldSelection::selectAll() {
    QStringList ids;
    for (const SceneShape& shape : m_world.scene().all())
        if (const QString id = owner(m_world.project(), shape.id);
            shape.isReachable() && !ids.contains(id))
            ids.append(id);
    m_world.document()->selection()->set(ids);
}

QStringList WorldSelection::ownersIn(const QRectF& box) const {
    QStringList ids;
    for (const SceneShape& shape : m_world.scene().all()) {
        const QRectF& bounds = shape.bounds; // it may have no extent
        if (shape.isReachable() && bounds.left() >= box.left() && bounds.top() >= box.top() &&
            bounds.right() <= box.right() && bounds.bottom() <= box.bottom())
            ids.append(owner(m_world.project(), shape.id));
    }
    return ids;
}

void WorldSelection::setBand(const QRectF& band) {
    if (m_band == band)
        return;
    m_band = band;
    emit bandChanged();
}

bool WorldSelection::copyBy(Vec2 by, int gesture) {
    const Project& project = m_world.project();
    std::vector<Id> copied;
    for (const SceneItem& item : items()) {
        const Id user = owner(project, item.id).toStdString();
        copied.push_back(isTarget(project, user) ? user : item.id);
    }
    if (copied.empty())
        return false;
    const QString text = tr("Duplicate %1").arg(nameOf(project, copied));
    return add(excerptOf(project, copied), by, text, gesture);
}

/// Adds an excerpt, moves its geometry, and selects it.
bool WorldSelection::add(const Project& excerpt, Vec2 by, const QString& text, int gesture) {
    Document& document = *m_world.document();
    auto pasted = tiller::paste(m_world.project(), document.ids(), excerpt, cardStep);
    if (!pasted)
        return document.push(pasted, text);
    Change change = std::move(pasted).value();
    for (auto& step : change.scene)
        step.after = movedItem(*step.after, by);
    change = layered(std::move(change), excerpt);
    if (!document.push(change, text, gesture))
        return false;
    QStringList ids;
    for (const auto& step : change.scene)
        if (const QString id = owner(m_world.project(), step.id()); !ids.contains(id))
            ids.append(id);
    document.selection()->set(ids);
    return true;
}

/// Puts copies into the layers of their originals, and what has none into the current layer.
Change WorldSelection::layered(Change change, const Project& excerpt) const {
    const SceneShapes& scene = m_world.scene();
    const bool areInOrder = change.scene.size() == excerpt.scene.size();
    std::map<Id, std::vector<Id>> items; // by layer
    for (std::size_t i = 0; i < change.scene.size(); ++i) {
        const SceneShape* original = areInOrder ? scene.find(excerpt.scene[i].id) : nullptr;
        const Layer& layer = original && original->isReachable() ? scene.layers().of(original->id)
                                                                 : m_world.currentLayer();
        if (!layer.settings.rest)
            items[layer.id].push_back(change.scene[i].id());
    }
    Project with = m_world.project();
    apply(change, with);
    for (const auto& [layer, ids] : items)
        if (const auto moved = moveToLayer(with, ids, layer)) {
            apply(moved.value(), with);
            change = merged(change, moved.value());
        }
    return change;
}

bool WorldSelection::paste() {
    const auto copied = readExcerpt(QGuiApplication::clipboard()->text());
    if (!m_world.document() || !copied || copied.value().scene.empty())
        return false;
    const Project& excerpt = copied.value();
    const auto isTaken = [&](Vec2 by) {
        return std::ranges::any_of(m_world.project().scene, [&](const SceneItem& item) {
            return item.type == excerpt.scene.front().type &&
                   item.values == movedItem(excerpt.scene.front(), by).values;
        });
    };
    Vec2 by;
    while (isTaken(by))
        by = by + sideways;
    return add(excerpt, by, tr("Paste %n items", nullptr, static_cast<int>(excerpt.scene.size())),
               0);
}

void WorldSelection::duplicate() {
    copyBy(sideways);
}

void WorldSelection::push(const Result<Change>& change, const QString& text) {
    std::vector<Id> ids;
    for (const SceneItem& item : items())
        ids.push_back(item.id);
    if (!ids.empty())
        m_world.document()->push(change, text.arg(nameOf(m_world.project(), ids)));
}

void WorldSelection::transform(const SceneMap& map, const QString& text) {
    std::vector<SceneItem> after = items();
    for (SceneItem& item : after)
        item = transformed(std::move(item), map);
    push(replaceItems(m_world.project(), after), text);
}

namespace {

Vec2 middleOf(const std::vector<SceneItem>& items) {
    const QPointF middle = boxOf(items).center();
    return {middle.x(), middle.y()};
}

} // namespace

void WorldSelection::rotate(double degrees) {
    transform(turnMap(degrees, middleOf(items())), tr("Rotate %1"));
}

void WorldSelection::mirror(bool leftToRight) {
    transform(mirrorMap(leftToRight, middleOf(items())), tr("Mirror %1"));
}

void WorldSelection::resize(double factor) {
    if (factor > 0)
        transform(resizeMap(factor, middleOf(items())), tr("Resize %1"));
}

std::vector<QRectF> WorldSelection::boxes() const {
    std::vector<QRectF> result;
    for (const SceneItem& item : items())
        result.push_back(boxOf(std::span(&item, 1)));
    return result;
}

void WorldSelection::moveEach(const std::vector<QPointF>& ways, const QString& text) {
    std::vector<SceneItem> after = items();
    for (std::size_t i = 0; i < after.size(); ++i)
        after[i] = movedItem(std::move(after[i]), {ways[i].x(), ways[i].y()});
    push(replaceItems(m_world.project(), after), text);
}

void WorldSelection::align(const QString& how) {
    const auto alignment = alignmentOf(how.toStdString());
    if (count() < 2 || !alignment) {
        m_world.document()->refuse(tr("Select two or more scene items to align."));
        return;
    }
    moveEach(alignBoxes(boxes(), *alignment), tr("Align %1"));
}

void WorldSelection::order(bool front) {
    std::vector<Id> ids;
    for (const SceneItem& item : items())
        ids.push_back(item.id);
    push(orderItems(m_world.project(), ids, front),
         front ? tr("Bring %1 to the front") : tr("Send %1 to the back"));
}

} // namespace tiller
