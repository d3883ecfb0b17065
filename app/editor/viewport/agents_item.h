#pragma once

#include "app/editor/pane/draw_target.h"
#include "app/editor/viewport/layers.h"
#include "app/editor/viewport/spotlight.h"
#include "app/editor/viewport/world_input.h"
#include "app/editor/viewport/world_picture.h"

#include <QImage>
#include <QQuickItem>

class QQuickWindow;
class QSGNode;

namespace tiller {

class Theme;

/// The nodes of a world in the scene graph: pictures, and triangles in layers, where Qt draws on a
/// GPU (or llvmpipe), one painted image where it draws in software. Only the layer of the agents is
/// drawn for each frame.
class WorldLayers {
public:
    /// The layers behind and before the agents are drawn again with the next update().
    void redrawStill() { m_stillChanged = true; }
    /// The node that shows the picture. @param old the node of the last update, or null
    [[nodiscard]] QSGNode* update(QSGNode* old, QQuickWindow& window, const WorldPicture& picture);

private:
    QSGNode* updateImage(QSGNode* old, QQuickWindow& window, const WorldPicture& picture);
    QSGNode* updateTriangles(QSGNode* old, QQuickWindow& window, const WorldPicture& picture);
    [[nodiscard]] QImage painted(const WorldPicture& picture, double pixelRatio);

    bool m_stillChanged = true;
    TriangleTarget m_back;
    TriangleTarget m_moving;
    TriangleTarget m_front;
    QImage m_backImage;
};

/// The world as one item: scene, agents and overlays. It joins the parts of a viewport:
///   ShownWorld       document, simulation, colors and overlays
///   WorldCamera      which part of the world: pan, zoom, fit, follow, in step with another view
///   SceneDrawing     the tool, and the scene item that it draws
///   AgentBrush       adds agents by hand, and removes the picked one
///   GroundBrush      paints a ground
///   AgentOrders      the selected agents, and where they are sent
///   WorldSelection   the selected geometry, and the edits of all of it
///   LayerList        the layers of the scene
///   SelectedHandles  the handles of the selected settings, and their tip
///   LitNode          the node whose force it shows on every agent
///   Spotlight        what stands out, in a light or with rings
///   WorldHover       what is under the mouse
///   WorldInput       the mouse and the keys
///   WorldLayers      the nodes in the scene graph
class AgentsItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation WRITE setSimulation NOTIFY
                   simulationChanged REQUIRED)
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)
    Q_PROPERTY(tiller::Overlays overlays READ overlays WRITE setOverlays NOTIFY overlaysChanged)
    /// {title, choices: {overlay, command, name, glyph, tip} each} each, for Show and its buttons.
    Q_PROPERTY(QVariantList overlayGroups READ overlayGroups NOTIFY languageChanged)
    Q_PROPERTY(QStringList rememberedOverlays READ rememberedOverlays CONSTANT)
    Q_PROPERTY(bool showsStep READ showsStep NOTIFY showsStepChanged)
    Q_PROPERTY(tiller::WorldCamera* camera READ camera CONSTANT)
    Q_PROPERTY(tiller::SceneDrawing* drawing READ drawing CONSTANT)
    Q_PROPERTY(tiller::AgentBrush* brush READ brush CONSTANT)
    Q_PROPERTY(tiller::GroundBrush* groundBrush READ groundBrush CONSTANT)
    Q_PROPERTY(tiller::AgentOrders* orders READ orders CONSTANT)
    Q_PROPERTY(tiller::SelectedHandles* handles READ handles CONSTANT)
    Q_PROPERTY(tiller::WorldSelection* selection READ selection CONSTANT)
    Q_PROPERTY(tiller::LayerList* layers READ layers CONSTANT)
    Q_PROPERTY(QString dragText READ dragText NOTIFY dragTextChanged) ///< "moved by 40, 0"
    Q_PROPERTY(tiller::LitNode* lit READ lit CONSTANT)
    Q_PROPERTY(tiller::Spotlight* spotlight READ spotlight CONSTANT)
    Q_PROPERTY(tiller::SceneLabelsModel* labels READ labels CONSTANT)
    Q_PROPERTY(QVariantList legend READ legend NOTIFY
                   legendChanged) ///< {name, color, id of a node or "", isMode}
    Q_PROPERTY(bool hasAgentTypes READ hasAgentTypes NOTIFY projectChanged)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY projectChanged) ///< no agents and no scene
    Q_PROPERTY(QPointF mouse READ mouse NOTIFY mouseChanged)    ///< in the world
    Q_PROPERTY(bool mouseInside READ mouseInside NOTIFY mouseChanged)

public:
    explicit AgentsItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SimulationController* simulation() const { return m_world.simulation(); }
    void setSimulation(SimulationController* simulation) { m_world.setSimulation(simulation); }
    [[nodiscard]] Document* document() const { return m_world.document(); }
    void setDocument(Document* document) { m_world.setDocument(document); }
    [[nodiscard]] const ViewColors& colors() const { return m_world.colors(); }
    [[nodiscard]] const Overlays& overlays() const { return m_world.overlays(); }
    void setOverlays(const Overlays& overlays) { m_world.setOverlays(overlays); }

    [[nodiscard]] static QVariantList overlayGroups();
    [[nodiscard]] static QStringList rememberedOverlays();
    /// The overlays that the step of a lesson names; with no words, the person's own again.
    Q_INVOKABLE void showStep(const QStringList& words);
    [[nodiscard]] bool showsStep() const { return m_ownOverlays.has_value(); }

    [[nodiscard]] WorldCamera* camera() { return &m_camera; }
    [[nodiscard]] const ViewTransform& view() const { return m_camera.view(); }
    [[nodiscard]] SceneDrawing* drawing() { return &m_drawing; }
    [[nodiscard]] AgentBrush* brush() { return &m_brush; }
    [[nodiscard]] GroundBrush* groundBrush() { return &m_groundBrush; }
    [[nodiscard]] AgentOrders* orders() { return &m_orders; }
    /// Where a command acts: at the mouse, or else in the middle of the view.
    [[nodiscard]] Vec2 commandPlace() const;
    [[nodiscard]] SelectedHandles* handles() { return &m_handles; }
    [[nodiscard]] WorldSelection* selection() { return &m_selection; }
    [[nodiscard]] LayerList* layers() { return &m_layerList; }
    [[nodiscard]] QString dragText() const { return m_input.dragText(); }
    [[nodiscard]] LitNode* lit() { return &m_lit; }
    [[nodiscard]] Spotlight* spotlight() { return &m_spotlight; }
    [[nodiscard]] SceneLabelsModel* labels() { return m_world.labels(); }
    [[nodiscard]] QVariantList legend() const { return m_world.legend(); }
    [[nodiscard]] bool hasAgentTypes() const { return m_world.hasAgentTypes(); }
    [[nodiscard]] bool isEmpty() const { return m_world.isEmpty(); }
    [[nodiscard]] QPointF mouse() const { return m_hover.mouse(); }
    [[nodiscard]] bool mouseInside() const { return m_hover.mouseInside(); }

    /// How a film shows the same.
    [[nodiscard]] RenderLook renderLook() const;
    /// A picture of the world as it is shown, without what the mouse does to it.
    [[nodiscard]] QImage snapshot() const;

signals:
    void simulationChanged();
    void documentChanged();
    void languageChanged();
    void overlaysChanged();
    void showsStepChanged();
    void legendChanged();
    void projectChanged();
    void mouseChanged();
    void dragTextChanged();
    void menuRequested(const QPointF& place); ///< a right click, in pixels

protected:
    bool event(QEvent* event) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectWorld();
    void connectParts();
    void followPicked();
    void redrawStill(); ///< also what does not move
    [[nodiscard]] WorldPicture picture() const;

    const Theme* m_theme = nullptr;
    std::optional<Overlays> m_ownOverlays; ///< while a step has chosen others
    WorldLayers m_layers;
    ShownWorld m_world;
    WorldCamera m_camera;
    Snapping m_snapping{m_world, m_camera};
    SceneDrawing m_drawing{m_world, m_camera, m_snapping};
    SelectedHandles m_handles{m_world, m_camera};
    LitNode m_lit{m_world};
    Spotlight m_spotlight{m_world};
    WorldSelection m_selection{m_world};
    LayerList m_layerList{m_world, m_selection};
    HeldPoint m_heldPoint{m_world, m_camera};
    AgentBrush m_brush{m_world, m_camera, m_drawing};
    GroundBrush m_groundBrush{m_world, m_camera, m_drawing};
    AgentOrders m_orders{m_world};
    WorldHover m_hover{m_world, m_camera, m_drawing, m_handles, m_selection};
    WorldInput m_input{WorldParts{m_world, m_camera, m_snapping, m_drawing, m_handles, m_selection,
                                  m_heldPoint, m_hover, m_brush, m_groundBrush, m_orders}};
};

} // namespace tiller
