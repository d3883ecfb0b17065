#pragma once

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/document/rows_model.h"
#include "core/base/problem.h"
#include "core/model/project_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tiller {

class CanvasScene;
class Document;

/// The annotations of one type that stand on the canvas: a row for each, in the order of the
/// project.
class AnnotationListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    AnnotationListModel(Document& document, const CanvasScene& scene, std::string type,
                        QObject* parent = nullptr);

private:
    [[nodiscard]] std::vector<Role<Id>> roles();
    [[nodiscard]] std::string title(const Annotation& annotation) const;
    void show();
    void follow(const Change& change);
    void followSelection();
    /// Of a group: list of {name, value, port, isInput, wired, top}.
    [[nodiscard]] QVariantList rows(const Annotation& group) const;
    /// Of a group: the first problem of its nodes; null if there is none.
    [[nodiscard]] const Problem* problem(const Annotation& group) const;
    void followProblems();
    void announce(const Id& id, std::initializer_list<const char*> roles = {});

    Document& m_document;
    const CanvasScene& m_scene;
    std::string m_type;
    Rows<Id> m_rows{this, roles()};
    QStringList m_selected;
    boost::signals2::scoped_connection m_changed; // after the scene has followed
};

/// The frames, comments and groups of the canvas: shows them, finds them by place, and edits them.
/// In an open group, there are only the cards of the groups within it.
class AnnotationLayer : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
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
