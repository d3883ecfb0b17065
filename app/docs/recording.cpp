#include "app/docs/recording.h"

#include "core/sim/simulation.h"

#include <map>

namespace tiller::docs {

namespace {

void append(Track& track, const Population& agents, std::size_t i) {
    const bool turned = !agents.facingX.empty();
    track.places.push_back({agents.x[i], agents.y[i]});
    track.headings.push_back({(turned ? agents.facingX : agents.headingX)[i],
                              (turned ? agents.facingY : agents.headingY)[i]});
    track.leading.push_back(i < agents.leading.size() ? agents.leading[i] : Population::nobody);
}

} // namespace

Recording record(const Project& project, std::size_t ticks,
                 const std::function<void(Simulation&)>& beforeTick) {
    Simulation simulation(project, {.threads = 1, .trackLeading = true});
    Recording recording;
    recording.ticks = ticks;
    for (const Population& agents : simulation.populations())
        recording.crowds.push_back({agents.type, agents.behaviors});
    std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> tracks; // by crowd and ordinal
    for (std::size_t tick = 0;; ++tick) {
        for (std::size_t crowd = 0; crowd < recording.crowds.size(); ++crowd) {
            const Population& agents = simulation.populations()[crowd];
            for (std::size_t i = 0; i < agents.size(); ++i) {
                const auto [track, isNew] =
                    tracks.try_emplace({crowd, agents.ordinal[i]}, recording.tracks.size());
                if (isNew)
                    recording.tracks.push_back(
                        {.crowd = crowd, .radius = agents.radius[i], .begin = tick});
                append(recording.tracks[track->second], agents, i);
            }
        }
        if (tick == ticks)
            return recording;
        if (beforeTick)
            beforeTick(simulation);
        simulation.step();
    }
}

double lengthOf(const Track& track, const Project& project) {
    const Vec2 size = project.worldSize();
    const bool wraps = project.worldSettings().edges == Edges::wrap;
    double sum = 0;
    for (std::size_t i = 1; i < track.places.size(); ++i) {
        Vec2 step = track.places[i] - track.places[i - 1];
        if (wraps)
            step = step - Vec2{size.x * floorOf(step.x / size.x + 0.5),
                               size.y * floorOf(step.y / size.y + 0.5)};
        sum += length(step);
    }
    return sum;
}

} // namespace tiller::docs
