#pragma once

#include "core/game/flight_recorder.h"
#include "core/game/saved_world.h"
#include "core/game/world.h"
#include "core/model/checked_project.h"
#include "core/scene/obstacle.h"
#include "core/sim/contact/solid_bodies.h"
#include "core/sim/measure.h"

#include <cstdint>
#include <deque>
#include <set>
#include <unordered_map>

namespace tiller::game {

/// The positions of agents between the last two ticks.
class Interpolation {
public:
    /// Keeps the positions before a tick. Costs a copy of them.
    void keep(const Simulation& simulation);
    /// An agent was put elsewhere: it does not glide there.
    void put(std::size_t population, std::uint32_t ordinal);
    /// An agent was moved by an offset, and glides as before.
    void shift(std::size_t population, std::uint32_t ordinal, Vec2 by);
    /// Forgets: positions are those of the last tick.
    void clear() { m_previous.clear(); }

    /// The positions at a share of the way from the tick before to the last one, in the order of
    /// Simulation::agents. In a world that wraps, along the short way. Agents that came in the last
    /// tick are where they are. Valid until the next call for this population.
    struct Positions {
        const double* x = nullptr;
        const double* y = nullptr;
    };
    Positions positions(const Simulation& simulation, std::size_t population, double share);

private:
    /// By rank: ascending by ordinal.
    struct Previous {
        std::vector<std::uint32_t> ordinal;
        std::vector<double> x, y;

        [[nodiscard]] std::size_t rankOf(std::uint32_t which, std::size_t guess) const;
    };

    std::vector<Previous> m_previous; ///< by population; empty if there is nothing to glide from
    std::vector<std::vector<double>> m_x, m_y;
};

/// In a world that wraps, the image of a place that is inside it.
[[nodiscard]] inline Vec2 imageInside(const Moment& moment, Vec2 place) {
    return moment.edges == Edges::wrap ? insideOf(moment, place) : place;
}

/// An obstacle as rays meet it.
[[nodiscard]] inline ObstacleGeometry wallOf(const SceneItem& item) {
    auto wall = settingsOf<ObstacleGeometry>(item);
    wall.id = item.id;
    return wall;
}

/// The inside of a World.
struct World::Impl {
    Impl(Project of, Options how);
    Impl(InputLog log, Options how);

    Options options;
    Project project;
    std::string projectFile; ///< as the game opened it; empty if it came from memory
    std::string projectPath; ///< its whole path
    std::unique_ptr<Simulation> own;
    std::unique_ptr<Replay> replayed; ///< has the simulation of a world that replays
    std::uint64_t replayEnd = 0;
    std::size_t replayedEdits = 0; ///< of the recording, that are in the project
    Simulation& simulation;

    std::deque<Id> types;                 ///< by Type; they stay where they are
    std::vector<std::size_t> populations; ///< by Type; nowhere if a reload took it away
    std::vector<Type> typeOf;             ///< by population
    std::vector<Plot> plots;
    std::vector<FollowingMonitor> monitors; ///< of the plots
    std::vector<Event> events;
    std::size_t readEvents = 0; ///< how many of them the game has seen
    bool readsEvents = false;   ///< the game has asked for them
    std::uint64_t missedEvents = 0;
    std::size_t seenEvents = 0;      ///< of the simulation's last tick
    std::set<Id, std::less<>> names; ///< of nodes in events: they stay where they are
    Interpolation interpolation;
    std::unordered_map<std::uint32_t, std::uint64_t> userData; ///< by life
    mutable std::optional<Obstacles> walls; ///< made for ray(); none after a change
    /// What the game has changed in the scene since the project came; nothing before the first
    /// change.
    struct OwnScene {
        std::vector<SceneItem> before;             ///< the scene as it came
        decltype(SavedWorld::scene) items;         ///< as SavedWorld has them
        std::uint64_t added = 0;                   ///< how many it has ever added
        mutable std::optional<std::uint64_t> hash; ///< of the project with that scene, when asked
    };
    std::optional<OwnScene> ownScene;
    double ahead = 0; ///< ticks that advance() has not made yet
    bool isLate = false;

    std::optional<InputLog> log; ///< while it records
    std::unique_ptr<FlightRecorder> recorder;
    std::unique_ptr<RunLink> link;
    std::set<std::string> externalsSet; ///< by the game, since the project came
    bool isTouched = false;             ///< had an input or a tick before it began to record
    std::uint64_t furthest = 0;         ///< the latest tick from which it went back

    static constexpr std::size_t nowhere = ~std::size_t{0};

    void report(Severity severity, std::string_view text) const;
    /// Warns once if no External has a name that the game sets.
    void lookForExternal(const std::string& name);
    void knowTypes();
    void knowPlots();
    [[nodiscard]] std::size_t populationOf(Type type) const;
    [[nodiscard]] AgentHandle handle(Agent agent) const;
    [[nodiscard]] Agent agent(const AgentHandle& handle) const;
    [[nodiscard]] Agent agent(AgentRef ref) const;
    void takeEvents();
    void forgetEvents();
    void step();
    /// Takes the project that a recording has put in place of the one before.
    void followReplay();

    /// @name What a log holds: the simulation has taken numbers beyond a limit as the limit
    /// @{
    static void limit(Vec2& vector) {
        vector.x = std::clamp(vector.x, -coordinateLimit, coordinateLimit);
        vector.y = std::clamp(vector.y, -coordinateLimit, coordinateLimit);
    }
    static void limit(std::optional<Vec2>& vector) {
        if (vector)
            limit(*vector);
    }
    template <class T>
    static void limitVectors(T& input) {
        if constexpr (requires { limit(input.to); })
            limit(input.to);
        if constexpr (requires { limit(input.at); })
            limit(input.at);
        if constexpr (requires { limit(input.position); })
            limit(input.position);
        if constexpr (requires { limit(input.velocity); })
            limit(input.velocity);
        if constexpr (requires { limit(input.heading); })
            limit(input.heading);
    }
    /// @}
    /// Keeps an input that was carried out.
    template <class T>
    void record(T input) {
        isTouched = true;
        if (!isRecording())
            return;
        limitVectors(input);
        if (recorder)
            recorder->keep(simulation.tick(), input);
        if (log || link)
            keepOutsideFile(std::move(input));
    }
    /// Keeps a place that was taken: of an external, of the cursor, or of an agent.
    void recordMove(Mover::Kind kind, std::string_view name, std::uint32_t ordinal, Vec2 position,
                    Vec2 velocity) {
        isTouched = true;
        limit(position);
        limit(velocity);
        if (recorder)
            recorder->keepMove(simulation.tick(), kind, name, ordinal, position, velocity);
        if (log || link)
            keepOutsideFile(inputOf(Mover{kind, std::string(name), ordinal}, position, velocity));
    }
    void keepOutsideFile(Input input) {
        if (log)
            log->events.push_back({simulation.tick(), input});
        if (link && link->wantsInputs())
            link->keep(simulation.tick(), std::move(input));
    }
    [[nodiscard]] bool isRecording() const { return log || recorder || link; }
    [[nodiscard]] Project currentProject() const;
    /// Adds an item to the scene, or replaces or removes one, and records that.
    Result<Done> changeScene(Replacement<SceneItem> step);
    [[nodiscard]] std::optional<Problem> findItemProblem(std::string_view id) const;
    void keepScene(Project& next);
    [[nodiscard]] static std::vector<SceneItem> sceneOf(const OwnScene& own);
    /// As snapshots of a world tell its project, whatever the game has changed in the scene.
    [[nodiscard]] std::uint64_t hashOfProject() const;
    /// Goes to the scene of a saved state. Changes nothing if it answers with problems.
    Result<Done> restoreScene(const SavedWorld& saved);
    /// Takes a project that was checked in place of the one that it runs.
    Result<Done> take(Project next);
    /// Begins to write what the file lacks; warns and stops if that failed.
    Result<Done> writeRecording(std::optional<RunCheck> check);
    /// Warns and stops if that failed.
    Result<Done> keptRecording(Result<Done> done);
    void recordSecond();
    /// The run has gone from a tick to a state with so many inputs. Recordings go on from there;
    /// they end, with a warning, if the state is not of their run.
    void goBackInRecordings(std::uint64_t from, std::uint64_t inputs);

    /// Calls `visit(population, columns)` for the populations of a type.
    template <class Visit>
    void forTypes(Type type, Visit visit) const {
        for (Type each = 0; each < types.size(); ++each)
            if (type == anyType || type == each)
                visit(columns(each));
    }
    /// As World::agents, until the next call.
    [[nodiscard]] Columns columns(Type type) const;
};

} // namespace tiller::game
