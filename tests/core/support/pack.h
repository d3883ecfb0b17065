#pragma once

#include "core/base/vec2.h"

#include <array>
#include <cmath>
#include <cstdint>

namespace tiller {

/// Four doubles in one number, for formulas that run in lanes.
struct Pack {
    static constexpr std::uint32_t lanes = 4;

    std::array<double, lanes> lane{};

    Pack() = default;
    explicit Pack(double all) { lane.fill(all); }
};

struct PackMask {
    std::array<bool, Pack::lanes> lane{};
};

template <class Out, class Function, class... In>
Out eachLane(Function function, const In&... in) {
    Out out;
    for (std::uint32_t i = 0; i < Pack::lanes; ++i)
        out.lane[i] = function(in.lane[i]...);
    return out;
}

inline Pack operator+(Pack a, Pack b) {
    return eachLane<Pack>([](double x, double y) { return x + y; }, a, b);
}
inline Pack operator-(Pack a, Pack b) {
    return eachLane<Pack>([](double x, double y) { return x - y; }, a, b);
}
inline Pack operator*(Pack a, Pack b) {
    return eachLane<Pack>([](double x, double y) { return x * y; }, a, b);
}
inline Pack operator/(Pack a, Pack b) {
    return eachLane<Pack>([](double x, double y) { return x / y; }, a, b);
}
inline PackMask operator<(Pack a, Pack b) {
    return eachLane<PackMask>([](double x, double y) { return x < y; }, a, b);
}
inline PackMask operator>(Pack a, Pack b) {
    return b < a;
}
inline PackMask operator<=(Pack a, Pack b) {
    return eachLane<PackMask>([](double x, double y) { return x <= y; }, a, b);
}
inline PackMask operator>=(Pack a, Pack b) {
    return b <= a;
}
inline PackMask operator==(Pack a, Pack b) {
    return eachLane<PackMask>([](double x, double y) { return x == y; }, a, b);
}
inline PackMask operator|(PackMask a, PackMask b) {
    return eachLane<PackMask>([](bool x, bool y) { return x || y; }, a, b);
}
inline Pack select(PackMask mask, Pack yes, Pack no) {
    return eachLane<Pack>([](bool m, double y, double n) { return m ? y : n; }, mask, yes, no);
}
inline Pack squareRoot(Pack x) {
    return eachLane<Pack>([](double y) { return std::sqrt(y); }, x);
}
inline Pack floorOf(Pack x) {
    return eachLane<Pack>([](double y) { return std::floor(y); }, x);
}

inline void set(Vector<Pack>& vector, std::uint32_t lane, Vec2 value) {
    vector.x.lane[lane] = value.x;
    vector.y.lane[lane] = value.y;
}

} // namespace tiller
