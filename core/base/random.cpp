#include "core/base/random.h"

#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using WordTag = hn::ScalableTag<std::uint32_t>;

struct Words {
    hn::Vec<WordTag> v;

    explicit Words(hn::Vec<WordTag> words) : v(words) {}
    explicit Words(std::uint32_t all) : v(hn::Set(WordTag(), all)) {}
};

HWY_INLINE Words operator+(Words a, Words b) {
    return Words(hn::Add(a.v, b.v));
}
HWY_INLINE Words operator^(Words a, Words b) {
    return Words(hn::Xor(a.v, b.v));
}
template <int bits>
HWY_INLINE Words rotateLeft(Words words) {
    return Words(hn::RotateRight<32 - bits>(words.v));
}

#include "core/base/threefry-inl.h"

/// Makes numbers in [0, 1) from pairs of words: 27 bits of the first, 26 bits of the second.
void toNumbers(const std::uint32_t* first, const std::uint32_t* second, std::size_t count,
               double* to) {
    using Tag = hn::CappedTag<double, 8>;
    const hn::Rebind<std::int32_t, Tag> ints;
    for (std::size_t i = 0; i < count; i += hn::Lanes(Tag())) {
        const auto high = hn::PromoteTo(
            Tag(), hn::BitCast(ints, hn::LoadU(hn::Rebind<std::uint32_t, Tag>(), first + i)));
        const auto low = hn::PromoteTo(
            Tag(), hn::BitCast(ints, hn::LoadU(hn::Rebind<std::uint32_t, Tag>(), second + i)));
        const auto whole = hn::Add(hn::Mul(high, hn::Set(Tag(), 67108864.0)), low);
        hn::StoreU(hn::Mul(whole, hn::Set(Tag(), 1.0 / 9007199254740992.0)), Tag(), to + i);
    }
}

/// @pre count <= 64; the arrays may be read and written up to the next multiple of 16
void drawNumbers(RandomWords key, std::uint32_t time, const std::uint32_t* ordinals,
                 std::uint32_t draw, std::size_t count, double* to) {
    alignas(64) std::uint32_t first[64];
    alignas(64) std::uint32_t second[64];
    for (std::size_t i = 0; i < count; i += hn::Lanes(WordTag())) {
        Words a(time);
        Words b(
            hn::Or(hn::ShiftLeft<8>(hn::LoadU(WordTag(), ordinals + i)), hn::Set(WordTag(), draw)));
        threefryWords(a, b, key.first, key.second);
        hn::StoreU(hn::ShiftRight<5>(a.v), WordTag(), first + i);
        hn::StoreU(hn::ShiftRight<6>(b.v), WordTag(), second + i);
    }
    toNumbers(first, second, count, to);
}

/// A bit for each agent whose number is below `limit`, which has 27 bits and then 26.
/// @pre as drawNumbers
std::uint64_t findBelow(RandomWords key, std::uint32_t time, const std::uint32_t* ordinals,
                        std::uint32_t draw, std::size_t count, RandomWords limit) {
    const WordTag tag;
    const auto most = hn::Set(tag, limit.first);
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < count; i += hn::Lanes(tag)) {
        Words a(time);
        Words b(hn::Or(hn::ShiftLeft<8>(hn::LoadU(tag, ordinals + i)), hn::Set(tag, draw)));
        threefryWords(a, b, key.first, key.second);
        const auto high = hn::ShiftRight<5>(a.v);
        const auto low = hn::ShiftRight<6>(b.v);
        const auto isLower = hn::Lt(low, hn::Set(tag, limit.second));
        const auto isBelow = hn::Or(hn::Lt(high, most), hn::And(hn::Eq(high, most), isLower));
        alignas(8) std::uint8_t bytes[8] = {};
        hn::StoreMaskBits(tag, isBelow, bytes);
        for (std::size_t k = 0; k * 8 < hn::Lanes(tag); ++k)
            found |= std::uint64_t{bytes[k]} << (i + 8 * k);
    }
    return found;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace tiller {

HWY_EXPORT(drawNumbers);
HWY_EXPORT(findBelow);

namespace {

RandomWords wordsOf(std::uint64_t value) {
    return {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)};
}

template <int bits>
std::uint32_t rotateLeft(std::uint32_t word) {
    return std::rotl(word, bits);
}

#include "core/base/threefry-inl.h"

} // namespace

RandomWords threefry(RandomWords counter, RandomWords key) {
    threefryWords(counter.first, counter.second, key.first, key.second);
    return counter;
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

void RandomStream::drawAll(std::uint64_t tick, std::span<const std::uint32_t> ordinals,
                           std::uint32_t draw, double* to) const {
    constexpr std::size_t most = 64;
    const RandomWords time = wordsOf(tick);
    const RandomWords key{m_key.first, m_key.second ^ time.second};
    std::size_t first = 0;
    for (; first + most <= ordinals.size(); first += most)
        HWY_DYNAMIC_DISPATCH(drawNumbers)
    (key, time.first, &ordinals[first], draw, most, to + first);
    const std::span<const std::uint32_t> rest = ordinals.subspan(first);
    if (rest.empty())
        return;
    alignas(64) std::array<std::uint32_t, most> padded{}; // what follows may be another thread's
    std::ranges::copy(rest, padded.begin());
    HWY_DYNAMIC_DISPATCH(drawNumbers)
    (key, time.first, padded.data(), draw, rest.size(), to + first);
}

std::uint64_t RandomStream::below(double share, std::uint64_t tick,
                                  std::span<const std::uint32_t> ordinals,
                                  std::uint32_t draw) const {
    constexpr std::size_t most = 64;
    const RandomWords time = wordsOf(tick);
    const RandomWords key{m_key.first, m_key.second ^ time.second};
    // A draw is a whole number of 2^-53.
    const auto limit = static_cast<std::uint64_t>(std::ceil(share * 9007199254740992.0));
    const RandomWords parts{static_cast<std::uint32_t>(limit >> 26),
                            static_cast<std::uint32_t>(limit & 0x3ffffff)};
    if (ordinals.size() == most)
        return HWY_DYNAMIC_DISPATCH(findBelow)(key, time.first, ordinals.data(), draw, most, parts);
    std::array<std::uint32_t, most> padded{}; // what follows may be another thread's
    std::ranges::copy(ordinals, padded.begin());
    return HWY_DYNAMIC_DISPATCH(findBelow)(key, time.first, padded.data(), draw, ordinals.size(),
                                           parts) &
           ((std::uint64_t{1} << ordinals.size()) - 1);
}

} // namespace tiller

#endif
