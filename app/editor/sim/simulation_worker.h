#pragma once

#include "app/editor/sim/branched_run.h"
#include "app/editor/sim/follower.h"
#include "app/editor/sim/ghosts.h"
#include "app/editor/sim/monitor_recorder.h"
#include "app/editor/sim/worker_parts.h"
#include "core/io/recording_io.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <thread>

namespace tiller {

/// What a run is at one tick.
struct RunRecord {
    std::uint64_t tick = 0;
    std::uint64_t stateHash = 0;
    InputLog log;        ///< replays the run up to this tick, bit for bit
    bool isWhole = true; ///< false: it began in a running game, and the log lacks its begin
};

/// Runs a world in a thread of its own.
///
/// Frames come at most every framePeriod. Ticks come at ticksPerSecond * speed; a machine that is
/// too slow for that runs as fast as it can, and forgets the ticks it missed.
///
/// The past: goTo() shows an earlier tick, run by the project as it was at that tick. Playing,
/// editing or dragging an agent there branches the run: it ends at that tick and goes on with the
/// project as it is now. What came after becomes the previous future (BranchedRun), which runs in
/// step with the new one until it is dismissed. The mouse acts only in the present; its position
/// when a branch begins is part of the branch.
///
/// Threads: one other thread, the *control thread*, calls the public functions. Each leaves a
/// message in the mailbox and returns at once; only record(), lead() and the destructor wait. The
/// worker's thread delivers messages between ticks, in the order they came, and records all that
/// changes the world. Shared by both threads: the mailbox, the frames (triple buffer), and the
/// members that are atomic.
/// A follower also gets messages from the thread of its leader, see Follower.
class SimulationWorker {
public:
    struct Events {
        std::function<void()> frameReady; ///< called in the worker's thread
        /// A run to a tick, or the way to one, has ended. Called in the worker's thread, with the
        /// number that the command returned.
        std::function<void(std::uint64_t command)> stopped;
        /// The project was edited while the run is that of a running game: the edit is for the game
        /// to carry out. Called in the worker's thread.
        std::function<void(Change edit)> editedForGame = {};
        /// The state of joinGame() does not fit its project: the run is that of the project, from
        /// tick 0. Called in the worker's thread.
        std::function<void(const std::string& why)> notJoined = {};
        /// What findLast() has found; nothing if it is not known. Called in the worker's thread.
        std::function<void(const std::optional<LoggedEvent>& event)> found = {};
    };

    static constexpr std::chrono::milliseconds framePeriod{15};
    static constexpr double minSpeed = 0.1;
    static constexpr double maxSpeed = 8;

    SimulationWorker(Project project, Events events);
    ~SimulationWorker();
    SimulationWorker(const SimulationWorker&) = delete;
    SimulationWorker& operator=(const SimulationWorker&) = delete;

    /// Starts another project at tick 0, paused or playing as before.
    void load(std::shared_ptr<const Project> project);
    /// Starts over with the recorded run of a game, and goes to its end; returns the number of that
    /// command. Beyond its end, and in its branches, the world goes on with @p project; the inputs
    /// of the game, but not its edits, act in branches, too.
    /// @pre the log starts from a project without errors
    std::uint64_t loadRun(std::shared_ptr<const Recording> recording, Project project);
    /// Follows a game from a state on: playing computes each tick that the game has made, as soon
    /// as its inputs are there. Until leaveGame() nothing branches: edits go to
    /// Events::editedForGame, and inputs by hand do nothing. @param project the one that is open
    /// @param goesOn the game went back to a saved state: the picked agent stays
    std::uint64_t joinGame(std::shared_ptr<const Recording> start,
                           std::shared_ptr<const Snapshot> state, Project project, bool goesOn);
    void extendGame(RecordingStream::News news); ///< what the game has done since
    void leaveGame(); ///< goes to the end: from now on it is a recorded run
    /// Edits the project. Before the first tick the edit is part of the start; later it acts on
    /// the world as it is. While the project has errors the world runs on without the edits.
    void edit(Change change);
    void reset();

    std::uint64_t play();
    std::uint64_t pause();
    /// One tick, then pauses. In the past: the next recorded tick.
    std::uint64_t step();
    /// Runs as fast as it can to exactly this tick, then pauses. Only pauses if it is past it.
    std::uint64_t runTo(std::uint64_t tick);
    void setSpeed(double factor);

    /// Goes to a tick that was recorded, or to the nearest one, and pauses there. The latest call
    /// counts.
    std::uint64_t goTo(std::uint64_t tick);
    /// Ends the way to a tick where it is now, also if other commands wait for its end.
    /// @param command what goTo() returned
    void cancelGoTo(std::uint64_t command) { m_canceledCommand = command; }
    /// How much of the way to a tick (goTo or runTo) is done, 0 to 1.
    [[nodiscard]] double shareOfWay() const { return m_shareOfWay; }
    /// From now on each way to a tick rests after this many strides until it is canceled, however
    /// fast the machine is. The commands that wait for its end do not rest.
    void holdWays(std::uint64_t strides) { m_wayLimit = strides; }
    void dismissFuture(); ///< the previous future

    /// From now on frames have ghosts: the future without these nodes. Without nodes, no ghosts.
    void wantGhosts(std::vector<Id> without);

    void setCursor(std::optional<Vec2> position);
    void click(Vec2 position);
    /// Moves an agent, not beyond walls, and holds it there until it is dropped.
    void holdAgent(const AgentName& agent, Vec2 position);
    void dropAgent();
    /// Does something to the world by hand, in the present: see core/sim/inputs.h.
    /// @pre !isEdit(input)
    void give(Input input);

    /// From now on frames explain an agent, and follow it when it changes its type. With its life,
    /// it is found although it has changed its type meanwhile. Returns a number, which these frames
    /// have as Frame::pickNumber.
    std::uint64_t pick(std::optional<AgentHandle> agent);
    /// Finds when agents of a type did something by a node for the last time before this tick, or
    /// else at it, and calls Events::found.
    void findLast(const Id& type, const Id& node);
    /// From now on frames explain this agent, too, as Frame::sample.
    void wantSample(std::optional<AgentName> agent);
    void wantForces(bool wanted);
    /// Measures the monitors of this project from now on, and also in the past that a plot shows.
    void followMonitors(std::shared_ptr<const Project> project);

    /// What the past may cost, in bytes; see BranchedRun::setLimit.
    void limitPast(std::size_t bytes);

    /// Waits for the end of the current tick.
    [[nodiscard]] RunRecord record();

    /// Makes another worker follow this one: it starts over when this one does, has the same mouse
    /// (not the same edits) at the same ticks, and goes to the same ticks. The faster one waits.
    /// Null ends it. Waits for the end of the current tick.
    /// @pre the previous follower still exists
    void lead(SimulationWorker* follower);

    /// The newest frame; take() it in the thread that reads front().
    [[nodiscard]] TripleBuffer<Frame>& frames() { return m_frames; }
    [[nodiscard]] const TripleBuffer<Frame>& frames() const { return m_frames; }

private:
    friend class Follower;

    using Clock = Pace::Clock;

    std::uint64_t postTransport(Mailbox::Message message);
    void postChange(Mailbox::Message message); ///< after it, a frame is due

    // From here on for the worker's thread alone.
    void start(Project project, Project ifUnsound);
    void startRun(const Recording& recording, Project project);
    void hasStarted();
    void forgetOldRun();
    void applyEdits();
    void applyInput(Input input);
    void syncMouse();
    void pickAgain();
    void measureAnew();
    void measureMissing();
    void worldChanged();
    [[nodiscard]] Vec2 inReach(Vec2 position) const;
    [[nodiscard]] const RecordedRun& run() const { return m_runs.run(); }

    /// @name The loop and what it does, in simulation_worker_loop.cpp
    /// @{
    void loop();
    void waitForWork();
    void stepDue();
    void tick();
    [[nodiscard]] bool hasJustEnded() const;
    void stop();
    [[nodiscard]] bool isTooFast() const; ///< for the follower
    [[nodiscard]] double tickRate() const;

    void startGoing(std::uint64_t tick);
    void measurePast(); ///< for a while
    bool stride();      ///< toward the target; true once it is there
    void measureOnArrival();
    void strideForAWhile();
    void arrive(); ///< blocks until the run is at its target
    [[nodiscard]] bool isWayCanceled() const;
    [[nodiscard]] bool isWayHeld() const;
    void endWay();
    void awaitFollower();
    void branch();
    void leavePast();

    void publishIfDue();
    void publish();
    void followPicked();
    void fillPicked(Frame& frame) const;
    void fillGhosts(Frame& frame);
    /// @}

    Mailbox m_mailbox;
    TripleBuffer<Frame> m_frames;
    std::atomic<bool> m_quits = false;
    std::atomic<std::uint64_t> m_canceledCommand = 0;
    std::atomic<std::uint64_t> m_wayLimit = std::numeric_limits<std::uint64_t>::max(); // strides
    std::atomic<double> m_shareOfWay = 1;
    Events m_events;
    std::uint64_t m_commandCount = 0; // the control thread's alone
    std::uint64_t m_pickCount = 0;    // so is this

    // From here on the worker's thread alone.
    PendingEdits m_edits;
    BranchedRun m_runs;
    std::uint64_t m_runCount = 0;
    std::shared_ptr<const Project> m_lastSound; // the latest project without errors
    MonitorRecorder m_monitors; // measures only in the present; values from the past stay
    std::optional<PastMonitors> m_pastMonitors; // while it measures for new plots

    std::optional<Vec2> m_cursor;
    std::optional<Vec2> m_pendingClick; // in the past: acts in the present
    std::optional<AgentMoved> m_heldAgent;

    std::optional<AgentName> m_picked;         // as it is called now
    std::optional<AgentName> m_pickedAtStart;  // as it was called when it was picked
    std::optional<std::uint32_t> m_pickedLife; // once it was seen
    EventLog m_log;
    std::shared_ptr<const StartLives> m_startLives = std::make_shared<StartLives>();
    std::uint64_t m_pickNumber = 0;
    std::optional<AgentName> m_sampled;
    std::vector<Coloring> m_colorings;
    bool m_wantsForces = false;
    Futures m_futures;
    std::vector<Id> m_ghostNodes;
    bool m_ghostsAreOld = false;

    Follower* m_follower = nullptr; // that this worker leads
    Follower m_asFollower{*this};   // that another worker may lead

    bool m_playing = false;
    bool m_isLive = false; // the run is that of a running game
    std::optional<std::uint64_t> m_stopTick;
    std::uint64_t m_runFrom = 0; // where the run to m_stopTick began
    std::uint64_t m_lastCommand = 0;
    std::uint64_t m_goToCommand = 0;  // the command that set the target
    std::uint64_t m_strides = 0;      // since then
    bool m_awaitsFollower = false;    // it is at the target, its follower is not
    bool m_measuresOnArrival = false; // there it measures for plots of the whole run
    double m_speed = 1;
    Pace m_pace;
    bool m_changed = true; // a frame is due
    std::uint64_t m_publishedTick = 0;
    Clock::time_point m_nextPublish;

    std::thread m_thread; // last: it starts when all other members exist
};

} // namespace tiller
