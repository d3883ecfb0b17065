#pragma once

#include "core/scene/obstacle.h"

#include <cstdint>
#include <random>

namespace tiller {

/// The world of these tests: 800 by 600.
inline constexpr Vec2 sceneSize{800, 600};

inline Moment sceneMoment(Edges edges) {
    return {sceneSize, edges};
}

/// The shifts from a place to all of its images.
inline std::vector<Vec2> imageShifts(Edges edges) {
    if (edges != Edges::wrap)
        return {{}};
    std::vector<Vec2> shifts;
    for (int i = -1; i <= 1; ++i)
        for (int k = -1; k <= 1; ++k)
            shifts.push_back({i * sceneSize.x, k * sceneSize.y});
    return shifts;
}

/// Random numbers, places and geometry; the same for the same seed.
class RandomScene {
public:
    explicit RandomScene(std::uint32_t seed) : m_random(seed) {}

    double number(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(m_random);
    }
    Vec2 place() { return {number(0, sceneSize.x), number(0, sceneSize.y)}; }

    /// Some with a radius, some of no length.
    std::vector<Segment> segments(std::size_t count) {
        std::vector<Segment> all;
        for (std::size_t i = 0; i < count; ++i) {
            const Vec2 a = place();
            const bool isPoint = i % 5 == 0;
            all.push_back({a, isPoint ? a : a + Vec2{number(-90, 90), number(-90, 90)},
                           i % 3 == 0 ? number(0, 30) : 0});
        }
        return all;
    }

    /// Of every shape. @param largest of their width and height
    std::vector<ObstacleGeometry> obstacles(int count, double largest) {
        std::vector<ObstacleGeometry> all;
        for (int i = 0; i < count; ++i) {
            ObstacleGeometry each;
            const Vec2 at = place();
            each.shape = static_cast<ObstacleShape>(i % 4);
            each.x = at.x;
            each.y = at.y;
            each.radius = number(3, 25);
            each.width = number(5, largest);
            each.height = number(5, largest);
            each.points = {at, at + Vec2{number(5, largest), number(-9, 9)},
                           at + Vec2{0, number(5, largest)}};
            all.push_back(each);
        }
        return all;
    }

private:
    std::mt19937 m_random;
};

} // namespace tiller
