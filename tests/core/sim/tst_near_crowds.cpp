#include "core/sim/near_crowds.h"

#include <QTest>

#include <random>
#include <set>

using namespace tiller;

namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;

std::vector<Crowd> randomCrowds(std::uint64_t seed, std::size_t count, double size) {
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> place(0, size);
    std::vector<Crowd> crowds;
    for (std::size_t i = 0; i < count; ++i) {
        Population of;
        of.type = "t" + std::to_string(i);
        for (std::size_t k = random() % 4; k > 0; --k) {
            of.ordinal.push_back(static_cast<std::uint32_t>(of.size()));
            of.life.push_back(0);
            of.contacts.push_back(0);
            of.x.push_back(place(random));
            of.y.push_back(place(random));
            for (auto* column : {&of.vx, &of.vy, &of.headingX, &of.headingY, &of.homeX, &of.homeY,
                                 &of.maxSpeed, &of.maxForce})
                column->push_back(0);
            of.mass.push_back(1);
            of.reaction.push_back(1);
            of.radius.push_back(seed % 3 == 0 ? size / 2 : size / 50);
        }
        crowds.emplace_back().assign(of, {});
    }
    return crowds;
}

/// Whether bodies of two crowds touch.
bool touch(const Crowd& a, const Crowd& b, const Moment& moment) {
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k) {
            const Vec2 offset = moment.offset({a.now.x[i], a.now.y[i]}, {b.now.x[k], b.now.y[k]});
            const double reach = a.radius.of(i) + b.radius.of(k);
            if (dot(offset, offset) <= reach * reach)
                return true;
        }
    return false;
}

} // namespace

class TestNearCrowds : public QObject {
    Q_OBJECT

private slots:
    void everyTouchingPair_isVisited_once_data();
    void everyTouchingPair_isVisited_once();
    void farCrowds_areNotVisited();
};

void TestNearCrowds::everyTouchingPair_isVisited_once_data() {
    QTest::addColumn<bool>("wraps");
    QTest::addColumn<int>("count");
    for (const int count : {3, 16, 17, 60}) {
        QTest::addRow("open, %d", count) << false << count;
        QTest::addRow("wrap, %d", count) << true << count;
    }
}

void TestNearCrowds::everyTouchingPair_isVisited_once() {
    QFETCH(bool, wraps);
    QFETCH(int, count);
    Moment moment;
    moment.edges = wraps ? Edges::wrap : Edges::open;
    moment.worldSize = {100, 100};
    moment.perWorldSize = {0.01, 0.01};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto crowds = randomCrowds(seed, static_cast<std::size_t>(count), 100);
        std::set<Pair> visited;
        forNearCrowds(crowds, moment, [&](std::uint32_t a, std::uint32_t b) {
            QVERIFY(a <= b);
            QVERIFY2(visited.insert({a, b}).second, "twice");
        });
        for (std::uint32_t a = 0; a < crowds.size(); ++a)
            for (std::uint32_t b = a; b < crowds.size(); ++b)
                if (touch(crowds[a], crowds[b], moment))
                    QVERIFY2(visited.contains({a, b}), std::to_string(seed).c_str());
    }
}

void TestNearCrowds::farCrowds_areNotVisited() {
    Moment moment;
    moment.edges = Edges::wrap;
    moment.worldSize = {1e6, 1e6};
    moment.perWorldSize = {1e-6, 1e-6};
    const auto crowds = randomCrowds(1, 500, 100); // all in one corner, bodies of 2
    std::size_t visits = 0;
    forNearCrowds(crowds, moment, [&](std::uint32_t, std::uint32_t) { ++visits; });
    QVERIFY(visits < crowds.size() * crowds.size() / 3);
}

QTEST_APPLESS_MAIN(TestNearCrowds)
#include "tst_near_crowds.moc"
