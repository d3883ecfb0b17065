#include "app/editor/canvas/annotation_list_model.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/group_card.h"
#include "app/editor/document/document.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

AnnotationListModel::AnnotationListModel(Document& document, const CanvasScene& scene,
                                         std::string type, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_scene(scene)
    , m_type(std::move(type))
    , m_changed(
          document.projectModel().onChanged([this](const Change& change) { follow(change); })) {
    connect(&scene, &CanvasScene::replaced, this, &AnnotationListModel::reset);
    connect(document.selection(), &Selection::changed, this, &AnnotationListModel::followSelection);
    connect(&document, &Document::problemsChanged, this, &AnnotationListModel::followProblems);
    reset();
    followSelection();
}

int AnnotationListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant AnnotationListModel::data(const QModelIndex& index, int role) const {
    const Id& id = m_rows.at(static_cast<std::size_t>(index.row()));
    const Annotation* annotation = m_document.project().annotation(id);
    if (!annotation)
        return {};
    const auto text = [&](const char* setting) {
        return findAnnotationType(m_type)->setting(setting)
                   ? QString::fromStdString(textOf(valueOf(*annotation, setting)))
                   : QString();
    };
    switch (role) {
    case ItemIdRole:
        return QString::fromStdString(id);
    case TitleRole:
        if (const NodeGroup* group = m_type == "group" ? m_scene.groups().group(id) : nullptr)
            return QString::fromStdString(
                groupName(m_document.project(), m_scene.groups(), *group));
        return QString::fromStdString(annotation->name);
    case TextRole:
        return text("text");
    case ColorRole:
        return text("color");
    case BoxRole:
        return boxOf(*annotation);
    case RoomAboveRole:
        return titleRoom(boxOf(*annotation), frameBoxes(m_scene.boxes())).above;
    case RoomAroundRole:
        return titleRoom(boxOf(*annotation), frameBoxes(m_scene.boxes())).around;
    case RowsRole:
        return rows(*annotation);
    case ProblemRole: {
        const Problem* found = problem(*annotation);
        return found ? problemText(m_document.project(), *found) : QString();
    }
    case IsErrorRole: {
        const Problem* found = problem(*annotation);
        return found && found->severity == Severity::error;
    }
    case SelectedRole:
        return m_selected.contains(QString::fromStdString(id));
    default:
        return {};
    }
}

QHash<int, QByteArray> AnnotationListModel::roleNames() const {
    return {{ItemIdRole, "itemId"},
            {TitleRole, "title"},
            {TextRole, "text"},
            {ColorRole, "color"},
            {BoxRole, "box"},
            {SelectedRole, "selected"},
            {RowsRole, "rows"},
            {ProblemRole, "problem"},
            {IsErrorRole, "isError"},
            {RoomAboveRole, "roomAbove"},
            {RoomAroundRole, "roomAround"}};
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
    if (m_type == "group" && !m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {ProblemRole, IsErrorRole});
}

void AnnotationListModel::reset() {
    beginResetModel();
    m_rows = shown();
    endResetModel();
}

std::vector<Id> AnnotationListModel::shown() const {
    std::vector<Id> rows;
    for (const Annotation* each : m_scene.boxes())
        if (each->type == m_type)
            rows.push_back(each->id);
    return rows;
}

void AnnotationListModel::follow(const Change& change) {
    const auto isOne = [this](const Replacement<Annotation>& step) {
        return (step.before ? step.before : step.after)->type == m_type;
    };
    if (std::ranges::any_of(change.annotations, isOne) && m_rows != shown()) {
        reset(); // there are few of them
        return;
    }
    for (const auto& step : change.annotations)
        announce(step.id());
    if (m_type == "frame" && !change.annotations.empty() && !m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {RoomAboveRole, RoomAroundRole});
    if (m_type == "group" && !m_rows.empty()) // their names, wires and values may differ
        emit dataChanged(index(0), index(rowCount() - 1), {TitleRole, RowsRole});
}

void AnnotationListModel::followSelection() {
    const QStringList before = std::exchange(m_selected, m_document.selection()->ids());
    for (const Id& id : m_rows)
        if (const QString row = QString::fromStdString(id);
            before.contains(row) != m_selected.contains(row))
            announce(id, {SelectedRole});
}

void AnnotationListModel::announce(const Id& id, const QList<int>& roles) {
    const auto found = std::ranges::find(m_rows, id);
    if (found == m_rows.end())
        return;
    const QModelIndex at = index(static_cast<int>(found - m_rows.begin()));
    emit dataChanged(at, at, roles);
}

} // namespace tiller
