#pragma once

#include "app/editor/sim/edit_marks.h"
#include "app/editor/sim/history.h"
#include "app/editor/sim/input_recorder.h"
#include "core/io/recording_io.h"
#include "core/sim/run_check.h"
#include "core/sim/snapshot.h"

#include <cstdint>

namespace tiller {

/// What a run keeps beside its world: copies have keyframes in common.
struct RunPast {
    InputRecorder m_recorder;
    History m_history;
    EditMarks m_marks;
    std::optional<Vec2> m_cursor;
    /// Of a run that was joined: the project after all inputs of the game. Else null.
    std::shared_ptr<const Project> m_latest;
    RunChecker m_checker;
    std::shared_ptr<const RunDifference> m_difference;
    std::size_t m_byGame = 0; ///< of the inputs, how many first ones a game gave
    std::size_t m_next = 0;   ///< the first input that has not acted yet
    std::uint64_t m_end = 0;
};

/// A running world that records its run: it can go to any tick from first() to end(), and its state
/// there is, bit for bit, the state after the inputs of that tick.
///
/// The *present* is end(): only there can inputs act. At any other tick the run is in the past,
/// until it goes to the end, or until branch() makes the current tick the end.
class RecordedRun : private RunPast {
public:
    /// @param goesOn as SimulationOptions::goesOn, of all worlds of the run and its copies
    explicit RecordedRun(std::function<bool()> goesOn = {})
        : RecordedRun(std::make_shared<const Project>(), Simulation({}, engine()),
                      std::move(goesOn)) {}

    /// The options of the worlds in the editor, which colors agents by the behavior that leads
    /// them.
    [[nodiscard]] static SimulationOptions engine() { return {.trackLeading = true}; }

    /// Begins with a project at tick 0, and drops the recorded run.
    /// @pre the project has no errors
    void start(Project project);
    /// Begins at tick 0 of a run that a game recorded, and drops the recorded run. All of it is in
    /// the past, up to the last tick of the log.
    /// @param checks are compared as the run passes their ticks
    /// @pre the log starts from a project without errors
    void load(const InputLog& log, std::vector<RunCheck> checks);
    /// Begins at the tick of a state that a running game has, and drops the recorded run. False if
    /// the state is of another project: then the run begins at tick 0.
    /// @pre the project has no errors
    [[nodiscard]] Result<Done> join(Project project, const Snapshot& state);
    /// What the game has done since: its inputs, and ticks that are in the past until they are
    /// computed. @pre the run was joined
    void extend(const RecordingStream::News& news);
    /// Whether it began at tick 0, so that log() has all of it.
    [[nodiscard]] bool isWhole() const { return !m_latest; }
    /// Begins with another project, and keeps the inputs so far, except for edits.
    /// @pre tick() is 0 and the project has no errors
    void restart(Project project);

    [[nodiscard]] const Simulation& simulation() const { return m_simulation; }
    [[nodiscard]] const Project& project() const { return *m_project; } ///< at this tick
    [[nodiscard]] const std::shared_ptr<const Project>& sharedProject() const { return m_project; }
    [[nodiscard]] std::uint64_t tick() const { return m_simulation.tick(); }
    [[nodiscard]] std::optional<Vec2> cursor() const { return m_cursor; }
    [[nodiscard]] std::uint64_t first() const { return m_history.first(); }
    [[nodiscard]] std::uint64_t end() const { return m_end; }
    [[nodiscard]] bool inPast() const { return tick() < m_end; }

    /// Applies an input, and records it. @pre !inPast()
    void apply(Input input);

    /// One tick: replayed in the past, new in the present.
    void advance();

    /// One stride toward a tick: restores the keyframe before it if that is nearer, else steps one
    /// tick. True once it is there. Beyond the end the run goes on without inputs.
    /// @pre tick >= first()
    bool approach(std::uint64_t tick);

    /// The ticks that approach() has to step to get there. @pre tick >= first()
    [[nodiscard]] std::uint64_t stepsTo(std::uint64_t tick) const;

    /// The same run at the same tick. Both have the keyframes in common.
    [[nodiscard]] RecordedRun copy() const;

    /// Ends the run at this tick. Returns what came after it, as a run of its own at the same tick.
    [[nodiscard]] RecordedRun branch();

    /// The inputs that led to the current state.
    [[nodiscard]] InputLog log() const;
    [[nodiscard]] const std::shared_ptr<const EditMarks::List>& marks() const {
        return m_marks.list();
    }
    /// The first difference from the run of the game, as far as it has been passed.
    [[nodiscard]] const std::shared_ptr<const RunDifference>& difference() const {
        return m_difference;
    }
    [[nodiscard]] const InputRecorder& inputs() const { return m_recorder; }
    [[nodiscard]] const History& history() const { return m_history; }

    /// @name The memory that the past takes: keyframes and inputs
    /// @{
    void setLimit(std::size_t bytes);
    [[nodiscard]] std::size_t bytes() const { return m_history.bytes() + m_recorder.bytes(); }
    /// @}

private:
    RecordedRun(std::shared_ptr<const Project> project, Simulation simulation,
                std::function<bool()> goesOn)
        : m_goesOn(std::move(goesOn))
        , m_project(std::move(project))
        , m_simulation(std::move(simulation)) {}

    [[nodiscard]] SimulationOptions options() const {
        SimulationOptions options = engine();
        options.goesOn = m_goesOn;
        options.listsActs = true;
        return options;
    }

    [[nodiscard]] bool restoresFor(std::uint64_t target) const;
    void step(bool isNearTarget);
    void restore(const Keyframe& keyframe);
    void applyDue();
    void applyToWorld(const Input& input);
    void shareLimit();
    void check();
    void updateMarks();

    std::function<bool()> m_goesOn;
    std::shared_ptr<const Project> m_project;
    Simulation m_simulation;
    std::size_t m_limit = History::defaultLimit;
};

} // namespace tiller
