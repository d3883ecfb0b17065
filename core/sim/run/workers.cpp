#include "core/sim/run/workers.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <utility>
#ifdef TILLER_THREADS
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace tiller {

/// The parts of one run, which threads take one by one.
class Workers::Parts {
public:
    Parts(std::size_t parts, const std::function<void(std::size_t, std::size_t)>& work)
        : m_parts(parts), m_work(work) {}

    [[nodiscard]] bool isLeft() const { return m_next.load(std::memory_order_relaxed) < m_parts; }

    /// Does parts until none is left.
    void take(std::size_t thread) noexcept {
#ifdef __cpp_exceptions
        try {
            takeAll(thread);
        } catch (...) {
            m_next.store(m_parts, std::memory_order_relaxed);
            if (!m_hasFailed.exchange(true))
                m_failure = std::current_exception();
        }
#else
        takeAll(thread);
#endif
    }

    /// After all threads have left. Throws what the first part that failed threw.
    void finish() const {
#ifdef __cpp_exceptions
        if (m_failure)
            std::rethrow_exception(m_failure);
#endif
    }

private:
    void takeAll(std::size_t thread) {
        for (;;) {
            const std::size_t part = m_next.fetch_add(1, std::memory_order_relaxed);
            if (part >= m_parts)
                return;
            m_work(part, thread);
        }
    }

    std::size_t m_parts;
    const std::function<void(std::size_t, std::size_t)>& m_work;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_hasFailed = false;
    std::exception_ptr m_failure;
};

#ifdef TILLER_THREADS

namespace {

/// Waits some ten microseconds for a condition: a tick has several runs, and to sleep between them
/// takes longer than most of them. Returns whether it holds.
template <class Condition>
bool spinUntil(Condition holds) {
    for (int round = 0; round < 64; ++round) {
        for (int i = 0; i < 16; ++i) {
            if (holds())
                return true;
#if defined(__x86_64__) || defined(__i386__)
            __builtin_ia32_pause();
#elif defined(__aarch64__)
            asm volatile("yield");
#endif
        }
        std::this_thread::yield();
    }
    return holds();
}

} // namespace

/// Helpers for all Workers. Who calls run() does parts, too, and waits only for helpers that have
/// joined, so a run ends however few helpers there are: also within a part of another run.
class Workers::Pool {
public:
    Pool() = default;
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;
    ~Pool() {
        {
            const std::lock_guard lock(m_mutex);
            m_ends = true;
            m_calls.fetch_add(1, std::memory_order_release);
        }
        m_wake.notify_all();
        for (std::thread& helper : m_helpers)
            helper.join();
    }

    /// The pool of this process, as long as somebody has it.
    static std::shared_ptr<Pool> shared() {
        static std::mutex mutex;
        static std::weak_ptr<Pool> kept;
        const std::lock_guard lock(mutex);
        std::shared_ptr<Pool> pool = kept.lock();
        if (!pool)
            kept = pool = std::make_shared<Pool>();
        return pool;
    }

    void run(Parts& parts, std::size_t threads) {
        Run run(parts, threads);
        bool sleep = false;
        {
            const std::lock_guard lock(m_mutex);
            addHelpers(threads - 1);
            m_runs.push_back(&run);
            m_calls.fetch_add(1, std::memory_order_release);
            sleep = m_sleeping > 0;
        }
        if (sleep)
            m_wake.notify_all();
        parts.take(0);
        {
            const std::lock_guard lock(m_mutex);
            std::erase(m_runs, &run);
        }
        const auto isAlone = [&run] { return run.helping.load(std::memory_order_acquire) == 0; };
        if (!spinUntil(isAlone)) {
            std::unique_lock lock(m_mutex);
            m_left.wait(lock, isAlone);
        }
        parts.finish();
    }

private:
    struct Run {
        Run(Parts& of, std::size_t most) : parts(of), threads(most) {}
        Parts& parts;
        std::size_t threads;                  ///< at most
        std::size_t joined = 1;               ///< numbers threads; the caller is 0
        std::atomic<std::size_t> helping = 0; ///< helpers that have joined and not left
    };

    /// @pre the mutex is locked, as for all that follows
    void addHelpers(std::size_t count) {
        try {
            while (m_helpers.size() < count)
                m_helpers.emplace_back([this] { help(); });
        } catch (const std::system_error&) {
            // The system has no more threads: fewer do all parts.
        }
    }

    [[nodiscard]] Run* findRun() const {
        const auto found = std::ranges::find_if(m_runs, [](const Run* run) {
            return run->joined < run->threads && run->parts.isLeft();
        });
        return found == m_runs.end() ? nullptr : *found;
    }

    void help() {
        std::unique_lock lock(m_mutex);
        while (!m_ends) {
            if (Run* run = findRun()) {
                const std::size_t thread = run->joined++;
                run->helping.fetch_add(1, std::memory_order_relaxed);
                lock.unlock();
                run->parts.take(thread);
                lock.lock();
                // With the last one the run may be gone.
                if (run->helping.fetch_sub(1, std::memory_order_acq_rel) == 1)
                    m_left.notify_all();
                continue;
            }
            const std::uint64_t seen = m_calls.load(std::memory_order_relaxed);
            const auto isCalled = [this, seen] {
                return m_calls.load(std::memory_order_acquire) != seen;
            };
            lock.unlock();
            const bool isSoon = spinUntil(isCalled);
            lock.lock();
            if (!isSoon) {
                ++m_sleeping;
                m_wake.wait(lock, isCalled);
                --m_sleeping;
            }
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_wake;         ///< a run began, or the pool ends
    std::condition_variable m_left;         ///< the last helper left a run
    std::atomic<std::uint64_t> m_calls = 0; ///< how often m_wake had a reason
    std::vector<Run*> m_runs;
    std::size_t m_sleeping = 0;
    bool m_ends = false;
    std::vector<std::thread> m_helpers;
};

Workers::Workers(std::size_t threads, ParallelFor parallelFor)
    : m_threads(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency()))
    , m_parallelFor(std::move(parallelFor))
    , m_pool(m_threads > 1 && !m_parallelFor ? Pool::shared() : nullptr) {}

#else

class Workers::Pool {
public:
    static void run(Parts&, std::size_t) {}
};

Workers::Workers(std::size_t threads, ParallelFor parallelFor)
    : m_threads(parallelFor ? std::max<std::size_t>(threads, 1) : 1)
    , m_parallelFor(std::move(parallelFor)) {}

#endif

void Workers::run(std::size_t parts,
                  const std::function<void(std::size_t, std::size_t)>& work) const {
    const std::size_t threads = std::min(m_threads, parts);
    if (threads < 2) {
        for (std::size_t part = 0; part < parts; ++part)
            work(part, 0);
        return;
    }
    Parts shared(parts, work);
    if (m_pool)
        return m_pool->run(shared, threads);
    m_parallelFor(threads, [&](std::size_t job) {
        if (job < threads)
            shared.take(job);
    });
    shared.take(0); // a function that runs no job leaves parts
    shared.finish();
}

} // namespace tiller
