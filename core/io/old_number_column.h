#pragma once

#include "core/io/packed_numbers.h"

#include <array>
#include <cstdint>

namespace tiller {

/// Reads a NumberColumn of recordings of version 1: docs/recording.md has its bits.
class OldNumberColumn {
public:
    static constexpr unsigned mostOrder = 6;

    /// False if a value is beyond mostSteps, or the bits have ended.
    [[nodiscard]] bool read(std::span<std::int64_t> values, BitReader& from);

private:
    void remember(std::span<const std::int64_t> values);

    std::array<std::int64_t, mostOrder> m_previous{}; ///< the latest last
};

} // namespace tiller
