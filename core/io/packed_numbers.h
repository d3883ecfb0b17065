#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// @name Numbers as bytes: seven bits each, the lowest first; all but the last byte have the
/// highest bit
/// @{
void putNumber(std::string& to, std::uint64_t number);
/// Nothing if the bytes end, or are no number of 64 bits. @param from is left at what follows
[[nodiscard]] std::optional<std::uint64_t> takeNumber(std::string_view& from);
/// A text after its length.
void putText(std::string& to, std::string_view text);
[[nodiscard]] std::optional<std::string_view> takeText(std::string_view& from);
/// @}

/// Numbers as bits, the highest first.
class BitWriter {
public:
    /// @pre count <= 32
    void put(std::uint64_t bits, unsigned count);
    /// The bytes, of which the last may have bits of 0 at its end.
    [[nodiscard]] std::string take();

private:
    std::string m_bytes;
    std::uint64_t m_bits = 0;
    unsigned m_count = 0;
};

class BitReader {
public:
    explicit BitReader(std::string_view bytes) : m_bytes(bytes) {}

    /// Zeros once the bytes have ended. @pre count <= 32
    [[nodiscard]] std::uint64_t take(unsigned count);
    [[nodiscard]] bool isOverrun() const { return m_isOverrun; }

private:
    std::string_view m_bytes;
    std::uint64_t m_bits = 0;
    unsigned m_count = 0;
    bool m_isOverrun = false;
};

/// One coordinate of something that moves, in steps of the lattice, over all blocks of a recording.
///
/// It is predicted from its previous values, as in lossless audio: by order 0 as 0, by order 1 as
/// the previous value, by order 2 on a straight line, by order 3 on a parabola, and so on. The
/// difference is written with a Rice code. docs/recording.md has the bits.
class NumberColumn {
public:
    static constexpr unsigned mostOrder = 6;
    static constexpr std::int64_t limit = std::int64_t{1} << 48; ///< of a value, exclusive

    /// Values that follow those before. @pre each is within the limit
    void write(std::span<const std::int64_t> values, BitWriter& to);
    /// False if a value is beyond the limit, or the bits have ended.
    [[nodiscard]] bool read(std::span<std::int64_t> values, BitReader& from);

private:
    void remember(std::span<const std::int64_t> values);

    std::array<std::int64_t, mostOrder> m_previous{}; ///< the latest last
    unsigned m_order = 0;                             ///< of the last block
    std::uint64_t m_bits = 0;                         ///< of it, about
    unsigned m_blocks = 0;                            ///< that were written
    std::vector<std::int64_t> m_work, m_differences, m_best;
};

} // namespace tiller
