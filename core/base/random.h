#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// Counter-based random numbers: each is a pure function of who asks, when and for which draw, so
/// no draw depends on another and there is no stream to advance.
namespace tiller {

/// FNV-1a 64 of bytes, also over several pieces: pass the last result as @p state.
[[nodiscard]] constexpr std::uint64_t hashOf(std::string_view bytes,
                                             std::uint64_t state = 0xcbf29ce484222325u) {
    for (const char c : bytes) {
        state ^= static_cast<unsigned char>(c);
        state *= 0x100000001b3u;
    }
    return state;
}

/// Two 32-bit words: a counter, a key, or what comes out.
struct RandomWords {
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    friend constexpr bool operator==(RandomWords, RandomWords) = default;
};

/// Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw: "Parallel random numbers: as easy
/// as 1, 2, 3", SC 2011). Checked against the vectors published with Random123.
[[nodiscard]] RandomWords threefry(RandomWords counter, RandomWords key);

/// The source of one node's draws for one agent type.
class RandomStream {
public:
    RandomStream() = default;
    /// @param seed below 2^53  @param owner the hash of the agent type's id
    /// @param node the hash of the node's id, or of what else draws
    RandomStream(std::uint64_t seed, std::uint64_t owner, std::uint64_t node);

    /// A number in [0, 1), 53 bits. @pre ordinal < 2^24, draw < 2^8
    [[nodiscard]] double draw(std::uint64_t tick, std::uint32_t ordinal, std::uint32_t draw) const;

    /// The same draw for several agents at once. @p to has room for a multiple of 16
    void drawAll(std::uint64_t tick, std::span<const std::uint32_t> ordinals, std::uint32_t draw,
                 double* to) const;

private:
    RandomWords m_key;
};

} // namespace tiller
