#include "core/sim/arrangement.h"
#include "tests/core/support/testing.h"

#include <memory>

/// How a crowd comes to rest at one place.
struct RestOutcome {
    double rested = 0;     ///< when the last agent came to rest for good
    double straight = 0;   ///< the time of the farthest, straight at full speed
    double deepest = 0;    ///< the deepest overlap since the start, as a share of the radii
    double atRest = 0;     ///< the same at the end
    std::size_t turns = 0; ///< by more than 45 degrees, after that time
};

constexpr double topSpeed = 120;
constexpr double tickLength = 1.0 / 60;
constexpr double longest = 60; // a run

struct RestScene {
    std::size_t count = 100;
    double side = 1000;
    Vec2 goal{500, 500};
    bool isRing = false; ///< they start on a circle, not anywhere
    std::string nodes;   ///< and links, of the type "unit" with the goal "goal"
    std::string scene = "";
    std::string type = ""; ///< settings of the agents
    Vec2 low{0, 0};        ///< they start between these
    Vec2 high{1000, 1000};
    double radius = 8;
    double deepest = 1; ///< no overlap may be deeper
    const char* hash = "";
    std::optional<Arrangement> order = {}; ///< in which they are sent to the goal
};

const std::string goTo =
    "go:go-to settles=true; avoid:reciprocal-avoidance settles=true; goal > go.target; "
    "go > avoid.forces; unit > avoid.agents; avoid > unit.steering";
const std::string arriveApart =
    "arrive settles=true; separation; goal > arrive.target; unit > separation.agents; "
    "arrive > unit.steering; separation > unit.steering";
const std::string arriveOnly = "arrive settles=true; goal > arrive.target; arrive > unit.steering";
const std::string goWhereSent =
    "own:own-goal; arrive settles=true; avoid:reciprocal-avoidance settles=true; "
    "own > arrive.target; arrive > avoid.forces; unit > avoid.agents; avoid > unit.steering";
const std::string goToAmongWalls =
    "obstacles; go:go-to settles=true; avoid:reciprocal-avoidance settles=true; way; "
    "goal > go.target; goal > way.goals; obstacles > way.obstacles; way > go.way; "
    "go > avoid.forces; unit > avoid.agents; obstacles > avoid.obstacles; avoid > unit.steering";

/// The same with a Reciprocal avoidance as new cards have it.
std::string asNewCards(std::string nodes) {
    const std::string avoidance = "avoid:reciprocal-avoidance";
    std::string settings;
    for (const Setting& setting : findNodeType("reciprocal-avoidance")->settings)
        if (setting.suggested && setting.id != "settles")
            settings += " " + setting.id + "=" + toText(numberOf(*setting.suggested));
    return nodes.insert(nodes.find(avoidance) + avoidance.size(), settings);
}

std::vector<Vec2> placesOf(const RestScene& scene, unsigned seed) {
    std::mt19937_64 random(seed);
    std::vector<Vec2> places;
    while (places.size() < scene.count) {
        Vec2 at{std::uniform_real_distribution<double>(scene.low.x, scene.high.x)(random),
                std::uniform_real_distribution<double>(scene.low.y, scene.high.y)(random)};
        if (scene.isRing) {
            const double angle = 6.283185307179586 * static_cast<double>(places.size()) /
                                 static_cast<double>(scene.count);
            at = scene.goal + Vec2{std::cos(angle), std::sin(angle)} * 450;
        }
        if (scene.isRing || std::ranges::none_of(places, [&](Vec2 other) {
                return length(other - at) < 2 * scene.radius + 1;
            }))
            places.push_back(at);
    }
    return places;
}

Project projectOf(const RestScene& scene, unsigned seed) {
    std::vector<PlacedAgent> agents;
    for (const Vec2 at : placesOf(scene, seed))
        agents.push_back({.name = {}, .position = at, .velocity = {}});
    ProjectBuilder built =
        world("world width={} height={} edges=open tick=1/60", scene.side, scene.side);
    built.agents("unit", std::move(agents))
        .add("set unit maxSpeed=120 maxForce=600 responseTime=0.2 headingThreshold=0.005 "
             "radius={} " +
                 scene.type + "; goal:point {}; " + scene.scene + ' ' + scene.nodes,
             scene.radius, scene.goal);
    return built.build();
}

void begin(Simulation& simulation, const RestScene& scene) {
    if (!scene.order)
        return;
    std::vector<AgentHandle> all;
    for (std::uint32_t i = 0; i < scene.count; ++i)
        all.emplace_back("unit", i);
    QCOMPARE(simulation.order(all, scene.goal, *scene.order), scene.count);
}

/// An agent is at rest while it is slower than 1% of its maximum speed.
RestOutcome runToRest(const RestScene& scene, unsigned seed) {
    Simulation simulation(projectOf(scene, seed));
    begin(simulation, scene);
    RestOutcome outcome;
    for (const Vec2 at : placesOf(scene, seed))
        outcome.straight = std::max(outcome.straight, length(at - scene.goal) / topSpeed);
    std::vector<Vec2> headings(scene.count);
    for (int i = 1; i * tickLength < outcome.rested + 4 || i * tickLength < 5; ++i) {
        if (i * tickLength > longest)
            throw std::runtime_error("never at rest");
        simulation.step();
        const Population& of = simulation.populations()[0];
        outcome.atRest = 0;
        bool areStill = true;
        for (std::size_t k = 0; k < scene.count; ++k) {
            areStill &= length(Vec2{of.vx[k], of.vy[k]}) < 0.01 * topSpeed;
            for (std::size_t other = 0; other < k; ++other)
                outcome.atRest =
                    std::max(outcome.atRest,
                             1 - length(Vec2{of.x[k], of.y[k]} - Vec2{of.x[other], of.y[other]}) /
                                     (2 * scene.radius));
        }
        outcome.deepest = std::max(outcome.deepest, outcome.atRest);
        if (!areStill) {
            outcome.rested = i * tickLength;
            outcome.turns = 0;
        }
        for (std::size_t k = 0; k < scene.count; ++k) {
            const Vec2 heading{of.headingX[k], of.headingY[k]};
            const bool turned = dot(headings[k], heading) < std::sqrt(0.5);
            outcome.turns += turned && i * tickLength > outcome.rested + 2;
            if (!areStill || turned)
                headings[k] = heading;
        }
    }
    return outcome;
}

class TestRest : public QObject {
    Q_OBJECT

private slots:
    void scenes_data() {
        if (QTest::currentTestFunction() == QByteArray("scenes_data"))
            return;
        const std::string solid = "solid=obstacles-and-agents";
        const TestRows<RestScene> row;
        row("go to", {.nodes = goTo, .hash = "14c985eaa2c970e3"});
        row("go to, 40", {.count = 40, .nodes = goTo, .deepest = 0.05, .hash = "122d4e1d877b8bc4"});
        row("go to, ring", {.isRing = true, .nodes = goTo, .hash = "26dbbcc046aad412"});
        row("go to, solid",
            {.nodes = goTo, .type = solid, .deepest = 0.02, .hash = "14c985eaa2c970e3"});
        row("go to, new cards",
            {.nodes = asNewCards(goTo), .deepest = 0.05, .hash = "3f7f11da4b80aeb7"});
        row("go to, ring, new cards", {.isRing = true,
                                       .nodes = asNewCards(goTo),
                                       .deepest = 0.05,
                                       .hash = "393bc11b79962d51"});
        row("arrive apart", {.nodes = arriveApart, .hash = "96e9d037125e3b4a"});
        row("arrive apart, ring",
            {.isRing = true, .nodes = arriveApart, .hash = "145d6c72b9bf5957"});
        row("arrive apart, solid",
            {.nodes = arriveApart, .type = solid, .deepest = 0.02, .hash = "1c67d1b21ed51898"});
        row("arrive, solid",
            {.nodes = arriveOnly, .type = solid, .deepest = 0.05, .hash = "5ecf9383950fc717"});
        row("corner", {.goal = {30, 30},
                       .nodes = goToAmongWalls,
                       .scene = "scene a:obstacle shape=wall points=(10,10)(10,900); "
                                "scene b:obstacle shape=wall points=(10,10)(900,10);",
                       .low = {30, 30},
                       .hash = "da856f132234063d"});
        row("corridor", {.count = 40,
                         .goal = {40, 500},
                         .nodes = goToAmongWalls,
                         .scene = "scene a:obstacle shape=wall points=(600,440)(10,440); "
                                  "scene b:obstacle shape=wall points=(10,560)(600,560); "
                                  "scene c:obstacle shape=wall points=(10,440)(10,560);",
                         .low = {610, 0},
                         .hash = "dd5b00ad5e19721c"});
        using Kind = Arrangement::Kind;
        RestScene sent{.count = 40,
                       .goal = {700, 500},
                       .nodes = goWhereSent,
                       .low = {50, 250},
                       .high = {450, 750},
                       .deepest = 0.05};
        const auto order = [&](const char* name, const Arrangement& of, const char* hash) {
            sent.order = of;
            sent.hash = hash;
            row(name, sent);
        };
        order("order, disk", {.kind = Kind::disk}, "ef861e4cf81598de");
        order("order, box", {.kind = Kind::box}, "4844d39a38a255e6");
        order("order, line", {.kind = Kind::line}, "a532dfd9b1e37591");
        order("order, column", {.kind = Kind::column}, "affd472fb8edd1e3");
        order("order, 3 radii", {.kind = Kind::disk, .spacing = 24}, "c379f2406166bbb6");
        sent.nodes = asNewCards(goWhereSent);
        order("order, new cards", {.kind = Kind::disk}, "20278db41c705f47");
    }

    void aCrowd_comesToRest_data() { scenes_data(); }

    /// Within twice the straight time of the farthest and 5 seconds, packed without overlaps, and
    /// after 2 seconds at rest nobody turns.
    void aCrowd_comesToRest() {
        const auto [scene] = fetched<RestScene>();
        for (unsigned seed = 1; seed <= (scene.isRing ? 1U : 5U); ++seed) {
            const RestOutcome outcome = runToRest(scene, seed);
            const auto text =
                QString("seed %1: rested %2, straight %3, deepest %4, at rest %5, turns %6")
                    .arg(seed)
                    .arg(outcome.rested)
                    .arg(outcome.straight)
                    .arg(outcome.deepest)
                    .arg(outcome.atRest)
                    .arg(outcome.turns);
            QVERIFY2(outcome.rested <= 2 * outcome.straight + 5, qPrintable(text));
            QVERIFY2(outcome.deepest <= scene.deepest, qPrintable(text));
            QVERIFY2(outcome.atRest <= 0.0201, qPrintable(text));
            QVERIFY2(outcome.turns == 0, qPrintable(text));
        }
    }

    void hash_isTheGoldenOne_withAllOptionsAndInstructionSets_data() { scenes_data(); }

    void hash_isTheGoldenOne_withAllOptionsAndInstructionSets() {
        const auto [scene] = fetched<RestScene>();
        const Project project = projectOf(scene, 1);
        const auto hashWith = [&](const SimulationOptions& options) {
            Simulation simulation(project, options);
            begin(simulation, scene);
            run(simulation, 300);
            return QString("%1").arg(simulation.stateHash(), 16, 16, QChar('0'));
        };
        QCOMPARE(withAllOptions(hashWith), std::set{QString(scene.hash)});
    }

    void snapshotAndFile_continueBitForBit() {
        const Project project = projectOf({.count = 40, .nodes = goToAmongWalls}, 1);
        Simulation whole = afterTicks(270, project);
        const Snapshot snapshot = whole.snapshot();
        run(whole, 60);
        QCOMPARE(hashFrom(project, snapshot, 60), hashOf(whole.snapshot()));
        QCOMPARE(hashAfter(require(readProject(writeExport(project).value())).project, 330),
                 whole.stateHash());
    }

    void anOrder_goesOnFromASnapshot() {
        const RestScene scene{.count = 40,
                              .nodes = goWhereSent,
                              .low = {50, 250},
                              .high = {350, 550},
                              .order = Arrangement{}};
        Simulation whole(projectOf(scene, 1));
        begin(whole, scene);
        run(whole, 150);
        Snapshot snapshot = whole.snapshot();
        run(whole, 300);
        QVERIFY(whole.snapshot().goals != snapshot.goals); // some swapped their slots since
        QCOMPARE(hashFrom(projectOf(scene, 1), snapshot, 300), hashOf(whole.snapshot()));
        snapshot.goals["unit"][0].list.push_back({});
        QVERIFY(!whole.restore(snapshot)); // an order gives one place
    }

    void twoOfTheSameOrder_swapTheirSlots_ifThatIsShorter_data() {
        const TestRows<QString, double, bool> row; // how far apart: 4 radii are near
        row("near, around the edge of the world", "one order that wraps", 3.9, true);
        row("far, around the edge of the world", "one order that wraps", 4.1, false);
        row("near", "one order", 3.9, true);
        row("far", "one order", 4.1, false);
        row("of two orders", "two orders", 3.9, false);
        row("by goals of their own", "goals", 3.9, false);
        row("with other goals since", "order and goals", 3.9, false);
    }

    void twoOfTheSameOrder_swapTheirSlots_ifThatIsShorter() {
        const auto [how, apart, swap] = fetched<QString, double, bool>();
        const bool wraps = how.endsWith("wraps");
        Simulation simulation(world("world width=100 height=100 edges={}; "
                                    "a (0,0) (9,0) radius=1 maxSpeed=0.001; goal:own-goal; arrive; "
                                    "goal > arrive > a",
                                    wraps ? "wrap" : "open"));
        const AgentHandle left{"a", 0};
        const AgentHandle right{"a", 1};
        const Arrangement line{.kind = Arrangement::Kind::line, .spacing = 10, .facingY = 1};
        if (how.contains("one") || how.startsWith("order"))
            QCOMPARE(simulation.order(std::vector{left, right}, {0, 50}, line), 2U);
        if (how == "two orders") {
            QCOMPARE(simulation.order(std::vector{left}, {-5, 50}, line), 1U);
            QCOMPARE(simulation.order(std::vector{right}, {5, 50}, line), 1U);
        }
        if (how.contains("goals")) {
            QVERIFY(simulation.setGoals(left, {{.item = {}, .place = {-5, 50}}}));
            QVERIFY(simulation.setGoals(right, {{.item = {}, .place = {5, 50}}}));
        }
        const RunGoals before = simulation.snapshot().goals;
        const double x = wraps ? 98 : 0;
        QVERIFY(simulation.moveAgent(left, {x + apart, 0}));
        QVERIFY(simulation.moveAgent(right, {x, 0}));
        run(simulation, 5);
        const RunGoals after = simulation.snapshot().goals;
        QCOMPARE(after.at("a").at(0) == before.at("a").at(1), swap);
        QCOMPARE(after.at("a").at(0) == before.at("a").at(0), !swap);
    }

    void newNodes_settle_andFilesWithout_doNot() {
        for (const char* type : {"arrive", "go-to", "reciprocal-avoidance"}) {
            const NodeType& of = *findNodeType(type);
            const std::size_t settles = *of.settingIndex("settles");
            QVERIFY(!flagOf(of.defaults()[settles]));
            QVERIFY(flagOf(of.suggestions()[settles]));
        }
        const NodeType& agents = *findNodeType("agent-type");
        const std::size_t threshold = *agents.settingIndex("headingThreshold");
        QCOMPARE(numberOf(agents.defaults()[threshold]), 0.0);
        QCOMPARE(numberOf(agents.suggestions()[threshold]), 0.005);
    }

    void whoHasNoActiveForce_stops_ifItSettles() {
        for (const bool settles : {true, false}) {
            Simulation simulation(world("a (0,0)+(2,0) radius=1; goal:own-goal; arrive; "
                                        "it:reciprocal-avoidance settles={}; "
                                        "goal > arrive.target; arrive > it.forces; it > a",
                                        settles ? "true" : "false"));
            run(simulation, 300);
            QCOMPARE(length(velocityOf(simulation, "a")) == 0, settles);
        }
    }

    /// Bodies have radius 1. "b" touches "a", which stands at the goal.
    void whoTouchesOneThatHasArrived_arrives_ifTheGoalIsTheSame() {
        for (const bool isSame : {true, false}) {
            Simulation simulation(world("a (0,0) radius=1 maxSpeed=1; b (2,0) radius=1 maxSpeed=1; "
                                        "goal:point (0,0); other:point {}; to:arrive settles=true; "
                                        "too:arrive settles=true; goal > to > a; other > too > b",
                                        isSame ? Vec2{0, 0} : Vec2{-5, 0}));
            run(simulation, 40);
            QCOMPARE(length(velocityOf(simulation, "b")) == 0, isSame);
            QCOMPARE(simulation.populations()[1].x[0] > 1.9, isSame);
        }
    }

    void whoHasArrived_goesOn_whenTheGoalMovesByMoreThanARadius_orIsPushedByMoreThanTwo() {
        const auto arrived = [] {
            auto simulation = std::make_unique<Simulation>(
                world("a (0,0) radius=2; to:arrive settles=true slowingRadius=0; "
                      "flag:external externalName=flag; flag > to > a")
                    .build());
            simulation->setExternal("flag", {0, 0});
            run(*simulation, 3);
            return simulation;
        };
        for (const double moved : {1.9, 2.1}) {
            const auto simulation = arrived();
            simulation->setExternal("flag", {moved, 0});
            run(*simulation, 3);
            QCOMPARE(simulation->populations()[0].x[0] > 0, moved > 2);
        }
        for (const double pushed : {3.5, 4.5}) {
            const auto simulation = arrived();
            QVERIFY(simulation->moveAgent(*simulation->handleOf({"a", 0}), {pushed, 0}));
            run(*simulation, 5);
            QCOMPARE(simulation->populations()[0].x[0]<pushed, pushed> 4);
        }
    }

    /// Its maximum speed is 3.
    void headings_followNoVelocityBelowTheThreshold() {
        for (const double speed : {0.05, 0.07}) {
            Simulation simulation = afterTicks(
                5, world("a (0,0)+(1,0) headingThreshold=0.02 maxForce=1000; goal:point (0,100); "
                         "seek speed={}; goal > seek > a",
                         speed / 3));
            const Vec2 heading{simulation.populations()[0].headingX[0],
                               simulation.populations()[0].headingY[0]};
            QCOMPARE(heading, speed > 0.06 ? Vec2(0, 1) : Vec2(1, 0));
        }
    }

    void aParameter_turnsSettlingOnAndOff() {
        Project project = projectOf({.count = 40, .nodes = goTo}, 1);
        project.parameters.push_back({.id = "rest",
                                      .name = "rest",
                                      .value = false,
                                      .drives = {{"go", "settles"}, {"avoid", "settles"}}});
        applyParameters(project);
        Simulation simulation(project);
        const auto areStill = [&] {
            const Population& of = simulation.populations()[0];
            for (std::size_t k = 0; k < of.size(); ++k)
                if (length(Vec2{of.vx[k], of.vy[k]}) > 0.01 * topSpeed)
                    return false;
            return true;
        };
        run(simulation, 900);
        QVERIFY(!areStill());
        QVERIFY(simulation.setParameter("rest", true).ok());
        run(simulation, 900);
        QVERIFY(areStill());
    }
};
