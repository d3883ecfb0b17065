#include "core/game/world_impl.h"
#include "core/model/parameters.h"

/// What an editor does to a World while it runs.
namespace tiller::game {

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
    CheckedProject edited(s.currentProject());
    const Input input = inputOf(change, edited.project());
    if (const auto* set = std::get_if<ParameterSet>(&input))
        return setParameter(set->parameter, *set->value);
    if (Problems errors = edited.apply(change); !errors.empty())
        return errors;
    Project next = edited.project();
    next.annotations = s.project.annotations; // the plots of the game
    next.notes = s.project.notes;
    if (const auto done = s.take(std::move(next)); !done)
        return done.problems();
    s.record(Edited{change});
    return Done();
}

Project World::currentProject() const {
    return m_impl->currentProject();
}

const std::string& World::projectFile() const {
    return m_impl->projectFile;
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
