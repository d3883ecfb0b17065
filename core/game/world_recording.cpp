#include "core/game/world_impl.h"

#include <algorithm>

/// The file that a World records to.
namespace tiller::game {

Result<Done> World::Impl::writeRecording(std::optional<RunCheck> check) {
    return keptRecording(
        recorder->write(simulation.tick(), std::move(check), project.worldNumber("tick")));
}

Result<Done> World::Impl::keptRecording(Result<Done> done) {
    if (!done) {
        report(Severity::warning,
               say("The recording ends here. %1", {done.problems().front().text}));
        recorder.reset();
    }
    return done;
}

void World::Impl::recordSecond() {
    if (!recorder)
        return;
    const auto second =
        static_cast<std::uint64_t>(std::max(1.0, project.worldNumber("ticksPerSecond")));
    if (simulation.tick() % second == 0)
        static_cast<void>(writeRecording(checkOf(simulation))); // it warns
}

void World::Impl::goBackInRecordings(std::uint64_t from, std::uint64_t inputs) {
    furthest = std::max(furthest, from);
    const std::uint64_t tick = simulation.tick();
    bool isOfRun = tick <= furthest;
    if (recorder)
        isOfRun = isOfRun && recorder->knows(tick, inputs);
    if (log) {
        const auto first = std::ranges::lower_bound(log->events, tick, {}, &InputEvent::tick);
        const auto last = std::ranges::upper_bound(log->events, tick, {}, &InputEvent::tick);
        isOfRun = isOfRun && static_cast<std::uint64_t>(first - log->events.begin()) <= inputs &&
                  inputs <= static_cast<std::uint64_t>(last - log->events.begin());
    }
    if (isOfRun) {
        if (recorder)
            recorder->goBack(tick, inputs);
        if (log)
            log->events.resize(static_cast<std::size_t>(inputs));
        return;
    }
    if (!recorder && !log)
        return;
    log.reset();
    report(Severity::warning,
           say("The recording ends here, at tick %1: the state that was restored "
               "is of another run.",
               {std::to_string(from)}));
    if (!recorder)
        return;
    if (keptRecording(recorder->write(from, {}, project.worldNumber("tick"))) &&
        keptRecording(recorder->finish()))
        recorder.reset();
}

Result<Done> World::record(const FilePath& file) {
    Impl& s = *m_impl;
    if (s.replayed)
        return Problem{
            .text = say("A world that replays a recording cannot record. Copy the recording.")};
    if (!s.log && (s.isTouched || s.simulation.tick() > 0))
        return Problem{
            .text =
                say("Start recording before the first tick or input, or open the world with the "
                    "option records.")};
    if (s.recorder) { // which goes on if the new file cannot be made
        if (const auto done = s.writeRecording({}); !done)
            return done;
        if (const auto done = s.keptRecording(s.recorder->finish()); !done)
            return done;
    }
    auto recorder = FlightRecorder::create(file, s.log ? s.log->start : withoutLayout(s.project),
                                           s.projectFile);
    if (!recorder)
        return recorder.problems();
    s.recorder = std::move(recorder).value();
    if (s.log)
        for (const InputEvent& event : s.log->events)
            s.recorder->keep(event.tick, event.input);
    if (const auto done = s.writeRecording({}); !done)
        return done.problems();
    return s.keptRecording(s.recorder->finish());
}

Result<Done> World::stopRecording() {
    if (!m_impl->recorder)
        return Done();
    if (const auto done = m_impl->writeRecording({}); !done)
        return done.problems();
    auto done = m_impl->keptRecording(m_impl->recorder->finish());
    m_impl->recorder.reset();
    return done;
}

} // namespace tiller::game
