#include "app/editor/viewport/agents_item.h"

#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/painter_target.h"
#include "core/model/registry.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRendererInterface>
#include <QSGVertexColorMaterial>

#include <algorithm>

namespace tiller {

namespace {

// One node above 65,535 vertices loses its tail; a multiple of 3 keeps triangles whole.
constexpr std::size_t mostVertices = 60'000;

// Beyond this many agents speed is worth more than smooth edges.
constexpr std::size_t mostSmooth = 4'000;

bool drawsInSoftware(const QQuickWindow& window) {
    return window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
}

QSGGeometryNode* newTriangles() {
    auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0);
    geometry->setDrawingMode(QSGGeometry::DrawTriangles);
    geometry->setVertexDataPattern(QSGGeometry::StreamPattern);
    auto* node = new QSGGeometryNode;
    node->setGeometry(geometry);
    node->setFlag(QSGNode::OwnsGeometry);
    node->setMaterial(new QSGVertexColorMaterial);
    node->setFlag(QSGNode::OwnsMaterial);
    return node;
}

void setTriangles(QSGGeometryNode& node, std::span<const TriangleTarget::Vertex> vertices) {
    QSGGeometry& geometry = *node.geometry();
    if (geometry.vertexCount() != static_cast<int>(vertices.size()))
        geometry.allocate(static_cast<int>(vertices.size()));
    std::copy(vertices.begin(), vertices.end(), geometry.vertexDataAsColoredPoint2D());
    node.markDirty(QSGNode::DirtyGeometry);
}

/// Gives the root a child per part of the list, and no more.
void showTriangles(QSGNode& root, std::span<const TriangleTarget::Vertex> vertices) {
    int child = 0;
    for (std::size_t from = 0; from < vertices.size(); from += mostVertices, ++child) {
        if (child >= root.childCount())
            root.appendChildNode(newTriangles());
        setTriangles(*static_cast<QSGGeometryNode*>(root.childAtIndex(child)),
                     vertices.subspan(from, std::min(mostVertices, vertices.size() - from)));
    }
    while (root.childCount() > child)
        delete root.childAtIndex(child);
}

} // namespace

AgentsItem::AgentsItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
}

void AgentsItem::setSimulation(SimulationController* simulation) {
    if (m_simulation == simulation)
        return;
    if (m_simulation)
        m_simulation->disconnect(this);
    m_simulation = simulation;
    if (m_simulation) {
        connect(m_simulation, &SimulationController::frameChanged, this, &AgentsItem::onFrame);
        connect(m_simulation, &SimulationController::pickedChanged, this, [this] {
            setFollowing(m_following && m_simulation->hasPicked());
            followPicked();
            update();
        });
        wantForces();
        onFrame();
    }
    emit simulationChanged();
}

void AgentsItem::setDocument(Document* document) {
    if (m_document == document)
        return;
    if (m_document)
        m_document->selection()->disconnect(this);
    m_document = document;
    m_changed.disconnect();
    m_replaced.disconnect();
    if (m_document) {
        ProjectModel& model = m_document->projectModel();
        m_changed = model.onChanged([this](const Change&) { onProject(); });
        m_replaced = model.onReplaced([this] {
            cancelGesture();
            dropSketch();
            m_grip.reset();
            m_trails.clear();
            fit();
            onProject();
        });
        connect(m_document->selection(), &Selection::changed, this, &AgentsItem::onSelection);
        fit();
        onProject();
        onSelection();
    }
    emit documentChanged();
}

void AgentsItem::setDark(bool dark) {
    if (m_colors.dark == dark)
        return;
    m_colors.dark = dark;
    emit colorsChanged();
    onProject();
}

void AgentsItem::setColor(QColor& which, const QColor& color) {
    if (which == color)
        return;
    which = color;
    redrawStill();
    emit colorsChanged();
}

void AgentsItem::setOverlay(bool& which, bool show) {
    if (which == show)
        return;
    which = show;
    wantForces();
    redrawStill();
    emit overlaysChanged();
}

void AgentsItem::setColorByBehavior(bool byBehavior) {
    if (m_colorByBehavior == byBehavior)
        return;
    m_colorByBehavior = byBehavior;
    update();
    emit legendChanged();
}

void AgentsItem::wantForces() {
    if (m_simulation)
        m_simulation->wantForces(m_overlays.forces || m_overlays.steering ||
                                 !effectiveLit().empty());
}

void AgentsItem::onFrame() {
    const Frame& frame = m_simulation->frame();
    m_trails.add(frame);
    if (frame.was.empty())
        m_wasTrails.clear();
    else
        m_wasTrails.add(frame, frame.was);
    followPicked();
    const bool sameBehaviors =
        std::ranges::equal(frame.agents, m_legendBehaviors, {}, &FrameAgents::behaviors);
    if (!sameBehaviors) {
        m_legendBehaviors.clear();
        for (const FrameAgents& agents : frame.agents)
            m_legendBehaviors.push_back(agents.behaviors);
        emit legendChanged();
    }
    followSettings();
    showLit();
    update();
}

void AgentsItem::onProject() {
    if (!m_document)
        return;
    m_look = ProjectLook(m_document->project(), m_colors.dark);
    m_scene.show(m_document->project());
    if (m_gesture != Gesture::handle && m_gesture != Gesture::setting)
        m_snap.reset();
    m_labels.show(m_document->project(), m_scene);
    if (m_keepsFit)
        fit(); // the world's size may be what changed
    onSelection();
    if (m_mouseInside && m_gesture == Gesture::none)
        hoverAt(m_lastPlace); // what was under the mouse may have moved: by keys, or undone
    emit projectChanged();
    emit legendChanged();
    redrawStill();
}

void AgentsItem::onSelection() {
    const std::vector<Id> selection = m_document->selection()->asIds();
    m_selected = sceneOf(m_document->project(), selection);
    m_selected.insert(selection.begin(), selection.end());
    const SceneShape* gripped = m_grip ? m_scene.find(m_grip->id) : nullptr;
    followSettings();
    wantForces();
    if (!gripped || !m_selected.contains(m_grip->id) || m_grip->index >= gripped->points.size())
        m_grip.reset();
    redrawStill();
}

void AgentsItem::redrawStill() {
    m_stillChanged = true;
    update();
}

bool AgentsItem::hasAgentTypes() const {
    return !m_look.types.empty();
}

QVariantList AgentsItem::legend() const {
    QVariantList result;
    const auto add = [&result](const QString& name, const QColor& color) {
        const QVariantMap entry{{"name", name}, {"color", color}};
        if (!result.contains(QVariant(entry)))
            result.append(entry);
    };
    if (!m_document)
        return result;
    const Project& project = m_document->project();
    if (!m_colorByBehavior) {
        for (const auto& [id, look] : m_look.types)
            add(QString::fromStdString(displayName(*project.node(id))), QColor(look.color));
        return result;
    }
    for (const std::vector<Id>& behaviors : m_legendBehaviors)
        for (const Id& id : behaviors)
            if (const Node* node = project.node(id))
                add(QString::fromStdString(findNodeType(node->type)->title),
                    behaviorColor(node->type, m_colors.dark));
    add(tr("Coasting"), nobodyColor(m_colors.dark));
    return result;
}

RenderLook AgentsItem::renderLook() const {
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    return {.size = (size() * ratio).toSize(),
            .pixelRatio = ratio,
            .view = m_view,
            .colors = m_colors,
            .overlays = m_overlays,
            .colorByBehavior = m_colorByBehavior,
            .picked = m_simulation ? m_simulation->picked() : std::nullopt,
            .follows = m_following,
            .selected = m_selected};
}

QImage AgentsItem::drawn() {
    const RenderLook look = renderLook();
    QImage image(look.size, QImage::Format_RGB32);
    image.setDevicePixelRatio(look.pixelRatio);
    image.fill(m_colors.ground);
    QPainter painter(&image);
    PainterTarget target(painter);
    WorldPicture whole = picture();
    whole.hovered.reset(); // what the mouse does is no part of the picture
    paintWorld(target, whole);
    return image;
}

WorldPicture AgentsItem::picture() const {
    WorldPicture picture{.project = m_document->project(),
                         .frame = m_simulation->frame(),
                         .look = m_look,
                         .trails = m_trails,
                         .view = m_view,
                         .size = size(),
                         .colors = m_colors,
                         .overlays = m_overlays,
                         .colorByBehavior = m_colorByBehavior,
                         .picked = m_simulation->picked(),
                         .selected = m_selected,
                         .hovered = m_hovered,
                         .scene = m_scene,
                         .grip = m_grip,
                         .guides = m_guides,
                         .wasTrails = &m_wasTrails,
                         .lit = effectiveLit(),
                         .settings = m_settings,
                         .settingPlaces = m_settingPlaces,
                         .activeSetting = m_activeSetting};
    if (m_sketch)
        picture.sketch = shapeOf(m_sketch->shown(), 1);
    return picture;
}

QImage AgentsItem::painted(double pixelRatio) {
    const WorldPicture whole = picture();
    if (m_stillChanged || m_backImage.devicePixelRatio() != pixelRatio) {
        m_backImage = QImage((size() * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
        m_backImage.setDevicePixelRatio(pixelRatio);
        m_backImage.fill(m_colors.ground);
        QPainter painter(&m_backImage);
        PainterTarget target(painter);
        paintBack(target, whole);
    }
    QImage image = m_backImage;
    QPainter painter(&image);
    PainterTarget target(painter);
    paintMoving(target, whole);
    paintFront(target, whole);
    return image;
}

QSGNode* AgentsItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_document || !m_simulation || size().isEmpty()) {
        delete old;
        return nullptr;
    }
    if (!drawsInSoftware(*window()))
        return paintTriangles(old);
    auto* node = static_cast<QSGImageNode*>(old);
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
    }
    node->setTexture(
        window()->createTextureFromImage(painted(window()->effectiveDevicePixelRatio())));
    node->setRect(boundingRect());
    m_stillChanged = false;
    return node;
}

/// A root with the layers below it; those that do not move are drawn again only where they
/// changed.
QSGNode* AgentsItem::paintTriangles(QSGNode* old) {
    QSGNode* root = old;
    if (!root) {
        root = new QSGNode;
        for (int layer = 0; layer < 3; ++layer)
            root->appendChildNode(new QSGNode);
        m_stillChanged = true;
    }
    const WorldPicture whole = picture();
    const auto show = [root](int layer, const TriangleTarget& triangles) {
        showTriangles(*root->childAtIndex(layer), triangles.vertices());
    };
    m_moving.clear();
    m_moving.setSmooth(m_simulation->frame().agentCount() <= mostSmooth);
    paintMoving(m_moving, whole);
    show(1, m_moving);
    if (m_stillChanged) {
        m_back.clear();
        paintBack(m_back, whole);
        show(0, m_back);
        m_front.clear();
        paintFront(m_front, whole);
        show(2, m_front);
    }
    m_stillChanged = false;
    return root;
}

} // namespace tiller
