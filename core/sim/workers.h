#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace tiller {

/// Threads that share work. What they compute must not depend on who does which part.
class Workers {
public:
    /// @param threads at least 1; 0: as many as the machine has cores
    explicit Workers(std::size_t threads = 0);
    ~Workers();
    Workers(Workers&&) noexcept;
    Workers& operator=(Workers&&) noexcept;

    [[nodiscard]] std::size_t threads() const;

    /// Calls `work(part, thread)` for each part below @p parts, and waits for all. Parts of one
    /// thread run one after the other; `thread` is below threads().
    void run(std::size_t parts, const std::function<void(std::size_t, std::size_t)>& work) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace tiller
