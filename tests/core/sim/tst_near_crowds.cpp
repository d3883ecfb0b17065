#include "core/sim/near_crowds.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>
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

Id typeName(int number) {
    return std::string(number < 10 ? "t0" : "t") + std::to_string(number);
}

/// A flock of so many types, at the same places however it is divided.
/// @param remembers a node of each program remembers something
ProjectBuilder flock(int types, int each, bool remembers, double radius) {
    ProjectBuilder builder;
    builder.world("edges", text("wrap")).world("width", 90.0).world("height", 90.0);
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> place(0, 90);
    builder.node("apart", "separation", {{"radius", 8.0}})
        .node("along", "alignment", {{"radius", 12.0}, {"viewAngle", 200.0}})
        .node("together", "cohesion", {{"radius", 12.0}})
        .node("energy", "meter", {{"capacity", 4.0}, {"drain", 2.0}});
    if (remembers)
        builder.link("energy.condition", "together.when");
    for (int type = 0; type < types; ++type) {
        std::vector<PlacedAgent> placed;
        for (int i = 0; i < each; ++i) {
            const double x = std::floor(place(random)); // some are at the same place
            const double y = std::floor(place(random));
            placed.push_back({"", {x, y}, {place(random) / 90, 0.5}});
        }
        const Id id = typeName(type);
        builder.agents(id, std::move(placed)).set(id, "radius", radius);
        for (const char* node : {"apart", "along", "together"})
            builder.link(id + ".agents", std::string(node) + ".agents")
                .link(std::string(node) + ".force", id + ".steering", 2);
    }
    return builder;
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
    void manyTypes_moveAsOneType_data();
    void manyTypes_moveAsOneType();
    void manyTypes_thatComeAndGo_moveAsAfterARestore();
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

void TestNearCrowds::manyTypes_moveAsOneType_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("radius");
    QTest::newRow("one program for all") << "plain" << 0.0;
    QTest::newRow("that remembers") << "remembers" << 0.0;
    QTest::newRow("with bodies") << "plain" << 1.5;
    QTest::newRow("with bodies, that remembers") << "remembers" << 1.5;
}

void TestNearCrowds::manyTypes_moveAsOneType() {
    QFETCH(QString, kind);
    QFETCH(double, radius);
    constexpr int types = 12, each = 15;
    Simulation one(flock(1, types * each, kind == "remembers", radius).build());
    Simulation many(flock(types, each, kind == "remembers", radius).build());
    for (int tick = 0; tick < 40; ++tick) {
        one.step();
        many.step();
        if (tick == 20)
            for (Simulation* simulation : {&one, &many})
                QVERIFY(simulation->remove(AgentName{typeName(0), 3}));
    }
    const Population& all = populationOf(one, typeName(0));
    std::size_t index = 0;
    for (int type = 0; type < types; ++type) {
        const Population& of = populationOf(many, typeName(type));
        for (std::size_t i = 0; i < of.size(); ++i, ++index) {
            QCOMPARE(of.x[i], all.x[index]);
            QCOMPARE(of.vy[i], all.vy[index]);
            QCOMPARE(of.headingX[i], all.headingX[index]);
            QCOMPARE(of.contacts[i], all.contacts[index]);
        }
    }
    QCOMPARE(index, all.size());
    const auto contactsOf = [](const Simulation& simulation) {
        std::uint64_t count = 0;
        for (const ContactCount& of : simulation.contacts())
            count += of.count;
        return count;
    };
    QCOMPARE(contactsOf(many), contactsOf(one));
    QCOMPARE(contactsOf(many) > 0, radius > 0);
}

void TestNearCrowds::manyTypes_thatComeAndGo_moveAsAfterARestore() {
    ProjectBuilder builder = flock(9, 10, false, 1);
    builder.node("timer", "timer", {{"on", 1.0}, {"off", 3.0}})
        .node("die", "remove")
        .node("spring", "source", {{"rate", 0.5}})
        .link("timer.condition", "die.when")
        .link("die.done", "t04.actions")
        .link("spring.births", "t02.births");
    const Project project = builder.build();
    Simulation simulation(project);
    Simulation other(project, {.threads = 3, .fewAgents = 0, .sortPeriod = 1});
    for (int tick = 0; tick < 30; ++tick) {
        Simulation fresh(project);
        QVERIFY(fresh.restore(simulation.snapshot()).ok());
        simulation.step();
        other.step();
        fresh.step();
        QCOMPARE(fresh.stateHash(), simulation.stateHash());
        QCOMPARE(other.stateHash(), simulation.stateHash());
        QCOMPARE(other.contacts(), simulation.contacts());
    }
}

QTEST_APPLESS_MAIN(TestNearCrowds)
#include "tst_near_crowds.moc"
