#include "core/game/saved_world.h"
#include "core/game/world_impl.h"
#include "core/model/edits.h"
#include "core/model/parameters.h"
#include "core/model/resolve.h"
#include "core/sim/snapshot.h"

#include <algorithm>
#include <map>
#include <set>

/// What an editor and a game do to the project of a World while it runs.
namespace tiller::game {

namespace {

/// Gives an edited project what the game has and an editor does not set: the seed, the properties,
/// and the values of parameters, unless the edit is about such a value.
void keepOfGame(const Change& change, const Project& game, Project& next) {
    if (const auto seed = setValue(next, "world", "seed", game.worldNumber("seed")))
        apply(seed.value(), next);
    for (Node& node : next.nodes)
        if (const Node* kept = game.node(node.id); kept && kept->type == node.type)
            node.properties = kept->properties;
    for (const Replacement<Parameter>& each : change.parameters) {
        if (!each.before || !each.after || each.before->value != each.after->value)
            continue;
        const auto now = std::ranges::find(game.parameters, each.id(), &Parameter::id);
        const auto edited = std::ranges::find(next.parameters, each.id(), &Parameter::id);
        if (now != game.parameters.end() && edited != next.parameters.end() &&
            !findProblem(next, *edited, now->value))
            edited->value = now->value;
    }
    applyParameters(next);
}

} // namespace

/// With the values of the parameters that the world has now.
Project World::Impl::currentProject() const {
    Project now = withoutLayout(project);
    for (const Parameter& parameter : simulation.parameters())
        if (const auto change = tiller::setParameter(now, parameter.id, parameter.value))
            apply(change.value(), now);
    return now;
}

std::vector<SceneItem> World::Impl::sceneOf(const OwnScene& own) {
    std::map<std::string_view, const SceneItem*> items; // null: removed
    for (const auto& [id, item] : own.items)
        items.emplace(id, item ? &*item : nullptr);
    std::vector<SceneItem> scene;
    for (const SceneItem& before : own.before) {
        const auto found = items.find(before.id);
        if (found == items.end()) {
            scene.push_back(before);
            continue;
        }
        if (found->second && found->second->type == before.type) {
            scene.push_back(before);
            scene.back().values = found->second->values;
        }
        items.erase(found);
    }
    for (const auto& [id, item] : own.items)
        if (item && items.contains(id)) {
            scene.push_back(*item);
            scene.back().id = id;
        }
    return scene;
}

std::uint64_t World::Impl::hashOfProject() const {
    if (!ownScene)
        return simulation.hashOfProject();
    if (!ownScene->hash) {
        Project before = project;
        before.scene = ownScene->before;
        ownScene->hash = hashOf(resolveDrivable(before));
    }
    return *ownScene->hash;
}

Result<Done> World::Impl::changeScene(Replacement<SceneItem> step) {
    if (replayed)
        return Problem{.text = say("A world that replays a recording cannot be edited.")};
    if (!simulation.takeItem(step)) {
        Project next = currentProject();
        apply({.scene = {step}}, next);
        if (Problems errors = simulation.setProject(next); !errors.empty())
            return errors;
    }
    if (!ownScene)
        ownScene.emplace(project.scene);
    auto& items = ownScene->items;
    const auto held =
        std::ranges::find(items, step.id(), [](const auto& item) { return item.first; });
    const auto isBefore = [&] {
        return std::ranges::find(ownScene->before, step.id(), &SceneItem::id) !=
               ownScene->before.end();
    };
    if (held == items.end())
        items.emplace_back(step.id(), step.after);
    else if (step.after || isBefore())
        held->second = step.after;
    else
        items.erase(held);
    if (const SceneItem& item = step.after ? *step.after : *step.before;
        walls && item.type == "obstacle") {
        const ObstacleGeometry wall = wallOf(item);
        if (!walls->take(item.id, step.after ? &wall : nullptr, !step.before))
            walls.reset();
    }
    const Change change{.scene = {std::move(step)}};
    apply(change, project);
    record(Edited{change});
    return Done();
}

Result<Done> World::Impl::restoreScene(const SavedWorld& saved) {
    if (!ownScene && saved.scene.empty())
        return Done();
    OwnScene next;
    next.before = ownScene ? ownScene->before : project.scene;
    next.items = saved.scene;
    next.added = saved.added;
    Project now = project;
    now.scene = sceneOf(next);
    Project taken = currentProject();
    taken.scene = now.scene;
    applyParameters(taken); // they may drive items
    if (Problems errors = simulation.setProject(taken); !errors.empty())
        return errors;
    if (ownScene)
        next.hash = ownScene->hash;
    ownScene = std::move(next);
    project = std::move(now);
    walls.reset();
    return Done();
}

Result<Id> World::addObstacle(const ObstacleGeometry& shape) {
    Impl& s = *m_impl;
    if (s.project.scene.size() >= maxLinks)
        return Problem{.text = say("A scene holds at most 100,000 items.")};
    SceneItem item = itemWith("obstacle", shape);
    std::uint64_t number = s.ownScene ? s.ownScene->added : 0;
    do
        item.id = "obstacle-" + std::to_string(++number);
    while (s.project.has(item.id) ||
           (s.ownScene && std::ranges::find(s.ownScene->before, item.id, &SceneItem::id) !=
                              s.ownScene->before.end()));
    Id id = item.id;
    if (const auto done = s.changeScene({{}, std::move(item), s.project.scene.size()}); !done)
        return done.problems();
    s.ownScene->added = number;
    return id;
}

Result<Done> World::moveItem(std::string_view id, Vec2 by) {
    Impl& s = *m_impl;
    if (!isFinite(by))
        return Problem{.text = say("The offset is not finite. Give numbers.")};
    if (const auto problem = s.findItemProblem(id))
        return *problem;
    Change change = moveSceneItems(s.project, std::span(&s.project.sceneItem(id)->id, 1), by);
    return change.empty() ? Done() : s.changeScene(std::move(change.scene.front()));
}

Result<Done> World::removeItem(std::string_view id) {
    Impl& s = *m_impl;
    if (const auto problem = s.findItemProblem(id))
        return *problem;
    for (const Node& node : s.project.nodes)
        if (sceneItemsOf(node).contains(id))
            return Problem{.text = say("\"%1\" is named by \"%2\", so it stays. Move it instead.",
                                       {std::string(id), node.id}),
                           .ids = {Id(id), node.id}};
    const SceneItem* item = s.project.sceneItem(id);
    const auto index = static_cast<std::size_t>(item - s.project.scene.data());
    return s.changeScene({*item, {}, index});
}

/// Why a game may not change an item of the scene.
std::optional<Problem> World::Impl::findItemProblem(std::string_view id) const {
    if (!project.sceneItem(id))
        return Problem{.text = say("There is no scene item \"%1\".", {std::string(id)})};
    for (const Parameter& parameter : project.parameters)
        if (std::ranges::find(parameter.drives, id, &SettingRef::item) != parameter.drives.end())
            return Problem{.text = say("The parameter \"%1\" drives \"%2\". Set the parameter.",
                                       {parameter.id, std::string(id)}),
                           .ids = {Id(id), parameter.id}};
    return {};
}

/// Puts what the game has in the scene into another project, as far as that has a place for it.
/// @param next its scene is that of the file
void World::Impl::keepScene(Project& next) {
    if (!ownScene)
        return;
    OwnScene kept{.before = next.scene, .items = {}, .added = ownScene->added, .hash = {}};
    std::set<std::string_view> named, driven;
    for (const Node& node : next.nodes)
        named.merge(sceneItemsOf(node));
    for (const Parameter& parameter : next.parameters)
        for (const SettingRef& ref : parameter.drives)
            driven.insert(ref.item);
    for (const auto& [id, item] : ownScene->items) {
        const SceneItem* there = next.sceneItem(id);
        const bool wasBefore =
            std::ranges::find(ownScene->before, id, &SceneItem::id) != ownScene->before.end();
        const bool keeps = item ? (there ? there->type == item->type : !wasBefore && !next.has(id))
                                : there && !named.contains(id);
        if (keeps && !driven.contains(id))
            kept.items.emplace_back(id, item);
    }
    next.scene = sceneOf(kept);
    ownScene = std::move(kept);
}

Result<Done> World::Impl::take(Project next) {
    if (Problems errors = simulation.setProject(next); !errors.empty())
        return errors;
    project = std::move(next);
    interpolation.clear();
    knowTypes();
    knowPlots();
    return Done();
}

Result<Done> World::edit(const Change& change) {
    Impl& s = *m_impl;
    if (s.replayed)
        return Problem{.text = say("A world that replays a recording cannot be edited.")};
    const Project game = s.currentProject();
    CheckedProject edited(game);
    const Input input = inputOf(change, edited.project());
    if (const auto* set = std::get_if<ParameterSet>(&input))
        return setParameter(set->parameter, *set->value);
    if (Problems errors = edited.apply(change); !errors.empty())
        return errors;
    Project next = edited.project();
    keepOfGame(change, game, next);
    Change effective = merged(change, difference(edited.project(), next));
    effective.world.reset();
    if (next.world != game.world)
        effective.world = std::pair(game.world, next.world);
    if (effective.empty())
        return Done();
    next.annotations = s.project.annotations; // the plots of the game
    next.notes = s.project.notes;
    if (const auto done = s.take(std::move(next)); !done)
        return done.problems();
    if (!effective.scene.empty())
        s.ownScene.reset(); // it is part of the project now
    else if (s.ownScene)
        s.ownScene->hash.reset();
    s.record(Edited{std::move(effective)});
    return Done();
}

Project World::currentProject() const {
    return m_impl->currentProject();
}

void World::saveFor(const Project& project, std::vector<std::byte>& to) const {
    Snapshot snapshot = m_impl->simulation.snapshot();
    snapshot.project = hashOf(resolveDrivable(project));
    writeSavedWorld({std::move(snapshot), 0}, to);
}

const std::string& World::projectFile() const {
    return m_impl->projectPath;
}

RunCheck World::check() const {
    return checkOf(m_impl->simulation);
}

Result<Done> World::setLink(std::unique_ptr<RunLink> link) {
    Impl& s = *m_impl;
    if (s.replayed && link)
        return Problem{.text = say("A world that replays a recording takes no other inputs.")};
    s.link = std::move(link);
    return Done();
}

RunLink* World::link() const {
    return m_impl->link.get();
}

} // namespace tiller::game
