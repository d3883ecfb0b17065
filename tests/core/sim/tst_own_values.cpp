#include "core/sim/compile/program_numbers.h"
#include "core/sim/inputs.h"
#include "core/sim/running_world.h"
#include "tests/core/support/effective_parameter.h"
#include "tests/core/support/testing.h"

constexpr std::uint64_t seeds = 54;

/// What a failed comparison was about.
QByteArray textOf(std::uint64_t seed, const EffectiveParameter& of) {
    const SettingRef& ref = of.project.parameter(of.id)->drives[0];
    const Node* node = of.project.node(ref.item);
    return QByteArray::number(static_cast<qulonglong>(seed)) + ' ' +
           (node ? node->type : std::string("link")).c_str() + ' ' + ref.setting.c_str() + ' ' +
           QByteArray::number(numberOf(of.value));
}

/// Settings that an agent can have for itself, and that do not change the bounds of sums.
bool isLight(const Project& project, const Drivable& driven) {
    const Node* node = project.node(driven.ref.item);
    return !node || takesNewSettings(*findNodeType(node->type));
}

bool mayBeOwn(const Project& project, const Drivable& driven) {
    Parameter parameter{.id = "p"};
    parameter.drives = {driven.ref};
    for (const Node& node : project.nodes)
        if (node.type == "agent-type")
            return !findScopeProblem(project, parameter, {node.id, 0U});
    return false;
}

std::vector<Id> typesIn(const Simulation& simulation) {
    std::vector<Id> types;
    for (std::size_t i = 0; i < simulation.populationCount(); ++i)
        types.push_back(*simulation.agents(i).typeId);
    return types;
}

bool isLively(const Simulation& simulation) {
    for (std::size_t i = 0; i < simulation.populationCount(); ++i)
        if (simulation.lifeCounts(i).came > 0)
            return true;
    return false;
}

/// Gives every agent the value for itself.
void giveAll(Simulation& simulation, const Id& id, const Value& value) {
    for (const Population& of : std::vector(simulation.populations()))
        for (const std::uint32_t ordinal : of.ordinal)
            QVERIFY(simulation.setParameter(id, ParameterScope{of.type, ordinal}, value).ok());
}

/// Values of parameters that types and agents have for themselves.
class TestOwnValues : public QObject {
    Q_OBJECT

private slots:
    void ofEachType_isAsOfTheWorld() {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto of = effectiveParameter(seed, isLight);
            if (!of)
                continue;
            Simulation own = afterTicks(5, of->project);
            for (const Id& type : typesIn(own))
                QVERIFY(own.setParameter(of->id, ParameterScope{type, {}}, of->value).ok());
            run(own, 15);
            QVERIFY2(own.stateHash() == hashWithValue(*of, 5, 20), textOf(seed, *of).constData());
            ++compared;
        }
        QVERIFY2(compared > static_cast<int>(seeds) / 6, qPrintable(QString::number(compared)));
    }

    void ofEachAgent_isAsOfTheType() {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto of =
                effectiveParameter(seed, [](const Project& project, const Drivable& driven) {
                    return isLight(project, driven) && mayBeOwn(project, driven);
                });
            if (!of || numberOf(of->value) == 0)
                continue;
            Simulation own = afterTicks(5, of->project);
            giveAll(own, of->id, of->value);
            run(own, 15);
            if (isLively(own)) // those born later have no value of their own
                continue;
            QVERIFY2(own.stateHash() == hashWithValue(*of, 5, 20), textOf(seed, *of).constData());
            ++compared;
        }
        QVERIFY2(compared > static_cast<int>(seeds) / 8, qPrintable(QString::number(compared)));
    }

    void restore_atEveryTick_goesOnAlike() {
        int matters = 0, tried = 0;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto of = effectiveParameter(seed, mayBeOwn);
            if (!of)
                continue;
            Simulation plain(of->project), own(of->project);
            run(plain, 20);
            std::vector<Snapshot> snapshots;
            for (int tick = 0; tick < 20; ++tick) {
                if (tick == 5)
                    for (const Population& each : std::vector(own.populations()))
                        for (std::size_t i = 0; i < each.size(); i += 2)
                            QVERIFY(own.setParameter(of->id,
                                                     ParameterScope{each.type, each.ordinal[i]},
                                                     of->value)
                                        .ok());
                if (tick == 9)
                    for (const Id& type : typesIn(own))
                        QVERIFY(own.setParameter(of->id, ParameterScope{type, {}}, of->value).ok());
                if (tick == 12)
                    for (const Id& type : typesIn(own))
                        QVERIFY(own.setParameter(of->id, ParameterScope{type, {}}, {}).ok());
                snapshots.push_back(own.snapshot());
                own.step();
            }
            const std::uint64_t end = hashOf(own.snapshot());
            for (std::size_t tick = 12; tick < snapshots.size(); ++tick) {
                const int left = 20 - static_cast<int>(tick);
                QVERIFY2(hashFrom(of->project, snapshots[tick], left) == end,
                         (textOf(seed, *of) + ", left: " + QByteArray::number(left)).constData());
            }
            for (const std::size_t tick : {6U, 10U, 3U}) {
                QVERIFY(own.restore(snapshots[tick]).ok());
                QCOMPARE(hashOf(own.snapshot()), hashOf(snapshots[tick]));
            }
            ++tried;
            matters += own.stateHash() != plain.stateHash();
        }
        QVERIFY2(tried > static_cast<int>(seeds) / 2, qPrintable(QString::number(tried)));
        QVERIFY2(matters > tried / 2, qPrintable(QString::number(matters)));
    }

    void threads_changeNothing() {
        Project project = lesson("flock");
        const auto runWith = [&](const SimulationOptions& options) {
            Simulation simulation = afterTicks(5, project, options);
            const Id type = "sparrow";
            for (std::uint32_t i = 0; i < 40; i += 3)
                if (!simulation
                         .setParameter("separation", ParameterScope{type, i},
                                       static_cast<double>(i % 4))
                         .ok())
                    return std::uint64_t{0};
            run(simulation, 60);
            return simulation.stateHash();
        };
        const std::uint64_t one = runWith({.threads = 1});
        QVERIFY(one != 0);
        QCOMPARE(runWith({.threads = 4, .fewAgents = 0}), one);
        QCOMPARE(runWith({.threads = 3, .fewAgents = 0, .sortPeriod = 1}), one);
    }

    void oneAgent_differsFromTheOthers() {
        const Project project = lesson("hunter-and-prey");
        Simulation plain(project), own(project);
        QVERIFY(own.setParameter("sight", ParameterScope{"prey", 3U}, 300.0).ok());
        QCOMPARE(own.ownValues().size(), 1U);
        run(plain, 1);
        run(own, 1);
        const auto rangeOf = [&](const Simulation& of, std::uint32_t ordinal) {
            const auto explained = of.explain({"prey", ordinal});
            const auto node =
                std::ranges::find_if(explained->nodes, [&](const NodeExplanation& each) {
                    return each.node == project.parameter("sight")->drives[0].item;
                });
            return node->active;
        };
        int sees = 0;
        for (std::uint32_t i = 0; i < 10; ++i)
            sees += rangeOf(own, i) != rangeOf(plain, i);
        QVERIFY(sees <= 1);
    }

    void ownSpeed_isAllowed_andTakenAway() {
        Project project = lesson("arrival");
        const Id type = *Simulation(project).agents(0).typeId;
        IdSource ids(1);
        apply(makeParameter(project, ids, {type, "maxSpeed"}).value(), project);
        const Parameter& speed = project.parameters.back();
        Simulation simulation = afterTicks(5, project);
        const double before = simulation.explain({type, 0})->maxSpeed;
        QVERIFY(simulation.setParameter(speed.id, ParameterScope{type, 0U}, speed.max).ok());
        QCOMPARE(simulation.explain({type, 0})->maxSpeed, speed.max);
        run(simulation, 20);
        QVERIFY(simulation.setParameter(speed.id, ParameterScope{type, 0U}, {}).ok());
        QCOMPARE(simulation.explain({type, 0})->maxSpeed, before);
        QVERIFY(simulation.ownValues().empty());
    }

    void ownWeightOf0_silencesOneAgent() {
        const Project project = lesson("flock");
        Simulation simulation(project);
        const Id type = "sparrow";
        const Id link = project.parameter("cohesion")->drives[0].item;
        run(simulation, 30);
        QVERIFY(simulation.setParameter("cohesion", ParameterScope{type, 4U}, 0.0).ok());
        const auto isUsed = [&](std::uint32_t ordinal) {
            const auto explained = simulation.explain({type, ordinal});
            return std::ranges::find(explained->links, link, &LinkExplanation::link)->used;
        };
        QVERIFY(!isUsed(4));
        run(simulation, 5);
        QVERIFY(!isUsed(4));
        QVERIFY(simulation.setParameter("cohesion", 0.0).ok());
        QVERIFY(simulation.setParameter("cohesion", ParameterScope{type, 4U}, 1.0).ok());
        bool any = false;
        for (int i = 0; i < 200 && !any; ++i) {
            run(simulation, 1);
            any = isUsed(4);
        }
        QVERIFY(any);
        QVERIFY(!isUsed(5));
    }

    void forces_haveTheOwnWeights() {
        Simulation simulation(lesson("flock"));
        const Id type = "sparrow";
        run(simulation, 30);
        for (const std::uint32_t ordinal : {0U, 4U, 70U})
            QVERIFY(simulation.setParameter("cohesion", ParameterScope{type, ordinal}, 0.2).ok());
        const PopulationForces forces = simulation.forces(3); // gnat, goose, hawk, sparrow
        QCOMPARE(*simulation.agents(3).typeId, type);
        const Population& of = populationOf(simulation, type);
        int used = 0;
        for (std::size_t i = 0; i < of.size(); ++i) {
            const auto explained = simulation.explain({type, of.ordinal[i]});
            for (const PopulationForces::Column& column : forces.behaviors) {
                const auto node =
                    std::ranges::find(explained->nodes, column.node, &NodeExplanation::node);
                const Vec2 force = node->used ? node->force * node->weight : Vec2{};
                QCOMPARE(QString(difference(Vec2{column.x[i], column.y[i]}, force)), QString());
                used += node->used && of.ordinal[i] == 4 ? 1 : 0;
            }
        }
        QVERIFY(used > 0);
    }

    void death_andBecoming_dropTheOwnValue() {
        const Project project = lesson("hunter-and-prey");
        Simulation simulation = afterTicks(3, project);
        for (const std::uint32_t ordinal : {1U, 2U})
            QVERIFY(simulation.setParameter("sight", ParameterScope{"prey", ordinal}, 200.0).ok());
        QVERIFY(simulation.remove(AgentName{"prey", 1}));
        QVERIFY(simulation.become(AgentName{"prey", 2}, "hunter"));
        QVERIFY(simulation.ownValues().empty());
        QVERIFY(!simulation.setParameter("sight", ParameterScope{"prey", 1U}, 200.0).ok());
        run(simulation, 20);
        QVERIFY(restoresAlike(simulation, project, 30));
    }

    void newborns_inheritOwnValues() {
        for (const bool inherits : {true, false}) {
            Project project = world("a (100,100) (500,100); goal:point (300,300); seek; "
                                    "now:timer on=1 off=1000; split:spawn inherits={}; "
                                    "goal > seek > a; now > split; a > split.of > a",
                                    inherits);
            IdSource ids(1);
            apply(makeParameter(project, ids, {"seek", "speed"}).value(), project);
            const Id speed = project.parameters.back().id;
            Simulation simulation(project);
            QVERIFY(simulation.setParameter(speed, ParameterScope{"a", 1U}, 0.5).ok());
            simulation.step();
            QCOMPARE(populationOf(simulation, "a").size(), 4U);
            QCOMPARE(simulation.ownValues().size(), std::size_t{inherits ? 2U : 1U});
            if (inherits) // the second one's child is the fourth agent
                QCOMPARE(*simulation.ownValues().rbegin(),
                         (OwnValue{speed, {"a", 3U}, Value(0.5)}));
            QVERIFY(restoresAlike(simulation, project, 20));
        }
    }

    void wrongScopes_areRefused() {
        Project project = lesson("hunter-and-prey");
        IdSource ids(1);
        apply(makeParameter(project, ids, {"world", "width"}).value(), project);
        const Id width = project.parameters.back().id;
        Simulation simulation(project);
        const std::uint64_t hash = hashOf(simulation.snapshot());
        QVERIFY(!simulation.setParameter(width, ParameterScope{"prey", {}}, 900.0).ok());
        QVERIFY(!simulation.setParameter("hunters", ParameterScope{"hunter", 0U}, 4.0).ok());
        QVERIFY(!simulation.setParameter("sight", ParameterScope{"gone", {}}, 100.0).ok());
        QVERIFY(!simulation.setParameter("sight", ParameterScope{"prey", 100'000U}, 100.0).ok());
        QVERIFY(!simulation.setParameter("sight", ParameterScope{"prey", 0U}, -1.0).ok());
        QVERIFY(!simulation.setParameter("sight", ParameterScope{}, {}).ok());
        QVERIFY(simulation.ownValues().empty());
        QCOMPARE(hashOf(simulation.snapshot()), hash);
    }

    void reset_forgetsThem() {
        const Project project = lesson("hunter-and-prey");
        Simulation simulation(project);
        QVERIFY(simulation.setParameter("sight", ParameterScope{"prey", {}}, 300.0).ok());
        QVERIFY(simulation.setParameter("sight", ParameterScope{"prey", 0U}, 10.0).ok());
        run(simulation, 5);
        simulation.reset();
        QVERIFY(simulation.ownValues().empty());
        Simulation plain(project);
        run(simulation, 50);
        run(plain, 50);
        QCOMPARE(simulation.stateHash(), plain.stateHash());
    }

    void input_replaysToTheSameHash() {
        InputLog log;
        log.start = lesson("hunter-and-prey");
        log.ticks = 60;
        log.events = {{5, ParameterSet{"sight", Value(200.0)}},
                      {10, ParameterSet{"sight", Value(20.0), {"prey", {}}}},
                      {20, ParameterSet{"fear", Value(0.2), {"prey", 3U}}},
                      {30, ParameterSet{"sight", {}, {"prey", {}}}},
                      {40, ParameterSet{"sight", Value(50.0), {"prey", 900U}}}}; // no such agent
        Replay replay(log);
        Simulation simulation(log.start);
        for (int tick = 0; tick < 60; ++tick) {
            for (const InputEvent& event : log.events)
                if (const auto& set = std::get<ParameterSet>(event.input);
                    event.tick == simulation.tick())
                    (void)simulation.setParameter(set.parameter, set.whose, set.value);
            simulation.step();
            replay.step();
            QCOMPARE(replay.simulation().stateHash(), simulation.stateHash());
        }
        QCOMPARE(numberOf(replay.project().parameter("sight")->value), 200.0);
        QCOMPARE(simulation.ownValues().size(), 1U);
    }

    /// The values of some agents take the time of these agents, not of all of them each time.
    void eachAgent_takesOneProgram() {
        constexpr std::uint32_t count = 140;
        Project project = lesson("flock");
        RunningWorld world(project, {.threads = 1});
        const std::size_t crowd = *world.find("sparrow");
        QCOMPARE(world.crowds[crowd].size(), std::size_t{count});
        const auto parameter =
            static_cast<std::size_t>(project.parameter("cohesion") - project.parameters.data());
        for (std::uint32_t i = 0; i < count; ++i)
            world.setOwnValue(parameter, {"sparrow", i}, 0.001 * i);
        QCOMPARE(world.ownPrograms[crowd].madeCount(), std::size_t{count});
        QCOMPARE(world.own.size(), std::size_t{count});
        for (std::uint32_t i = 0; i < count; ++i)
            world.setOwnValue(parameter, {"sparrow", i}, {});
        QCOMPARE(world.ownPrograms[crowd].madeCount(), std::size_t{count});
        QVERIFY(world.ownPrograms[crowd].empty() && world.own.empty());
    }

    void ownBodies_areAsAfterARestore_data() {
        rowsOf({"maxSpeed", "radius", "mass", "maxForce", "responseTime"});
    }

    /// A restored state takes its bodies in by another way: all at once.
    void ownBodies_areAsAfterARestore() {
        const auto [setting] = fetched<std::string>();
        Project project = lesson("flock");
        for (Node& node : project.nodes)
            if (node.id == "sparrow")
                node.values[*findNodeType(node.type)->settingIndex("solid")] =
                    std::string("obstacles-and-agents");
        IdSource ids(1);
        apply(makeParameter(project, ids, {"sparrow", setting}).value(), project);
        const Parameter& of = project.parameters.back();
        Simulation own(project);
        Simulation plain = afterTicks(60, project);
        run(own, 5);
        for (std::uint32_t i = 0; i < 60; i += 2)
            QVERIFY(own.setParameter(of.id, ParameterScope{"sparrow", i},
                                     of.min + (of.max - of.min) * (i + 1) / 100)
                        .ok());
        QVERIFY(restoresAlike(own, project, 15));
        for (std::uint32_t i = 0; i < 60; i += 4)
            QVERIFY(own.setParameter(of.id, ParameterScope{"sparrow", i}, {}).ok());
        QVERIFY(restoresAlike(own, project, 15));
        run(own, 25);
        QVERIFY(own.stateHash() != plain.stateHash());
    }
};
