#include "app/docs/recording.h"

#include "core/sim/simulation.h"

namespace tiller::docs {

namespace {

void append(Track& track, const Population& agents, std::size_t ordinal) {
    const bool turned = !agents.facingX.empty();
    track.places.push_back({agents.x[ordinal], agents.y[ordinal]});
    track.headings.push_back({(turned ? agents.facingX : agents.headingX)[ordinal],
                              (turned ? agents.facingY : agents.headingY)[ordinal]});
    track.leading.push_back(ordinal < agents.leading.size() ? agents.leading[ordinal]
                                                            : Population::nobody);
}

} // namespace

Recording record(const Project& project, std::size_t ticks) {
    Simulation simulation(project, {.threads = 1, .trackLeading = true});
    Recording recording;
    recording.ticks = ticks;
    for (const Population& agents : simulation.populations()) {
        for (std::size_t i = 0; i < agents.size(); ++i)
            recording.tracks.push_back(
                {.crowd = recording.crowds.size(), .radius = agents.radius[i]});
        recording.crowds.push_back({agents.type, agents.behaviors});
    }
    for (std::size_t tick = 0;; ++tick) {
        std::size_t next = 0;
        for (const Population& agents : simulation.populations())
            for (std::size_t i = 0; i < agents.size(); ++i)
                append(recording.tracks[next++], agents, i);
        if (tick == ticks)
            return recording;
        simulation.step();
    }
}

double lengthOf(const Track& track, const Project& project) {
    const Vec2 size{project.worldNumber("width"), project.worldNumber("height")};
    const bool wraps = project.worldText("edges") == "wrap";
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
