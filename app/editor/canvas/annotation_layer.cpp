#include "app/editor/canvas/annotation_layer.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/document/document.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

AnnotationListModel::AnnotationListModel(Document& document, const CanvasScene& scene,
                                         std::string type, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
    , m_scene(scene)
    , m_type(std::move(type))
    , m_changed(
          document.projectModel().onChanged([this](const Change& change) { follow(change); })) {
    connect(&scene, &CanvasScene::replaced, this, &AnnotationListModel::show);
    connect(document.selection(), &Selection::changed, this, &AnnotationListModel::followSelection);
    connect(&document, &Document::problemsChanged, this, &AnnotationListModel::followProblems);
    show();
    followSelection();
}

std::vector<Role<Id>> AnnotationListModel::roles() {
    const auto of = [this](auto read) {
        return [this, read](const Id& id) {
            const Annotation* annotation = m_document.project().annotation(id);
            return annotation ? roleValue(read(*annotation)) : QVariant();
        };
    };
    const auto text = [&](const char* setting) {
        const bool has = findAnnotationType(m_type)->setting(setting) != nullptr;
        return of([=](const Annotation& each) {
            return has ? textOf(valueOf(each, setting)) : std::string();
        });
    };
    const auto room = [this](const Annotation& each) {
        return titleRoom(boxOf(each), frameBoxes(m_scene.boxes()));
    };
    return {{"itemId", [](const Id& id) { return id; }},
            {"title", of([this](const Annotation& each) { return title(each); })},
            {"text", text("text")}, // of a comment
            {"color", text("color")},
            {"box", of([](const Annotation& each) { return boxOf(each); })}, // on the canvas
            {"roomAbove", of([=](const Annotation& each) { return room(each).above; })},
            {"roomAround", of([=](const Annotation& each) { return room(each).around; })},
            {"selected",
             [this](const Id& id) { return m_selected.contains(QString::fromStdString(id)); }},
            {"rows", of([this](const Annotation& each) { return rows(each); })},
            {"problem", of([this](const Annotation& each) {
                 const Problem* found = problem(each);
                 return found ? problemText(m_document.project(), *found) : QString();
             })},
            {"isError", of([this](const Annotation& each) {
                 const Problem* found = problem(each);
                 return found && found->severity == Severity::error;
             })}};
}

/// The given name; empty if none. Of a group: the name of its part.
std::string AnnotationListModel::title(const Annotation& annotation) const {
    const NodeGroup* group = m_type == "group" ? m_scene.groups().group(annotation.id) : nullptr;
    return group ? groupName(m_document.project(), m_scene.groups(), *group) : annotation.name;
}

QVariantList AnnotationListModel::rows(const Annotation& group) const {
    const Project& project = m_document.project();
    const NodeGroups& groups = m_scene.groups();
    const NodeGroup* found = m_type == "group" ? groups.group(group.id) : nullptr;
    QVariantList result;
    if (!found)
        return result;
    for (const GroupRow& row : groupRows(project, groups, *found)) {
        const bool wired = std::ranges::any_of(project.links, [&](const Link& link) {
            return (link.from == row.ref || link.to == row.ref) &&
                   !isInner(groups, link, m_scene.openGroup());
        });
        result.append(QVariantMap{
            {"name", row.name},
            {"value", row.value},
            {"port", row.port ? QString::fromStdString(toString(row.port->type)) : QString()},
            {"isInput", !row.port || row.port->isInput},
            {"wired", wired},
            {"top", row.top}});
    }
    return result;
}

/// Errors come first.
const Problem* AnnotationListModel::problem(const Annotation& group) const {
    if (m_type != "group")
        return nullptr;
    std::vector<Id> about{group.id};
    if (const NodeGroup* found = m_scene.groups().group(group.id))
        for (const auto& [role, node] : found->nodes)
            about.push_back(node);
    const auto isAbout = [&](const Problem& problem) {
        return std::ranges::find_first_of(problem.ids, about) != problem.ids.end();
    };
    const auto found = std::ranges::find_if(m_document.problems(), isAbout);
    return found == m_document.problems().end() ? nullptr : &*found;
}

void AnnotationListModel::followProblems() {
    if (m_type == "group")
        m_rows.announce({"problem", "isError"});
}

void AnnotationListModel::show() {
    std::vector<Id> rows;
    for (const Annotation* each : m_scene.boxes())
        if (each->type == m_type)
            rows.push_back(each->id);
    m_rows.show(rows, std::identity());
}

void AnnotationListModel::follow(const Change& change) {
    const auto isOne = [this](const Replacement<Annotation>& step) {
        return (step.before ? step.before : step.after)->type == m_type;
    };
    if (std::ranges::any_of(change.annotations, isOne))
        show();
    for (const auto& step : change.annotations)
        announce(step.id());
    if (m_type == "frame" && !change.annotations.empty())
        m_rows.announce({"roomAbove", "roomAround"});
    if (m_type == "group") // their names, wires and values may differ
        m_rows.announce({"title", "rows"});
}

void AnnotationListModel::followSelection() {
    const QStringList before = std::exchange(m_selected, m_document.selection()->ids());
    for (const Id& id : m_rows)
        if (const QString row = QString::fromStdString(id);
            before.contains(row) != m_selected.contains(row))
            announce(id, {"selected"});
}

void AnnotationListModel::announce(const Id& id, std::initializer_list<const char*> roles) {
    const auto found = std::ranges::find(m_rows, id);
    if (found != m_rows.end())
        m_rows.announce(static_cast<int>(found - m_rows.begin()), roles);
}

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
