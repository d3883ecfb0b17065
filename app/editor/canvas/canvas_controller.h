#pragma once

#include "app/editor/canvas/canvas_hover.h"
#include "app/editor/canvas/canvas_parts.h"
#include "app/editor/canvas/group_edits.h"
#include "app/editor/canvas/node_adder.h"
#include "app/editor/canvas/selection_edits.h"
#include "app/editor/pane/gesture.h"

#include <QVariantList>

#include <memory>

namespace tiller {

/// The canvas. It owns the parts, takes mouse and wheel in screen coordinates of the canvas item,
/// and hands them to the gesture that runs.
class CanvasController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(tiller::CanvasView* view READ view CONSTANT)
    Q_PROPERTY(tiller::CanvasHover* hover READ hover CONSTANT)
    Q_PROPERTY(tiller::NodeListModel* nodes READ nodes CONSTANT)
    Q_PROPERTY(tiller::LinkListModel* links READ links CONSTANT)
    Q_PROPERTY(tiller::WirePoints* wirePoints READ wirePoints CONSTANT)
    Q_PROPERTY(tiller::AnnotationLayer* annotations READ annotations CONSTANT)
    Q_PROPERTY(tiller::NodeAdder* adder READ adder CONSTANT)
    Q_PROPERTY(tiller::SelectionEdits* edits READ edits CONSTANT)
    Q_PROPERTY(tiller::GroupEdits* groups READ groups CONSTANT)
    Q_PROPERTY(tiller::CanvasRequests* requests READ requests CONSTANT)
    Q_PROPERTY(bool empty READ empty NOTIFY contentChanged)
    Q_PROPERTY(QRectF rubberBand READ rubberBand NOTIFY gestureChanged)
    Q_PROPERTY(QVariantList guides READ guides NOTIFY gestureChanged)
    Q_PROPERTY(bool drawing READ drawing NOTIFY gestureChanged)
    Q_PROPERTY(QPointF draftEnd READ draftEnd NOTIFY gestureChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY gestureChanged)
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged)
    Q_PROPERTY(bool referencesAsWires READ referencesAsWires WRITE setReferencesAsWires NOTIFY
                   referencesAsWiresChanged)
    Q_PROPERTY(Qt::CursorShape cursor READ cursor NOTIFY cursorChanged)

public:
    explicit CanvasController(Document& document, QObject* parent = nullptr);
    ~CanvasController() override;

    /// @name Input, in screen coordinates
    /// @{
    Q_INVOKABLE void press(double x, double y, int button, int modifiers, bool panKey);
    Q_INVOKABLE void move(double x, double y, int modifiers);
    Q_INVOKABLE void release(double x, double y);
    Q_INVOKABLE void doubleClick(double x, double y);
    Q_INVOKABLE void leave();
    /// Ends a gesture as if it had not begun. Returns whether there was one.
    Q_INVOKABLE bool cancel();
    /// @}

    /// @name View
    /// @{
    Q_INVOKABLE void setViewSize(double width, double height);
    Q_INVOKABLE void fitAll();
    /// How much of an area of the canvas cards cover.
    Q_INVOKABLE double coveredCards(const QRectF& area) const;
    Q_INVOKABLE void fitSelected(); ///< everything, if nothing is selected
    /// Centers the view on a node, a frame, a comment, or the nodes of a link.
    /// @param covered how much of the right side of the canvas something else covers, in pixels
    Q_INVOKABLE void centerOn(const QString& id, double covered = 0);
    /// @}

    /// @name Selecting by keyboard
    /// @{
    Q_INVOKABLE void selectNext(int by);
    Q_INVOKABLE void selectNeighbor(int dx, int dy, bool extend = false);
    /// Goes from a card to one of its wires, and from a wire to the card at one end: -1 for where
    /// the wire comes from, 1 for where it leads.
    Q_INVOKABLE void followWire(int direction);
    /// @}

    /// Opens what edits the selected item: the inspector for a card, a field for a weight, a title
    /// or a text.
    Q_INVOKABLE void editSelected();
    /// Opens the menu of the selected item; the palette, if nothing is selected.
    Q_INVOKABLE void requestMenu();
    /// Puts a frame around the selected cards, and opens a field for its title.
    Q_INVOKABLE void frameSelected();
    /// Adds a comment at the mouse, or near the middle of the view, where it covers no card and no
    /// comment. Opens a field for its text.
    Q_INVOKABLE void addComment();

    /// Where a port, or the weight of a link, is on the screen; (0, 0) if there is none.
    [[nodiscard]] QPointF portPlace(const QString& node, const QString& port) const;
    Q_INVOKABLE QPointF weightPlace(const QString& link) const;
    /// Where the title of a frame, or a comment, is on the screen.
    Q_INVOKABLE QRectF textPlace(const QString& box) const;

    [[nodiscard]] Document& document() const { return m_parts.document; }
    [[nodiscard]] const CanvasScene& scene() const { return m_parts.scene; }
    /// The area of all cards, frames and comments.
    [[nodiscard]] QRectF content() const { return m_parts.bounds(); }
    [[nodiscard]] CanvasView* view() { return &m_parts.view; }
    [[nodiscard]] const CanvasView* view() const { return &m_parts.view; }
    [[nodiscard]] CanvasHover* hover() { return &m_hover; }
    [[nodiscard]] NodeListModel* nodes() { return &m_parts.nodes; }
    [[nodiscard]] LinkListModel* links() { return &m_parts.links; }
    [[nodiscard]] WirePoints* wirePoints() { return &m_parts.wirePoints; }
    [[nodiscard]] AnnotationLayer* annotations() { return &m_parts.annotations; }
    [[nodiscard]] NodeAdder* adder() { return &m_adder; }
    [[nodiscard]] SelectionEdits* edits() { return &m_edits; }
    [[nodiscard]] GroupEdits* groups() { return &m_groups; }
    [[nodiscard]] CanvasRequests* requests() { return &m_parts.requests; }

    /// See CanvasScene.
    [[nodiscard]] bool referencesAsWires() const { return m_parts.scene.referencesAsWires(); }
    void setReferencesAsWires(bool asWires);

    [[nodiscard]] bool empty() const;
    [[nodiscard]] QRectF rubberBand() const;   ///< on the screen; null while there is none
    [[nodiscard]] QVariantList guides() const; ///< lines on the screen: {x1, y1, x2, y2}
    /// The wire that is drawn, or that waits for a node at its free end; null if there is none.
    [[nodiscard]] const WireDraft* draft() const;
    [[nodiscard]] bool drawing() const { return draft() != nullptr; }
    [[nodiscard]] QPointF draftEnd() const; ///< on the screen
    [[nodiscard]] QString refusal() const;  ///< why the wire cannot end where it is
    /// The wire that the dragged card or type would go into.
    [[nodiscard]] QString spliceLink() const;
    [[nodiscard]] QString hint() const; ///< what a press on the item under the mouse does
    [[nodiscard]] Qt::CursorShape cursor() const;

signals:
    void contentChanged();
    void referencesAsWiresChanged();
    void gestureChanged();
    void hintChanged();
    void cursorChanged();

private:
    void openMenuAt(QPointF at);
    void openMenuOf(const Id& id, QPointF place);
    void endGesture();
    void followContent();
    void updateHover();
    void editWeight(const Id& link);
    void editText(const Annotation& box);

    CanvasParts m_parts;
    CanvasHover m_hover{m_parts};
    NodeAdder m_adder{m_parts};
    SelectionEdits m_edits{m_parts};
    GroupEdits m_groups{m_parts};
    GesturePtr m_gesture; ///< null while no button is held
    QPointF m_pressed;    ///< on the screen
    bool m_dragged = false;
};

} // namespace tiller
