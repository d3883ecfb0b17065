#pragma once

#include "app/editor/canvas/annotation_layer.h"
#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/node_list_model.h"
#include "app/editor/canvas/wire_models.h"
#include "app/editor/document/document.h"

#include <QLineF>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace tiller {

/// What the canvas asks the window to open. Places are in pixels from the corner of the canvas
/// item.
class CanvasRequests : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

signals:
    /// The palette at a place. With a port type: for the end of a wire that starts at such a port.
    void paletteRequested(double x, double y, const QString& portType, bool fromInput);
    /// The palette for a node to insert into a wire from a port of one type to a port of another.
    void insertRequested(double x, double y, const QString& outputType, const QString& inputType);
    /// What a number's wire may drive on the card that it was dropped on: {title, from, to,
    /// carried} each.
    void socketsRequested(double x, double y, const QVariantList& choices);
    /// A field for the title of a frame or the text of a comment.
    void textEditRequested(const QString& id, const QString& text, bool isTitle);
    void weightEditRequested(const QString& link, double weight);
    /// @param menu "node", "link", "orderedLink", "group", "frame" or "comment"
    void menuRequested(const QString& menu, double x, double y);
    void problemsRequested(const QString& node); ///< the list of problems
    /// A drawing tool of the viewport, for the geometry of a node that was added.
    void drawRequested(const QString& node, const QString& tool);
    void inspectorRequested(); ///< the settings of the selected card
};

/// A wire that is being drawn, from a port to a free end.
struct WireDraft {
    PortRef from;
    bool fromInput = false; ///< it is drawn backward
    PortType type = PortType::force;
    QPointF end;                 ///< on the canvas
    std::optional<PortRef> over; ///< the port at the free end
    std::optional<Id> carried;   ///< the link whose end is carried away
    QString refusal;             ///< why the wire cannot end at that port; empty if it can

    WireDraft(const CanvasScene& scene, PortRef port, QPointF freeEnd);

    /// The output and the input that the wire joins with a port at its free end.
    [[nodiscard]] std::pair<PortRef, PortRef> endsWith(const PortRef& port) const;
    /// Whether the scene still has its ports and the carried link.
    [[nodiscard]] bool isIn(const CanvasScene& scene) const;
    /// @pre isIn(scene)
    [[nodiscard]] WireCurve curve(const CanvasScene& scene) const;
};

/// What the gesture that runs shows.
struct GestureMarks {
    QRectF rubberBand;          ///< on the screen
    std::vector<QLineF> guides; ///< on the canvas: what a dragged card is in line with
    std::optional<Id> splice;   ///< the link that the dragged card would go into
    std::optional<WireDraft> draft;
};

/// What the gestures and edits of the canvas share. The controller owns it.
struct CanvasParts {
    explicit CanvasParts(Document& openDocument)
        : document(openDocument)
        , scene(openDocument.projectModel())
        , nodes(openDocument, scene)
        , links(openDocument, scene)
        , wirePoints(openDocument, scene)
        , annotations(openDocument, scene) {}

    Document& document;
    CanvasScene scene;
    NodeListModel nodes;
    LinkListModel links;
    WirePoints wirePoints;
    AnnotationLayer annotations;
    CanvasView view;
    CanvasRequests requests;
    GestureMarks marks;
    std::optional<QPointF> mouse; ///< on the screen, while it is over the canvas

    [[nodiscard]] const Project& project() const { return document.project(); }
    [[nodiscard]] Selection& selection() { return *document.selection(); }

    /// All cards, frames and comments.
    [[nodiscard]] QRectF bounds() const { return scene.bounds() | annotations.bounds(); }
    /// Of a card, a wire, a frame or a comment, on the canvas; null for other ids.
    [[nodiscard]] QRectF areaOf(const Id& id) const;
    /// Whether no card and no comment lies in an area, apart from some cards.
    [[nodiscard]] bool isFree(const QRectF& area, std::span<const Id> without = {}) const;
    /// Opens the group that holds a node or a group, or leaves the open group.
    void openGroupOf(const Id& id);
    /// Moves the view so that a card, a wire, a frame or a comment is in it.
    void reveal(const Id& id);
    /// Selects what an edit has added.
    void selectAdded(const Change& change);
};

} // namespace tiller
