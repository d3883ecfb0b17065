#include "app/editor/viewport/agents_item.h"

#include "app/editor/pane/drawn_item.h"
#include "app/editor/theme/theme.h"
#include "app/editor/viewport/painters.h"
#include "app/editor/words/language.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRectangleNode>
#include <QSGTextureMaterial>

#include <algorithm>
#include <memory>
#include <utility>

namespace tiller {

void paintBack(DrawTarget& target, const WorldPicture& picture) {
    paintGrid(target, picture);
    paintShapes(target, picture);
    if (picture.overlays.handles)
        paintGrips(target, picture, false);
    else if (picture.overlays.scene)
        paintPoints(target, picture);
}

void paintMoving(DrawTarget& target, const WorldPicture& picture) {
    if (picture.overlays.trails)
        paintTrails(target, picture);
    paintPreviousFuture(target, picture);
    paintGhosts(target, picture);
    paintAgents(target, picture);
    paintOrders(target, picture);
    paintForceLights(target, picture);
    if (picture.overlays.desired)
        paintVelocityTriangles(target, picture);
    paintPicked(target, picture);
    paintDirections(target, picture);
    paintWanderCircles(target, picture);
    paintSettingHandles(target, picture);
    paintSpotlight(target, picture);
}

void paintFront(DrawTarget& target, const WorldPicture& picture) {
    if (picture.overlays.handles)
        paintGrips(target, picture, true);
    if (picture.selection)
        paintFrame(target, picture, *picture.selection, picture.frameGrip);
    paintSketch(target, picture);
}

void paintWorld(DrawTarget& target, const WorldPicture& picture) {
    paintFloor(target, picture);
    paintBack(target, picture);
    paintMoving(target, picture);
    paintFront(target, picture);
}

QImage paintedImage(const WorldPicture& picture, QSize pixels, double pixelRatio) {
    QImage image(pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(picture.colors.ground);
    QPainter painter(&image);
    PainterTarget target(painter);
    paintFloor(target, picture);
    if (picture.pictures)
        paintPictures(painter, picture.pictures->all(), picture.view);
    paintPictures(painter, picture.grounds, picture.view);
    paintBack(target, picture);
    paintMoving(target, picture);
    paintFront(target, picture);
    return image;
}

namespace {

// With more agents than this, speed is worth more than smooth edges.
constexpr std::size_t mostSmoothAgents = 4'000;

/// A picture of a layer or a ground, whose texture stays as long as the image does.
class PictureNode final : public QSGOpacityNode {
public:
    void show(QQuickWindow& window, const LayerPictures::Picture& picture,
              const ViewTransform& view) {
        if (!m_image) {
            m_image = window.createImageNode();
            m_image->setOwnsTexture(true);
            m_image->setFlag(OwnedByParent);
            appendChildNode(m_image);
        }
        if (m_key != picture.image.cacheKey())
            m_image->setTexture(window.createTextureFromImage(picture.image));
        m_key = picture.image.cacheKey();
        const QRectF place = view.toView(picture.place);
        // Large pixels stay sharp: maps are pixel art.
        m_image->setFiltering(place.width() < picture.image.width() ? QSGTexture::Linear
                                                                    : QSGTexture::Nearest);
        m_image->setRect(place);
        setOpacity(picture.opacity);
    }

private:
    QSGImageNode* m_image = nullptr;
    qint64 m_key = 0;
};

/// The drawings of one sprite, whose texture stays as long as its image does.
class SpritesNode final : public QSGOpacityNode {
public:
    SpritesNode() {
        auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_TexturedPoint2D(), 0, 0);
        geometry->setDrawingMode(QSGGeometry::DrawTriangles);
        geometry->setVertexDataPattern(QSGGeometry::StreamPattern);
        m_node.setGeometry(geometry);
        m_material.setFiltering(QSGTexture::Linear);
        m_material.setMipmapFiltering(QSGTexture::Nearest); // half the time of Linear
        m_node.setMaterial(&m_material);
        m_node.setFlag(OwnsGeometry);
        m_node.setFlag(OwnedByParent, false);
        appendChildNode(&m_node);
    }
    ~SpritesNode() override { removeChildNode(&m_node); }
    SpritesNode(const SpritesNode&) = delete;
    SpritesNode& operator=(const SpritesNode&) = delete;

    void show(QQuickWindow& window, const QImage& image, int alpha,
              std::span<const QSGGeometry::TexturedPoint2D> corners) {
        if (!m_texture || m_key != image.cacheKey()) {
            const std::unique_ptr<QSGTexture> before =
                std::exchange(m_texture, std::unique_ptr<QSGTexture>(window.createTextureFromImage(
                                             image, QQuickWindow::TextureHasMipmaps)));
            m_key = image.cacheKey();
            m_material.setTexture(m_texture.get());
            m_node.markDirty(DirtyMaterial);
        }
        QSGGeometry& geometry = *m_node.geometry();
        if (geometry.vertexCount() != static_cast<int>(corners.size())) {
            geometry.allocate(static_cast<int>(corners.size()),
                              static_cast<int>(corners.size() / 4 * 6));
            quint16* index = geometry.indexDataAsUShort(); // two triangles of four corners
            for (std::size_t first = 0; first < corners.size(); first += 4)
                for (const std::size_t corner : {0U, 1U, 2U, 0U, 2U, 3U})
                    *index++ = static_cast<quint16>(first + corner);
        }
        std::ranges::copy(corners, geometry.vertexDataAsTexturedPoint2D());
        m_node.markDirty(DirtyGeometry);
        setOpacity(alpha / 255.0);
    }

private:
    std::unique_ptr<QSGTexture> m_texture;
    QSGTextureMaterial m_material;
    QSGGeometryNode m_node;
    qint64 m_key = 0;
};

void showSprites(QSGNode& layer, QQuickWindow& window, const TriangleTarget& target) {
    constexpr std::size_t mostCorners = 60'000; // of a node, as showTriangles; whole sprites
    int child = 0;
    for (const TriangleTarget::Sprites& each : target.sprites())
        for (std::size_t from = 0; from < each.corners.size(); from += mostCorners) {
            if (child >= layer.childCount())
                layer.appendChildNode(new SpritesNode);
            const std::size_t count = std::min(mostCorners, each.corners.size() - from);
            static_cast<SpritesNode*>(layer.childAtIndex(child++))
                ->show(window, each.image, each.alpha,
                       std::span(each.corners).subspan(from, count));
        }
    while (layer.childCount() > child)
        delete layer.childAtIndex(child);
}

/// As paintFloor. The renderer draws such rectangles without blending, and only where nothing
/// covers them.
void showFloor(QSGNode& layer, QQuickWindow& window, const WorldPicture& picture) {
    while (layer.childCount() < 2)
        layer.appendChildNode(window.createRectangleNode());
    const auto show = [&](int child, const QRectF& place, const QColor& color) {
        auto* node = static_cast<QSGRectangleNode*>(layer.childAtIndex(child));
        node->setRect(place);
        node->setColor(color);
    };
    show(0, picture.sight(), picture.colors.ground);
    show(1, worldInSight(picture), picture.colors.world);
}

void showPictures(QSGNode& layer, QQuickWindow& window,
                  std::span<const LayerPictures::Picture> pictures, const ViewTransform& view) {
    int child = 0;
    for (const LayerPictures::Picture& each : pictures) {
        if (child >= layer.childCount())
            layer.appendChildNode(new PictureNode);
        static_cast<PictureNode*>(layer.childAtIndex(child++))->show(window, each, view);
    }
    while (layer.childCount() > child)
        delete layer.childAtIndex(child);
}

/// The children of the root.
enum Child {
    floorLayer,
    pictureLayer,
    groundLayer,
    backLayer,
    movingLayer,
    spriteLayer,
    aboveLayer,
    frontLayer
};

} // namespace

QSGNode* WorldLayers::update(QSGNode* old, QQuickWindow& window, const WorldPicture& picture) {
    QSGNode* node = drawsInSoftware(window) ? updateImage(old, window, picture)
                                            : updateTriangles(old, window, picture);
    m_stillChanged = false;
    return node;
}

QSGNode* WorldLayers::updateImage(QSGNode* old, QQuickWindow& window, const WorldPicture& picture) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (!node) {
        node = window.createImageNode();
        node->setOwnsTexture(true);
    }
    const QImage image = painted(picture, window.effectiveDevicePixelRatio());
    node->setTexture(window.createTextureFromImage(image));
    node->setRect(QRectF(QPointF(), picture.size));
    return node;
}

QImage WorldLayers::painted(const WorldPicture& picture, double pixelRatio) {
    const bool moves = !picture.grounds.empty();
    if (m_stillChanged || moves || m_backImage.devicePixelRatio() != pixelRatio) {
        m_backImage =
            QImage((picture.size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
        m_backImage.setDevicePixelRatio(pixelRatio);
        m_backImage.fill(picture.colors.ground);
        QPainter painter(&m_backImage);
        PainterTarget target(painter);
        paintFloor(target, picture);
        if (picture.pictures)
            paintPictures(painter, picture.pictures->all(), picture.view);
        paintPictures(painter, picture.grounds, picture.view);
        paintBack(target, picture);
    }
    QImage image = m_backImage;
    QPainter painter(&image);
    PainterTarget target(painter);
    paintMoving(target, picture);
    paintFront(target, picture);
    return image;
}

QSGNode* WorldLayers::updateTriangles(QSGNode* old, QQuickWindow& window,
                                      const WorldPicture& picture) {
    QSGNode* root = old;
    if (!root) {
        root = new QSGNode;
        for (int layer = 0; layer <= frontLayer; ++layer)
            root->appendChildNode(new QSGNode);
        m_stillChanged = true;
    }
    const auto show = [root](int layer, std::span<const TriangleTarget::Vertex> triangles) {
        showTriangles(*root->childAtIndex(layer), triangles);
    };
    showPictures(*root->childAtIndex(groundLayer), window, picture.grounds, picture.view);
    m_moving.clear();
    m_moving.setSmooth(picture.frame.agentCount() <= mostSmoothAgents);
    paintMoving(m_moving, picture);
    show(movingLayer, m_moving.belowSprites());
    showSprites(*root->childAtIndex(spriteLayer), window, m_moving);
    show(aboveLayer, m_moving.aboveSprites());
    if (m_stillChanged) {
        showFloor(*root->childAtIndex(floorLayer), window, picture);
        if (picture.pictures)
            showPictures(*root->childAtIndex(pictureLayer), window, picture.pictures->all(),
                         picture.view);
        m_back.clear();
        paintBack(m_back, picture);
        show(backLayer, m_back.vertices());
        m_front.clear();
        paintFront(m_front, picture);
        show(frontLayer, m_front.vertices());
    }
    return root;
}

AgentsItem::AgentsItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(&Language::instance(), &Language::changed, this, &AgentsItem::languageChanged);
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    connectWorld();
    connectParts();
    m_theme = qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(this));
    connect(m_theme, &Theme::changed, this, [this] {
        m_world.setColors(viewColors(m_theme->dark(), m_theme->contrast()));
        redrawStill();
    });
}

void AgentsItem::connectWorld() {
    const auto showWorld = [this] { m_camera.setWorldBox(worldBox(m_world.project())); };
    connect(&m_world, &ShownWorld::projectReplaced, this, [this, showWorld] {
        showWorld();
        m_camera.fit();
    });
    connect(&m_world, &ShownWorld::projectChanged, this, [this, showWorld] {
        m_snapping.update();
        showWorld();
        m_input.hoverAgain();
        redrawStill();
    });
    connect(&m_world, &ShownWorld::frameChanged, this, [this] {
        followPicked();
        update();
    });
    connect(&m_world, &ShownWorld::pickedChanged, this, [this] {
        followPicked();
        update();
    });
    for (const auto change :
         {&ShownWorld::selectionChanged, &ShownWorld::colorsChanged, &ShownWorld::overlaysChanged})
        connect(&m_world, change, this, &AgentsItem::redrawStill);
    connect(&m_world, &ShownWorld::legendChanged, this, &QQuickItem::update);

    connect(&m_world, &ShownWorld::simulationChanged, this, &AgentsItem::simulationChanged);
    connect(&m_world, &ShownWorld::documentChanged, this, &AgentsItem::documentChanged);
    connect(&m_world, &ShownWorld::projectChanged, this, &AgentsItem::projectChanged);
    connect(&m_world, &ShownWorld::overlaysChanged, this, &AgentsItem::overlaysChanged);
    connect(&m_world, &ShownWorld::legendChanged, this, &AgentsItem::legendChanged);
}

void AgentsItem::connectParts() {
    connect(&m_camera, &WorldCamera::viewChanged, this, [this] {
        m_snapping.update();
        m_world.labels()->setView(m_camera.zoom(), m_camera.origin(), m_camera.size());
        redrawStill();
    });
    connect(&m_camera, &WorldCamera::followingChanged, this, &QQuickItem::update);
    connect(&m_snapping, &Snapping::guidesChanged, this, &AgentsItem::redrawStill);
    connect(&m_drawing, &SceneDrawing::changed, this, &AgentsItem::redrawStill);
    connect(&m_drawing, &SceneDrawing::shapeChanged, this, &AgentsItem::redrawStill);
    connect(&m_groundBrush, &GroundBrush::moved, this, &AgentsItem::redrawStill);
    connect(&m_heldPoint, &HeldPoint::changed, this, &AgentsItem::redrawStill);
    connect(&m_handles, &SelectedHandles::changed, this, &QQuickItem::update);
    connect(&m_orders, &AgentOrders::changed, this, &QQuickItem::update);
    connect(&m_lit, &LitNode::changed, this, &QQuickItem::update);
    connect(&m_spotlight, &Spotlight::changed, this, &QQuickItem::update);
    connect(&m_hover, &WorldHover::mouseChanged, this, [this] {
        if (m_spotlight.followsMouse())
            update();
    });
    connect(&m_hover, &WorldHover::hoveredChanged, this, &AgentsItem::redrawStill);
    connect(&m_hover, &WorldHover::cursorChanged, this,
            [this](const QCursor& cursor) { setCursor(cursor); });
    connect(&m_hover, &WorldHover::mouseChanged, this, &AgentsItem::mouseChanged);
    connect(&m_input, &WorldInput::cursorChanged, this,
            [this](const QCursor& cursor) { setCursor(cursor); });
    connect(&m_input, &WorldInput::dragTextChanged, this, &AgentsItem::dragTextChanged);
    connect(&m_input, &WorldInput::menuRequested, this, &AgentsItem::menuRequested);
}

Vec2 AgentsItem::commandPlace() const {
    const Vec2 middle = m_camera.view().toWorld(m_camera.middle());
    return mouseInside() ? Vec2{mouse().x(), mouse().y()} : middle;
}

void AgentsItem::followPicked() {
    m_camera.setTarget(m_world.hasPicked(), m_world.pickedPlace());
}

void AgentsItem::redrawStill() {
    m_layers.redrawStill();
    update();
}

QVariantList AgentsItem::overlayGroups() {
    QVariantList groups;
    for (const OverlayGroup& group : tiller::overlayGroups()) {
        QVariantList choices;
        for (const Overlay& each : group.overlays)
            choices.append(QVariantMap{{"overlay", each.id},
                                       {"command", each.command()},
                                       {"name", each.name},
                                       {"glyph", each.icon},
                                       {"hasButton", each.hasButton()},
                                       {"tip", each.help}});
        groups.append(QVariantMap{{"title", group.title}, {"choices", choices}});
    }
    return groups;
}

QStringList AgentsItem::rememberedOverlays() {
    QStringList ids;
    for (const Overlay& each : overlaysInMenu())
        if (each.isRemembered)
            ids << each.id;
    return ids;
}

void AgentsItem::showStep(const QStringList& words) {
    if (!words.isEmpty()) {
        if (!m_ownOverlays) {
            m_ownOverlays = overlays();
            emit showsStepChanged();
        }
        setOverlays(overlays().ofStep(words));
    } else if (m_ownOverlays) {
        setOverlays(overlays().afterStep(*m_ownOverlays));
        m_ownOverlays.reset();
        emit showsStepChanged();
    }
}

RenderLook AgentsItem::renderLook() const {
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    return {.size = (size() * ratio).toSize(),
            .pixelRatio = ratio,
            .view = m_camera.view(),
            .colors = m_world.colors(),
            .overlays = m_world.overlays(),
            .picked = simulation() ? simulation()->picked() : std::nullopt,
            .follows = m_camera.following(),
            .selected = m_world.selected(),
            .folder = document() ? document()->folder() : QString(),
            .colorings = document() ? coloringsIn(document()->project()) : std::vector<Coloring>()};
}

QImage AgentsItem::snapshot() const {
    const RenderLook look = renderLook();
    WorldPicture shown = picture();
    shown.hovered.reset();
    shown.ordered = nullptr;
    shown.selection.reset();
    return paintedImage(shown, look.size, look.pixelRatio);
}

WorldPicture AgentsItem::picture() const {
    WorldPicture picture = m_world.picture(m_camera.view(), size());
    picture.hovered = m_hover.hovered();
    picture.enlarged = m_theme->scale();
    picture.selection = m_hover.frame();
    picture.frameGrip = m_hover.grip();
    picture.heldPoint = m_heldPoint.handle();
    picture.sketch = m_drawing.shape();
    picture.brush = m_groundBrush.place();
    picture.brushRadius = m_groundBrush.radius() * m_camera.view().scale();
    picture.guides = m_snapping.guides();
    picture.lit = m_lit.lit();
    picture.spotlit = m_spotlight.shown(
        mouseInside() ? std::optional(Vec2{mouse().x(), mouse().y()}) : std::nullopt);
    picture.ordered = &m_orders.agents();
    picture.orderPlaces = m_orders.preview();
    picture.settings = m_handles.all();
    picture.settingPlaces = m_handles.places();
    picture.activeSetting = m_handles.active();
    return picture;
}

QSGNode* AgentsItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_world.isComplete() || size().isEmpty()) {
        delete old;
        return nullptr;
    }
    return m_layers.update(old, *window(), picture());
}

void AgentsItem::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) {
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() == oldGeometry.size())
        return;
    m_camera.setSize(newGeometry.size());
    redrawStill();
}

void AgentsItem::itemChange(ItemChange change, const ItemChangeData& value) {
    const bool hides = (change == ItemVisibleHasChanged && !value.boolValue) ||
                       (change == ItemSceneChange && !value.window);
    if (hides && m_hover.mouseInside())
        m_input.leave(); // a hidden item gets no event when the mouse leaves it
    QQuickItem::itemChange(change, value);
}

void AgentsItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    m_input.press(event->position(), event->button(), event->modifiers());
}

void AgentsItem::mouseMoveEvent(QMouseEvent* event) {
    m_input.move(event->position(), event->modifiers());
}

void AgentsItem::mouseReleaseEvent(QMouseEvent* event) {
    m_input.release(event->position(), event->button(), event->modifiers());
}

void AgentsItem::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_world.document())
        m_input.doubleClick(event->position(), event->modifiers());
}

void AgentsItem::mouseUngrabEvent() {
    m_input.interrupt();
}

void AgentsItem::hoverMoveEvent(QHoverEvent* event) {
    m_input.hover(event->position(), event->modifiers());
}

void AgentsItem::hoverLeaveEvent(QHoverEvent*) {
    m_input.leave();
}

void AgentsItem::wheelEvent(QWheelEvent* event) {
    m_input.wheel(event->position(), event->angleDelta().y() / 120.0);
    event->accept();
}

bool AgentsItem::event(QEvent* event) {
    // The window has shortcuts with the same keys. Delete removes a point or the picked agent;
    // a dot or a comma is a part of a number that is typed while something is dragged.
    if (event->type() == QEvent::ShortcutOverride &&
        m_input.takesShortcut(static_cast<QKeyEvent*>(event)->key(),
                              static_cast<QKeyEvent*>(event)->text())) {
        event->accept();
        return true;
    }
    return QQuickItem::event(event);
}

void AgentsItem::keyPressEvent(QKeyEvent* event) {
    if (!m_input.pressKey(event->key(), event->text(), event->modifiers(), event->isAutoRepeat()))
        QQuickItem::keyPressEvent(event);
}

} // namespace tiller
