#pragma once

#include "core/io/packed_numbers.h"

#include <array>
#include <cstdint>
#include <span>

namespace tiller {

/// One coordinate of something that moves, in steps of the lattice, over all blocks of a recording:
/// how far each value is from what the values before it lead to. docs/recording.md has the bits.
class NumberColumn {
public:
    /// Values that follow those before. @param leads where velocities lead from value to value,
    /// from any start; as many as values, or none @pre each value is below mostSteps
    void write(std::span<const std::int64_t> values, std::span<const std::int64_t> leads,
               BitWriter& to);
    /// False if a value is not below mostSteps, the bits have ended, or they are none of write().
    [[nodiscard]] bool read(std::span<std::int64_t> values, std::span<const std::int64_t> leads,
                            BitReader& from);

    using Before = std::array<std::int64_t, 24>;

private:
    void remember(std::span<const std::int64_t> values, std::span<const std::int64_t> leads);

    Before m_before{}; ///< the latest values, from their leads; the very latest last
    std::int64_t m_latest = 0;
};

} // namespace tiller
