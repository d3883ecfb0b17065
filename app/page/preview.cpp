#include "app/page/preview.h"

#include "core/model/overrides.h"
#include "core/model/step.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tiller {

namespace {

constexpr std::size_t mostTracks = 100;
constexpr double seconds = 8;          // of watching
constexpr double mostAgentTicks = 1e6; // a large world shows less
constexpr std::size_t mostTicks = 480;

struct Track {
    std::size_t begin = 0;
    Points places = {};
};

using Tracks = std::map<std::pair<std::size_t, std::uint32_t>, Track>; // by population and ordinal

/// The project as its first step shows it.
Project firstStepOf(const Project& project) {
    Project shown = project;
    if (const auto steps = stepsOf(project); !steps.empty())
        if (const auto change = overrideChanges(project, stepOf(*steps.front()).changes))
            apply(change.value(), shown);
    return shown;
}

std::size_t agentCount(const Simulation& simulation) {
    std::size_t count = 0;
    for (const Population& each : simulation.populations())
        count += each.size();
    return count;
}

void sample(const Simulation& simulation, std::size_t number, std::size_t every, Tracks& tracks) {
    const auto& populations = simulation.populations();
    for (std::size_t type = 0; type < populations.size(); ++type) {
        const Population& agents = populations[type];
        for (std::size_t i = 0; i < agents.size(); ++i) {
            if (agents.ordinal[i] % every != 0)
                continue;
            const auto [found, isNew] = tracks.try_emplace({type, agents.ordinal[i]});
            if (isNew)
                found->second.begin = number;
            found->second.places.push_back({std::round(agents.x[i]), std::round(agents.y[i])});
        }
    }
}

} // namespace

void writePreview(JsonWriter& writer, const Project& project) {
    const Project shown = firstStepOf(project);
    Simulation simulation(shown, {.threads = 1});
    const auto agents = std::max<std::size_t>(1, agentCount(simulation));
    const double ticks =
        std::min({seconds * shown.worldNumber("ticksPerSecond"),
                  mostAgentTicks / static_cast<double>(agents), static_cast<double>(mostTicks)});
    const auto between = static_cast<std::size_t>(std::max(1.0, ticks / previewSamples));
    const std::size_t every = (agents + mostTracks - 1) / mostTracks;
    Tracks tracks;
    for (std::size_t number = 0; number < previewSamples; ++number) {
        sample(simulation, number, every, tracks);
        for (std::size_t i = 0; i < between; ++i)
            simulation.step();
    }
    writer.beginList();
    std::size_t left = 2 * mostTracks; // where many are born
    for (const auto& [name, track] : tracks) {
        if (left-- == 0)
            break;
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("type", simulation.populations()[name.first].type);
        writer.field("begin", static_cast<double>(track.begin));
        writer.field("places", track.places);
        writer.end();
    }
    writer.end();
}

} // namespace tiller
