#include "app/editor/canvas/annotation_layer.h"

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/document/document.h"

#include <algorithm>

namespace tiller {

AnnotationLayer::AnnotationLayer(Document& document, const CanvasScene& scene, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_scene(scene)
    , m_frames(document, scene, "frame")
    , m_comments(document, scene, "comment")
    , m_groups(document, scene, "group") {}

std::optional<AnnotationLayer::Hit> AnnotationLayer::at(QPointF place, double reach) const {
    std::optional<Hit> found;
    bool isComment = false;
    double area = INFINITY;
    for (const Annotation* each : m_scene.boxes()) {
        const Annotation& annotation = *each;
        const Grip grip = gripAt(annotation, place, reach);
        const bool comment = annotation.type != "frame";
        const QRectF box = boxOf(annotation);
        if (grip == Grip::none || (isComment && !comment))
            continue;
        if (comment != isComment || box.width() * box.height() <= area) {
            found = Hit{annotation.id, grip};
            isComment = comment;
            area = box.width() * box.height();
        }
    }
    return found;
}

std::vector<Id> AnnotationLayer::touching(const QRectF& area) const {
    std::vector<Id> result;
    for (const Annotation* annotation : m_scene.boxes()) {
        const QRectF box = boxOf(*annotation);
        const bool within = annotation->type == "frame" && box.contains(area);
        if (box.intersects(area) && !within) // a band within a frame selects only its cards
            result.push_back(annotation->id);
    }
    return result;
}

QRectF AnnotationLayer::bounds() const {
    QRectF all;
    for (const Annotation* annotation : m_scene.boxes())
        all |= boxOf(*annotation);
    return all;
}

bool AnnotationLayer::frameSelected() {
    const Project& project = m_document.project();
    if (!m_document.openGroup().empty()) {
        m_document.refuse(tr("Frames stand outside of groups. Leave the group first."));
        return false;
    }
    QRectF area;
    for (const Id& id : m_document.selection()->asIds())
        area |= canvasRect(project, id);
    if (area.isNull()) {
        m_document.refuse(tr("Select the cards to put a frame around."));
        return false;
    }
    const auto change = frameAround(project, m_document.ids(), area);
    if (!m_document.push(change, tr("Frame")))
        return false;
    m_document.selection()->select(QString::fromStdString(change.value().annotations.back().id()));
    return true;
}

void AnnotationLayer::selectInside() {
    QStringList ids = m_document.selection()->ids();
    for (const Id& id : withCarried(m_document.project(), m_document.selection()->asIds()))
        if (const QString inside = QString::fromStdString(id); !ids.contains(inside))
            ids.append(inside);
    m_document.selection()->set(ids);
}

QString AnnotationLayer::textOf(const QString& id) const {
    const Annotation* annotation = m_document.project().annotation(id.toStdString());
    if (!annotation)
        return {};
    if (annotation->type == "group")
        annotation = m_document.project().annotation(tiller::textOf(valueOf(*annotation, "of")));
    if (!annotation)
        return {};
    return QString::fromStdString(annotation->type == "comment"
                                      ? tiller::textOf(valueOf(*annotation, "text"))
                                      : annotation->name);
}

void AnnotationLayer::setText(const QString& id, const QString& text, int gesture) {
    const Annotation* annotation = m_document.project().annotation(id.toStdString());
    if (!annotation)
        return;
    if (annotation->type == "comment")
        m_document.push(setValue(m_document.project(), annotation->id, "text", text.toStdString()),
                        tr("Edit comment"), gesture);
    else if (annotation->type == "group") // all groups of its part have the name
        m_document.push(rename(m_document.project(), tiller::textOf(valueOf(*annotation, "of")),
                               text.trimmed().toStdString()),
                        tr("Rename group"), gesture);
    else
        m_document.push(rename(m_document.project(), annotation->id, text.trimmed().toStdString()),
                        tr("Rename frame"), gesture);
}

std::optional<Id> AnnotationLayer::addComment(QPointF place) {
    if (!m_document.openGroup().empty()) {
        m_document.refuse(tr("Comments stand outside of groups. Leave the group first."));
        return {};
    }
    const auto change = tiller::addComment(m_document.project(), m_document.ids(), place);
    if (!m_document.push(change, tr("Add comment")))
        return {};
    const Id id = change.value().annotations.back().id();
    m_document.selection()->select(QString::fromStdString(id));
    return id;
}

} // namespace tiller
