#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/document/document.h"
#include "app/editor/viewmodels/link_list_model.h"
#include "app/editor/viewmodels/node_list_model.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace tiller {

struct Macro;

/// The canvas: what is seen of it, and what a person does on it. Takes mouse and wheel in screen
/// coordinates of the canvas item, finds what is there by geometry, and turns gestures into edits,
/// one undo step each. A place p of the canvas is seen at p * zoom + pan.
class CanvasController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(tiller::NodeListModel* nodes READ nodes CONSTANT)
    Q_PROPERTY(tiller::LinkListModel* links READ links CONSTANT)
    Q_PROPERTY(double zoom READ zoom NOTIFY viewChanged)
    Q_PROPERTY(QPointF pan READ pan NOTIFY viewChanged)
    Q_PROPERTY(bool detailed READ detailed NOTIFY viewChanged)
    Q_PROPERTY(bool marked READ marked NOTIFY viewChanged)
    Q_PROPERTY(double markScale READ markScale NOTIFY viewChanged)
    Q_PROPERTY(int nameSize READ nameSize NOTIFY viewChanged)
    Q_PROPERTY(double portScale READ portScale NOTIFY viewChanged)
    Q_PROPERTY(bool empty READ empty NOTIFY contentChanged)
    Q_PROPERTY(QRectF rubberBand READ rubberBand NOTIFY gestureChanged)
    Q_PROPERTY(bool drawing READ drawing NOTIFY gestureChanged)
    Q_PROPERTY(QPointF draftEnd READ draftEnd NOTIFY gestureChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY gestureChanged)
    Q_PROPERTY(QString hoveredNode READ hoveredNode NOTIFY hoverChanged)
    Q_PROPERTY(QString hoveredPort READ hoveredPort NOTIFY hoverChanged)
    Q_PROPERTY(QString hoveredLink READ hoveredLink NOTIFY hoverChanged)
    Q_PROPERTY(QString hint READ hint NOTIFY hoverChanged)
    Q_PROPERTY(Qt::CursorShape cursor READ cursor NOTIFY hoverChanged)

public:
    explicit CanvasController(Document& document, QObject* parent = nullptr);

    /// @name Input, in screen coordinates
    /// @{
    Q_INVOKABLE void press(double x, double y, int button, int modifiers, bool panKey);
    Q_INVOKABLE void move(double x, double y, int modifiers);
    Q_INVOKABLE void release(double x, double y);
    Q_INVOKABLE void doubleClick(double x, double y);
    Q_INVOKABLE void leave();
    /// @param dx, dy angles in eighths of a degree: 120 is a notch
    Q_INVOKABLE void wheel(double x, double y, double dx, double dy, int modifiers);
    /// Ends a gesture as if it had not begun. Answers whether there was one.
    Q_INVOKABLE bool cancel();
    /// @}

    /// @name View
    /// @{
    Q_INVOKABLE void setViewSize(double width, double height);
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomTo(double zoom);
    Q_INVOKABLE void fitAll();
    Q_INVOKABLE void centerOn(const QString& id); ///< a node, or the nodes of a link
    /// @}

    /// @name Edits of what is selected
    /// @{
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void copySelected();
    Q_INVOKABLE void cutSelected();
    Q_INVOKABLE void paste();
    Q_INVOKABLE void duplicateSelected();
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void nudgeSelected(int dx, int dy); ///< by steps of the grid
    Q_INVOKABLE void reorderSelected(int by);
    Q_INVOKABLE void selectNeighbor(int dx, int dy, bool extend = false);
    /// Wires the first selected cards to the last one, each to the first input that fits it.
    Q_INVOKABLE void wireSelected();
    Q_INVOKABLE void selectNext(int by);
    /// @}

    /// Adds a node at a place of the screen, or the nodes of a macro to the right of and below it;
    /// a node is wired to the wire that was dropped there, if one was.
    Q_INVOKABLE bool addNode(const QString& type, double x, double y);
    /// Adds a node where it is seen and hides nothing: near the middle of the view.
    Q_INVOKABLE bool addNodeInView(const QString& type);
    /// Forgets the wire that was dropped on the empty canvas.
    Q_INVOKABLE void dropDraft();
    Q_INVOKABLE bool connectPorts(const QString& fromNode, const QString& fromPort,
                                  const QString& toNode, const QString& toPort);
    Q_INVOKABLE void setWeight(const QString& link, double weight, int gesture = 0);
    Q_INVOKABLE bool typeWeight(const QString& link, const QString& text);

    /// Where a port, or the weight of a link, is on the screen.
    Q_INVOKABLE QPointF portPlace(const QString& node, const QString& port) const;
    Q_INVOKABLE QPointF weightPlace(const QString& link) const;

    [[nodiscard]] const CanvasScene& scene() const { return m_scene; }
    [[nodiscard]] Document& document() const { return m_document; }
    [[nodiscard]] NodeListModel* nodes() { return &m_nodes; }
    [[nodiscard]] LinkListModel* links() { return &m_links; }
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] QPointF pan() const { return m_pan; }
    [[nodiscard]] QRectF seen() const; ///< what is in view, in canvas units
    /// @name How much is shown from this far: whole cards, or their names; weights, and how much
    /// larger they are drawn to stay legible
    /// @{
    [[nodiscard]] bool detailed() const;
    [[nodiscard]] bool marked() const;
    [[nodiscard]] double markScale() const;
    [[nodiscard]] int nameSize() const;     ///< of names on cards from far, in canvas units
    [[nodiscard]] double portScale() const; ///< how much larger ports are drawn, to be 10 px
    /// @}
    [[nodiscard]] bool empty() const { return m_document.project().nodes.empty(); }
    [[nodiscard]] QRectF rubberBand() const; ///< on the screen; null while there is none
    [[nodiscard]] bool drawing() const { return m_from.has_value(); }
    [[nodiscard]] QPointF draftEnd() const { return m_pan + m_draftEnd * m_zoom; }
    [[nodiscard]] const QString& refusal() const { return m_refusal; }
    [[nodiscard]] QString hoveredNode() const;
    [[nodiscard]] QString hoveredPort() const; ///< "node.port"
    [[nodiscard]] QString hoveredLink() const;
    [[nodiscard]] QString hint() const; ///< what is under the mouse and what one can do with it
    [[nodiscard]] Qt::CursorShape cursor() const;

    /// The wire being drawn, and the link whose end is being carried away.
    [[nodiscard]] std::optional<WireCurve> draft() const;
    [[nodiscard]] PortType draftType() const;
    [[nodiscard]] const std::optional<Id>& carried() const { return m_carried; }

signals:
    void viewChanged();
    void contentChanged();
    void gestureChanged();
    void hoverChanged();
    /// A wire was dropped on the empty canvas, or a node is asked for: show the palette there.
    void paletteRequested(double x, double y, const QString& portType, bool fromInput);
    void nodeMenuRequested(double x, double y);
    void linkMenuRequested(double x, double y, bool ordered);
    void weightEditRequested(const QString& link, double x, double y, double weight);
    void inspectorRequested(); ///< a card was double-clicked

private:
    enum class Gesture { none, pan, band, pressedCard, moveCards, pressedPort, drawWire, weight };

    [[nodiscard]] QPointF toCanvas(QPointF screen) const { return (screen - m_pan) / m_zoom; }
    [[nodiscard]] bool isInput(const PortRef& port) const;
    [[nodiscard]] std::optional<Id> weightAt(QPointF place) const;
    void pressLeft(QPointF place, int modifiers);
    void pressRight(QPointF screen, QPointF place);
    void selectCard(const Id& node, int modifiers);
    void startWire();
    void moveWire(QPointF place);
    void moveCards(QPointF place);
    void moveBand(QPointF place);
    void moveWeight(QPointF screen, int modifiers);
    void dropWire(QPointF screen);
    void hover(QPointF place);
    void setView(QPointF pan, double zoom);
    void moveView(QPointF pan, double zoom);
    void showCard(const Id& node);
    void
    showArea(const QRectF& area); ///< of the canvas; zooms out where it is larger than the view
    bool addGroup(const QString& macro, QPointF place);
    bool addGroupInView(const Macro& macro);
    void endGesture();
    void selectNodesOf(const Change& change);
    void duplicateSelectedScene();
    [[nodiscard]] Result<Change> wired(const Result<Change>& added, const PortRef& wireEnd);
    [[nodiscard]] std::vector<Id> selectedNodes() const;

    Document& m_document;
    CanvasScene m_scene;
    NodeListModel m_nodes;
    LinkListModel m_links;
    QPointF m_pan;
    double m_zoom = 1;
    QSizeF m_viewSize;
    bool m_followsSize = true; ///< fits all until the person moves the view

    Gesture m_gesture = Gesture::none;
    int m_gestureId = 0;
    QPointF m_pressed;  ///< on the screen
    QPointF m_last;     ///< on the screen
    QPointF m_moved;    ///< how far the cards have gone, on the canvas
    QPointF m_draftEnd; ///< on the canvas
    QStringList m_selectedBefore;
    std::optional<PortRef> m_from; ///< where the wire being drawn starts; an output or an input
    std::optional<PortRef> m_over; ///< the port under its other end
    std::optional<Id> m_carried;
    std::optional<Id> m_weighed;
    double m_weightBefore = 1;
    QString m_refusal;
    std::optional<Id> m_hoverNode;
    std::optional<PortRef> m_hoverPort;
    std::optional<Id> m_hoverLink;
    std::optional<Id> m_hoverWeight;
    std::optional<QPointF> m_cursor; ///< on the canvas, while the mouse is over it
};

} // namespace tiller
