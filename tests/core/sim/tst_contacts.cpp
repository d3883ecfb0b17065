#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/all_simd.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace tiller;

namespace {

/// Counts contacts as they are defined, with a set of the pairs that touched at the last tick.
class PlainCount {
public:
    explicit PlainCount(const Simulation& simulation, const Project& project) {
        m_touching = touching(simulation, project);
    }

    void count(const Simulation& simulation, const Project& project) {
        const std::set<Pair> now = touching(simulation, project);
        for (const Pair& pair : now)
            if (!m_touching.contains(pair)) {
                ++m_counts[{pair.first.type, pair.second.type}];
                ++m_perAgent[pair.first];
                ++m_perAgent[pair.second];
            }
        m_touching = now;
    }

    /// Forgets agents that an edit has removed.
    void forget(const Simulation& simulation) {
        std::map<Id, std::size_t> sizes;
        for (const Population& of : simulation.populations())
            sizes[of.type] = of.size();
        const auto isGone = [&](const AgentName& agent) {
            return agent.ordinal >= sizes[agent.type];
        };
        std::erase_if(m_touching,
                      [&](const Pair& pair) { return isGone(pair.first) || isGone(pair.second); });
        std::erase_if(m_perAgent, [&](const auto& each) { return isGone(each.first); });
    }

    void compare(const Simulation& simulation) const {
        std::vector<ContactCount> expected;
        for (const auto& [types, count] : m_counts)
            expected.push_back({types.first, types.second, count});
        QCOMPARE(simulation.contacts(), expected);
        for (std::size_t i = 0; i < simulation.populationCount(); ++i) {
            const Population& of = simulation.populations()[i];
            std::vector<double> counts;
            for (std::uint32_t k = 0; k < of.size(); ++k) {
                const auto found = m_perAgent.find({of.type, k});
                counts.push_back(found == m_perAgent.end() ? 0 : found->second);
            }
            QCOMPARE(simulation.read(i, Quantity::contacts), counts);
        }
    }

    [[nodiscard]] std::uint64_t total() const {
        std::uint64_t total = 0;
        for (const auto& each : m_counts)
            total += each.second;
        return total;
    }

private:
    using Pair = std::pair<AgentName, AgentName>;

    static std::set<Pair> touching(const Simulation& simulation, const Project& project) {
        const bool wraps = project.worldText("edges") == "wrap";
        const Vec2 size{project.worldNumber("width"), project.worldNumber("height")};
        const auto apart = [wraps](double from, double to, double whole) {
            const double way = std::abs(to - from);
            return wraps ? std::min(way, whole - way) : way;
        };
        std::set<Pair> found;
        const auto& all = simulation.populations();
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = a; b < all.size(); ++b) {
                const bool bodies = *std::ranges::max_element(all[a].radius) +
                                        *std::ranges::max_element(all[b].radius) >
                                    0;
                for (std::uint32_t i = 0; i < all[a].size(); ++i)
                    for (std::uint32_t k = a == b ? i + 1 : 0; k < all[b].size(); ++k) {
                        const double x = apart(all[a].x[i], all[b].x[k], size.x);
                        const double y = apart(all[a].y[i], all[b].y[k], size.y);
                        const double reach = all[a].radius[i] + all[b].radius[k];
                        if (bodies && x * x + y * y <= reach * reach)
                            found.insert({{all[a].type, i}, {all[b].type, k}});
                    }
            }
        return found;
    }

    std::set<Pair> m_touching;
    std::map<std::pair<Id, Id>, std::uint64_t> m_counts;
    std::map<AgentName, std::uint32_t> m_perAgent;
};

/// A few types of different sizes that wander and are pulled to one place.
Project crowd(const char* edges) {
    ProjectBuilder builder;
    builder.world("width", 300.0).world("height", 200.0).world("edges", text(edges));
    builder.point("goal", {290, 20}).node("seek", "seek").link("goal.point", "seek.target");
    const auto type = [&](const Id& id, double count, double radius, double spread) {
        builder.node(id, "agent-type",
                     {{"count", count},
                      {"radius", radius},
                      {"radiusSpread", spread},
                      {"mass", 8.0},
                      {"maxSpeed", 4.0},
                      {"maxForce", 5.0},
                      {"responseTime", 0.0},
                      {"startSpeedMax", 4.0}});
        builder.node("wander-" + id, "wander").link("wander-" + id + ".force", id + ".steering");
        builder.link("seek.force", id + ".steering", 0.1);
    };
    type("ants", 150, 3, 0);
    type("bees", 40, 6, 0.5);
    type("dots", 30, 0, 0);
    return builder.build();
}

void setTo(Project& project, const Id& id, std::string_view setting, const Value& value) {
    const auto change = setValue(project, id, setting, value);
    QVERIFY(change.ok());
    apply(change.value(), project);
}

} // namespace

/// The counts of contacts, beside a count that keeps every pair.
class TestContacts : public QObject {
    Q_OBJECT

private slots:
    void aCrowd_hasTheContactsOfThePlainCount_data();
    void aCrowd_hasTheContactsOfThePlainCount();
    void editsAndHands_doNotCountTwice_data();
    void editsAndHands_doNotCountTwice();
    void aSnapshotBetweenAnEditAndATick_keepsTheCount();
    void aClump_takesMemoryPerAgent_notPerPair();
};

void TestContacts::aCrowd_hasTheContactsOfThePlainCount_data() {
    QTest::addColumn<QString>("edges");
    for (const char* edges : {"open", "wrap", "wall", "bounce"})
        QTest::newRow(edges) << edges;
}

void TestContacts::aCrowd_hasTheContactsOfThePlainCount() {
    QFETCH(QString, edges);
    const Project project = crowd(qPrintable(edges));
    constexpr int ticks = 60;
    Simulation counted(project);
    PlainCount plain(counted, project);
    for (int i = 0; i < ticks; ++i) {
        counted.step();
        plain.count(counted, project);
    }
    QVERIFY(plain.total() > 100);
    for (const Simd simd : allSimd())
        for (const std::size_t threads : {1u, 3u}) {
            const UseSimd use(simd);
            Simulation simulation(project, {.threads = threads, .fewAgents = 0});
            for (int i = 0; i < ticks; ++i)
                simulation.step();
            plain.compare(simulation);
        }
}

void TestContacts::editsAndHands_doNotCountTwice_data() {
    aCrowd_hasTheContactsOfThePlainCount_data();
}

/// What an edit or a hand brings together begins to touch at the next tick; what it parts and
/// brings back before that tick does not.
void TestContacts::editsAndHands_doNotCountTwice() {
    QFETCH(QString, edges);
    Project project = crowd(qPrintable(edges));
    Simulation simulation(project);
    PlainCount plain(simulation, project);
    std::mt19937 random(7);
    const auto draw = [&](std::uint32_t below) {
        return static_cast<std::uint32_t>(random() % below);
    };
    const auto edit = [&] {
        simulation.setProject(project);
        plain.forget(simulation);
    };
    for (int i = 0; i < 120; ++i) {
        if (i % 3 == 0)
            for (std::uint32_t k = draw(4); k > 0; --k)
                simulation.moveAgent({draw(2) ? "ants" : "bees", draw(30)},
                                     {draw(300) * 1.0, draw(200) * 1.0});
        if (i % 7 == 0) {
            setTo(project, "ants", "radius", 1.0 + draw(5));
            edit();
        }
        if (i % 11 == 0) { // fewer, then more before the next tick: others under the same numbers
            setTo(project, "bees", "count", 20.0 + draw(10));
            edit();
            setTo(project, "bees", "count", 30.0 + draw(10));
            edit();
        }
        if (i % 13 == 0) {
            setTo(project, "world", "edges", text(draw(2) ? "wrap" : "open"));
            edit();
        }
        if (i % 5 == 0)
            QVERIFY(simulation.restore(simulation.snapshot()));
        simulation.step();
        plain.count(simulation, project);
        plain.compare(simulation);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(plain.total() > 100);
}

void TestContacts::aSnapshotBetweenAnEditAndATick_keepsTheCount() {
    Project project = crowd("wrap");
    Simulation simulation(project);
    for (int i = 0; i < 20; ++i)
        simulation.step();
    setTo(project, "ants", "radius", 9.0);
    simulation.setProject(project);
    simulation.moveAgent({"ants", 3}, {290, 20});
    const Snapshot between = simulation.snapshot();
    simulation.step();
    const auto counts = simulation.contacts();
    for (int i = 0; i < 20; ++i)
        simulation.step();
    QVERIFY(simulation.restore(between));
    simulation.step();
    QCOMPARE(simulation.contacts(), counts);
}

void TestContacts::aClump_takesMemoryPerAgent_notPerPair() {
    Project project = crowd("open");
    setTo(project, "ants", "radius", 400.0); // all touch all
    const auto bytesPerAgent = [&](double count) {
        setTo(project, "ants", "count", count);
        Simulation simulation(project);
        for (int i = 0; i < 5; ++i)
            simulation.step();
        return simulation.bytesPerAgent();
    };
    const double few = bytesPerAgent(500);
    const double many = bytesPerAgent(4000);
    QVERIFY2(many <= few * 1.2, qPrintable(QString("%1, then %2").arg(few).arg(many)));
}

QTEST_APPLESS_MAIN(TestContacts)
#include "tst_contacts.moc"
