#pragma once

#include "app/editor/sim/frame_models.h"
#include "app/editor/sim/simulation_worker.h"
#include "app/editor/sim/timeline.h"
#include "app/editor/sim/worker_parts.h"
#include "core/model/project_model.h"

#include <QColor>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

namespace tiller {

/// The running world for the window: the newest frame, the transport, the picked agent. It follows
/// the project. The world itself runs in a SimulationWorker; only record(), stateHash(),
/// saveInputLog() and lead() wait for it.
class SimulationController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    /// A lesson waits for a guess: the run neither plays nor steps.
    Q_PROPERTY(bool locked READ locked NOTIFY lockedChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    /// The speed as a place on its slider, 0 to 1; setting it snaps to the slider's marks.
    Q_PROPERTY(double speedPosition READ speedPosition WRITE setSpeedPosition NOTIFY speedChanged)
    Q_PROPERTY(double tick READ tick NOTIFY frameChanged)
    Q_PROPERTY(double reachedTicksPerSecond READ reachedTicksPerSecond NOTIFY frameChanged)
    Q_PROPERTY(double wantedTicksPerSecond READ wantedTicksPerSecond NOTIFY rateChanged)
    /// The machine is too slow for the speed that is set.
    Q_PROPERTY(bool behind READ behind NOTIFY frameChanged)
    Q_PROPERTY(int agentCount READ agentCount NOTIFY frameChanged)
    Q_PROPERTY(double contactTotal READ contactTotal NOTIFY frameChanged)
    /// The number that the project shows in the status bar; id and name are empty if there is none.
    Q_PROPERTY(QString barMonitor READ barMonitor NOTIFY frameChanged) ///< its id
    Q_PROPERTY(QString barName READ barName NOTIFY frameChanged)
    Q_PROPERTY(QString barText READ barText NOTIFY frameChanged) ///< "1,204"; "–" without a value
    /// What the project counts, as in "Hunter caught prey 12"; if it says nothing, the contacts of
    /// each pair of agent types.
    Q_PROPERTY(QString countedText READ countedText NOTIFY frameChanged)
    /// The variables that are shown above the world: "Lives 18 · Money 1,250". Empty without one.
    Q_PROPERTY(QString counters READ counters NOTIFY frameChanged)
    Q_PROPERTY(tiller::EventsModel* events READ events CONSTANT)
    Q_PROPERTY(tiller::Timeline* timeline READ timeline CONSTANT)
    Q_PROPERTY(QString heldBack READ heldBack NOTIFY frameChanged)
    /// How the run has ended at this tick: "Won: Everybody is home, at 0:24.6". Empty if it has
    /// not, or was played further.
    Q_PROPERTY(QString endText READ endText NOTIFY frameChanged)
    Q_PROPERTY(bool hasPicked READ hasPicked NOTIFY pickedChanged)
    Q_PROPERTY(QString pickedAgent READ pickedAgent NOTIFY pickedChanged)
    Q_PROPERTY(QString pickedType READ pickedType NOTIFY pickedChanged)
    /// Where the picked agent is dead: "Sheep 12 died at 0:03.2: “Eat” of Wolf 2."
    Q_PROPERTY(QString pickedEnd READ pickedEnd NOTIFY pickedChanged)
    /// How it was born, or came to be what it is: "Born at 0:03.2: “Birth” of Sheep 4."
    Q_PROPERTY(QString pickedCame READ pickedCame NOTIFY pickedChanged)
    Q_PROPERTY(tiller::PickedMotion motion READ motion NOTIFY frameChanged) ///< of the picked agent
    Q_PROPERTY(tiller::PickedValuesModel* pickedValues READ pickedValues CONSTANT)

public:
    explicit SimulationController(ProjectModel& model, QObject* parent = nullptr);
    ~SimulationController() override;

    [[nodiscard]] const Frame& frame() const { return m_worker.frames().front(); }
    [[nodiscard]] const Project& project() const { return m_model.project(); }
    /// For what is of no concern to the transport: forces, ghosts, the previous future.
    [[nodiscard]] SimulationWorker& worker() { return m_worker; }

    [[nodiscard]] bool playing() const { return m_playing; }
    [[nodiscard]] bool locked() const { return m_locked; }
    void setLocked(bool locked); ///< locking pauses the run
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] double speedPosition() const { return positionOf(m_speed); }
    [[nodiscard]] double tick() const { return static_cast<double>(frame().tick); }
    [[nodiscard]] double reachedTicksPerSecond() const { return frame().ticksPerSecond; }
    [[nodiscard]] double wantedTicksPerSecond() const;
    [[nodiscard]] bool behind() const;
    [[nodiscard]] int agentCount() const { return static_cast<int>(frame().agentCount()); }
    [[nodiscard]] double contactTotal() const { return static_cast<double>(frame().contactTotal); }
    [[nodiscard]] QString barMonitor() const;
    [[nodiscard]] QString barName() const;
    [[nodiscard]] QString barText() const;
    [[nodiscard]] QString countedText() const;
    [[nodiscard]] EventsModel* events() { return &m_events; }
    [[nodiscard]] Timeline* timeline() { return &m_timeline; }
    [[nodiscard]] QString heldBack() const { return QString::fromStdString(frame().heldBack); }
    [[nodiscard]] QString counters() const;
    [[nodiscard]] QString endText() const;

    /// @name The picked agent. All but the first three are 0 or empty until its first frame comes.
    /// @{
    [[nodiscard]] const std::optional<AgentName>& picked() const { return m_picked; }
    [[nodiscard]] bool hasPicked() const { return m_picked.has_value(); }
    [[nodiscard]] QString pickedAgent() const { return m_pickedLabel; }
    [[nodiscard]] QString pickedType() const; ///< the id of its agent type
    [[nodiscard]] QString pickedEnd() const { return m_pickedEnd; }
    [[nodiscard]] QString pickedCame() const { return m_pickedCame; }
    [[nodiscard]] PickedMotion motion() const;
    [[nodiscard]] PickedValuesModel* pickedValues() { return &m_pickedValues; }
    [[nodiscard]] const Explanation* explanation() const; ///< null if there is none
    /// What a number makes of a setting of a node, or of the weight of a wire, for the picked
    /// agent, or else for the one that is explained; empty without one.
    Q_INVOKABLE [[nodiscard]] QString drivenText(const QString& item, const QString& setting) const;
    /// @}

    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void togglePlay() { m_playing ? pause() : play(); }
    Q_INVOKABLE void step();
    Q_INVOKABLE void restart(); ///< from tick 0
    Q_INVOKABLE void reset();   ///< from tick 0, at normal speed
    /// Goes to the last time before this tick that agents of a type did something by a node, and
    /// picks who did it. Emits `notFound` if it is not known.
    Q_INVOKABLE void goToLast(const QString& type, const QString& node);
    /// Runs as fast as possible to exactly this tick, then pauses and emits `stopped`.
    Q_INVOKABLE void runToTick(double tick);
    /// Goes to a recorded tick, then pauses and emits `stopped`.
    void goToTick(double tick);
    [[nodiscard]] bool goesToTick() const { return m_goToCommand > 0; } ///< on the way to a tick
    [[nodiscard]] bool runsToTick() const { return m_runToCommand > 0; }
    /// Pauses at the tick that was reached on the way to another.
    void cancelWay();
    void setSpeed(double speed);
    void setSpeedPosition(double position) { setSpeed(speedAt(position)); }
    Q_INVOKABLE void faster() { setSpeed(nextSpeed(m_speed, 1)); }
    Q_INVOKABLE void slower() { setSpeed(nextSpeed(m_speed, -1)); }

    Q_INVOKABLE void setCursor(QPointF position);
    Q_INVOKABLE void clearCursor();
    Q_INVOKABLE void click(QPointF position);
    /// Moves an agent, and holds it there until dropAgent().
    Q_INVOKABLE void dragAgent(const QString& type, int ordinal, QPointF position);
    Q_INVOKABLE void dropAgent();
    /// Adds an agent to the running world, at rest. @param gesture as the edits of a document
    void addAgent(const Id& type, Vec2 place, int gesture = 0);
    /// Sends agents of the running world to slots around a place.
    void order(std::vector<AgentName> agents, Vec2 place, const Arrangement& arrangement);
    /// Takes an agent out of the running world.
    void removeAgent(const AgentName& agent);

    /// Picks the agent at a place, or the nearest one within @p reach. False if there is none: then
    /// the picked agent stays.
    Q_INVOKABLE bool pickAgentAt(QPointF position, double reach);
    void pick(std::optional<AgentName> agent);
    Q_INVOKABLE void unpick() { pick({}); }
    /// Picks the individual that another run of this project, or of a variant of it, has picked:
    /// none if it does not live here.
    void pickAs(const SimulationController& other);
    /// Picks the next agent (1) or the previous one (-1), type by type. The first follows the last.
    Q_INVOKABLE void pickNext(int by);

    /// The name of an agent in the window: "Prey 3".
    [[nodiscard]] QString nameOf(const AgentName& agent) const;

    /// From now on frames explain this agent, too, as Frame::sample.
    void wantSample(std::optional<AgentName> agent);

    /// For the rows of pickedValues.
    Q_INVOKABLE QColor behaviorColor(const QString& nodeType, bool dark) const;

    /// @name Two runs side by side
    /// @{
    /// See SimulationWorker::lead. Both share the memory limit of one run.
    void lead(SimulationController* follower);
    /// From now on the mouse and the dragged agents of this world go to the leader.
    void sendInputTo(SimulationController* leader) { m_leader = leader; }
    /// @}

    /// Shows the run of a game: goes to its end, and pauses there. See SimulationWorker::loadRun.
    /// @pre the recording starts from a project without errors
    void showRecording(std::shared_ptr<const Recording> recording);
    /// @name The run of a game that goes on: see SimulationWorker::joinGame
    /// @{
    /// @pre the recording starts from a project without errors
    void joinGame(std::shared_ptr<const Recording> start, std::shared_ptr<const Snapshot> state,
                  bool goesOn);
    void leaveGame();
    /// @}
    /// Writes the inputs since the reset. Returns the problem; empty if there is none.
    Q_INVOKABLE QString saveInputLog(const QString& file);

    /// @name These wait for the end of the current tick.
    /// @{
    [[nodiscard]] RunRecord record() { return m_worker.record(); }
    Q_INVOKABLE QString stateHash(); ///< 16 hex digits, as `tiller run --hash` prints them
    /// @}

signals:
    /// While the run is that of a running game: an edit that the game has to carry out.
    void editedForGame(const tiller::Change& edit);
    /// A person is about to add, remove or move an agent of the running world. Agents of one
    /// @p gesture belong together.
    void actedByHand(const QString& what, int gesture);
    void
    gameNotJoined(const QString& why); ///< the state that joinGame() got does not fit the project
    void frameChanged();
    void playingChanged();
    void lockedChanged();
    void speedChanged();
    void rateChanged();
    void pickedChanged();
    void notFound();   ///< what goToLast() looks for
    void pickChosen(); ///< by pick(); the picked agent may also change its type, or be taken away
    void stopped(double tick); ///< a step, or a run or jump to a tick, has ended

private:
    [[nodiscard]] SimulationWorker& inputTarget(); ///< the leader's if there is one
    void announceByHand(const QString& what, int gesture = 0);
    void setPicked(const std::optional<AgentHandle>& agent);
    /// The life of the picked agent in the latest frame.
    [[nodiscard]] std::optional<std::uint32_t> pickedLife() const;
    void takeFrame();
    void showCounts();
    void takePicked(const Frame& now);
    [[nodiscard]] QString timeOf(std::uint64_t tick) const;
    [[nodiscard]] QString endOfPicked(const Frame& now) const;
    [[nodiscard]] QString comingOf(const LoggedEvent& came) const;
    [[nodiscard]] QString causeOf(const LoggedEvent& event) const;
    void onFound(const std::optional<LoggedEvent>& event);
    void followMonitors();
    void onStopped(std::uint64_t command);
    void onNotJoined(const std::string& why);
    template <class Work>
    void doInWindow(Work work); ///< in its thread
    void setPlaying(bool playing);

    ProjectModel& m_model;
    EventsModel m_events;
    PickedValuesModel m_pickedValues;
    Timeline m_timeline{*this};
    std::optional<AgentName> m_picked;
    std::optional<AgentName> m_sampled;
    QString m_pickedLabel;
    QString m_pickedEnd;
    QString m_pickedCame;
    std::uint64_t m_pickNumber = 0;
    bool m_playing = false;
    bool m_isLive = false; ///< the run is that of a running game
    bool m_drags = false;  ///< an agent
    bool m_locked = false;
    double m_speed = 1;
    std::uint64_t m_lastCommand = 0;
    /// The command that it is carrying out; 0 if none.
    std::uint64_t m_goToCommand = 0;
    std::uint64_t m_runToCommand = 0;
    SimulationController* m_leader = nullptr;
    QPointer<SimulationController> m_follower;
    std::atomic<bool> m_frameAnnounced = false; // the worker sets it, taking the frame clears it
    SimulationWorker m_worker;
    boost::signals2::scoped_connection m_changed; // last: disconnected first
    boost::signals2::scoped_connection m_replaced;
};

/// A project with the seed and the values of parameters that a game has.
[[nodiscard]] Project withValuesOf(const Project& game, Project project);

} // namespace tiller
