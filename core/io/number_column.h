#pragma once

#include "core/io/packed_numbers.h"
#include "core/io/prediction.h"

#include <cstdint>

namespace tiller {

/// One coordinate of something that moves, in steps of the lattice, over all blocks of a recording:
/// how far each value is from its Prediction, with a Rice code that adapts. docs/recording.md has
/// the bits.
class NumberColumn {
public:
    /// Values that follow those before. @param leads where velocities lead from value to value,
    /// from any start; as many as values in each block, or none in all blocks @pre each value is
    /// below mostSteps
    void write(std::span<const std::int64_t> values, std::span<const std::int64_t> leads,
               BitWriter& to);
    /// False if a value is not below mostSteps, the bits have ended, or they are none of write().
    [[nodiscard]] bool read(std::span<std::int64_t> values, std::span<const std::int64_t> leads,
                            BitReader& from);

private:
    /// How the values of a block are written.
    struct Method {
        unsigned prediction = 0;
        bool isLed = false;    ///< predicts how far the values are from the leads
        bool isFloats = false; ///< counts in numbers of 24 bits, as `float` has them
        unsigned shift = 0;    ///< bits at the end of each value that are 0

        bool operator==(const Method&) const = default;
    };

    [[nodiscard]] Prediction predict(const Method& method) const;
    /// The distances of the values from their predictions, into m_distances. Returns about how many
    /// bits they take.
    std::uint64_t measure(const Method& method, std::span<const std::int64_t> values,
                          std::span<const std::int64_t> leads);
    [[nodiscard]] static Method plainMethod(std::span<const std::int64_t> values);
    [[nodiscard]] Method bestMethod(std::span<const std::int64_t> values,
                                    std::span<const std::int64_t> leads, const Method& plain);
    [[nodiscard]] bool readMethod(BitReader& from, bool hasLeads);
    void remember(std::span<const std::int64_t> values, std::span<const std::int64_t> leads);

    [[nodiscard]] unsigned riceBits() const;
    void adapt(std::uint64_t number);

    std::vector<std::int64_t> m_values, m_leads; ///< the latest, the very latest last
    Method m_method;                             ///< of the last block
    std::uint64_t m_mean = 0;                    ///< of the distances, times 8
    std::uint64_t m_bits = 0;                    ///< per 64 values of the last block, about
    unsigned m_blocks = 0;                       ///< that were written
    std::vector<std::uint64_t> m_distances;
};

} // namespace tiller
