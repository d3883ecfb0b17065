#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/render_look.h"
#include "app/editor/viewport/scene_labels_model.h"
#include "app/editor/viewport/sketch.h"
#include "app/editor/viewport/triangle_target.h"
#include "app/editor/viewport/world_painter.h"

#include <QImage>
#include <QPointer>
#include <QQuickItem>

namespace tiller {

/// The world as one item: scene, agents and overlays. Triangles in the scene graph where it draws
/// on a GPU (or llvmpipe), a painted texture where it draws in software.
///
/// The mouse: over the world it is the Cursor; a click on an agent picks it, on a handle selects
/// what it belongs to, on empty ground is a click in the world. Agents and handles are dragged with
/// the left button, the view with any other or by its ground; the wheel zooms. Esc ends a drag and
/// takes it back, or unpicks.
///
/// A double click, or one with Alt, puts a point on a line; Alt on a point takes it away. What is
/// dragged snaps to the scene, with Ctrl to the grid, with Alt to nothing. With a tool, the mouse
/// draws: see Sketch.
class AgentsItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation WRITE setSimulation NOTIFY
                   simulationChanged REQUIRED)
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)

    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY colorsChanged)
    Q_PROPERTY(QColor ground READ ground WRITE setGround NOTIFY colorsChanged)
    Q_PROPERTY(QColor worldColor READ worldColor WRITE setWorldColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor gridColor READ gridColor WRITE setGridColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor edgeColor READ edgeColor WRITE setEdgeColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor handleColor READ handleColor WRITE setHandleColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor accentColor READ accentColor WRITE setAccentColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor textColor READ textColor WRITE setTextColor NOTIFY colorsChanged)

    Q_PROPERTY(bool showGrid READ showGrid WRITE setShowGrid NOTIFY overlaysChanged)
    Q_PROPERTY(bool showHandles READ showHandles WRITE setShowHandles NOTIFY overlaysChanged)
    Q_PROPERTY(bool showVelocity READ showVelocity WRITE setShowVelocity NOTIFY overlaysChanged)
    Q_PROPERTY(bool showSteering READ showSteering WRITE setShowSteering NOTIFY overlaysChanged)
    Q_PROPERTY(bool showForces READ showForces WRITE setShowForces NOTIFY overlaysChanged)
    Q_PROPERTY(bool showRadii READ showRadii WRITE setShowRadii NOTIFY overlaysChanged)
    Q_PROPERTY(bool showTrails READ showTrails WRITE setShowTrails NOTIFY overlaysChanged)
    Q_PROPERTY(bool showSelected READ showSelected WRITE setShowSelected NOTIFY overlaysChanged)
    /// A node whose force is shown on every agent; empty: none, or the selected one (showSelected).
    Q_PROPERTY(QString litNode READ litNode WRITE setLitNode NOTIFY litChanged)
    Q_PROPERTY(QString litText READ litText NOTIFY litTextChanged) ///< "Seek acts on 12 of 20"
    Q_PROPERTY(
        bool colorByBehavior READ colorByBehavior WRITE setColorByBehavior NOTIFY legendChanged)
    Q_PROPERTY(QVariantList legend READ legend NOTIFY legendChanged)

    Q_PROPERTY(double zoom READ zoom NOTIFY viewChanged) ///< pixels per world unit
    Q_PROPERTY(QPointF origin READ origin NOTIFY viewChanged)
    /// The view keeps the picked agent in its middle, until it is panned or Esc is pressed.
    Q_PROPERTY(bool following READ following WRITE setFollowing NOTIFY followingChanged)
    /// Another one that shows the same part of the world, whichever of the two is zoomed or moved.
    Q_PROPERTY(
        tiller::AgentsItem* inStepWith READ inStepWith WRITE setInStepWith NOTIFY inStepWithChanged)
    Q_PROPERTY(tiller::SceneLabelsModel* labels READ labels CONSTANT)
    Q_PROPERTY(bool hasAgentTypes READ hasAgentTypes NOTIFY projectChanged)
    /// Name and value of the setting whose handle is hovered or dragged, and where it stands.
    Q_PROPERTY(QString handleTip READ handleTip NOTIFY handleTipChanged)
    Q_PROPERTY(QPointF handleTipPlace READ handleTipPlace NOTIFY handleTipChanged)
    Q_PROPERTY(QPointF mouse READ mouse NOTIFY mouseChanged) ///< in the world
    Q_PROPERTY(bool mouseInside READ mouseInside NOTIFY mouseChanged)
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY toolChanged) ///< a DrawTool's name
    Q_PROPERTY(bool drawing READ drawing NOTIFY toolChanged) ///< what is not finished yet
    Q_PROPERTY(QString hint READ hint NOTIFY toolChanged)    ///< what to do with the tool now

public:
    explicit AgentsItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    [[nodiscard]] Document* document() const { return m_document; }
    void setSimulation(SimulationController* simulation);
    void setDocument(Document* document);

    [[nodiscard]] QColor ground() const { return m_colors.ground; }
    [[nodiscard]] QColor worldColor() const { return m_colors.world; }
    [[nodiscard]] QColor gridColor() const { return m_colors.grid; }
    [[nodiscard]] QColor edgeColor() const { return m_colors.edge; }
    [[nodiscard]] QColor handleColor() const { return m_colors.handle; }
    [[nodiscard]] QColor accentColor() const { return m_colors.accent; }
    [[nodiscard]] QColor textColor() const { return m_colors.text; }
    [[nodiscard]] bool dark() const { return m_colors.dark; }
    void setDark(bool dark);
    void setGround(const QColor& color) { setColor(m_colors.ground, color); }
    void setWorldColor(const QColor& color) { setColor(m_colors.world, color); }
    void setGridColor(const QColor& color) { setColor(m_colors.grid, color); }
    void setEdgeColor(const QColor& color) { setColor(m_colors.edge, color); }
    void setHandleColor(const QColor& color) { setColor(m_colors.handle, color); }
    void setAccentColor(const QColor& color) { setColor(m_colors.accent, color); }
    void setTextColor(const QColor& color) { setColor(m_colors.text, color); }

    [[nodiscard]] bool showGrid() const { return m_overlays.grid; }
    [[nodiscard]] bool showHandles() const { return m_overlays.handles; }
    [[nodiscard]] bool showVelocity() const { return m_overlays.velocity; }
    [[nodiscard]] bool showSteering() const { return m_overlays.steering; }
    [[nodiscard]] bool showForces() const { return m_overlays.forces; }
    [[nodiscard]] bool showRadii() const { return m_overlays.radii; }
    [[nodiscard]] bool showTrails() const { return m_overlays.trails; }
    [[nodiscard]] bool colorByBehavior() const { return m_colorByBehavior; }
    void setShowGrid(bool show) { setOverlay(m_overlays.grid, show); }
    void setShowHandles(bool show) { setOverlay(m_overlays.handles, show); }
    void setShowVelocity(bool show) { setOverlay(m_overlays.velocity, show); }
    void setShowSteering(bool show) { setOverlay(m_overlays.steering, show); }
    void setShowForces(bool show) { setOverlay(m_overlays.forces, show); }
    void setShowRadii(bool show) { setOverlay(m_overlays.radii, show); }
    void setShowTrails(bool show) { setOverlay(m_overlays.trails, show); }
    void setColorByBehavior(bool byBehavior);
    [[nodiscard]] bool showSelected() const { return m_overlays.selected; }
    void setShowSelected(bool show) { setOverlay(m_overlays.selected, show); }

    /// @name What explains a node, in agents_item_settings.cpp
    /// @{
    [[nodiscard]] QString litNode() const { return QString::fromStdString(m_pointedNode); }
    void setLitNode(const QString& node);
    [[nodiscard]] QString litText() const { return m_litText; }
    [[nodiscard]] const std::vector<PlacedHandle>& settingHandles() const { return m_settings; }
    [[nodiscard]] QString handleTip() const { return m_handleTip; }
    [[nodiscard]] QPointF handleTipPlace() const { return m_lastPlace; }
    /// @}

    /// What the colors mean: {name, color} for each.
    [[nodiscard]] QVariantList legend() const;

    [[nodiscard]] double zoom() const { return m_view.scale(); }
    [[nodiscard]] QPointF origin() const { return m_view.origin(); }
    [[nodiscard]] const ViewTransform& view() const { return m_view; }
    [[nodiscard]] SceneLabelsModel* labels() { return &m_labels; }
    [[nodiscard]] bool hasAgentTypes() const;
    [[nodiscard]] QPointF mouse() const { return m_mouse; }
    [[nodiscard]] bool mouseInside() const { return m_mouseInside; }

    [[nodiscard]] QString tool() const;
    void setTool(const QString& name);
    [[nodiscard]] bool drawing() const { return m_sketch.has_value(); }
    [[nodiscard]] QString hint() const;

    [[nodiscard]] bool following() const { return m_following; }
    void setFollowing(bool following);
    [[nodiscard]] AgentsItem* inStepWith() const { return m_inStepWith; }
    void setInStepWith(AgentsItem* other);

    /// What is seen, to be drawn without the window; and drawn so.
    [[nodiscard]] RenderLook renderLook() const;
    [[nodiscard]] QImage drawn();

    /// Shows all of the world, and keeps doing so as the item's size changes.
    Q_INVOKABLE void fit();
    /// The last point of what is being drawn, or all of it where it has no other. False where
    /// nothing is being drawn.
    Q_INVOKABLE bool takeBack();
    /// Around the middle of the view.
    Q_INVOKABLE void zoomBy(double factor);

signals:
    void simulationChanged();
    void documentChanged();
    void colorsChanged();
    void overlaysChanged();
    void legendChanged();
    void litChanged();
    void litTextChanged();
    void handleTipChanged();
    void viewChanged();
    void projectChanged();
    void mouseChanged();
    void toolChanged();
    void followingChanged();
    void inStepWithChanged();
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
    enum class Gesture { none, handle, setting, agent, ground, pan, draw };

    void setColor(QColor& which, const QColor& color);
    void setOverlay(bool& which, bool show);
    void wantForces();
    void onFrame();
    void onProject();
    void onSelection();
    void changeView();
    void followPicked();
    void takeView(const AgentsItem& from);
    void redrawStill(); ///< and not only what moves
    [[nodiscard]] WorldPicture picture() const;
    [[nodiscard]] QImage painted(double pixelRatio);
    QSGNode* paintTriangles(QSGNode* old);

    void pressed(QPointF at);
    void pressedHandle(const Handle& handle, QPointF at);
    void startDrag(const Handle& handle, QPointF at);
    void moved(QPointF at);
    void released(QPointF at);
    void dragHandle(QPointF at);
    void cancelGesture();
    void endDrag();
    [[nodiscard]] bool isInWorld(Vec2 place) const;
    void moveMouse(QPointF at);
    void hoverAt(QPointF at);
    void leaveMouse();
    void hover(std::optional<Handle> handle, bool overAgent);
    void nudge(Vec2 by, int gesture);
    void escape();
    bool pressedKey(int key, double step);

    /// @name What explains a node, in agents_item_settings.cpp
    /// @{
    [[nodiscard]] const Node* selectedNode() const;
    [[nodiscard]] const Explanation* explanationFor(const Node& node) const;
    [[nodiscard]] Id effectiveLit() const;
    void followSettings();
    void holdDragged();
    void hoverSetting(std::optional<std::size_t> setting);
    void pressedSetting(std::size_t setting, QPointF at);
    void dragSetting(QPointF at);
    void showLit();
    void showTip(QPointF at);
    [[nodiscard]] std::optional<std::size_t> settingAtPixel(QPointF at) const;
    /// @}

    /// @name The points of lines
    /// @{
    void insertPointAt(const Handle& line, QPointF at);
    bool removePointOf(const Handle& corner);
    [[nodiscard]] std::optional<Handle> removablePoint() const;
    /// @}

    /// @name Drawing
    /// @{
    [[nodiscard]] bool draws() const { return m_tool != DrawTool::select; }
    void pressedWithTool(QPointF at);
    void moveSketch(QPointF at);
    void releasedWithTool();
    void finishSketch(bool closed);
    void dropSketch();
    void addItem(const SceneItem& item);
    void endTool();
    bool pressedKeyWithTool(int key);
    bool chooseTool(const QString& letter);
    [[nodiscard]] bool closesSketch(QPointF at) const;
    /// @}

    /// Where the anchors come to, and what they snapped to.
    [[nodiscard]] Snapped snapped(std::span<const Vec2> anchors, Vec2 by) const;
    [[nodiscard]] Vec2 drawPlace(QPointF at);
    void startSnap(const std::optional<Handle>& moved);
    void showGuides(std::vector<Guide> guides);
    [[nodiscard]] std::optional<Handle> handleAtPixel(QPointF at) const;
    [[nodiscard]] std::optional<AgentName> agentAtPixel(QPointF at) const;
    [[nodiscard]] double pixelStep() const { return roundStep(0.5 / m_view.scale()); }

    QPointer<SimulationController> m_simulation;
    QPointer<Document> m_document;
    boost::signals2::scoped_connection m_changed;
    boost::signals2::scoped_connection m_replaced;
    ViewColors m_colors;
    Overlays m_overlays;
    bool m_colorByBehavior = false;
    ProjectLook m_look;
    Trails m_trails;
    Trails m_wasTrails; ///< of the future that was
    SceneLabelsModel m_labels;
    std::vector<std::vector<Id>> m_legendBehaviors; ///< what the legend was made of
    ViewTransform m_view;
    bool m_keepsFit = true;
    bool m_following = false;
    QPointer<AgentsItem> m_inStepWith;
    bool m_takesView = false; ///< of the other: it need not take it back
    std::set<Id> m_selected;
    SceneShapes m_scene;
    bool m_stillChanged = true; ///< what is behind and before the agents is drawn anew
    TriangleTarget m_back;
    TriangleTarget m_moving;
    TriangleTarget m_front;
    QImage m_backImage; ///< where the scene graph draws in software

    Gesture m_gesture = Gesture::none;
    QPointF m_pressPlace;
    QPointF m_lastPlace;
    bool m_dragged = false; ///< the mouse went far enough that it is no click
    std::optional<Handle> m_hovered;
    std::optional<HandleDrag> m_handleDrag;
    std::optional<AgentName> m_agent; ///< that was pressed
    Id m_pointedNode;
    QString m_litText;
    std::vector<PlacedHandle> m_settings;
    Points m_settingPlaces;
    std::optional<std::size_t> m_activeSetting;
    std::optional<SettingDrag> m_settingDrag;
    QString m_handleTip;
    DrawTool m_tool = DrawTool::select;
    std::optional<Sketch> m_sketch;
    std::optional<SceneSnap> m_snap; ///< while something is dragged or drawn
    std::vector<Guide> m_guides;
    std::optional<Handle> m_grip; ///< the point that keys act on
    Qt::KeyboardModifiers m_modifiers;
    int m_gestureNumber = 0;
    int m_nudgeGesture = 0;
    QPointF m_mouse;
    bool m_mouseInside = false;
};

} // namespace tiller
