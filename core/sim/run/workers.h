#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace tiller {

/// Runs `job(0)` to `job(jobs - 1)`, each once, on any threads and in any order, and returns when
/// all have ended. Jobs do not throw, and none waits for another.
using ParallelFor =
    std::function<void(std::size_t jobs, const std::function<void(std::size_t)>& job)>;

/// Threads that share work. Results must not depend on which thread does which part.
class Workers {
public:
    /// @param threads at least 1; 0: as many as the machine has cores
    /// @param parallelFor runs the work; nothing: threads that all Workers of the process share.
    /// They begin with the first run() that needs them, and end with the last of these Workers.
    explicit Workers(std::size_t threads = 0, ParallelFor parallelFor = {});

    [[nodiscard]] std::size_t threads() const { return m_threads; }

    /// Calls `work(part, thread)` for every part below @p parts, and waits until all are done. The
    /// parts of one thread run one after another. `thread` is below threads(). Threads take the
    /// parts in their order. After an exception no other part begins; the first one leaves. A part
    /// may call run() of any Workers.
    void run(std::size_t parts, const std::function<void(std::size_t, std::size_t)>& work) const;

private:
    class Parts;
    class Pool;
    std::size_t m_threads;
    ParallelFor m_parallelFor;
    std::shared_ptr<Pool> m_pool; ///< none where one thread or the caller's own run all
};

} // namespace tiller
