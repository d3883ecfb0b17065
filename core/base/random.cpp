#include "core/base/random.h"

#include <array>
#include <bit>

namespace tiller {

namespace {

RandomWords wordsOf(std::uint64_t value) {
    return {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)};
}

} // namespace

RandomWords threefry(RandomWords counter, RandomWords key) {
    constexpr std::array<int, 8> rotations{13, 15, 26, 6, 17, 29, 16, 24};
    const std::array<std::uint32_t, 3> keys{key.first, key.second,
                                            0x1BD11BDAu ^ key.first ^ key.second};
    std::uint32_t a = counter.first + keys[0];
    std::uint32_t b = counter.second + keys[1];
    for (std::uint32_t round = 0; round < 20; ++round) {
        a += b;
        b = std::rotl(b, rotations[round % 8]) ^ a;
        if (round % 4 == 3) {
            const std::uint32_t injection = round / 4 + 1;
            a += keys[injection % 3];
            b += keys[(injection + 1) % 3] + injection;
        }
    }
    return {a, b};
}

RandomStream::RandomStream(std::uint64_t seed, std::uint64_t owner, std::uint64_t node)
    : m_key(threefry(wordsOf(node), threefry(wordsOf(owner), wordsOf(seed)))) {}

double RandomStream::draw(std::uint64_t tick, std::uint32_t ordinal, std::uint32_t draw) const {
    const RandomWords time = wordsOf(tick);
    const RandomWords words =
        threefry({time.first, ordinal << 8 | draw}, {m_key.first, m_key.second ^ time.second});
    const double high = words.first >> 5; // 27 bits
    const double low = words.second >> 6; // 26 bits
    return (high * 67108864.0 + low) / 9007199254740992.0;
}

} // namespace tiller
