#include "core/sim/contact/touching.h"
#include "tests/core/support/testing.h"

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
    ProjectBuilder builder = world("world edges=wrap width=90 height=90");
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> place(0, 90);
    builder.add("apart:separation radius=8; along:alignment radius=12 viewAngle=200; "
                "together:cohesion radius=12; energy:meter capacity=4 drain=2");
    if (remembers)
        builder.add("energy > together");
    for (int type = 0; type < types; ++type) {
        std::vector<PlacedAgent> placed;
        for (int i = 0; i < each; ++i) {
            const double x = std::floor(place(random)); // some are at the same place
            placed.push_back({"", {x, std::floor(place(random))}, {place(random) / 90, 0.5}});
        }
        const Id id = typeName(type);
        builder.add("{0} {1}; set {0} radius={2}", id, placed, radius);
        for (const char* node : {"apart", "along", "together"})
            builder.add("{0} > {1}.agents; {1} >2 {0}.steering", id, node);
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

class TestNearCrowds : public QObject {
    Q_OBJECT

private slots:
    void everyTouchingPair_isVisited_once_data() {
        const TestRows<bool, int> row;
        for (const int count : {3, 16, 17, 60}) {
            row(QTest::addRow("open, %d", count), false, count);
            row(QTest::addRow("wrap, %d", count), true, count);
        }
    }

    void everyTouchingPair_isVisited_once() {
        const auto [wraps, count] = fetched<bool, int>();
        const Moment moment({100, 100}, wraps ? Edges::wrap : Edges::open);
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

    void farCrowds_areNotVisited() {
        const Moment moment({1e6, 1e6}, Edges::wrap);
        const auto crowds = randomCrowds(1, 500, 100); // all in one corner, bodies of 2
        std::size_t visits = 0;
        forNearCrowds(crowds, moment, [&](std::uint32_t, std::uint32_t) { ++visits; });
        QVERIFY(visits < crowds.size() * crowds.size() / 3);
    }

    void manyTypes_moveAsOneType_data() {
        const TestRows<QString, double> row;
        row("one program for all", "plain", 0.0);
        row("that remembers", "remembers", 0.0);
        row("with bodies", "plain", 1.5);
        row("with bodies, that remembers", "remembers", 1.5);
    }

    void manyTypes_moveAsOneType() {
        const auto [kind, radius] = fetched<QString, double>();
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
        QCOMPARE(many.contactTotal(), one.contactTotal());
        QCOMPARE(many.contactTotal() > 0, radius > 0);
    }

    void manyTypes_thatComeAndGo_moveAsAfterARestore() {
        ProjectBuilder builder = flock(9, 10, false, 1);
        builder.add("timer on=1 off=3; die:remove; spring:source rate=0.5; "
                    "timer > die > t04.actions; spring > t02.births");
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
};
