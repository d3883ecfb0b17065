#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace tiller {

/// Passes the newest of a stream of values from one thread to another; neither ever waits. The
/// writer fills back() and publishes it; the reader takes the newest one. The three values rotate,
/// so that their memory is reused.
template <class T>
class TripleBuffer {
public:
    /// For the writer. It still has an earlier value.
    [[nodiscard]] T& back() { return m_values[m_back]; }

    void publish() {
        const std::uint8_t old =
            m_middle.exchange(static_cast<std::uint8_t>(m_back | fresh), std::memory_order_acq_rel);
        m_back = old & indexBits;
    }

    /// For the reader: takes the latest published value. False if none is newer than front().
    bool take() {
        if ((m_middle.load(std::memory_order_relaxed) & fresh) == 0)
            return false;
        m_front = m_middle.exchange(m_front, std::memory_order_acq_rel) & indexBits;
        return true;
    }

    [[nodiscard]] const T& front() const { return m_values[m_front]; }

private:
    static constexpr std::uint8_t indexBits = 3;
    static constexpr std::uint8_t fresh = 4;

    std::array<T, 3> m_values{};
    std::uint8_t m_back = 0;
    std::atomic<std::uint8_t> m_middle = 1;
    std::uint8_t m_front = 2;
};

} // namespace tiller
