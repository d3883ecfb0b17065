#pragma once

#include "app/editor/canvas/annotation_list_model.h"
#include "app/editor/canvas/canvas_box.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tiller {

class CanvasScene;
class Document;

/// The frames, comments and groups of the canvas: shows them, finds them by place, and edits them.
/// In an open group, there are only the cards of the groups within it.
class AnnotationLayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")
    Q_PROPERTY(tiller::AnnotationListModel* frames READ frames CONSTANT)
    Q_PROPERTY(tiller::AnnotationListModel* comments READ comments CONSTANT)
    Q_PROPERTY(tiller::AnnotationListModel* groups READ groups CONSTANT)

public:
    /// A part of a frame or comment that a press would hold.
    struct Hit {
        Id id;
        Grip grip = Grip::none;

        bool operator==(const Hit&) const = default;
    };

    AnnotationLayer(Document& document, const CanvasScene& scene, QObject* parent = nullptr);

    [[nodiscard]] AnnotationListModel* frames() { return &m_frames; }
    [[nodiscard]] AnnotationListModel* comments() { return &m_comments; }
    [[nodiscard]] AnnotationListModel* groups() { return &m_groups; }

    /// What a press at a place holds: a comment or group rather than a frame, and of two frames the
    /// smaller.
    [[nodiscard]] std::optional<Hit> at(QPointF place, double reach) const;
    [[nodiscard]] std::vector<Id> touching(const QRectF& area) const; ///< for a rubber band
    [[nodiscard]] QRectF bounds() const;

    /// Puts a frame around the selected items, and selects it. Refused where nothing is selected.
    bool frameSelected();
    /// Adds the items that lie in the selected frames to the selection.
    Q_INVOKABLE void selectInside();
    /// A frame's or group's title, or a comment's text.
    Q_INVOKABLE QString textOf(const QString& id) const;
    Q_INVOKABLE void setText(const QString& id, const QString& text, int gesture = 0);

    /// Adds a comment at a place of the canvas, and selects it. Returns its id; none if refused.
    std::optional<Id> addComment(QPointF place);

private:
    Document& m_document;
    const CanvasScene& m_scene;
    AnnotationListModel m_frames;
    AnnotationListModel m_comments;
    AnnotationListModel m_groups;
};

} // namespace tiller
