#pragma once

#include "app/editor/canvas/annotation_layer.h"
#include "app/editor/canvas/auto_layout.h"
#include "app/editor/canvas/card_buttons.h"
#include "app/editor/canvas/card_drag.h"
#include "app/editor/canvas/link_list_model.h"
#include "app/editor/canvas/node_list_model.h"
#include "app/editor/document/document.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVariantList>
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
    Q_PROPERTY(tiller::AnnotationLayer* annotations READ annotations CONSTANT)
    Q_PROPERTY(tiller::AutoLayout* autoLayout READ autoLayout CONSTANT)
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
    Q_PROPERTY(QVariantList guides READ guides NOTIFY gestureChanged)
    Q_PROPERTY(QString spliceLink READ spliceLink NOTIFY gestureChanged)
    Q_PROPERTY(QStringList recentTypes READ recentTypes NOTIFY recentTypesChanged)
    Q_PROPERTY(QString hoveredNode READ hoveredNode NOTIFY hoverChanged)
    Q_PROPERTY(QString buttonTip READ buttonTip NOTIFY hoverChanged)
    Q_PROPERTY(QPointF buttonPlace READ buttonPlace NOTIFY hoverChanged)
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
    Q_INVOKABLE void fitSelected(); ///< all, if nothing is
    /// A node, a frame or comment, or the nodes of a link.
    Q_INVOKABLE void centerOn(const QString& id);
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
    /// From a card to a wire of it, from a wire to the card at that end: -1 for where it comes
    /// from, 1 for where it leads.
    Q_INVOKABLE void followWire(int direction);
    /// Mutes the selected cards, or, where all are, lets them act again. Solo likewise.
    Q_INVOKABLE void toggleMuted();
    Q_INVOKABLE void toggleSolo();
    /// Takes the selected cards out of their wires, which close behind them.
    Q_INVOKABLE void detachSelected();
    /// Wires the first selected cards to the last one, each to the first input that fits it. With
    /// one card selected the wire starts there; it ends at the card where it is asked for again.
    Q_INVOKABLE void wireSelected();
    Q_INVOKABLE void selectNext(int by);
    /// Asks for the text of the selected frame, comment or card, or the weight of the wire.
    Q_INVOKABLE void editSelected();
    /// The menu of what is selected; the palette, if nothing is.
    Q_INVOKABLE void requestMenu();
    /// @}

    /// Adds a node at a place of the screen, or the nodes of a macro to the right of and below it;
    /// a node is wired to the wire that was dropped there, if one was.
    Q_INVOKABLE bool addNode(const QString& type, double x, double y);
    /// Adds a node where it is seen and hides nothing: near the middle of the view.
    Q_INVOKABLE bool addNodeInView(const QString& type);
    /// Forgets the wire that was dropped on the empty canvas.
    Q_INVOKABLE void dropDraft();
    /// Asks for a node to put into the selected wire.
    Q_INVOKABLE void insertInWire();
    /// A node of a type is held over the canvas: a wire that it would go into is marked. Without a
    /// type it has left.
    Q_INVOKABLE void holdType(const QString& type, double x, double y);
    /// Puts a frame around what is selected, and asks for its title.
    Q_INVOKABLE void frameSelected();
    /// Where the mouse is, else in the middle of the view, beside what is there; asks for its text.
    Q_INVOKABLE void addComment();
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
    [[nodiscard]] AnnotationLayer* annotations() { return &m_annotations; }
    [[nodiscard]] AutoLayout* autoLayout() { return &m_autoLayout; }
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
    [[nodiscard]] bool empty() const;
    [[nodiscard]] QRectF rubberBand() const; ///< on the screen; null while there is none
    [[nodiscard]] bool drawing() const { return m_from.has_value(); }
    [[nodiscard]] QPointF draftEnd() const { return m_pan + m_draftEnd * m_zoom; }
    [[nodiscard]] const QString& refusal() const { return m_refusal; }
    [[nodiscard]] QVariantList guides() const; ///< lines on the screen: {x1, y1, x2, y2}
    /// The wire that what is held would go into, if it were dropped now.
    [[nodiscard]] QString spliceLink() const {
        return QString::fromStdString(m_splice.value_or(""));
    }
    /// Whether nothing flows through a wire since an end of it is muted.
    [[nodiscard]] bool isSilent(const Wire& wire) const {
        return m_nodes.isSilent(wire.from.node) || m_nodes.isSilent(wire.to.node);
    }
    [[nodiscard]] const QStringList& recentTypes() const { return m_recentTypes; } ///< latest first
    [[nodiscard]] QString hoveredNode() const;
    [[nodiscard]] QString buttonTip() const; ///< what the button under the mouse does
    [[nodiscard]] QPointF buttonPlace() const;
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
    /// As above, for a node to go into a wire that brings one type where another is taken.
    void insertRequested(double x, double y, const QString& brings, const QString& takes);
    /// A frame's title or a comment's text is to be typed in its place on the screen.
    void textEditRequested(const QString& id, const QRectF& place, const QString& text,
                           bool isTitle);
    void boxMenuRequested(double x, double y, bool isFrame);
    void problemsRequested(const QString& node);
    void recentTypesChanged();
    void nodeMenuRequested(double x, double y);
    void linkMenuRequested(double x, double y, bool ordered);
    void weightEditRequested(const QString& link, double x, double y, double weight);
    void inspectorRequested(); ///< a card was double-clicked

private:
    enum class Gesture {
        none,
        pan,
        band,
        pressedCard,
        moveCards,
        pressedPort,
        drawWire,
        weight,
        pressedButton,
        pressedBox,
        resizeBox
    };
    struct Button {
        Id node;
        CardButton button;

        bool operator==(const Button&) const = default;
    };
    /// What is under the mouse while nothing is held.
    struct Hover {
        std::optional<PortRef> port;
        std::optional<Id> link;
        std::optional<Id> weight; ///< of this link
        std::optional<Id> node;
        std::optional<Button> button;
        std::optional<AnnotationLayer::Hit> box;

        bool operator==(const Hover&) const = default;
    };

    [[nodiscard]] QPointF toCanvas(QPointF screen) const { return (screen - m_pan) / m_zoom; }
    [[nodiscard]] bool isInput(const PortRef& port) const;
    [[nodiscard]] std::optional<Id> weightAt(QPointF place) const;
    [[nodiscard]] std::optional<Button> buttonAt(QPointF place) const;
    [[nodiscard]] std::optional<AnnotationLayer::Hit> boxAt(QPointF place) const;
    [[nodiscard]] QRectF bounds() const; ///< of all cards, frames and comments
    [[nodiscard]] QRectF areaOf(const Id& id) const;
    [[nodiscard]] double reach(int modifiers) const;
    /// In pixels of the screen: how far from a port, or from a wire, it is still hit.
    static constexpr double portReach = 12;
    static constexpr double wireReach = 8;

    void pressLeft(QPointF place, int modifiers);
    void pressRight(QPointF screen, QPointF place);
    void selectCard(const Id& node, int modifiers);
    void startWire();
    void moveWire(QPointF place);
    void startMove();
    void moveCards(QPointF place, int modifiers);
    void startResize();
    void resizeBox(QPointF place, int modifiers);
    void pressButton();
    void dropCards();
    void moveBand(QPointF place);
    void moveWeight(QPointF screen, int modifiers);
    void dropWire(QPointF screen);
    void hover(QPointF place);
    void hoverAgain();
    void setView(QPointF pan, double zoom);
    void moveView(QPointF pan, double zoom);
    void fit(const QRectF& area);
    void show(const Id& id);
    /// Of the canvas; zooms out where it is larger than the view, as long as ports can be seen.
    void showArea(const QRectF& area);
    [[nodiscard]] QPointF freePlace(const QRectF& card) const;
    [[nodiscard]] QPointF roomNear(const QRectF& card) const;
    [[nodiscard]] QPointF nearestFree(const QRectF& card,
                                      std::initializer_list<QPointF> ways) const;
    bool addSingle(const NodeType& type, QPointF place);
    void remember(const QString& type);
    bool addGroup(const QString& macro, QPointF place);
    bool addGroupInView(const Macro& macro);
    void endGesture();
    void leaveVanished();
    void selectAdded(const Change& change);
    [[nodiscard]] std::pair<Vec2, QRectF> wayOfCopies(std::span<const Id> ids) const;
    void editWeight(const Id& link);
    [[nodiscard]] Result<Change> spliced(const Result<Change>& added, const Id& link);
    [[nodiscard]] Result<Change> wired(const Result<Change>& added, const PortRef& wireEnd);
    [[nodiscard]] std::vector<Id> selectedNodes() const;

    Document& m_document;
    CanvasScene m_scene;
    NodeListModel m_nodes;
    LinkListModel m_links;
    AnnotationLayer m_annotations;
    AutoLayout m_autoLayout;
    QStringList m_recentTypes;
    QPointF m_pan;
    double m_zoom = 1;
    QSizeF m_viewSize;
    bool m_followsSize = true; ///< fits all until the person moves the view

    Gesture m_gesture = Gesture::none;
    int m_gestureId = 0;
    QPointF m_pressed; ///< on the screen
    QPointF m_last;    ///< on the screen
    std::optional<CardDrag> m_drag;
    Vec2 m_moved;                              ///< how far the cards have gone, on the canvas
    std::optional<AnnotationLayer::Hit> m_box; ///< the frame or comment that is held
    QRectF m_boxBefore;
    std::optional<Button> m_button;
    std::optional<Id> m_splice;
    QPointF m_draftEnd; ///< on the canvas
    QStringList m_selectedBefore;
    std::optional<PortRef> m_from; ///< where the wire being drawn starts; an output or an input
    std::optional<PortRef> m_over; ///< the port under its other end
    std::optional<Id> m_carried;
    std::optional<Id> m_weighed;
    std::optional<Id> m_wireStart; ///< of a wire drawn by keys
    double m_weightBefore = 1;
    QString m_refusal;
    Hover m_hover;
    std::optional<QPointF> m_cursor; ///< on the screen, while the mouse is over the canvas
};

} // namespace tiller
