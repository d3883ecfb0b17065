#pragma once

#include "app/editor/sim/frame.h"
#include "app/editor/sim/recorded_run.h"

#include <cstdint>

namespace tiller {

/// A recorded run, and the *previous future*: what came after the tick at which the run was last
/// branched. The previous future stays at the same tick as the run, so that both can be compared.
/// Beyond the tick up to which it was recorded, it goes on without edits. Where the way to a tick
/// was canceled, the previous future may be at another tick.
class BranchedRun {
public:
    /// @param goesOn as that of RecordedRun
    explicit BranchedRun(std::function<bool()> goesOn = {}) : m_run(std::move(goesOn)) {}

    /// Begins with a sound project at tick 0; the previous future and the target are forgotten.
    void start(Project project);
    /// Begins at tick 0 of a run that a game recorded. Its inputs, but not its edits, also act in
    /// every later branch, and after every start(), up to the end of the recording.
    void load(const InputLog& log, std::vector<RunCheck> checks);
    /// As RecordedRun::join and extend: the run of a game that goes on. There is no previous future
    /// until the game is left.
    [[nodiscard]] Result<Done> join(Project project, const Snapshot& state);
    void extend(const RecordingStream::News& news) { m_run.extend(news); }
    /// From now on the inputs so far act in branches, as those of a recording do.
    void leaveGame();
    /// Forgets the inputs of a game.
    void dropGame() { m_game.reset(); }
    /// As RecordedRun::restart, of the run alone.
    void restart(Project project) { m_run.restart(std::move(project)); }

    [[nodiscard]] const RecordedRun& run() const { return m_run; }

    /// @name Going to another tick of the run, stride by stride
    /// @{
    void setTarget(std::uint64_t tick); ///< or the nearest tick of the run
    void dropTarget();                  ///< stays at the tick that it has reached
    [[nodiscard]] bool hasTarget() const { return m_target.has_value(); }
    [[nodiscard]] double shareOfWay() const;        ///< 0 to 1; 1 if there is no target
    [[nodiscard]] std::uint64_t targetTick() const; ///< the current tick if there is no target
    /// @return true once both futures are at the target, which is then dropped
    /// @pre hasTarget()
    bool strideToTarget();
    /// @}

    /// The run is at its end and stays there: inputs may act.
    [[nodiscard]] bool inPresent() const { return !hasTarget() && !m_run.inPast(); }

    /// One tick.
    void advance();
    /// Acts on the previous future, too, if that is beyond what was recorded of it.
    void applyInput(Input input);
    /// Acts on the run alone.
    void applyEdit(Change change) { m_run.apply(Edited{std::move(change)}); }

    /// Ends the run at this tick. What came after it becomes the previous future.
    void branch();
    void dropPreviousFuture();

    /// What the past may cost, in bytes. The previous future has half of it.
    void setLimit(std::size_t bytes);

    void fillTimeline(FrameTimeline& timeline) const;
    /// The agents of the previous future; none if there is none, or if it is at another tick.
    void fillPreviousFuture(Frame& frame) const;

private:
    struct Game {
        InputRecorder inputs;
        std::uint64_t end = 0; ///< the last tick
    };

    void shareLimit();
    void applyGameInputs();
    [[nodiscard]] bool previousFutureHas(std::uint64_t tick) const;
    [[nodiscard]] std::uint64_t stepsToTarget() const;

    RecordedRun m_run;
    std::optional<RecordedRun> m_previousFuture;
    std::shared_ptr<const Game> m_game;
    std::uint64_t m_branchedAt = 0;  ///< the tick at which the previous future begins
    std::uint64_t m_previousEnd = 0; ///< the tick up to which it was recorded
    std::optional<std::uint64_t> m_target;
    std::uint64_t m_wayLength = 0; ///< the steps to the target from where it was set
    std::uint64_t m_jumps = 0;     ///< counts the targets that were reached or dropped
    std::size_t m_limit = History::defaultLimit;
};

} // namespace tiller
