#pragma once

#include "tests/core/support/crowd_places.h"

#include <cstdint>

/// More scenes of the literature's kinds. Places, bodies and speeds are drawn, so that no scene has
/// a symmetry.
namespace tiller::crowds {

/// Walkers of the speeds of pedestrians.
inline const std::vector<CrowdScene::Body> pedestrians = {{0.3, 1.1}, {0.3, 1.4}, {0.3, 1.7}};
/// Children to people with luggage.
inline const std::vector<CrowdScene::Body> mixed = {{0.2, 1.2}, {0.3, 1.5}, {0.45, 1.1}};

/// Two crowds that meet between two walls.
inline CrowdScene corridor(std::uint64_t seed, double width, std::size_t each) {
    CrowdPlaces places(seed);
    places.scene().bodies = pedestrians;
    const double low = 5, high = low + width;
    const double depth = std::max(4.0, 1.4 * static_cast<double>(each) / (width - 0.4));
    const double right = 2 * depth + 20;
    const auto side = [&](double from) {
        return std::pair(Vec2{from, low + 0.4}, Vec2{from + depth, high - 0.4});
    };
    const auto [leftLow, leftHigh] = side(5);
    const auto [rightLow, rightHigh] = side(right);
    return places.crowd(each, leftLow, leftHigh, rightLow, rightHigh, 0.75)
        .crowd(each, rightLow, rightHigh, leftLow, leftHigh, 0.75)
        .wall({{2, low}, {right + depth + 3, low}})
        .wall({{2, high}, {right + depth + 3, high}})
        .build();
}

/// Two arms join a third, or each arm changes places with the next.
inline CrowdScene junction(std::uint64_t seed, double width, std::size_t each, bool allWays) {
    CrowdPlaces places(seed);
    places.scene().bodies = pedestrians;
    const double left = 25 - width / 2, right = 25 + width / 2;
    const double top = 5 + width;
    const Vec2 west[] = {{5, 5.5}, {16, top - 0.5}};
    const Vec2 east[] = {{34, 5.5}, {45, top - 0.5}};
    const Vec2 south[] = {{left + 0.5, 18}, {right - 0.5, 29}};
    if (allWays)
        places.crowd(each, west[0], west[1], east[0], east[1], 0.8)
            .crowd(each, east[0], east[1], south[0], south[1], 0.8)
            .crowd(each, south[0], south[1], west[0], west[1], 0.8);
    else
        places.crowd(each, west[0], west[1], south[0], south[1], 0.75)
            .crowd(each, east[0], east[1], {south[0].x, 30}, {south[1].x, 41}, 0.75);
    return places.wall({{2, 5}, {48, 5}})
        .wall({{2, top}, {left, top}, {left, 44}})
        .wall({{48, top}, {right, top}, {right, 44}})
        .build();
}

/// Four crowds, each to the other side; with walls: along streets.
inline CrowdScene crossroads(std::uint64_t seed, std::size_t each, bool streets) {
    CrowdPlaces places(seed);
    places.scene().bodies = pedestrians;
    const Vec2 west[] = {{4, 20}, {12, 26}};
    const Vec2 east[] = {{34, 20}, {42, 26}};
    const Vec2 north[] = {{20, 4}, {26, 12}};
    const Vec2 south[] = {{20, 34}, {26, 42}};
    places.crowd(each, west[0], west[1], east[0], east[1], 0.8)
        .crowd(each, east[0], east[1], west[0], west[1], 0.8)
        .crowd(each, north[0], north[1], south[0], south[1], 0.8)
        .crowd(each, south[0], south[1], north[0], north[1], 0.8);
    if (streets)
        for (const double x : {2.0, 27.0})
            for (const double y : {2.0, 27.0})
                places.house({x, y}, {x + 17, y + 17});
    return places.build();
}

/// A room is emptied through doors in its right wall.
inline CrowdScene room(std::uint64_t seed, std::size_t count, double door, int doors) {
    CrowdPlaces places(seed);
    places.scene().bodies = pedestrians;
    places.crowd(count, {5.5, 5.5}, {14.5, 16.5}, {20, 4}, {34, 18}, 0.75);
    places.wall({{15, 5}, {5, 5}, {5, 17}, {15, 17}});
    double from = 5;
    for (int i = 0; i < doors; ++i) {
        const double middle = 5 + 12 * (i + 0.5) / doors;
        places.wall({{15, from}, {15, middle - door / 2}});
        from = middle + door / 2;
    }
    return places.wall({{15, from}, {15, 17}}).build();
}

/// Some get out of a bus while others get in.
inline CrowdScene bus(std::uint64_t seed, std::size_t each, double door) {
    CrowdPlaces places(seed);
    const Vec2 low{10, 10};
    const Vec2 high{22, 13};
    const double middle = 16;
    return places.crowd(each, {10.5, 10.5}, {21.5, 12.5}, {6, 18}, {26, 26}, 0.75)
        .crowd(each, {13, 14}, {19, 17.5}, {10.5, 10.5}, {21.5, 12.5}, 0.75)
        .wall({{middle - door / 2, high.y},
               {low.x, high.y},
               low,
               {high.x, low.y},
               high,
               {middle + door / 2, high.y}})
        .build();
}

/// Walkers go around once between two round walls; with `both`, every other one the other way.
inline CrowdScene ringRoad(std::uint64_t seed, std::size_t count, bool both) {
    CrowdPlaces places(seed);
    places.scene().bodies = pedestrians;
    places.scene().near = 1.5;
    const Vec2 center{16, 16};
    constexpr std::size_t parts = 12;
    for (std::size_t i = 0; i < count; ++i) {
        const double radius = places.number(8, 10.5);
        const bool turnsBack = both && i % 2 == 1;
        // The starts are spread around the whole ring.
        const auto at = [&](std::size_t turn) {
            return center + CrowdPlaces::around(i * parts + turn, parts * count) * radius;
        };
        Points via;
        for (std::size_t k = 1; k < parts; ++k)
            via.push_back(at(turnsBack ? (parts - k) * count : k * count));
        places.walker(at(0), at(0) + Vec2{0.01, 0.01}, via);
    }
    return places.roundWall(center, 7, 24).roundWall(center, 11.5, 24).build();
}

/// Some leave a building with a yard in its middle, and others go in.
inline CrowdScene yard(std::uint64_t seed, std::size_t each) {
    CrowdPlaces places(seed);
    places.scene().bodies = mixed;
    return places.crowd(each, {14, 11}, {22, 21}, {33, 6}, {42, 26}, 1.1)
        .crowd(each, {3, 6}, {9, 26}, {14, 11}, {22, 21}, 1.1)
        .wall({{24, 14}, {24, 10}, {12, 10}, {12, 22}, {24, 22}, {24, 18}})
        .build();
}

/// Everybody from somewhere to somewhere.
inline CrowdScene anywhere(std::uint64_t seed, std::size_t count, double size, int pillars) {
    CrowdPlaces places(seed);
    places.scene().bodies = mixed;
    places.crowd(count, {4, 4}, {4 + size, 4 + size}, {4, 4}, {4 + size, 4 + size}, 1.3);
    std::vector<Vec2> keep;
    for (const CrowdScene::Walker& walker : places.scene().walkers) {
        keep.push_back(walker.start);
        keep.push_back(walker.goal);
    }
    for (int made = 0; made < pillars;) {
        const Vec2 at{places.number(5, 3 + size), places.number(5, 3 + size)};
        if (std::ranges::any_of(keep, [&](Vec2 place) { return length(place - at) < 1.6; }))
            continue;
        places.pillar(at, 0.6);
        keep.push_back(at);
        ++made;
    }
    return places.build();
}

/// Gates beside each other, with more people on one side than on the other.
inline CrowdScene gates(std::uint64_t seed, int gates, double width) {
    CrowdPlaces places(seed);
    places.scene().bodies = pedestrians;
    places.crowd(50, {4, 5}, {14, 15}, {22, 5}, {32, 15}, 0.8)
        .crowd(15, {22, 5}, {30, 15}, {6, 5}, {14, 15}, 0.8);
    double from = 2;
    for (int i = 0; i < gates; ++i) {
        const double middle = 10 + (i - (gates - 1) / 2.0) * 2;
        places.wall({{18, from}, {18, middle - width / 2}});
        from = middle + width / 2;
    }
    return places.wall({{18, from}, {18, 18}}).build();
}

/// A dead end whose first places are taken first.
inline CrowdScene deadEnd(double width, int rows) {
    CrowdPlaces places;
    const double apart = (width - 0.4) / 2;
    for (int i = 0; i < rows; ++i)
        for (int k = 0; k < 2; ++k)
            places.walker({14.0 - i, 9.5 + k}, {18.0 + i, 10 - apart / 2 + k * apart});
    return places.wall({{16, 10 - width / 2}, {17.0 + rows, 10 - width / 2}})
        .wall({{16, 10 + width / 2}, {17.0 + rows, 10 + width / 2}})
        .wall({{17.0 + rows, 10 - width / 2}, {17.0 + rows, 10 + width / 2}})
        .build();
}

/// A ring of other density, whose walkers differ.
inline CrowdScene antipodal(std::size_t count, double circle) {
    CrowdPlaces places(count);
    places.scene().bodies = pedestrians;
    return places.ring(count, circle, {circle + 5, circle + 5}).build();
}

/// Rows of seats between walls that a hall is left through at both ends.
inline CrowdScene theater(std::uint64_t seed) {
    CrowdPlaces places(seed);
    for (int row = 0; row < 7; ++row) {
        for (int i = 0; i < 8; ++i)
            places.walker({6.0 + i, 6.4 + 1.4 * row},
                          {places.number(20, 32), places.number(5, 17)});
        places.wall({{5.5, 7.1 + 1.4 * row}, {13.5, 7.1 + 1.4 * row}});
    }
    return places.wall({{17, 9.5}, {17, 4}, {4, 4}, {4, 18}, {17, 18}, {17, 12}}).build();
}

/// Weidmann 1993: the breadth of a body and the free speed of pedestrians.
inline const CrowdScene::Body pedestrian = {0.23, 1.34};

/// A room of 12 m by 12 m that a crowd leaves through one door.
inline CrowdScene queue(std::uint64_t seed, std::size_t count, double door) {
    CrowdPlaces places(seed);
    places.scene().bodies = {pedestrian};
    return places.crowd(count, {4.5, 4.5}, {15.5, 15.5}, {24, 2}, {48, 18}, 0.6)
        .wall({{16, 10 - door / 2}, {16, 4}, {4, 4}, {4, 16}, {16, 16}, {16, 10 + door / 2}})
        .build();
}

/// Twenty rooms with a door of 1.2 m each, on both sides of a corridor of 4 m. Everybody goes to a
/// place in some room.
inline CrowdScene largeOffice(std::uint64_t seed, std::size_t perRoom) {
    CrowdPlaces places(seed);
    places.scene().bodies = {pedestrian};
    Points from;
    Points to;
    for (int i = 0; i < 20; ++i) {
        const bool above = i >= 10;
        const Vec2 low{4.0 + 7 * (i % 10), above ? 14.0 : 4.0};
        const Vec2 high = low + Vec2{7, 6};
        const double inner = above ? low.y : high.y, outer = above ? high.y : low.y;
        const double middle = (low.x + high.x) / 2;
        places.wall({{middle - 0.6, inner}, {low.x, inner}, {low.x, outer}, {high.x, outer}})
            .wall({{high.x, outer}, {high.x, inner}, {middle + 0.6, inner}});
        for (Points* all : {&from, &to})
            std::ranges::copy(
                places.scatter(perRoom, low + Vec2{0.6, 0.8}, high - Vec2{0.6, 0.8}, 0.8),
                std::back_inserter(*all));
    }
    for (std::size_t i = to.size(); i > 1; --i)
        std::swap(to[i - 1], to[places.below(i)]);
    for (std::size_t i = 0; i < from.size(); ++i)
        places.walker(from[i], to[i]);
    return places.wall({{4, 10}, {4, 14}}).wall({{74, 10}, {74, 14}}).build();
}

/// A hallway of 10 m that narrows to 3 m in three places; with `each`, from both ends.
inline CrowdScene bottlenecks(std::uint64_t seed, std::size_t right, std::size_t left) {
    CrowdPlaces places(seed);
    places.scene().bodies = {pedestrian};
    const Vec2 west[] = {{4, 4.5}, {32, 13.5}};
    const Vec2 east[] = {{72, 4.5}, {100, 13.5}};
    places.crowd(right, west[0], west[1], east[0], east[1], 0.6);
    if (left > 0)
        places.crowd(left, east[0], east[1], west[0], west[1], 0.6);
    for (const double x : {40.0, 52.0, 64.0})
        places.wall({{x, 4}, {x, 7.5}}).wall({{x, 10.5}, {x, 14}});
    return places.wall({{3, 4}, {101, 4}}).wall({{3, 14}, {101, 14}}).build();
}

/// The largest crowds: each takes minutes.
inline std::vector<NamedCrowd> large() {
    return {{"large office, 400", largeOffice(22, 20)},
            {"hallway with bottlenecks, 500 one way", bottlenecks(23, 500, 0)},
            {"hallway with bottlenecks, 250 and 250", bottlenecks(24, 250, 250)}};
}

inline std::vector<NamedCrowd> drawn() {
    return {{"corridor of 2 m, 12 and 12", corridor(1, 2, 12)},
            {"corridor of 3 m, 20 and 20", corridor(2, 3, 20)},
            {"corridor of 4 m, 40 and 40", corridor(3, 4, 40)},
            {"corridor of 8 m, 90 and 90", corridor(4, 8, 90)},
            {"junction, two streams join", junction(5, 4, 25, false)},
            {"junction, all ways", junction(6, 4, 15, true)},
            {"crossing of four", crossroads(7, 30, false)},
            {"crossing of four streets", crossroads(8, 25, true)},
            {"room of 60, one door of 1.2 m", room(9, 60, 1.2, 1)},
            {"room of 60, one door of 0.9 m", room(10, 60, 0.9, 1)},
            {"room of 80, two doors of 1 m", room(11, 80, 1, 2)},
            {"bus, 12 and 12, door of 1.4 m", bus(12, 12, 1.4)},
            {"bus, 15 and 15, door of 2 m", bus(13, 15, 2)},
            {"ring road, one way", ringRoad(14, 40, false)},
            {"ring road, both ways", ringRoad(15, 30, true)},
            {"antipodal circle of 20", antipodal(20, 8)},
            {"antipodal circle of 50", antipodal(50, 15)},
            {"antipodal circle of 100", antipodal(100, 25)},
            {"building with a yard", yard(16, 20)},
            {"anywhere, 80", anywhere(17, 80, 24, 0)},
            {"anywhere among 25 pillars, 60", anywhere(18, 60, 24, 25)},
            {"three gates of 0.9 m", gates(19, 3, 0.9)},
            {"five gates of 1.2 m", gates(20, 5, 1.2)},
            {"dead end of 1.6 m", deadEnd(1.6, 5)},
            {"theater", theater(21)}};
}

} // namespace tiller::crowds
