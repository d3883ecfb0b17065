#include "core/base/lattice.h"
#include "core/sim/agents/grid.h"
#include "core/sim/contact/touching.h"
#include "tests/core/support/testing.h"

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
    ProjectBuilder builder =
        world("world width=300 height=200 edges={}; goal:point (290,20); seek; goal > seek", edges);
    const auto type = [&](const Id& id, double count, double radius, double spread) {
        builder.add("{0}:agent-type count={1} radius={2} radiusSpread={3} mass=8 maxSpeed=4 "
                    "maxForce=5 responseTime=0 startSpeedMax=4; "
                    "wander-{0}:wander; "
                    "wander-{0} > {0}.steering; seek >0.1 {0}.steering",
                    id, count, radius, spread);
    };
    type("ants", 150, 3, 0);
    type("bees", 40, 6, 0.5);
    type("dots", 30, 0, 0);
    return builder.build();
}

void setTo(Project& project, const Id& id, std::string_view setting, const Value& value) {
    apply(require(setValue(project, id, setting, value)), project);
}

/// Agents by slot, with where they were before.
struct Pile {
    std::vector<double> x, y, radius, thenX, thenY;

    Pile(std::size_t count, Vec2 at, double spread, double step, unsigned seed) {
        std::mt19937 random(seed);
        const auto draw = [&](double size) { // on the lattice, as places are
            return lattice(Vec2{size * (static_cast<double>(random()) / 4294967296.0 - 0.5), 0}).x;
        };
        for (std::size_t i = 0; i < count; ++i) {
            const bool isNew = i % 7 == 3;
            x.push_back(at.x + draw(spread));
            y.push_back(at.y + draw(spread));
            radius.push_back(3 + static_cast<double>(i % 3));
            thenX.push_back(isNew ? std::nan("") : x.back() + draw(step));
            thenY.push_back(isNew ? std::nan("") : y.back() + draw(step));
        }
    }
    [[nodiscard]] BodyView now() const { return {x.data(), y.data(), radius.data(), 1}; }
    [[nodiscard]] BodyView then() const { return {thenX.data(), thenY.data(), radius.data(), 1}; }
};

/// The counts of contacts, beside a count that keeps every pair.
class TestContacts : public QObject {
    Q_OBJECT

private slots:
    void aCrowd_hasTheContactsOfThePlainCount_data() { rowsOf({"open", "wrap", "wall", "bounce"}); }

    void aCrowd_hasTheContactsOfThePlainCount() {
        const auto [edges] = fetched<std::string>();
        const Project project = crowd(edges.c_str());
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
                run(simulation, ticks);
                plain.compare(simulation);
            }
    }

    void editsAndHands_doNotCountTwice_data() { aCrowd_hasTheContactsOfThePlainCount_data(); }

    /// What an edit or a hand brings together begins to touch at the next tick; what it parts and
    /// brings back before that tick does not.
    void editsAndHands_doNotCountTwice() {
        const auto [edges] = fetched<std::string>();
        Project project = crowd(edges.c_str());
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
            if (i % 11 ==
                0) { // fewer, then more before the next tick: others under the same numbers
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

    void aSnapshotBetweenAnEditAndATick_keepsTheCount() {
        Project project = crowd("wrap");
        Simulation simulation = afterTicks(20, project);
        setTo(project, "ants", "radius", 9.0);
        simulation.setProject(project);
        simulation.moveAgent({"ants", 3}, {290, 20});
        const Snapshot between = simulation.snapshot();
        simulation.step();
        const auto counts = simulation.contacts();
        run(simulation, 20);
        QVERIFY(simulation.restore(between));
        simulation.step();
        QCOMPARE(simulation.contacts(), counts);
    }

    void aClump_takesMemoryPerAgent_notPerPair() {
        Project project = crowd("open");
        setTo(project, "ants", "radius", 400.0); // all touch all
        const auto bytesPerAgent = [&](double count) {
            setTo(project, "ants", "count", count);
            Simulation simulation = afterTicks(5, project);
            return simulation.bytesPerAgent();
        };
        const double few = bytesPerAgent(500), many = bytesPerAgent(4000);
        QVERIFY2(many <= few * 1.2, qPrintable(QString("%1, then %2").arg(few).arg(many)));
    }

    void piles_haveTheContactsOfAllPairs_data() {
        const TestRows<bool, bool, double> row;
        for (const bool wraps : {false, true})
            for (const bool isSame : {false, true})
                for (const double spread : {0.0, 1.0, 12.0, 60.0})
                    row(QTest::addRow("%s, %s, %g", wraps ? "wrap" : "open",
                                      isSame ? "one type" : "two", spread),
                        wraps, isSame, spread);
    }

    void piles_haveTheContactsOfAllPairs() {
        const auto [wraps, isSame, spread] = fetched<bool, bool, double>();
        const Moment moment({128, 128}, wraps ? Edges::wrap : Edges::open);
        const Pile first(300, {1, 1}, spread, 6, 1); // across the corner of the world
        const Pile second(200, {3, 1}, spread, 6, 2);
        const Pile& others = isSame ? first : second;
        std::vector<std::uint32_t> ranks(others.x.size());
        std::iota(ranks.begin(), ranks.end(), 0U);
        std::vector<std::uint32_t> counts(ranks.size());
        const BodyView now = first.now(), then = first.then();
        const BodyView otherNow = others.now(), otherThen = others.then();
        const Candidates none;
        const ContactSearch search{none,
                                   now,
                                   then,
                                   otherNow,
                                   otherThen,
                                   10,
                                   false,
                                   wraps,
                                   {128, 128},
                                   ranks.data(),
                                   isSame ? nullptr : counts.data()};
        std::vector<std::uint32_t> expected(first.x.size()), expectedOthers(ranks.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            for (std::size_t k = 0; k < expectedOthers.size(); ++k) {
                if (isSame && i == k)
                    continue;
                const double reach = first.radius[i] + others.radius[k];
                const auto touch = [&](Vec2 a, Vec2 b) {
                    const Vec2 offset = moment.offset(a, b);
                    return dot(offset, offset) <= reach * reach;
                };
                if (touch({first.x[i], first.y[i]}, {others.x[k], others.y[k]}) &&
                    !touch({first.thenX[i], first.thenY[i]}, {others.thenX[k], others.thenY[k]})) {
                    ++expected[i];
                    ++expectedOthers[k];
                }
            }
        PileContacts pile(search, ranks.size(), moment);
        std::vector<std::uint32_t> begun;
        const std::size_t lookers = first.x.size();
        pile.count(isSame ? nullptr : &lookers, Workers(2), begun);
        QCOMPARE(begun, expected);
        if (!isSame)
            QCOMPARE(counts, expectedOthers);
    }

    /// Four times as many agents have 16 times as many pairs.
    void aPile_takesFewComparisons() {
        const Moment moment({1000, 1000}, Edges::open);
        const auto comparisonsOf = [&](std::size_t count, double spread) {
            const Pile all(count, {500, 500}, spread, 0, 3);
            const BodyView now = all.now(), then = all.then();
            const Candidates none;
            const ContactSearch search{none,  now,   then, now,     then,   10,
                                       false, false, {},   nullptr, nullptr};
            PileContacts pile(search, count, moment);
            std::vector<std::uint32_t> begun;
            pile.count(nullptr, Workers(1), begun);
            return static_cast<double>(pile.comparisons());
        };
        for (const double spread : {0.0, 2.0}) // all touch each other
            QVERIFY2(comparisonsOf(20'000, spread) < 10 * 20'000,
                     qPrintable(QString::number(comparisonsOf(20'000, spread))));
        const double growth = comparisonsOf(20'000, 12) / comparisonsOf(5'000, 12);
        QVERIFY2(growth < 11, qPrintable(QString::number(growth)));
    }

    /// Where agents lie apart, a search of packs takes less time than groups.
    void groupsAreCompared_whereMostLieClose() {
        const Moment moment({1000, 1000}, Edges::open);
        const auto isWorthwhile = [&](std::size_t count, double spread) {
            const Pile all(count, {500, 500}, spread, 0, 3);
            Grid grid;
            grid.shape(all.x, all.y, moment, 10);
            std::vector<std::uint32_t> cells(count), order(count);
            grid.cellsAt(all.x, all.y, cells.data());
            std::iota(order.begin(), order.end(), 0U);
            std::ranges::sort(order, {}, [&](std::uint32_t slot) { return cells[slot]; });
            std::vector<double> x, y;
            for (const std::uint32_t slot : order) {
                x.push_back(all.x[slot]);
                y.push_back(all.y[slot]);
            }
            std::ranges::sort(cells);
            grid.starts().clear();
            for (std::uint32_t cell = 0; cell <= grid.cellCount(); ++cell)
                grid.starts().push_back(static_cast<std::uint32_t>(
                    std::ranges::lower_bound(cells, cell) - cells.begin()));
            Candidates world;
            world.x = x.data();
            world.y = y.data();
            world.count = count;
            world.grid = &grid;
            const BodyView bodies{x.data(), y.data(), all.radius.data(), 1};
            const ContactSearch search{world, bodies, bodies, bodies,  bodies, 10,
                                       false, false,  {},     nullptr, nullptr};
            return PileContacts::isWorthwhile(search, count, moment);
        };
        QVERIFY(isWorthwhile(2'000, 4));
        QVERIFY(!isWorthwhile(10'000, 100));
        QVERIFY(isWorthwhile(100'000, 60));
        QVERIFY(!isWorthwhile(100, 4));
    }

    /// Whole worlds take the same way: hundreds lie on one spot, and more are born there.
    void aPileOfNewborns_isCounted() {
        ProjectBuilder builder;
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < 700; ++i)
            agents.push_back({"", {100 + 0.01 * i, 100}, {}});
        builder.add("world edges=wall; a {} radius=6; now:timer on=1 off=1000; split:spawn; "
                    "now > split; a > split.of > a",
                    agents);
        const Project project = builder.build();
        Simulation simulation(project);
        PlainCount plain(simulation, project);
        for (int tick = 0; tick < 3; ++tick) {
            simulation.step();
            plain.count(simulation, project);
            plain.compare(simulation);
        }
        QVERIFY(plain.total() > 500'000);
    }
};
