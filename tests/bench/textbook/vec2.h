#pragma once

#include <cmath>

namespace textbook {

struct Vec2 {
    double x = 0;
    double y = 0;

    Vec2& operator+=(Vec2 other) {
        x += other.x;
        y += other.y;
        return *this;
    }
    [[nodiscard]] double lengthSquared() const { return x * x + y * y; }
    [[nodiscard]] double length() const { return std::sqrt(lengthSquared()); }
};

inline Vec2 operator+(Vec2 a, Vec2 b) {
    return {a.x + b.x, a.y + b.y};
}
inline Vec2 operator-(Vec2 a, Vec2 b) {
    return {a.x - b.x, a.y - b.y};
}
inline Vec2 operator*(Vec2 v, double factor) {
    return {v.x * factor, v.y * factor};
}
inline Vec2 operator/(Vec2 v, double divisor) {
    return {v.x / divisor, v.y / divisor};
}

/// `v` with length 1; zero if `v` is zero.
inline Vec2 normalized(Vec2 v) {
    const double length = v.length();
    return length > 0 ? v / length : Vec2{};
}

inline Vec2 truncated(Vec2 v, double most) {
    return v.lengthSquared() > most * most ? normalized(v) * most : v;
}

} // namespace textbook
