#include "core/sim/run/workers.h"

#ifdef TILLER_THREADS
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#include <optional>
#endif
#ifdef TILLER_TSAN
#include <sanitizer/tsan_interface.h>
#endif

namespace tiller {

#ifdef TILLER_THREADS

namespace tbb = oneapi::tbb;

namespace {

/// Tells ThreadSanitizer the order that TBB guarantees: everything before a run happens before each
/// part, and every part before everything after the run. The parts themselves have no order, so it
/// finds races between them.
struct Order {
#ifdef TILLER_TSAN
    char before = 0;
    char after = 0;
    void begin() {
        __tsan_release(&before);
    }
    void beginPart() {
        __tsan_acquire(&before);
    }
    void endPart() {
        __tsan_release(&after);
    }
    void end() {
        __tsan_acquire(&after);
    }
#else
    void begin() {}
    void beginPart() {}
    void endPart() {}
    void end() {}
#endif
};

} // namespace

struct Workers::Impl {
    std::size_t threads;
    std::optional<tbb::global_control> more; // allows TBB more threads than cores
    mutable tbb::task_arena arena;

    explicit Impl(std::size_t count) : threads(count), arena(static_cast<int>(count)) {
        if (count > static_cast<std::size_t>(tbb::info::default_concurrency()))
            more.emplace(tbb::global_control::max_allowed_parallelism, count);
    }
};

Workers::Workers(std::size_t threads)
    : m_impl(std::make_unique<Impl>(
          threads > 0 ? threads : static_cast<std::size_t>(tbb::info::default_concurrency()))) {}

void Workers::run(std::size_t parts,
                  const std::function<void(std::size_t, std::size_t)>& work) const {
    if (m_impl->threads == 1 || parts < 2) {
        for (std::size_t part = 0; part < parts; ++part)
            work(part, 0);
        return;
    }
    Order order;
    order.begin();
    m_impl->arena.execute([&] {
        tbb::parallel_for(
            std::size_t{0}, parts,
            [&](std::size_t part) {
                order.beginPart();
                work(part, static_cast<std::size_t>(tbb::this_task_arena::current_thread_index()));
                order.endPart();
            },
            tbb::simple_partitioner());
    });
    order.end();
}

#else

struct Workers::Impl {
    std::size_t threads = 1;
};

Workers::Workers(std::size_t) : m_impl(std::make_unique<Impl>()) {}

void Workers::run(std::size_t parts,
                  const std::function<void(std::size_t, std::size_t)>& work) const {
    for (std::size_t part = 0; part < parts; ++part)
        work(part, 0);
}

#endif

Workers::~Workers() = default;
Workers::Workers(Workers&&) noexcept = default;
Workers& Workers::operator=(Workers&&) noexcept = default;

std::size_t Workers::threads() const {
    return m_impl->threads;
}

} // namespace tiller
