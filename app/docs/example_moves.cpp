#include "app/docs/picture.h"
#include "app/docs/recording.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tiller::docs {

namespace {

constexpr int frames = 41; // eight a second, and the last
constexpr std::size_t ticksPerFrame = 8;
constexpr std::size_t warmUp = 120;        // ticks
constexpr std::size_t ticksPerRound = 300; // of the mouse around the middle
constexpr std::size_t ticksPerClick = 100;
constexpr std::size_t mostTracks = 90; // of one agent type

/// Where the mouse is at a tick: on an ellipse around the middle.
Vec2 mouseAt(const Project& project, std::size_t tick) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(tick) / ticksPerRound;
    const Vec2 size = project.worldSize();
    return {size.x * (0.5 + 0.3 * std::cos(angle)), size.y * (0.5 + 0.3 * std::sin(angle))};
}

std::function<void(Simulation&)> mouseFor(const Project& project) {
    if (std::ranges::none_of(project.nodes, [](const Node& node) {
            return node.type == "cursor" || node.type == "external";
        }))
        return {};
    return [&project](Simulation& simulation) {
        const Vec2 at = mouseAt(project, simulation.tick());
        simulation.setCursor(at);
        if (simulation.tick() % ticksPerClick == 0)
            simulation.click(at);
    };
}

/// The steps of a track in the frames from @p first on; none if it does not live in any.
Moves::Track framesOf(const Track& track, const Id& type, std::size_t first) {
    Moves::Track moves{.type = type, .radius = track.radius, .begin = 0, .steps = {}};
    for (int frame = 0; frame < frames; ++frame) {
        const std::size_t tick = first + static_cast<std::size_t>(frame) * ticksPerFrame;
        if (!track.lives(tick))
            continue;
        if (moves.steps.empty())
            moves.begin = frame;
        const Vec2 at = track.places[tick - track.begin];
        const Vec2 heading = track.headings[tick - track.begin];
        moves.steps.push_back({at.x, at.y, std::atan2(heading.y, heading.x)});
    }
    return moves;
}

} // namespace

Moves movesOf(const Project& project) {
    const std::size_t first = project.worldNumber("tick") == 1 ? 0 : warmUp;
    const Recording recording =
        record(project, first + (frames - 1) * ticksPerFrame, mouseFor(project));
    Moves moves{.width = project.worldNumber("width"),
                .height = project.worldNumber("height"),
                .frames = frames,
                .tracks = {}};
    for (std::size_t crowd = 0; crowd < recording.crowds.size(); ++crowd) {
        std::vector<Moves::Track> tracks;
        for (const Track& track : recording.tracks)
            if (track.crowd == crowd)
                if (auto moved = framesOf(track, recording.crowds[crowd].type, first);
                    !moved.steps.empty())
                    tracks.push_back(std::move(moved));
        const std::size_t each = (tracks.size() + mostTracks - 1) / mostTracks;
        for (std::size_t i = 0; i < tracks.size(); i += each)
            moves.tracks.push_back(std::move(tracks[i]));
    }
    return moves;
}

} // namespace tiller::docs
