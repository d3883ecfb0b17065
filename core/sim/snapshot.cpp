#include "core/sim/snapshot.h"

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace tiller {

namespace {

/// Hashes the bytes of a word from the lowest on, on machines of either byte order.
std::uint64_t hashWord(std::uint64_t word, int bytes, std::uint64_t state) {
    std::array<char, 8> text{};
    for (int i = 0; i < bytes; ++i)
        text[static_cast<std::size_t>(i)] = static_cast<char>(word >> (8 * i) & 0xff);
    return hashOf({text.data(), static_cast<std::size_t>(bytes)}, state);
}

std::uint64_t hashNumber(double number, std::uint64_t state) {
    return hashWord(std::bit_cast<std::uint64_t>(number), 8, state);
}

std::uint64_t hashColumn(std::span<const double> column, std::uint64_t state) {
    for (const double number : column)
        state = hashNumber(number, state);
    return state;
}

} // namespace

std::uint64_t stateHash(const std::vector<Population>& populations) {
    std::uint64_t state = hashOf("");
    for (const Population& of : populations) {
        state = hashOf(of.type, state);
        const std::size_t count =
            std::min({of.ordinal.size(), of.x.size(), of.y.size(), of.vx.size(), of.vy.size()});
        for (std::size_t i = 0; i < count; ++i) {
            state = hashWord(of.ordinal[i], 4, state);
            for (const double number : {of.x[i], of.y[i], of.vx[i], of.vy[i]})
                state = hashNumber(number, state);
        }
    }
    return state;
}

std::uint64_t hashOf(const Snapshot& snapshot) {
    std::uint64_t state = stateHash(snapshot.populations);
    for (const Population& of : snapshot.populations) {
        state = hashColumn(of.headingX, state);
        state = hashColumn(of.headingY, state);
        state = hashColumn(of.facingX, state);
        state = hashColumn(of.facingY, state);
    }
    for (const auto& columns : snapshot.memory)
        for (const auto& column : columns)
            state = hashColumn(column, state);
    return state;
}

} // namespace tiller
