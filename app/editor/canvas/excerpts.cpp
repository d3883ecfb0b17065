#include "app/editor/canvas/excerpts.h"

#include "core/io/project_io.h"
#include "core/model/edits.h"
#include "core/model/groups.h"
#include "core/model/reroute.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace tiller {

namespace {

constexpr Vec2 sideStep{24, 24};

QString translated(const char* text) {
    return QCoreApplication::translate("Excerpts", text);
}

/// Moves the scene items of an excerpt until none of those that move covers an equal item of the
/// project.
Project movedAside(Project excerpt, const Project& project) {
    const auto isTaken = [&](const Replacement<SceneItem>& step) {
        return std::ranges::any_of(project.scene, [&](const SceneItem& other) {
            return other.type == step.before->type && other.values == step.before->values;
        });
    };
    std::vector<Id> items;
    for (const SceneItem& item : excerpt.scene)
        items.push_back(item.id);
    for (;;) {
        const Change moved = moveSceneItems(excerpt, items, sideStep);
        if (std::ranges::none_of(moved.scene, isTaken))
            return excerpt;
        apply(moved, excerpt);
    }
}

} // namespace

Project excerptOf(const Project& project, std::span<const Id> chosen) {
    std::vector<Id> ids(chosen.begin(), chosen.end());
    const NodeGroups groups(project);
    for (const NodeGroup& group : groups.all())
        if (std::ranges::find(chosen, group.id) != chosen.end()) {
            ids.push_back(group.part);
            for (const auto& [role, node] : group.nodes)
                ids.push_back(node);
            for (const auto& [role, inner] : group.groups)
                ids.insert(ids.end(), {inner, groups.group(inner)->part});
        }
    Project result = excerpt(project, ids);
    for (const SceneItem& item : project.scene)
        if (std::ranges::find(ids, item.id) != ids.end() && !result.sceneItem(item.id))
            result.scene.push_back(item);
    for (const Annotation& annotation : project.annotations)
        if ((standsOnCanvas(annotation) || annotation.type == "part") &&
            std::ranges::find(ids, annotation.id) != ids.end())
            result.annotations.push_back(annotation);
    for (const Annotation& annotation : project.annotations)
        if (isReroute(annotation) && result.link(linkOfReroute(annotation)))
            result.annotations.push_back(annotation);
    return result;
}

Result<Project> readExcerpt(const QString& text) {
    if (text.trimmed().isEmpty())
        return Problem{.text =
                           translated("The clipboard holds no text. Copy cards first, here or in "
                                      "another project.")
                               .toStdString()};
    if (!text.contains(QStringLiteral("\"tiller-project\"")))
        return Problem{
            .text = translated("The text on the clipboard is no part of a Tiller project. Copy "
                               "cards first, here or in another project.")
                        .toStdString()};
    auto read = readProject(text.toStdString());
    if (!read)
        return Problem{
            .text = translated("The text on the clipboard cannot be pasted. ").toStdString() +
                    read.problems().front().text};
    Project& project = read.value().project;
    std::erase_if(project.annotations, [&project](const Annotation& annotation) {
        if (isReroute(annotation))
            return !project.link(linkOfReroute(annotation));
        return !standsOnCanvas(annotation) && annotation.type != "part";
    });
    if (project.nodes.empty() && project.annotations.empty() && project.scene.empty())
        return Problem{
            .text =
                translated("The project on the clipboard holds nothing to paste.").toStdString()};
    return std::move(project);
}

std::optional<Vec2> cornerOf(const Project& excerpt) {
    std::optional<Vec2> corner;
    const auto add = [&corner](Vec2 place) {
        corner = corner ? Vec2{std::min(corner->x, place.x), std::min(corner->y, place.y)} : place;
    };
    const NodeGroups groups(excerpt);
    for (const Node& node : excerpt.nodes)
        if (!groups.groupOf(node.id))
            add(node.place);
    for (const Annotation& each : excerpt.annotations) {
        const NodeGroup* group = each.type == "group" ? groups.group(each.id) : nullptr;
        if (standsOnCanvas(each) && (!group || group->outer.empty()))
            add({numberOf(valueOf(each, "x")), numberOf(valueOf(each, "y"))});
    }
    return corner;
}

namespace {

Result<PastedItems> pasteWhole(const Project& project, IdSource& ids, const Project& excerpt,
                               Vec2 by) {
    const bool onlyScene = !cornerOf(excerpt);
    Project moved = onlyScene ? movedAside(excerpt, project) : excerpt;
    auto pasted = pasteItems(project, ids, moved, by);
    if (!pasted)
        return pasted;
    const std::map<Id, Id>& copies = pasted.value().copies;
    Change& all = pasted.value().change;
    Project edited = project;
    apply(all, edited);
    std::vector<Id> annotations;
    for (const Annotation& annotation : moved.annotations)
        annotations.push_back(annotation.id);
    apply(moveAnnotations(moved, annotations, by), moved);
    for (Annotation& annotation : moved.annotations) {
        if (annotation.type == "group" || annotation.type == "part")
            continue;
        if (isReroute(annotation)) {
            const auto link = copies.find(linkOfReroute(annotation));
            if (link == copies.end())
                continue; // its wire is not pasted
            editSettings<RerouteAnnotation>(
                annotation, [&](RerouteAnnotation& point) { point.of = link->second; });
        }
        auto added = addAnnotation(edited, ids, annotation);
        if (!added)
            return added.problems();
        apply(added.value(), edited);
        all = merged(all, added.value());
    }
    return pasted;
}

} // namespace

Result<Change> pasteExcerpt(const Project& project, IdSource& ids, const Project& excerpt,
                            Vec2 by) {
    auto pasted = pasteWhole(project, ids, excerpt, by);
    if (!pasted)
        return pasted.problems();
    return std::move(pasted.value().change);
}

Result<Change> duplicateWithWires(const Project& project, IdSource& ids, std::span<const Id> chosen,
                                  Vec2 by) {
    const Project copied = excerptOf(project, chosen);
    auto pasted = pasteWhole(project, ids, copied, by);
    if (!pasted)
        return pasted.problems();
    auto& [all, copies] = pasted.value();
    for (Link link : project.links) {
        if (!copies.contains(link.to.node) || copies.contains(link.from.node))
            continue;
        link.id = ids.make("link", project);
        link.to.node = copies.at(link.to.node);
        all.links.push_back({{}, std::move(link), project.links.size() + all.links.size()});
    }
    if (project.links.size() + all.links.size() > maxLinks)
        return Problem{.text = "A project holds at most 100,000 links."};
    return std::move(all);
}

std::vector<Id> addedBy(const Change& change) {
    std::set<Id> inner;
    for (const auto& step : change.annotations)
        if (!step.before && (step.after->type == "part" || isReroute(*step.after)))
            inner.insert(step.id());
        else if (!step.before && step.after->type == "group")
            for (Id& node : membersOf(*step.after))
                inner.insert(std::move(node));
    std::vector<Id> ids;
    const auto add = [&](const auto& steps) {
        for (const auto& step : steps)
            if (!step.before && !inner.contains(step.id()))
                ids.push_back(step.id());
    };
    add(change.nodes);
    add(change.annotations);
    if (ids.empty())
        add(change.scene);
    return ids;
}

} // namespace tiller
