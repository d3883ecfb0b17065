#include "core/sim/arrangement.h"
#include "tests/core/support/testing.h"

using Kind = Arrangement::Kind;

std::vector<Vec2> grid(std::size_t count, Vec2 from = {100, 100}) {
    std::vector<Vec2> agents;
    for (std::size_t i = 0; i < count; ++i)
        agents.push_back(from +
                         Vec2{static_cast<double>(i % 5) * 30, static_cast<double>(i / 5) * 30});
    return agents;
}

double nearestPair(const Points& places) {
    double least = 1e9;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            least = std::min(least, length(places[i] - places[k]));
    return least;
}

/// Where agents stand that are ordered to a place.
class TestArrangement : public QObject {
    Q_OBJECT

private slots:
    void slots_haveTheShape_data() {
        const TestRows<Arrangement, int, Vec2> row; // agents, and half of the size: ahead, aside
        row("one agent stands at the place", {.kind = Kind::disk}, 1, {0, 0});
        row("seven are a hexagon", {.kind = Kind::disk}, 7, {26, 22.5});
        row("a box", {.kind = Kind::box, .facingX = 1}, 9, {26, 26});
        row("a box whose last rank is short", {.kind = Kind::box, .facingX = 1}, 7, {26, 26});
        row("a line", {.kind = Kind::line, .facingX = 1}, 5, {0, 52});
        row("a wide line", {.kind = Kind::line, .width = 200, .facingX = 1}, 5, {0, 100});
        row("a narrow line has ranks", {.kind = Kind::line, .width = 45, .facingX = 1}, 7,
            {39, 22.5});
        row("a column", {.kind = Kind::column, .facingX = 1}, 5, {52, 0});
        row("a column that comes from the left", {.kind = Kind::column}, 5, {52, 0});
        row("a wider spacing", {.kind = Kind::line, .spacing = 30, .facingX = 3}, 3, {0, 30});
        row("as they are", {.kind = Kind::keep}, 5, {60, 0});
    }

    void slots_haveTheShape() {
        const auto [arrangement, count, half] = fetched<Arrangement, int, Vec2>();
        const auto agents = grid(static_cast<std::size_t>(count), {40, 300});
        const Points all =
            slotsAround(world("world edges=open").build(), {500, 300}, arrangement, agents, 8);
        QCOMPARE(all.size(), agents.size());
        Vec2 least, most;
        for (const Vec2 slot : all) {
            const Vec2 at = slot - Vec2{500, 300};
            least = {std::min(least.x, at.x), std::min(least.y, at.y)};
            most = {std::max(most.x, at.x), std::max(most.y, at.y)};
        }
        QVERIFY(length(most - half) < 0.2 && length(least + half) < 0.2);
        if (count > 1)
            QVERIFY(nearestPair(all) > 19.99);
    }

    void slots_areOnFreeGround_data() {
        const TestRows<std::string, Vec2> row;
        row("a circle", "rock:obstacle shape=circle x=500 y=300 radius=60", {500, 300});
        row("a box", "rock:obstacle shape=box x=440 y=260 width=120 height=40", {500, 300});
        row("the corner of the world", "rock:obstacle shape=circle x=900 y=900 radius=1", {0, 0});
    }

    void slots_areOnFreeGround() {
        const auto [rock, place] = fetched<std::string, Vec2>();
        const bool isBox = rock.find("box") != std::string::npos;
        const auto isCovered = [&](Vec2 slot) {
            const Vec2 away = slot - Vec2{500, 300};
            return isBox ? std::abs(away.x) < 67 && std::abs(away.y + 20) < 27 : length(away) < 67;
        };
        const Project project = world("world edges=wall; scene " + rock).build();
        for (const Kind kind : {Kind::disk, Kind::box, Kind::line, Kind::column, Kind::keep}) {
            const Points all = slotsAround(project, place, {.kind = kind}, grid(40), 8);
            QCOMPARE(all.size(), 40U);
            QVERIFY(nearestPair(all) > 19.9);
            for (const Vec2 slot : all) {
                QVERIFY(slot.x >= 8 && slot.y >= 8);
                QVERIFY(!isCovered(slot));
            }
        }
    }

    void slots_areOnFreeGround_beyondTheEdgeOfAWorldThatWraps() {
        const Project project = world("world edges=wrap width=800 height=600; "
                                      "scene rock:obstacle x=10 y=300 radius=40")
                                    .build();
        for (const Kind kind : {Kind::disk, Kind::box, Kind::line, Kind::column, Kind::keep})
            for (const Vec2 slot : slotsAround(project, {790, 300}, {.kind = kind}, grid(20), 8))
                QVERIFY(length(slot - Vec2{slot.x > 400 ? 810.0 : 10.0, 300}) >= 48);
    }

    void slots_keepClearOfThoseOfOtherOrders() {
        const TakenSlot taken{{503, 300}, 12};
        for (const Kind kind : {Kind::disk, Kind::box, Kind::line, Kind::column, Kind::keep}) {
            const Points all =
                slotsAround(world("").build(), {500, 300}, {.kind = kind}, grid(9), 8, {&taken, 1});
            QCOMPARE(all.size(), 9U);
            QVERIFY(nearestPair(all) > 25.9);
            for (const Vec2 slot : all)
                QVERIFY(length(slot - taken.at) > 32.4);
        }
    }

    void noSlots_whereNobodyIs() {
        QVERIFY(slotsOf(world("").build(), {1, 1}, {}, {}, 8).empty());
        QVERIFY(!isSound({.spacing = NAN}) && !isSound({.width = -1}) && isSound({}));
    }

    void agents_takeTheShortWayInAWorldThatWraps() {
        const Project project = world("world edges=wrap width=800 height=600").build();
        const std::vector<Vec2> agents{{790, 300}, {30, 300}};
        const Points all =
            slotsOf(project, {5, 300}, {.kind = Kind::line, .facingY = 1}, agents, 8);
        QVERIFY(all[0].x < all[1].x);
    }
};
