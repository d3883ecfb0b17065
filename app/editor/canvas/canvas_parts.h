#pragma once

#include "app/editor/canvas/annotation_layer.h"
#include "app/editor/canvas/canvas_requests.h"
#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/link_list_model.h"
#include "app/editor/canvas/node_list_model.h"
#include "app/editor/document/document.h"

namespace tiller {

/// What the gestures and edits of the canvas share. The controller owns it.
struct CanvasParts {
    explicit CanvasParts(Document& openDocument)
        : document(openDocument)
        , scene(openDocument.projectModel())
        , nodes(openDocument, scene)
        , links(openDocument, scene)
        , annotations(openDocument, scene) {}

    Document& document;
    CanvasScene scene;
    NodeListModel nodes;
    LinkListModel links;
    AnnotationLayer annotations;
    CanvasView view;
    CanvasRequests requests;
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
