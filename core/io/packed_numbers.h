#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

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

/// A number without a sign in place of one with a sign, and back: 0, -1, 1, -2, ... become 0, 1, 2,
/// 3, ...
/// @{
inline std::uint64_t unsignedOf(std::int64_t number) {
    return (static_cast<std::uint64_t>(number) << 1) ^ static_cast<std::uint64_t>(number >> 63);
}
inline std::int64_t signedOf(std::uint64_t number) {
    return static_cast<std::int64_t>((number >> 1) ^ (0 - (number & 1)));
}
/// @}

/// Values of recordings, in steps of the lattice, stay below this.
constexpr std::int64_t mostSteps = std::int64_t{1} << 48;

/// Numbers as bits, the highest first.
class BitWriter {
public:
    /// The lowest bits of a number. @pre count <= 64
    void put(std::uint64_t bits, unsigned count);
    /// The bytes, of which the last may have bits of 0 at its end.
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
    unsigned m_free = 0; ///< bits of the last byte
};

class BitReader {
public:
    explicit BitReader(std::string_view bytes) : m_bytes(bytes) {}

    /// Zeros once the bytes have ended. @pre count <= 64
    [[nodiscard]] std::uint64_t take(unsigned count);
    [[nodiscard]] bool isOverrun() const { return m_isOverrun; }

private:
    std::string_view m_bytes;
    unsigned m_left = 8; ///< bits of the first byte
    bool m_isOverrun = false;
};

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
