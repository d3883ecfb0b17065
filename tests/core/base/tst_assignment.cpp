#include "core/base/assignment.h"
#include "core/base/random.h"
#include "tests/core/support/testing.h"

#include <ranges>

std::vector<Vec2> scattered(std::size_t count, std::uint64_t seed, double width, Vec2 from = {}) {
    const RandomStream random(seed, 1, 2);
    std::vector<Vec2> places;
    for (std::uint32_t i = 0; i < count; ++i)
        places.push_back(from + Vec2{random.draw(0, i, 0), random.draw(0, i, 1)} * width);
    return places;
}

std::vector<Vec2> ranks(std::size_t count, std::size_t columns, Vec2 from, double spacing = 20) {
    std::vector<Vec2> places;
    for (std::size_t i = 0; i < count; ++i)
        places.push_back(from + Vec2{static_cast<double>(i % columns) * spacing,
                                     static_cast<double>(i / columns) * spacing});
    return places;
}

double sumOf(std::span<const Vec2> agents, std::span<const Vec2> places,
             const std::vector<std::uint32_t>& placeOf) {
    double sum = 0;
    for (std::size_t i = 0; i < agents.size(); ++i)
        sum += length(places[placeOf[i]] - agents[i]);
    return sum;
}

double leastSum(std::span<const Vec2> agents, std::span<const Vec2> places) {
    std::vector<std::uint32_t> order(agents.size());
    std::iota(order.begin(), order.end(), 0U);
    double least = sumOf(agents, places, order);
    while (std::next_permutation(order.begin(), order.end()))
        least = std::min(least, sumOf(agents, places, order));
    return least;
}

int crossings(std::span<const Vec2> agents, std::span<const Vec2> places,
              const std::vector<std::uint32_t>& placeOf) {
    const auto side = [](Vec2 a, Vec2 b, Vec2 c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    };
    int crossed = 0;
    for (std::size_t i = 0; i < agents.size(); ++i)
        for (std::size_t k = i + 1; k < agents.size(); ++k) {
            const Vec2 a = agents[i], b = places[placeOf[i]];
            const Vec2 c = agents[k], d = places[placeOf[k]];
            crossed +=
                side(a, b, c) * side(a, b, d) < -1e-3 && side(c, d, a) * side(c, d, b) < -1e-3;
        }
    return crossed;
}

/// Who gets which place: against all orders of up to 8, and what must hold for more.
class TestAssignment : public QObject {
    Q_OBJECT

private slots:
    void assignPlaces_isAsShortAsTheBestOfAllOrders() {
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const std::size_t count = seed <= 12 ? 8 : 1 + seed % 7;
            const double width = seed % 3 == 0 ? 1e6 : 100;
            auto agents = scattered(count, seed, width);
            auto places =
                seed % 2 == 0 ? ranks(count, 3, {10, 20}) : scattered(count, ~seed, width);
            if (seed % 5 == 0) // all at one place, and in a row
                agents.assign(count, agents.front());
            if (seed % 7 == 0)
                agents = ranks(count, count, {0, 20});
            const auto placeOf = assignPlaces(agents, places);
            QVERIFY(std::ranges::is_permutation(placeOf, std::views::iota(0U, count)));
            QVERIFY2(sumOf(agents, places, placeOf) <= leastSum(agents, places) + 1e-3,
                     qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void agentsInARow_moveUp() {
        for (const Vec2 along : {Vec2{20, 0}, Vec2{0, -20}, Vec2{12, 16}}) {
            std::vector<Vec2> agents, places;
            for (const int i : {3, 0, 4, 1, 2}) {
                agents.push_back(along * i);
                places.push_back(along * (i + 2));
            }
            QCOMPARE(assignPlaces(agents, places), (std::vector<std::uint32_t>{0, 1, 2, 3, 4}));
        }
    }

    void waysDoNotCross_data() {
        const TestRows<std::vector<Vec2>, std::vector<Vec2>> row;
        row("a column becomes a line", ranks(24, 1, {0, 0}), ranks(24, 24, {300, 200}));
        row("a crowd becomes a box", scattered(100, 3, 600), ranks(100, 10, {900, 100}));
        row("a box becomes a line", ranks(200, 15, {0, 0}), ranks(200, 200, {500, -300}));
        row("a box moves on by two", ranks(100, 10, {0, 0}), ranks(100, 10, {40, 0}));
        row("a crowd becomes another", scattered(256, 5, 900), scattered(256, 6, 900));
    }

    void waysDoNotCross() {
        const auto [agents, places] = fetched<std::vector<Vec2>, std::vector<Vec2>>();
        QCOMPARE(crossings(agents, places, assignPlaces(agents, places)), 0);
    }

    void manyAgents_goNearlyAsShortAsTheBest() {
        // Half of the places are where the others are: the least sum is known.
        for (const std::size_t count : {300U, 500U, 1500U, 5000U}) {
            const auto agents = scattered(count, count, 2000);
            auto places = agents;
            std::ranges::reverse(places);
            QCOMPARE(sumOf(agents, places, assignPlaces(agents, places)), 0.0);
            const auto elsewhere = ranks(count, 50, {200, 300}, 12);
            const auto there = assignPlaces(agents, elsewhere);
            QVERIFY(std::ranges::is_permutation(there, std::views::iota(0U, count)));
            QVERIFY(count > 500 || crossings(agents, elsewhere, there) <= 4);
        }
        QVERIFY(assignPlaces({}, {}).empty());
    }
};
