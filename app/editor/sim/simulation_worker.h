#pragma once

#include "app/editor/sim/frame.h"
#include "app/editor/sim/futures.h"
#include "app/editor/sim/recorded_run.h"
#include "app/editor/sim/triple_buffer.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

namespace tiller {

/// What the world is at one moment, for those who can wait for it.
struct RunRecord {
    std::uint64_t tick = 0;
    std::uint64_t stateHash = 0;
    InputLog log; ///< what led there
};

/// Runs a world in a thread of its own. All functions may be called from one other thread; they
/// leave a message and return at once. Messages act between ticks, in the order they came, and
/// whatever changes the world is written down, so that RunRecord::log gives the same run again.
///
/// Frames come at most every framePeriod. Ticks come at ticksPerSecond * speed; a machine that is
/// too slow for that runs as fast as it can, and what it missed is forgotten.
///
/// The past: goTo() shows the world as it was, run by the project as it was; the document's project
/// is another matter. Whoever plays on from there, edits, or drags an agent, branches: the run ends
/// at that tick and goes on from it with the project as it is now, as an edit at that tick. What
/// had come after is kept as the future that was, and is run in step beside the new one, until it
/// is dismissed. Beyond where it had been seen it goes on without edits, but with the same mouse.
/// Only in the present does the mouse act; where it is when a branch begins is part of it.
class SimulationWorker {
public:
    struct Events {
        std::function<void()> frameReady; ///< called in the worker's thread
        /// A run up to a tick, or the way to one, has ended; with the number that was given for it.
        std::function<void(std::uint64_t command)> stopped; ///< called in the worker's thread
    };

    static constexpr std::chrono::milliseconds framePeriod{15};
    static constexpr double minSpeed = 0.1;
    static constexpr double maxSpeed = 8;

    SimulationWorker(Project project, Events events);
    ~SimulationWorker();
    SimulationWorker(const SimulationWorker&) = delete;
    SimulationWorker& operator=(const SimulationWorker&) = delete;

    /// Another project in place of this one: starts at tick 0, paused or playing as it was.
    void load(std::shared_ptr<const Project> project);
    /// An edit of the project. Before the first tick it is part of the start; later it acts on the
    /// world as it is. While the project has errors the world runs on as before them.
    void edit(Change change);
    void reset();

    std::uint64_t play();
    std::uint64_t pause();
    /// One tick, and paused then. In the past: the tick that was.
    std::uint64_t step();
    /// As fast as it can up to exactly this tick, and paused then. Nothing if it is past it.
    std::uint64_t runTo(std::uint64_t tick);
    void setSpeed(double factor);

    /// To a tick that has been, and paused there; to the nearest there is. A later one of these
    /// takes the place of one that is under way.
    std::uint64_t goTo(std::uint64_t tick);
    void dismissFuture();

    /// What would be without these nodes, from now on: frames have it until there are none.
    void wantGhosts(std::vector<Id> without);

    void setCursor(std::optional<Vec2> position);
    void click(Vec2 position);
    /// Puts an agent somewhere and holds it there until it is dropped; not beyond walls.
    void holdAgent(const AgentName& agent, Vec2 position);
    void dropAgent();

    void pick(std::optional<AgentName> agent);
    /// Frames explain this agent too, as Frame::sample.
    void wantSample(std::optional<AgentName> agent);
    void wantForces(bool wanted);
    /// What is measured from now on: the monitors of a project.
    void followMonitors(std::shared_ptr<const Project> project);

    /// What the past may cost, in bytes; the future that was has half of it.
    void limitPast(std::size_t bytes);

    /// Waits for the end of the tick that is under way.
    [[nodiscard]] RunRecord record();

    /// Another run does from now on what this one does: it starts over with it, has its mouse (not
    /// its edits) at the same ticks, and goes where it goes; this one waits where it is too fast.
    /// Null: none any more. Waits for the end of the tick that is under way.
    void lead(SimulationWorker* follower);

    /// The newest frame; take() it in the thread that reads front().
    [[nodiscard]] TripleBuffer<Frame>& frames() { return m_frames; }
    [[nodiscard]] const TripleBuffer<Frame>& frames() const { return m_frames; }

private:
    using Clock = std::chrono::steady_clock;
    using Message = std::function<void()>;

    void post(Message message);
    std::uint64_t postTransport(Message message);

    /// @name The thread's turn, in simulation_worker_run.cpp
    /// @{
    void run();
    void handleMessages();
    void waitForWork();
    void stepDue();
    void tick();
    void stop();
    void publishIfDue();
    void publish();
    void publishTimeline(Frame& frame) const;
    void publishPicked(Frame& frame) const;
    void publishGhosts(Frame& frame);
    [[nodiscard]] double tickRate() const;
    void restartClock();
    void measure(Clock::time_point now);
    /// @}

    /// @name The past
    /// @{
    [[nodiscard]] std::uint64_t aimedTick() const { return m_aim.value_or(m_run.tick()); }
    [[nodiscard]] bool comesBack() const { return m_aim.has_value() || m_run.inPast(); }
    void startGoing(std::uint64_t tick);
    bool goOn(); ///< one stride to the tick it is on the way to; true once there
    void goOnForAWhile();
    void arrive(); ///< waits until it is where it was sent
    void branch();
    void leavePast();
    void shareLimit();
    /// @}

    /// @name Called by the leader's thread; in simulation_worker_lead.cpp
    /// @{
    void setLed(bool led);
    void followTo(std::uint64_t tick); ///< by ticks of its own
    void followBack(std::uint64_t tick);
    void followBranch();
    void followInput(Input input);
    void show(); ///< a frame of where it is
    /// @}
    [[nodiscard]] bool isTooFast() const; ///< for the follower

    void start(Project project, Project ifUnsound);
    void applyEdits();
    void measureAnew();
    void applyInput(Input input);
    void syncMouse();
    void worldChanged();
    [[nodiscard]] Vec2 inReach(Vec2 position) const;

    // The mailbox: what the other thread writes, under the mutex.
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<Message> m_inbox;
    std::atomic<bool> m_hasMail = false;
    std::atomic<bool> m_quits = false;
    std::uint64_t m_commandCount = 0;            // the other thread's alone
    SimulationWorker* m_led = nullptr;           // and this
    std::atomic<std::uint64_t> m_followedTo = 0; // for the leader

    TripleBuffer<Frame> m_frames;
    Events m_events;

    // From here on the worker's thread alone.
    std::vector<Message> m_mail;
    Project m_project;                      // as edited, without layout
    std::shared_ptr<const Project> m_sound; // the last one without errors
    RecordedRun m_run;                      // of that, in the present
    std::optional<RecordedRun> m_was;
    std::size_t m_pastLimit = History::defaultLimit; ///< of both runs
    std::uint64_t m_branchedAt = 0;
    std::uint64_t m_oldEnd = 0;
    std::optional<std::uint64_t> m_aim; // the tick it is on the way to
    std::uint64_t m_aimCommand = 0;
    std::uint64_t m_jumps = 0;
    Change m_edits;           // came, but do not act yet
    bool m_unchecked = false; // some of them came since the last check
    std::string m_heldBack;
    std::uint64_t m_runCount = 0;
    std::optional<Vec2> m_cursor;
    std::optional<Vec2> m_click; // in the past: acts once that is left
    std::optional<AgentMoved> m_held;
    std::optional<AgentName> m_picked;
    std::optional<AgentName> m_sampled;
    bool m_wantsForces = false;

    MonitorRecorder m_monitors; // of the present: what was measured in the past stays
    SimulationWorker* m_follower = nullptr;
    bool m_isLed = false;
    std::uint64_t m_shownTick = 0;

    Futures m_futures;
    std::vector<Id> m_ghostNodes;
    bool m_ghostsAreOld = false;

    bool m_ends = false;
    bool m_playing = false;
    std::optional<std::uint64_t> m_stopAt;
    std::uint64_t m_transport = 0; // the last command obeyed
    double m_speed = 1;
    double m_due = 0; // ticks that should have been and were not yet
    Clock::time_point m_lastLook;
    bool m_changed = true;
    Clock::time_point m_nextPublish;
    std::uint64_t m_measuredTicks = 0;
    Clock::time_point m_measureStart;
    double m_reached = 0;

    std::thread m_thread; // last: all else is there when it starts
};

} // namespace tiller
