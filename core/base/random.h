#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// Counter-based random numbers. Each number is a pure function of the agent, the node, the tick
/// and the draw, so no draw depends on another, and no generator has a state to advance.
namespace tiller {

/// FNV-1a 64 of some bytes. @param state the previous result, to hash several pieces as one
[[nodiscard]] constexpr std::uint64_t hashOf(std::string_view bytes,
                                             std::uint64_t state = 0xcbf29ce484222325u) {
    for (const char c : bytes) {
        state ^= static_cast<unsigned char>(c);
        state *= 0x100000001b3u;
    }
    return state;
}

/// Two 32-bit words: a counter, a key or a result.
struct RandomWords {
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    friend constexpr bool operator==(RandomWords, RandomWords) = default;
};

/// Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw: "Parallel random numbers: as easy
/// as 1, 2, 3", SC 2011). Checked against the vectors published with Random123.
[[nodiscard]] RandomWords threefry(RandomWords counter, RandomWords key);

/// The random numbers of one node for the agents of one type.
class RandomStream {
public:
    RandomStream() = default;
    /// @param seed below 2^53  @param owner the hash of the agent type's id
    /// @param node the hash of the node's id, or of another name
    RandomStream(std::uint64_t seed, std::uint64_t owner, std::uint64_t node);

    /// A number in [0, 1) with 53 random bits. @pre ordinal < 2^24, draw < 2^8
    [[nodiscard]] double draw(std::uint64_t tick, std::uint32_t ordinal, std::uint32_t draw) const;

    /// The same draw for several agents. @param to has room for the next multiple of 16 numbers
    void drawAll(std::uint64_t tick, std::span<const std::uint32_t> ordinals, std::uint32_t draw,
                 double* to) const;

    /// For which of up to 64 agents a draw is below a share. @param share from 0 to 1
    [[nodiscard]] std::uint64_t below(double share, std::uint64_t tick,
                                      std::span<const std::uint32_t> ordinals,
                                      std::uint32_t draw) const;

private:
    RandomWords m_key;
};

} // namespace tiller
