#include "app/editor/viewport/world_layers.h"

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/painters.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRectangleNode>
#include <QSGRendererInterface>
#include <QSGVertexColorMaterial>

#include <algorithm>

namespace tiller {

namespace {

// A node with more than 65,535 vertices loses its tail. A multiple of 3 keeps triangles whole.
constexpr std::size_t mostVertices = 60'000;

// With more agents than this, speed is worth more than smooth edges.
constexpr std::size_t mostSmoothAgents = 4'000;

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

/// A picture of a layer, whose texture stays as long as the image does.
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

void showPictures(QSGNode& layer, QQuickWindow& window, const WorldPicture& picture) {
    int child = 0;
    for (const LayerPictures::Picture& each : picture.pictures->all()) {
        if (child >= layer.childCount())
            layer.appendChildNode(new PictureNode);
        static_cast<PictureNode*>(layer.childAtIndex(child++))->show(window, each, picture.view);
    }
    while (layer.childCount() > child)
        delete layer.childAtIndex(child);
}

/// The children of the root.
enum Child { floorLayer, pictureLayer, backLayer, movingLayer, frontLayer };

/// Splits the vertices between as many children of the layer as necessary.
void showTriangles(QSGNode& layer, std::span<const TriangleTarget::Vertex> vertices) {
    int child = 0;
    for (std::size_t from = 0; from < vertices.size(); from += mostVertices, ++child) {
        if (child >= layer.childCount())
            layer.appendChildNode(newTriangles());
        setTriangles(*static_cast<QSGGeometryNode*>(layer.childAtIndex(child)),
                     vertices.subspan(from, std::min(mostVertices, vertices.size() - from)));
    }
    while (layer.childCount() > child)
        delete layer.childAtIndex(child);
}

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
    if (m_stillChanged || m_backImage.devicePixelRatio() != pixelRatio) {
        m_backImage =
            QImage((picture.size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
        m_backImage.setDevicePixelRatio(pixelRatio);
        m_backImage.fill(picture.colors.ground);
        QPainter painter(&m_backImage);
        PainterTarget target(painter);
        paintFloor(target, picture);
        if (picture.pictures)
            paintPictures(painter, *picture.pictures, picture.view);
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
    const auto show = [root](int layer, const TriangleTarget& triangles) {
        showTriangles(*root->childAtIndex(layer), triangles.vertices());
    };
    m_moving.clear();
    m_moving.setSmooth(picture.frame.agentCount() <= mostSmoothAgents);
    paintMoving(m_moving, picture);
    show(movingLayer, m_moving);
    if (m_stillChanged) {
        showFloor(*root->childAtIndex(floorLayer), window, picture);
        if (picture.pictures)
            showPictures(*root->childAtIndex(pictureLayer), window, picture);
        m_back.clear();
        paintBack(m_back, picture);
        show(backLayer, m_back);
        m_front.clear();
        paintFront(m_front, picture);
        show(frontLayer, m_front);
    }
    return root;
}

} // namespace tiller
