#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace tiller {

/// Threads that share work. Results must not depend on which thread does which part.
class Workers {
public:
    /// @param threads at least 1; 0: as many as the machine has cores
    explicit Workers(std::size_t threads = 0);
    ~Workers();
    Workers(Workers&&) noexcept;
    Workers& operator=(Workers&&) noexcept;

    [[nodiscard]] std::size_t threads() const;

    /// Calls `work(part, thread)` for every part below @p parts, and waits until all are done. The
    /// parts of one thread run one after another. `thread` is below threads().
    void run(std::size_t parts, const std::function<void(std::size_t, std::size_t)>& work) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace tiller
