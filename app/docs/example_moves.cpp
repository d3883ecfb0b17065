#include "app/docs/made_files.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cmath>
#include <map>
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

/// The agents in order of their first tick, and their steps in the frames.
class FrameTracks {
public:
    /// @param frame empty: it is no frame
    void add(const Simulation& simulation, std::optional<int> frame) {
        m_tracks.resize(simulation.populations().size());
        for (std::size_t crowd = 0; crowd < m_tracks.size(); ++crowd) {
            const Population& agents = simulation.populations()[crowd];
            for (std::size_t i = 0; i < agents.size(); ++i) {
                const auto [index, isNew] =
                    m_index.try_emplace({crowd, agents.ordinal[i]}, m_tracks[crowd].size());
                if (isNew)
                    m_tracks[crowd].push_back(
                        {.type = agents.type, .radius = agents.radius[i], .begin = 0, .steps = {}});
                if (frame)
                    addStep(m_tracks[crowd][index->second], agents, i, *frame);
            }
        }
    }

    /// At most `mostTracks` of each agent type.
    [[nodiscard]] std::vector<Moves::Track> take() && {
        std::vector<Moves::Track> all;
        for (std::vector<Moves::Track>& tracks : m_tracks) {
            std::erase_if(tracks, [](const auto& track) { return track.steps.empty(); });
            const std::size_t each = (tracks.size() + mostTracks - 1) / mostTracks;
            for (std::size_t i = 0; i < tracks.size(); i += each)
                all.push_back(std::move(tracks[i]));
        }
        return all;
    }

private:
    static void addStep(Moves::Track& track, const Population& agents, std::size_t i, int frame) {
        const bool turned = !agents.facingX.empty();
        if (track.steps.empty())
            track.begin = frame;
        track.steps.push_back({agents.x[i], agents.y[i],
                               std::atan2((turned ? agents.facingY : agents.headingY)[i],
                                          (turned ? agents.facingX : agents.headingX)[i])});
    }

    std::vector<std::vector<Moves::Track>> m_tracks;                      ///< by agent type
    std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> m_index; ///< by type and ordinal
};

} // namespace

Moves movesOf(const Project& project) {
    const std::size_t first = project.worldNumber("tick") == 1 ? 0 : warmUp;
    const auto moveMouse = mouseFor(project);
    Simulation simulation(project, {.threads = 1});
    FrameTracks tracks;
    for (int frame = 0;;) {
        const bool isFrame =
            simulation.tick() == first + static_cast<std::size_t>(frame) * ticksPerFrame;
        tracks.add(simulation, isFrame ? std::optional(frame++) : std::nullopt);
        if (frame == frames)
            break;
        if (moveMouse)
            moveMouse(simulation);
        simulation.step();
    }
    return {.width = project.worldNumber("width"),
            .height = project.worldNumber("height"),
            .frames = frames,
            .tracks = std::move(tracks).take()};
}

} // namespace tiller::docs
