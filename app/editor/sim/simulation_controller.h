#pragma once

#include "app/editor/sim/events_model.h"
#include "app/editor/sim/picked_values_model.h"
#include "app/editor/sim/simulation_worker.h"
#include "app/editor/sim/speed_scale.h"
#include "app/editor/sim/timeline.h"
#include "core/model/project_model.h"

#include <QColor>
#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The running world as the window sees it: the newest frame, the transport, the picked agent. It
/// follows the project; the world itself runs in a SimulationWorker, and nothing here waits for it
/// but record() and stateHash().
class SimulationController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    /// The speed as a place on its slider, 0 to 1; setting it snaps to the slider's marks.
    Q_PROPERTY(double speedPosition READ speedPosition WRITE setSpeedPosition NOTIFY speedChanged)
    Q_PROPERTY(double tick READ tick NOTIFY frameChanged)
    Q_PROPERTY(double reachedTicksPerSecond READ reachedTicksPerSecond NOTIFY frameChanged)
    Q_PROPERTY(double wantedTicksPerSecond READ wantedTicksPerSecond NOTIFY rateChanged)
    /// The machine does not keep up with the speed that is set.
    Q_PROPERTY(bool behind READ behind NOTIFY frameChanged)
    Q_PROPERTY(int agentCount READ agentCount NOTIFY frameChanged)
    Q_PROPERTY(double contactTotal READ contactTotal NOTIFY frameChanged)
    Q_PROPERTY(tiller::EventsModel* events READ events CONSTANT)
    Q_PROPERTY(tiller::Timeline* timeline READ timeline CONSTANT)
    Q_PROPERTY(QString heldBack READ heldBack NOTIFY frameChanged)
    Q_PROPERTY(bool hasPicked READ hasPicked NOTIFY pickedChanged)
    Q_PROPERTY(QString pickedAgent READ pickedAgent NOTIFY pickedChanged)
    Q_PROPERTY(QString pickedType READ pickedType NOTIFY pickedChanged)
    Q_PROPERTY(QPointF pickedPosition READ pickedPosition NOTIFY frameChanged)
    Q_PROPERTY(double pickedSpeed READ pickedSpeed NOTIFY frameChanged)
    Q_PROPERTY(double pickedMaxSpeed READ pickedMaxSpeed NOTIFY frameChanged)
    Q_PROPERTY(double pickedHeading READ pickedHeading NOTIFY frameChanged)
    Q_PROPERTY(double pickedWanted READ pickedWanted NOTIFY frameChanged)
    Q_PROPERTY(double pickedSteering READ pickedSteering NOTIFY frameChanged)
    Q_PROPERTY(double pickedMaxForce READ pickedMaxForce NOTIFY frameChanged)
    Q_PROPERTY(double pickedCut READ pickedCut NOTIFY frameChanged)
    Q_PROPERTY(QString pickedMode READ pickedMode NOTIFY frameChanged)
    Q_PROPERTY(QString pickedModeName READ pickedModeName NOTIFY frameChanged)
    Q_PROPERTY(double pickedModeTime READ pickedModeTime NOTIFY frameChanged)
    Q_PROPERTY(tiller::PickedValuesModel* pickedValues READ pickedValues CONSTANT)

public:
    explicit SimulationController(ProjectModel& model, QObject* parent = nullptr);
    ~SimulationController() override;

    [[nodiscard]] const Frame& frame() const { return m_worker.frames().front(); }
    [[nodiscard]] const Project& project() const { return m_model.project(); }

    [[nodiscard]] bool playing() const { return m_playing; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] double speedPosition() const { return positionOf(m_speed); }
    [[nodiscard]] double tick() const { return static_cast<double>(frame().tick); }
    [[nodiscard]] double reachedTicksPerSecond() const { return frame().ticksPerSecond; }
    [[nodiscard]] double wantedTicksPerSecond() const;
    [[nodiscard]] bool behind() const;
    [[nodiscard]] int agentCount() const { return static_cast<int>(frame().agentCount()); }
    [[nodiscard]] double contactTotal() const { return static_cast<double>(frame().contactTotal); }
    [[nodiscard]] EventsModel* events() { return &m_events; }
    [[nodiscard]] Timeline* timeline() { return &m_timeline; }
    [[nodiscard]] QString heldBack() const { return QString::fromStdString(frame().heldBack); }

    /// @name The picked agent. All but the first three are 0 or empty until its first frame has
    /// come.
    /// @{
    [[nodiscard]] const std::optional<AgentName>& picked() const { return m_picked; }
    [[nodiscard]] bool hasPicked() const { return m_picked.has_value(); }
    [[nodiscard]] QString pickedAgent() const { return m_pickedLabel; }
    [[nodiscard]] QString pickedType() const; ///< the id of its agent type
    [[nodiscard]] QPointF pickedPosition() const;
    [[nodiscard]] double pickedSpeed() const;
    [[nodiscard]] double pickedMaxSpeed() const;
    [[nodiscard]] double pickedHeading() const;  ///< degrees, 0 to 360, to the left
    [[nodiscard]] double pickedWanted() const;   ///< length of what all behaviors ask for together
    [[nodiscard]] double pickedSteering() const; ///< length of what is left of it
    [[nodiscard]] double pickedMaxForce() const;
    [[nodiscard]] double pickedCut() const;   ///< how much maxForce took away
    [[nodiscard]] QString pickedMode() const; ///< the id of the mode it is in; empty if in none
    [[nodiscard]] QString pickedModeName() const;
    [[nodiscard]] double pickedModeTime() const; ///< for how long it has been in it
    [[nodiscard]] PickedValuesModel* pickedValues() { return &m_pickedValues; }
    [[nodiscard]] const Explanation* explanation() const; ///< null if there is none
    /// @}

    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void togglePlay() { m_playing ? pause() : play(); }
    Q_INVOKABLE void step();
    Q_INVOKABLE void restart(); ///< back to the start
    Q_INVOKABLE void reset();   ///< back to the start, and to normal speed
    /// As fast as possible up to exactly this tick, and paused then; `stopped` says when.
    Q_INVOKABLE void runToTick(double tick);
    /// To a tick that has been, and paused there; `stopped` says when.
    void goToTick(double tick);
    [[nodiscard]] bool goesToTick() const { return m_goesTo > 0; } ///< it is on the way to one
    void dismissFuture();
    /// What would be without these nodes, from now on; ends with none.
    void wantGhosts(const std::vector<Id>& without);
    void setSpeed(double speed);
    void setSpeedPosition(double position) { setSpeed(speedAt(position)); }
    Q_INVOKABLE void faster() { setSpeed(nextSpeed(m_speed, 1)); }
    Q_INVOKABLE void slower() { setSpeed(nextSpeed(m_speed, -1)); }

    Q_INVOKABLE void setCursor(QPointF position);
    Q_INVOKABLE void clearCursor();
    Q_INVOKABLE void click(QPointF position);
    /// Puts an agent somewhere and holds it there until dropAgent().
    Q_INVOKABLE void dragAgent(const QString& type, int ordinal, QPointF position);
    Q_INVOKABLE void dropAgent();

    /// Picks the agent at a place or nearest to it within @p reach; false, and the pick stays, if
    /// there is none.
    Q_INVOKABLE bool pickAgentAt(QPointF position, double reach);
    void pick(std::optional<AgentName> agent);
    Q_INVOKABLE void unpick() { pick({}); }
    /// The next agent, or the one before, type by type; from the last on to the first.
    Q_INVOKABLE void pickNext(int by);

    /// What the window calls an agent: "Prey 3".
    [[nodiscard]] QString nameOf(const AgentName& agent) const;

    /// Another agent that frames explain, as Frame::sample; nothing: no more.
    void wantSample(std::optional<AgentName> agent);

    /// Of the rows of pickedValues.
    Q_INVOKABLE QColor behaviorColor(const QString& nodeType, bool dark) const;

    /// Whether frames carry the forces of all agents; that costs about a tick each.
    void wantForces(bool wanted);

    /// @name Two runs in step
    /// @{
    /// See SimulationWorker::lead; null: none any more. Both share the memory for the past of one.
    void lead(SimulationController* follower);
    /// From now on the mouse over this one's world is the other's.
    void sendInputTo(SimulationController* leader) { m_leader = leader; }
    /// @}

    /// Writes what came from outside since the reset; what went wrong, or nothing.
    Q_INVOKABLE QString saveInputLog(const QString& file);

    /// @name These wait for the tick that is under way.
    /// @{
    [[nodiscard]] RunRecord record() { return m_worker.record(); }
    Q_INVOKABLE QString stateHash(); ///< 16 hex digits, as `tiller run --hash` prints them
    /// @}

signals:
    void frameChanged();
    void playingChanged();
    void speedChanged();
    void rateChanged();
    void pickedChanged();
    void stopped(double tick); ///< a step or a run to a tick has ended

private:
    [[nodiscard]] SimulationWorker& inputs(); ///< where those that come here go
    void takeFrame();
    void followMonitors();
    void onStopped(std::uint64_t command);
    void setPlaying(bool playing);

    ProjectModel& m_model;
    EventsModel m_events;
    PickedValuesModel m_pickedValues;
    Timeline m_timeline{*this};
    std::optional<AgentName> m_picked;
    std::optional<AgentName> m_sampled;
    QString m_pickedLabel;
    bool m_playing = false;
    double m_speed = 1;
    std::uint64_t m_lastCommand = 0;
    std::uint64_t m_goesTo = 0; ///< the command to go to a tick that is being obeyed
    SimulationController* m_leader = nullptr;
    std::atomic<bool> m_frameAnnounced = false; // by the worker, until it is taken
    SimulationWorker m_worker;
    boost::signals2::scoped_connection m_changed; // last: cut before the rest goes
    boost::signals2::scoped_connection m_replaced;
};

} // namespace tiller
