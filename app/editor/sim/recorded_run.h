#pragma once

#include "app/editor/sim/edit_marks.h"
#include "app/editor/sim/history.h"
#include "app/editor/sim/input_recorder.h"

namespace tiller {

/// A world that runs, and remembers its run: any tick from first() to end() can be gone to, and the
/// state there is bit for bit what it was after all that came from outside at that tick.
///
/// The *present* is end(): only there can something new happen. Elsewhere the run is in the past
/// until it is brought back to the end, or until the end is brought to it with branch().
class RecordedRun {
public:
    RecordedRun() : RecordedRun(std::make_shared<const Project>(), Simulation({}, engine())) {}

    /// How the editor's worlds are computed: agents may be colored by the behavior that leads them.
    [[nodiscard]] static SimulationOptions engine() { return {.trackLeading = true}; }

    /// A project at tick 0; what was is forgotten.
    /// @pre it is sound
    void start(Project project);
    /// Another start under what came from outside so far, edits apart.
    /// @pre tick() is 0 and it is sound
    void restart(Project project);

    [[nodiscard]] const Simulation& simulation() const { return m_simulation; }
    [[nodiscard]] const Project& project() const { return *m_project; } ///< at this tick
    [[nodiscard]] const std::shared_ptr<const Project>& sharedProject() const { return m_project; }
    [[nodiscard]] std::uint64_t tick() const { return m_simulation.tick(); }
    [[nodiscard]] std::optional<Vec2> cursor() const { return m_cursor; }
    [[nodiscard]] std::uint64_t first() const { return m_history.first(); }
    [[nodiscard]] std::uint64_t end() const { return m_end; }
    [[nodiscard]] bool inPast() const { return tick() < m_end; }

    /// Does something, and writes it down. @pre !inPast()
    void apply(Input input);

    /// One tick: as it was, or anew from the end on.
    void advance();

    /// A stride towards a tick: takes up the keyframe before it where that is nearer, else goes on
    /// by one tick. True once it is there. Beyond the end the run goes on as it does by itself.
    /// @pre tick >= first()
    bool approach(std::uint64_t tick);

    /// Ends the run at this tick. What came after it is handed back, as a run of its own that
    /// stands at the same tick.
    [[nodiscard]] RecordedRun branch();

    /// What led to the state as it is.
    [[nodiscard]] InputLog log() const;
    [[nodiscard]] const std::shared_ptr<const EditMarks::List>& marks() const {
        return m_marks.list();
    }
    [[nodiscard]] const History& history() const { return m_history; }

    /// @name Memory of the past: keyframes, and what came from outside
    /// @{
    void setLimit(std::size_t bytes);
    [[nodiscard]] std::size_t bytes() const { return m_history.bytes() + m_recorder.bytes(); }
    /// @}

private:
    RecordedRun(std::shared_ptr<const Project> project, Simulation simulation)
        : m_project(std::move(project)), m_simulation(std::move(simulation)) {}

    void stride(bool aimed);
    void take(const Keyframe& keyframe);
    void applyDue();
    void act(const Input& input);
    void keepWithinLimit();
    void keepMarks();

    std::shared_ptr<const Project> m_project;
    Simulation m_simulation;
    InputRecorder m_recorder;
    History m_history;
    EditMarks m_marks;
    std::optional<Vec2> m_cursor;
    std::size_t m_next = 0; ///< the first input that does not act yet
    std::uint64_t m_end = 0;
    std::size_t m_limit = History::defaultLimit;
};

} // namespace tiller
