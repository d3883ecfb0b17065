#include "core/game/saved_world.h"
#include "core/game/world_impl.h"
#include "core/model/edits.h"
#include "core/model/parameters.h"
#include "core/model/resolve.h"
#include "core/sim/snapshot.h"

#include <algorithm>

/// What an editor does to a World while it runs.
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

Result<Done> World::Impl::take(Project next) {
    if (Problems errors = simulation.setProject(next); !errors.empty())
        return errors;
    project = std::move(next);
    if (isRecording())
        edited = withoutLayout(project);
    interpolation.clear();
    knowTypes();
    knowPlots();
    return Done();
}

Result<Done> World::edit(const Change& change) {
    Impl& s = *m_impl;
    if (s.replayed)
        return Problem{.text = "A world that replays a recording cannot be edited."};
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
        return Problem{.text = "A world that replays a recording takes no other inputs."};
    const bool wasRecording = s.isRecording();
    s.link = std::move(link);
    if (!wasRecording && s.link)
        s.edited = s.currentProject();
    return Done();
}

RunLink* World::link() const {
    return m_impl->link.get();
}

} // namespace tiller::game
