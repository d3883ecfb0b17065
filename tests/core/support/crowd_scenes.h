#pragma once

#include "tests/core/support/crowd_places.h"

namespace tiller::crowds {

inline CrowdScene oncoming() {
    return CrowdPlaces().block({5, 5}, 5, 5, 1, {20, 0}).block({21, 5}, 5, 5, 1, {-20, 0}).build();
}

inline CrowdScene crossing() {
    return CrowdPlaces().block({5, 13}, 5, 5, 1, {16, 0}).block({13, 5}, 5, 5, 1, {0, 16}).build();
}

/// Some arrive early, and stand in the way of those behind.
inline CrowdScene overtaking() {
    return CrowdPlaces().block({5, 5}, 4, 4, 1, {25, 0}).block({10, 5}, 2, 4, 1, {6, 0}).build();
}

inline CrowdScene doorway(double width, bool twoWay) {
    CrowdPlaces places;
    places.block({5, 8}, 5, 5, 1, {17, 0});
    if (twoWay)
        places.block({22, 8}, 5, 5, 1, {-17, 0});
    return places.wall({{16, 2}, {16, 10 - width / 2}})
        .wall({{16, 10 + width / 2}, {16, 18}})
        .build();
}

/// A hall that narrows to a door.
inline CrowdScene bottleneck() {
    return CrowdPlaces()
        .block({5, 5}, 7, 8, 1, {20, 0})
        .wall({{2, 3}, {12, 3}, {18, 7.8}, {20, 7.8}})
        .wall({{2, 14}, {12, 14}, {18, 9.2}, {20, 9.2}})
        .build();
}

/// Two groups that change sides through a corridor in which two fit beside each other.
inline CrowdScene squeeze() {
    return CrowdPlaces()
        .block({5, 8}, 3, 4, 1, {24, 0})
        .block({28, 8}, 3, 4, 1, {-23, 0})
        .wall({{12, 3}, {12, 8.7}, {24, 8.7}, {24, 3}})
        .wall({{12, 17}, {12, 11.1}, {24, 11.1}, {24, 17}})
        .build();
}

inline CrowdScene hallway() {
    return CrowdPlaces()
        .block({5, 5.75}, 10, 4, 0.9, {40, 0})
        .block({37, 5.75}, 10, 4, 0.9, {-32, 0})
        .wall({{2, 5}, {58, 5}})
        .wall({{2, 9.2}, {58, 9.2}})
        .build();
}

inline CrowdScene forest() {
    CrowdPlaces places;
    places.block({5, 5}, 4, 10, 1, {26, 0});
    for (int i = 0; i < 5; ++i)
        for (int k = 0; k < 6; ++k)
            places.pillar({12.0 + 3 * i, 2.0 * k + 4 + i % 2}, 0.4);
    return places.build();
}

/// Six rooms along a corridor. Everybody leaves one room and goes to another.
inline CrowdScene office() {
    CrowdPlaces places;
    constexpr double door = 1.2;
    const auto room = [](int i) {
        return Vec2{4.0 + 6.0 * (i % 3), i < 3 ? 4.0 : 12.5}; // its lower corner
    };
    for (int i = 0; i < 6; ++i) {
        const Vec2 low = room(i);
        const Vec2 high = low + Vec2{6, 6};
        const double middle = (low.x + high.x) / 2;
        const double side = i < 3 ? high.y : low.y; // where the door is
        const double other = i < 3 ? low.y : high.y;
        places.wall({{middle - door / 2, side},
                     {low.x, side},
                     {low.x, other},
                     {high.x, other},
                     {high.x, side},
                     {middle + door / 2, side}});
        const Vec2 goal = room((i * 2 + 3) % 6 == i ? (i + 1) % 6 : (i * 2 + 3) % 6);
        for (int k = 0; k < 6; ++k) {
            const Vec2 place{1.2 + k % 3 * 1.6, 1.5 + k / 3 * 2.5};
            places.walker(low + place, goal + place + Vec2{i * 0.1, 0});
        }
    }
    return places.wall({{4, 10}, {4, 12.5}}).wall({{22, 10}, {22, 12.5}}).build();
}

/// Four groups that cross between four houses.
inline CrowdScene blocks() {
    CrowdPlaces places;
    CrowdScene& scene = places.scene();
    scene.bodies = {{2, 2}};
    scene.tick = 0.25;
    scene.near = 4;
    scene.cell = 2;
    scene.settings = {{"horizon", 5.0}, {"obstacleHorizon", 5.0}, {"reach", 15.0}, {"margin", 0.1}};
    const Vec2 center{120, 120};
    for (int i = 0; i < 5; ++i)
        for (int k = 0; k < 5; ++k)
            for (const double x : {-1.0, 1.0})
                for (const double y : {-1.0, 1.0}) {
                    const Vec2 from{x * (55 + i * 10), y * (55 + k * 10)};
                    places.walker(center + from, center - from);
                }
    for (const double x : {-40.0, 10.0})
        for (const double y : {-40.0, 10.0})
            places.house(center + Vec2{x, y}, center + Vec2{x + 30, y + 30});
    return places.build();
}

inline CrowdScene circleSwap(std::size_t count, double circle) {
    CrowdPlaces places;
    CrowdScene& scene = places.scene();
    scene.bodies = {{1.5, 2}};
    scene.tick = 0.25;
    scene.near = 3;
    scene.settings = {{"horizon", 10.0}, {"reach", 15.0}, {"margin", 0.1}};
    return places.ring(count, circle, {circle + 10, circle + 10}).build();
}

/// The scenes of the literature by which Tiller's crowds were made.
inline std::vector<NamedCrowd> known() {
    return {{"oncoming", oncoming(), 120},
            {"crossing", crossing(), 120},
            {"overtaking", overtaking(), 120},
            {"doorway, one way", doorway(1.2, false)},
            {"doorway, two ways", doorway(1.2, true)},
            {"wide doorway, two ways", doorway(2.4, true)},
            {"bottleneck", bottleneck()},
            {"squeeze", squeeze()},
            {"hallway", hallway()},
            {"forest of pillars", forest()},
            {"office", office()},
            {"four blocks", blocks(), 600},
            {"circle swap of 250", circleSwap(250, 200), 900}};
}

} // namespace tiller::crowds
