#include "core/game/saved_world.h"
#include "core/model/world_builder.h"
#include "tests/core/game/game_testing.h"
#include "tests/core/support/testing.h"

/// Agents that solid rocks stop, that avoid them, and that find ways around them by fields and by
/// paths; and others on a path.
World rockyWorld(const std::string& edges, game::Options options = {}) {
    return World::
        make(tiller::world(
                 "world width=800 height=600 edges={}; "
                 "scene r0:obstacle shape=box x=200 y=100 width=60 height=40; "
                 "scene r1:obstacle shape=circle x=500 y=300 radius=40; "
                 "scene w:obstacle shape=wall points=(300,150)(300,400); "
                 "scene home:point x=700 y=500; scene road:path points=(50,50)(700,90)(400,500); "
                 "rocks:obstacles; "
                 "a:agent-type count=50 radius=6 solid=obstacles-and-agents maxSpeed=3 maxForce=2; "
                 "avoid:obstacle-avoidance; rocks > avoid >2 a; "
                 "walls:wall-avoidance; rocks > walls >1 a; "
                 "goal:point point=home; way:way cell=20 clearance=8; goal > way; rocks > way; "
                 "go:go-to; way > go > a; "
                 "b:agent-type count=20 radius=4 maxSpeed=2; track:path path=road; "
                 "follow:follow-path; track > follow > b; "
                 "c:agent-type count=24 radius=5 maxSpeed=3; own:own-goal; "
                 "paths:way cell=2 clearance=6; own > paths; rocks > paths; "
                 "walk:go-to; paths > walk > c",
                 edges)
                 .build(),
             std::move(options))
            .value();
}

/// Goes on in a world that is compiled from the project as it is now.
std::uint64_t goneOnCompiled(const World& world, int ticks) {
    const Project project = world.currentProject();
    Simulation compiled(project);
    std::vector<std::byte> bytes;
    world.saveFor(project, bytes);
    Snapshot state = game::readSavedWorld(bytes).value().snapshot;
    state.project = compiled.hashOfProject();
    if (const auto done = compiled.restore(state); !done)
        throw std::runtime_error(done.problems()[0].text);
    run(compiled, ticks);
    return compiled.stateHash();
}

std::vector<Agent> handlesOf(const World& world, game::Type type) {
    std::vector<Agent> all;
    world.handles(type, all);
    return all;
}

class TestGameWorld : public QObject {
    Q_OBJECT

private slots:
    void steps_haveTheHashOfASimulation() {
        for (const char* name : {"hunter-and-prey", "flock", "wolves-and-sheep"}) {
            Simulation simulation(readProject(exampleText(name)).value().project);
            World world = exampleWorld(name);
            run(simulation, 100);
            stepTimes(world, 100);
            QCOMPARE(world.tick(), 100u);
            QCOMPARE(world.stateHash(), simulation.stateHash());
        }
    }

    void badText_isRefusedWithProblems() {
        const auto world =
            World::read("{\"format\": \"tiller-project\", \"version\": 2,\n\"wrld\": 1}");
        QVERIFY(!world.ok());
        QCOMPARE(world.problems()[0].line, 2);
        QVERIFY(!World::load("/no/such/file").ok());
        QVERIFY(!World::replay("{}").ok());
        QVERIFY(!World::read(exampleText("flock"), {.seed = 1ULL << 60}).ok());
    }

    void seed_changesTheRun() {
        World own = exampleWorld("flock"), other = exampleWorld("flock", {.seed = 77});
        QVERIFY(own.stateHash() != other.stateHash());
    }

    void advance_makesTheTicksThatAreDue() {
        World world = coastingWorld();
        QCOMPARE(world.advance(0.05), 0u);
        QCOMPARE(world.share(), 0.5);
        QCOMPARE(world.advance(0.05), 1u);
        QCOMPARE(world.share(), 0.0);
        QCOMPARE(world.advance(0.25), 2u);
        QCOMPARE(world.tick(), 3u);
        QCOMPARE(world.advance(-1), 0u);
        QCOMPARE(world.advance(notANumber), 0u);
        QCOMPARE(world.tick(), 3u);
        QCOMPARE(world.share(), 0.5);
    }

    void advance_ofAnHour_isCut() {
        std::string said;
        World world = coastingWorld(
            {.mostTicks = 3, .log = [&](Severity, std::string_view text) { said += text; }});
        QCOMPARE(world.advance(3600), 3u);
        QCOMPARE(world.share(), 0.0);
        QVERIFY_HAS(said, "too slow");
        said.clear();
        QCOMPARE(world.advance(1e300), 3u);
        QCOMPARE(said, std::string()); // once until it has caught up
    }

    void smoothPlaces_lieBetweenTheLastTwoTicks() {
        World world = coastingWorld();
        world.advance(0.1);
        QCOMPARE(world.agents(0).x[0], 99.0);
        QCOMPARE(world.smoothPlaces(0).x[0], 97.0); // share 0: the tick before
        world.advance(0.05);
        QCOMPARE(world.smoothPlaces(0).x[0], 98.0);
        world.advance(0.1);
        QCOMPARE(world.agents(0).x[0], 1.0);
        QCOMPARE(world.smoothPlaces(0).x[0], 0.0); // half of the short way from 99 to 1
        QCOMPARE(world.smoothPlaces(0).count, 1U);
        QCOMPARE(world.smoothPlaces(7).count, 0U);
        world.step();
        QCOMPARE(world.smoothPlaces(0).x[0], 3.0);
    }

    void placedAgent_doesNotGlide() {
        World world = coastingWorld();
        world.advance(0.15);
        QVERIFY(world.place(firstAgent(world), {20, 20}, {1, 0}));
        QCOMPARE(world.smoothPlaces(0).x[0], 20.0);
        world.advance(0.1);
        QCOMPARE(world.smoothPlaces(0).x[0], 20.5);
        const auto born = world.spawn(0, Vec2{50, 50}, {2, 0});
        world.advance(0.1);
        const std::size_t index = firstAgent(world) == *born ? 0 : 1;
        QCOMPARE(world.smoothPlaces(0).x[index], 51.0);
    }

    void handleOfADeadAgent_meansNobody() {
        World world = coastingWorld();
        const Agent first = firstAgent(world);
        const auto second = world.spawn(0, Vec2{10, 10}, {0, 1});
        QVERIFY(second && world.lives(*second));
        QCOMPARE(world.state(*second)->position, (Vec2{10, 10}));
        QCOMPARE(world.state(*second)->velocity, (Vec2{0, 1}));
        QCOMPARE(world.state(*second)->heading, (Vec2{0, 1}));
        QCOMPARE(world.state(*second)->radius, 4.0);
        QVERIFY(world.remove(first));
        QVERIFY(!world.remove(first));
        QVERIFY(!world.lives(first));
        QVERIFY(!world.state(first));
        QVERIFY(!world.explain(first));
        QVERIFY(!world.place(first, {1, 1}, {}));
        QVERIFY(!world.lives({first.type, first.ordinal, first.life + 1}));
        QVERIFY(!world.lives({9, 0, 0}));
        QVERIFY(!world.lives({}));
        QCOMPARE(world.count(), 1U);
    }

    void anOrder_sendsEachToASlot_andIsRecorded() {
        auto made = World::make(tiller::world("world width=900 edges=open; a:agent-type count=9; "
                                              "goal:own-goal; go:arrive; goal > go > a; "
                                              "b:agent-type count=1")
                                    .build(),
                                {.records = true});
        World& world = made.value();
        std::vector<Agent> all;
        for (const game::Type type : {0U, 1U}) // agents of b have no goals
            for (std::size_t i = 0; i < world.agents(type).count; ++i)
                all.push_back(world.agents(type).agent(i));
        QCOMPARE(world.order(all, {700, 300}, {.kind = Arrangement::Kind::box}), 9U);
        QCOMPARE(world.order({}, {700, 300}), 0U);
        QCOMPARE(world.order(all, {NAN, 300}), 0U);
        QCOMPARE(world.order(all, {7, 3}, {.spacing = -1}), 0U);
        stepTimes(world, 900);
        for (std::size_t i = 0; i < 9; ++i) {
            const game::Columns a = world.agents(0);
            QVERIFY(length(Vec2{a.x[i], a.y[i]} - Vec2{700, 300}) < 60);
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(length(Vec2{a.x[i] - a.x[k], a.y[i] - a.y[k]}) > 2 * a.radius[0]);
        }
        auto replayed = World::replay(world.recording());
        QVERIFY(replayed.ok());
        stepTimes(replayed.value(), 900);
        QCOMPARE(replayed.value().stateHash(), world.stateHash());
    }

    /// However large: what is recorded can be read again.
    void aVariable_isReadAndSet_andRecorded() {
        auto made = World::make(
            tiller::world("a (0,0); money:variable most=50; health:variable perAgent=true; "
                          "rich:compare; money > rich.a; well:compare; health > well.a; "
                          "bye:signal; all; rich > all; well > all; all > bye > a")
                .build(),
            {.records = true});
        World& world = made.value();
        const Agent agent = firstAgent(world);
        QVERIFY(world.setVariable("money", 1e300));
        QVERIFY(world.setVariable("health", 7.5, agent));
        QVERIFY(!world.setVariable("money", 1, agent));
        QVERIFY(!world.setVariable("health", 1));
        QVERIFY(!world.setVariable("nothing", 1));
        QVERIFY(!world.setVariable("money", notANumber));
        world.step();
        auto replayed = World::replay(world.recording());
        QVERIFY(replayed.ok());
        replayed.value().step();
        for (World* each : {&world, &replayed.value()}) {
            QCOMPARE(each->variable("money"), std::optional(50.0));
            QCOMPARE(each->variable("health", agent), std::optional(7.5));
            QVERIFY(!each->variable("health"));
        }
    }

    void aGround_isReadAndAddedTo_andRecorded() {
        World world = World::make(tiller::world("world width=30 height=20 edges=wall; "
                                                "scene g:ground start=2; a (0,0)"),
                                  {.records = true})
                          .value();
        QVERIFY(world.addToGround("g", {5, 5}, 1e300));
        QVERIFY(world.addToGround("g", {25, 15}, 3, 11));
        QVERIFY(!world.addToGround("g", {35, 5}, 1));
        QVERIFY(!world.addToGround("h", {5, 5}, 1));
        QVERIFY(!world.addToGround("g", {5, 5}, notANumber) &&
                !world.addToGround("g", {notANumber, 5}, 1) &&
                !world.addToGround("g", {5, 5}, 1, -1));
        world.step();
        auto replayed = World::replay(world.recording());
        QVERIFY(replayed.ok());
        replayed.value().step();
        for (World* each : {&world, &replayed.value()}) {
            QCOMPARE(each->groundValue("g", {5, 5}), std::optional(1e6));
            QVERIFY(!each->groundValue("g", {35, 5}) && !each->ground("h"));
            const World::Ground ground = each->ground("g").value();
            QCOMPARE(ground.values, (std::vector<double>{1e6, 2, 5, 2, 5, 5}));
            QCOMPARE(ground.columns, 3U);
            QCOMPARE(ground.size, (Vec2{30, 20}));
        }
    }

    void numbers_areThoseOfEachAgent() {
        auto made = World::make(
            tiller::world("a (0,0)+(3,4) (9,9); far:point (1000,0); seek; far > seek > a; "
                          "near:nearest range=20; a > near; d:distance; near > d; f:formula "
                          "formula='a * 2'; d > f.a; f > seek.weight")
                .build());
        const World& world = made.value();
        QCOMPARE(world.numbers(0, "speed", "").value(), (std::vector<double>{5, 0}));
        const double away = std::sqrt(162.0);
        QCOMPARE(world.numbers(0, "number", "f").value(),
                 (std::vector<double>{2 * away, 2 * away}));
        QVERIFY(!world.numbers(1, "speed", "") && !world.numbers(0, "births", "") &&
                !world.numbers(0, "sped", "") && !world.numbers(0, "number", "far"));
    }

    void inputsThatMakeNoSense_areRefused() {
        World world = coastingWorld();
        const Agent agent = firstAgent(world);
        const std::uint64_t before = world.stateHash();
        QVERIFY(!world.spawn(5, Vec2{1, 1}));
        QVERIFY(!world.spawn(0, Vec2{notANumber, 1}));
        QVERIFY(!world.move(agent, {notANumber, 1}));
        QVERIFY(!world.place(agent, {1, 1}, {notANumber, 1}));
        QVERIFY(!world.turn(agent, {0, 0}));
        QVERIFY(!world.become(agent, 4));
        QVERIFY(!world.enterMode(agent, "no-such-mode"));
        QVERIFY(!world.setGoals(agent, {{"no-such-item", {}}}));
        QVERIFY(!world.setParameter("no-such-parameter", 1.0).ok());
        world.setExternal("player", {notANumber, 0});
        world.setCursor(Vec2{notANumber, 0});
        world.click({notANumber, 0});
        QVERIFY(!world.nearest({notANumber, 0}, 100));
        QVERIFY(!world.nearest({97, 50}, notANumber));
        QVERIFY(!world.nearest({97, 50}, -1));
        QCOMPARE(world.stateHash(), before);
        QCOMPARE(world.modeOf(agent), Id());
    }

    void events_listBirthsAndDeathsWithHandles() {
        World world = exampleWorld("wolves-and-sheep");
        const game::Type sheep = world.findType("sheep");
        std::vector<Agent> alive;
        for (std::size_t i = 0; i < world.count(sheep); ++i)
            alive.push_back(world.agents(sheep).agent(i));
        std::size_t deaths = 0;
        for (int tick = 0; tick < 900; ++tick) {
            world.step();
            for (const Event& event : world.events()) {
                if (event.who.type != sheep)
                    continue;
                if (event.kind == Event::Kind::born)
                    alive.push_back(event.who);
                if (event.kind != Event::Kind::died)
                    continue;
                ++deaths;
                QVERIFY(!event.node.empty());
                QCOMPARE(std::erase(alive, event.who), 1U);
            }
        }
        QVERIFY(deaths > 0);
        QCOMPARE(alive.size(), world.count(sheep));
        for (const Agent& each : alive)
            QVERIFY(world.lives(each));

        // By hand: at once, and until the next tick.
        const auto born = world.spawn(sheep, Vec2{5, 5});
        QCOMPARE(world.events().back().who, *born);
        const std::size_t count = world.events().size();
        QCOMPARE(world.events().size(), count);
    }

    void contacts_beginAndEnd() {
        World world = coastingWorld({.allEvents = true}, "open");
        const auto other =
            world.spawn(0, Vec2{110, 50}, {}); // radius 4: touches at a distance of 8
        std::vector<std::pair<std::uint64_t, Event::Kind>> found;
        for (int i = 0; i < 20; ++i) {
            world.step();
            for (const Event& event : world.events()) {
                QCOMPARE(event.by, *other);
                found.emplace_back(world.tick(), event.kind);
            }
        }
        const std::vector<std::pair<std::uint64_t, Event::Kind>> expected{
            {3, Event::Kind::touched}, {11, Event::Kind::parted}}; // at 103, and at 119
        QCOMPARE(found, expected);
    }

    /// Places are asked for in a world that wraps, in one with obstacles and walls, and in one
    /// whose agents come and go; after ticks, and between two inputs.
    void searches_findWhatALookAtAllFinds_data() {
        rowsOf({"flock", "cat-and-mouse", "zombies", "fountain", "corridor"});
    }

    void searches_findWhatALookAtAllFinds() {
        const auto [example] = fetched<std::string>();
        World world = exampleWorld(example, {.seed = 5});
        const Vec2 size = world.size();
        const bool wraps = world.project().worldSettings().edges == Edges::wrap;
        std::mt19937 random(7);
        const auto number = [&](double low, double high) {
            return std::uniform_real_distribution<double>(low, high)(random);
        };
        const auto offset = [&](Vec2 from, Vec2 to) {
            const auto shortest = [&](double way, double whole) {
                return wraps ? way - whole * std::round(way / whole) : way;
            };
            return Vec2{shortest(to.x - from.x, size.x), shortest(to.y - from.y, size.y)};
        };
        std::vector<Agent> found;
        int met = 0;
        for (int round = 0; round < 60; ++round) {
            if (round % 2 == 0)
                stepTimes(world, 5);
            std::vector<Agent> all;
            for (game::Type type = 0; type < world.typeCount(); ++type) {
                world.handles(type, found);
                QCOMPARE(found.size(), world.count(type));
                all.insert(all.end(), found.begin(), found.end());
            }
            if (all.empty())
                continue;
            if (round % 2 == 1) { // until the next tick the grid does not know this
                for (int i = 0; i < 1 + round % 9; ++i)
                    QVERIFY(world.move(all[random() % all.size()],
                                       {number(0, size.x), number(0, size.y)}));
                const auto born = world.spawn(0, Vec2{number(0, size.x), number(0, size.y)});
                QVERIFY(born);
                QVERIFY(world.remove(all.back()));
                all.back() = *born;
            }
            std::ranges::sort(all);
            const auto placeOf = [&](Agent agent) { return world.state(agent)->position; };
            const Vec2 at{number(-20, size.x + 20), number(-20, size.y + 20)};
            const double distance = number(0, size.x / 2);
            std::vector<std::pair<double, Agent>> near;
            std::vector<Agent> inside;
            const Vec2 half{number(0, size.x / 2), number(0, size.y / 2)};
            for (const Agent agent : all) {
                const Vec2 way = offset(at, placeOf(agent));
                near.emplace_back(dot(way, way), agent);
                if (std::abs(way.x) <= half.x && std::abs(way.y) <= half.y)
                    inside.push_back(agent);
            }
            std::ranges::sort(near);
            const double infinite = std::numeric_limits<double>::infinity();
            QCOMPARE(*world.nearest(at, infinite), near.front().second);
            world.within(at, distance, game::anyType, found);
            std::erase_if(near, [&](const auto& one) { return one.first > distance * distance; });
            QCOMPARE(found.size(), near.size());
            for (std::size_t i = 0; i < near.size(); ++i)
                QCOMPARE(found[i], near[i].second);
            world.inRectangle(at - half, at + half, game::anyType, found);
            QCOMPARE(found, inside);

            // A ray, beside steps along it.
            const Vec2 from{number(0, size.x), number(0, size.y)};
            const Vec2 to = from + Vec2{number(-300, 300), number(-300, 300)};
            const auto first = world.ray(from, to, game::anyType, all.front());
            double expected = infinite;
            for (const Agent agent : all)
                for (int i = 0; i <= 150 && agent != all.front(); ++i) {
                    const Vec2 on = from + (to - from) * (i / 150.0);
                    if (length(offset(on, placeOf(agent))) <= world.state(agent)->radius)
                        expected = std::min(expected, length(on - from));
                }
            if (first && first->agent) {
                ++met;
                QVERIFY(first->distance <= expected);
                QVERIFY(length(offset(first->at, placeOf(*first->agent))) <=
                        world.state(*first->agent)->radius + 1e-6);
            } else if (first) {
                QVERIFY(first->distance <= expected);
                const SceneItem* item = world.project().sceneItem(first->obstacle);
                QVERIFY(item && item->type == "obstacle");
            } else {
                QCOMPARE(expected, infinite);
            }
        }
        QVERIFY(met > 0 || example == "corridor" || example == "fountain");
    }

    void ray_meetsBodiesAndWalls() {
        World world = exampleWorld("cat-and-mouse");
        const Agent one = firstAgent(world);
        const double radius = world.state(one)->radius;
        const auto at = world.state(one)->position;
        const auto hit = world.ray(at - Vec2{radius + 5, 0}, at);
        QVERIFY(hit && hit->agent == one && std::abs(hit->distance - 5) < 1e-9);
        QCOMPARE(world.ray(at, at + Vec2{50, 0})->distance, 0.0);
        const auto apart = world.ray(at, at + Vec2{0, 1e-3}, game::anyType, one);
        QVERIFY(!apart || apart->agent != one);
        QVERIFY(!world.ray({notANumber, 0}, at));
        QVERIFY(!world.ray(at, {1e300, 0}));
    }

    /// What a game reads between its inputs changes nothing: a replay does not read.
    void readsBetweenInputs_changeNothing() {
        World world = exampleWorld("zombies", {.seed = 3, .records = true});
        std::mt19937 random(11);
        std::vector<Agent> all;
        for (int round = 0; round < 80; ++round) {
            for (int i = 0; i < 5; ++i) {
                const auto type = static_cast<game::Type>(random() % world.typeCount());
                const Vec2 at{static_cast<double>(random() % 700),
                              static_cast<double>(random() % 500)};
                world.handles(type, all);
                const Agent one = all.empty() ? Agent{} : all[random() % all.size()];
                if (random() % 3 == 0)
                    (void)world.spawn(type, at);
                else if (random() % 4 == 0)
                    (void)world.remove(one);
                else if (random() % 4 == 0)
                    (void)world.become(one, (type + 1) % 2);
                else
                    (void)world.place(one, at, {1, 1});
                QCOMPARE(world.state(one).has_value(), world.lives(one));
                (void)world.nearest(at, 100);
            }
            world.step();
        }
        QVERIFY(replaysAlike(world));
    }

    void userData_isKeptByTheLife() {
        World world = exampleWorld("zombies");
        const game::Type human = 0, zombie = 1;
        const Agent one = firstAgent(world, human), other = world.agents(human).agent(1);
        QCOMPARE(world.userData(one), 0U);
        QVERIFY(world.setUserData(one, ~std::uint64_t{0}) && world.setUserData(other, 7));
        const auto saved = savedBytes(world);
        const Agent now = *world.become(one, zombie);
        QCOMPARE(world.userData(now), ~std::uint64_t{0});
        QCOMPARE(world.userData(one), 0U); // gone
        QVERIFY(!world.setUserData(one, 3));
        QVERIFY(world.remove(other));
        const Agent born = *world.spawn(human, Vec2{10, 10});
        QVERIFY(world.setUserData(born, 9));
        QVERIFY(world.restore(saved).ok());
        QCOMPARE(world.userData(one), ~std::uint64_t{0});
        const Agent again = *world.spawn(human, Vec2{10, 10}); // with the same life
        QCOMPARE(world.userData(again), 0U);
    }

    void questions_agreeWithALookAtAll() {
        World world = exampleWorld("flock");
        stepTimes(world, 60);
        const double width = world.project().worldNumber("width");
        const double height = world.project().worldNumber("height");
        std::vector<Agent> found;
        for (const Vec2 at : {Vec2{5, 5}, Vec2{400, 300}, Vec2{width - 1, height - 1}}) {
            std::vector<std::pair<double, Agent>> all;
            for (game::Type type = 0; type < world.typeCount(); ++type)
                for (std::size_t i = 0; i < world.agents(type).count; ++i) {
                    const game::Columns of = world.agents(type);
                    double x = std::abs(of.x[i] - at.x), y = std::abs(of.y[i] - at.y);
                    x = std::min(x, width - x);
                    y = std::min(y, height - y);
                    all.emplace_back(std::sqrt(x * x + y * y), of.agent(i));
                }
            std::ranges::sort(all);
            QCOMPARE(*world.nearest(at, 1000), all[0].second);
            QVERIFY(!world.nearest(at, all[0].first * 0.99));
            const double distance = (all[9].first + all[10].first) / 2;
            world.within(at, distance, game::anyType, found);
            QCOMPARE(found.size(), 10U);
            for (std::size_t i = 0; i < found.size(); ++i)
                QCOMPARE(found[i], all[i].second);
            const game::Type type = all[4].second.type;
            world.within(at, distance, type, found);
            for (const Agent& each : found)
                QCOMPARE(each.type, type);
            QVERIFY(!found.empty());
        }
        const Agent any = world.agents(0).agent(3);
        const game::AgentState state = *world.state(any);
        QCOMPARE(*world.pick(state.position), any);
        QCOMPARE(world.findType(world.typeId(1)), game::Type{1});
        QCOMPARE(world.findType("nobody"), game::anyType);
        QCOMPARE(world.typeId(99), Id());
    }

    void explanation_namesTheForce() {
        struct Counter : game::DebugDraw {
            std::map<game::Stroke, int> lines, circles;
            void line(Vec2 from, Vec2 to, game::Stroke what) override {
                QVERIFY(isFinite(from) && isFinite(to));
                ++lines[what];
            }
            void circle(Vec2 center, double radius, game::Stroke what) override {
                QVERIFY(isFinite(center) && radius >= 0);
                ++circles[what];
            }
        };
        World world = exampleWorld("hunter-and-prey");
        world.setCursor(Vec2{300, 200});
        stepTimes(world, 5);
        Counter counter;
        const Agent hunter = firstAgent(world, world.findType("hunter"));
        QVERIFY(world.draw(hunter, counter));
        QCOMPARE(counter.circles[game::Stroke::body], 1);
        QCOMPARE(counter.lines[game::Stroke::velocity], 1);
        QCOMPARE(counter.lines[game::Stroke::steering], 1);
        QVERIFY(counter.lines[game::Stroke::force] > 0);
        QVERIFY(counter.lines[game::Stroke::target] > 0);
        const std::string words = world.explainInWords(hunter);
        QVERIFY_HAS(words, "force (");
        QVERIFY_HAS(words, "steering (");
        QVERIFY(!world.draw({}, counter));
        QCOMPARE(world.explainInWords({}), std::string());
        for (const Agent prey : {world.agents(1).agent(0), world.agents(1).agent(1)})
            QVERIFY(world.draw(prey, counter));
        QVERIFY(counter.circles[game::Stroke::range] > 0);
    }

    void explanation_saysWhichConditionsHold() {
        World world = exampleWorld("zombies");
        world.step();
        const std::string words =
            world.explainInWords(firstAgent(world, world.findType("civilian")));
        QVERIFY_HAS(words, "In the zone (in-zone): false");
    }

    void externalThatNobodySees_isToldOnce() {
        std::string said;
        World world = exampleWorld("hunter-and-prey",
                                   {.log = [&](Severity, std::string_view text) { said += text; }});
        world.setExternal("player", {1, 2});
        QVERIFY_STARTS(said, "No External of the project has the name \"player\"");
        said.clear();
        world.setExternal("player", {3, 4});
        QCOMPARE(said, std::string());

        Project project = world.project();
        Node seen{.id = "seen", .type = "external", .values = findNodeType("external")->defaults()};
        seen.values[*findNodeType("external")->settingIndex("externalName")] =
            std::string("player");
        project.nodes.push_back(seen);
        World other =
            World::make(project, {.log = [&](Severity, std::string_view text) { said += text; }})
                .value();
        other.setExternal("player", {1, 2});
        QVERIFY2(said.find("No External") == std::string::npos, said.c_str());
    }

    /// Of the world, of a type and of one agent.
    void circles_areThoseOfParametersThatAreSet() {
        struct Widest : game::DebugDraw {
            double range = 0;
            void line(Vec2, Vec2, game::Stroke) override {}
            void circle(Vec2, double radius, game::Stroke what) override {
                if (what == game::Stroke::range)
                    range = std::max(range, radius);
            }
        };
        World world = exampleWorld("hunter-and-prey");
        const game::Type type = world.findType("prey");
        const Agent one = world.agents(type).agent(0), other = world.agents(type).agent(1);
        const Vec2 at = world.state(firstAgent(world, world.findType("hunter")))->position;
        QVERIFY(world.place(one, at + Vec2{20, 0}, {}) && world.place(other, at + Vec2{0, 20}, {}));
        const auto see = [&](double first, double second) {
            Widest ofOne, ofOther;
            return world.draw(one, ofOne) && world.draw(other, ofOther) && ofOne.range == first &&
                   ofOther.range == second;
        };
        QVERIFY(see(90, 90));
        QVERIFY(world.setParameter("sight", 210.0).ok() && see(210, 210));
        QVERIFY(world.setParameter("sight", type, Value(220.0)).ok() && see(220, 220));
        QVERIFY(world.setParameter("sight", other, Value(230.0)).ok() && see(220, 230));
        QVERIFY(world.setParameter("sight", type, {}).ok() && see(210, 230));
    }

    void properties_areRead() {
        Project project = readProject(exampleText("hunter-and-prey")).value().project;
        project.properties = {{"level", PropertyType::integer, 3.0}};
        project.nodes[0].properties = {{"growl", PropertyType::text, std::string("grr")}};
        World world = World::make(std::move(project)).value();
        QCOMPARE(world.properties("")->at(0).name, "level"s);
        QCOMPARE(textOf(world.properties("hunter")->at(0).value), "grr"s);
        QVERIFY(world.properties("prey")->empty());
        QVERIFY(!world.properties("nothing"));
        QVERIFY(world.properties(firstAgent(world))->empty());
        QVERIFY(!world.properties(Agent{}));

        Project placed = coastingWorld().project();
        placed.nodes[0].agents[0].properties = {
            {"captain", PropertyType::text, std::string("Ahab")}};
        World ships = World::make(std::move(placed)).value();
        QCOMPARE(textOf(ships.properties(firstAgent(ships))->at(0).value), "Ahab"s);
        QVERIFY(ships.properties(*ships.spawn(0, Vec2{1, 1}))->empty());
    }

    /// Items that come, move and go in a running world act as if it were compiled with them, in a
    /// replay and after a save, too.
    void sceneThatChanges_actsAsIfCompiled_data() { rowsOf({"bounce", "wrap"}); }

    void sceneThatChanges_actsAsIfCompiled() {
        const auto [edges] = fetched<std::string>();
        World world = rockyWorld(edges, {.threads = 2, .records = true});
        World still = rockyWorld(edges, {.threads = 1});
        std::mt19937 random(5);
        const auto number = [&](double low, double high) {
            return std::uniform_real_distribution<double>(low, high)(random);
        };
        std::vector<Agent> walkers;
        world.handles(2, walkers);
        for (const Agent walker : walkers)
            QVERIFY(world.setGoals(walker, {{"", {number(20, 780), number(20, 580)}}}));
        QVERIFY(world.setGoals(walkers[0], {{"home", {}}}));
        std::vector<Id> ids{"r0", "r1", "w", "home", "road"};
        std::vector<std::byte> saved;
        std::uint64_t then = 0;
        for (int round = 0; round < 24; ++round) {
            if (round % 5 == 0) // what comes and goes between two ticks makes agents forget paths
                QVERIFY(world.removeItem(world.addObstacle({.x = 400, .y = 300}).value()).ok());
            for (int i = 0; i < 3; ++i) {
                const std::size_t which = random() % ids.size();
                ObstacleGeometry shape{.shape = static_cast<ObstacleShape>(random() % 4)};
                const Vec2 at{number(0, 780), number(0, 580)};
                shape.x = at.x;
                shape.y = at.y;
                shape.radius = number(4, 30);
                shape.width = shape.height = number(5, 60);
                shape.points = {at, at + Vec2{50, 5}, at + Vec2{10, 60}};
                if (random() % 2 == 0)
                    ids.push_back(world.addObstacle(shape).value());
                else if (random() % 3 != 0)
                    QVERIFY(world.moveItem(ids[which], {number(-60, 60), number(-60, 60)}).ok());
                else if (const auto done = world.removeItem(ids[which]); done)
                    ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(which));
                else // a node names it
                    QVERIFY(ids[which] == "home" || ids[which] == "road");
            }
            const std::uint64_t compiled = goneOnCompiled(world, 4);
            stepTimes(world, 4);
            QCOMPARE(world.stateHash(), compiled);
            if (round == 12)
                world.save(saved);
            if (round == 14) { // goes on the same in a new process
                then = world.stateHash();
                QVERIFY(world.restore(saved).ok());
                QVERIFY(still.restore(saved).ok());
                QCOMPARE(still.project().scene, world.project().scene);
                stepTimes(still, 4);
                stepTimes(world, 4);
                QCOMPARE(still.stateHash(), world.stateHash());
                QVERIFY(still.addObstacle({}).value() == world.addObstacle({}).value());
                std::erase_if(ids, [&](const Id& id) { return !world.project().sceneItem(id); });
            }
        }
        QVERIFY(then != 0);
        World replay = World::replay(world.recording(), {.threads = 1}).value();
        stepTimes(replay, static_cast<int>(world.tick()));
        QCOMPARE(replay.stateHash(), world.stateHash());
        QVERIFY(!replay.addObstacle({}).ok());
    }

    void sceneThatChanges_isSeenByRays_andKeptByAReload() {
        const Project project = tiller::world("world width=400 edges=open; scene r:obstacle x=300 "
                                              "y=100 radius=10; scene p:point x=9 y=9; "
                                              "a:agent-type count=1 radius=0; seen:point point=p; "
                                              "go:seek; seen > go > a")
                                    .build();
        World world = World::make(project).value();
        const auto hitsAt = [&](double y) { return world.ray({0, y}, {400, y}, 0); };
        QCOMPARE(hitsAt(100)->obstacle, Id("r"));
        const Id box =
            world
                .addObstacle(
                    {.shape = ObstacleShape::box, .x = 50, .y = 90, .width = 20, .height = 20})
                .value();
        QCOMPARE(hitsAt(100)->obstacle, box);
        QCOMPARE(hitsAt(100)->distance, 50.0);
        QVERIFY(world.moveItem(box, {5, 0}).ok());
        QCOMPARE(hitsAt(100)->distance, 55.0);
        QVERIFY(world.moveItem("r", {0, 100}).ok());
        QVERIFY(world.moveItem("p", {1, 1}).ok());
        QVERIFY(world.removeItem(box).ok());
        QVERIFY(!hitsAt(100));
        QCOMPARE(hitsAt(200)->obstacle, Id("r"));
        const Id other = world.addObstacle({.x = 20, .y = 20, .radius = 3}).value();
        QVERIFY(other != box);
        Project changed = project;
        changed.scene[0].values = findSceneType("obstacle")->defaults();
        const auto reload = world.reloadText(writeProject(changed));
        QVERIFY(reload.ok());
        QCOMPARE(reload.value().changed, std::vector<Id>{"r"});
        QVERIFY(reload.value().removed.empty());
        QCOMPARE(hitsAt(200)->obstacle, Id("r")); // moved by the game
        QCOMPARE(hitsAt(20)->obstacle, other);
        // Refused, and nothing changes.
        const Project before = world.project();
        QVERIFY(!world.addObstacle({.radius = -1}).ok());
        QVERIFY(!world.addObstacle({.radius = notANumber}).ok());
        QVERIFY(!world.moveItem("nothing", {1, 1}).ok());
        QVERIFY(!world.moveItem("r", {notANumber, 1}).ok());
        QVERIFY(!world.removeItem("p").ok());
        QVERIFY_HAS(world.removeItem("p").problems()[0].text, "seen");
        QCOMPARE(world.project(), before);
    }

    void itemsThatAParameterDrives_stayDriven_afterARestore() {
        Project project =
            tiller::world("world width=400 edges=open; scene r:obstacle x=300 y=100 "
                          "radius=10; a:agent-type count=1 radius=0; rocks:obstacles; "
                          "avoid:obstacle-avoidance; rocks > avoid > a")
                .build();
        project.parameters = {{"size", "Size", 10.0, 1, 100, 0, {{"r", "radius"}}}};
        World world = World::make(project).value();
        QVERIFY(world.addObstacle({.x = 20, .y = 300, .radius = 3}).ok());
        QVERIFY(world.setParameter("size", 80.0).ok());
        QCOMPARE(world.ray({0, 100}, {400, 100}, 0)->distance, 220.0);
        std::vector<std::byte> saved;
        world.save(saved);
        QVERIFY(world.restore(saved).ok());
        QCOMPARE(world.ray({0, 100}, {400, 100}, 0)->distance, 220.0);
        const auto compiled = goneOnCompiled(world, 10);
        stepTimes(world, 10);
        QCOMPARE(world.stateHash(), compiled);
    }

    void editThatLeavesTheSceneAlone_keepsWhatTheGameHasInIt() {
        World world = rockyWorld("wall");
        const Project file = world.project();
        const Id wall = world.addObstacle({.x = 50, .y = 550, .radius = 3}).value();
        QVERIFY(world.edit(setWeight(file, file.links[1].id, 1.5).value()).ok());
        QVERIFY(world.reloadText(writeProject(file)).ok());
        QVERIFY(world.project().sceneItem(wall));
    }

    void obstacleThatIsRenamed_isTheSame() {
        World world = rockyWorld("wall"), still = rockyWorld("wall");
        for (World* each : {&world, &still})
            for (const Agent walker : handlesOf(*each, 2))
                QVERIFY(each->setGoals(walker, {{.place = Vec2{780, 590}}}));
        stepTimes(world, 40);
        stepTimes(still, 40);
        SceneItem named = *world.project().sceneItem("r0");
        named.name = "Rock";
        Change change;
        change.scene.push_back({*world.project().sceneItem("r0"), named, 0});
        QVERIFY(world.edit(change).ok());
        stepTimes(world, 40);
        stepTimes(still, 40);
        QCOMPARE(world.stateHash(), still.stateHash());
    }

    /// What is beyond a limit acts as the limit, and a log has that.
    void inputsBeyondTheLimits_areReadAgain() {
        World world = coastingWorld({.records = true});
        const Agent agent = *world.spawn(0, Vec2{2e6, 5}, Vec2{0, -3e6});
        world.carry(agent, {5e6, 0});
        world.turn(agent, {1e9, 0});
        world.click({3e6, 0});
        world.setExternal("x", {1e8, 0});
        world.step();
        world.shift(agent, {9e5, 0});
        world.place(agent, {-4e6, 1}, {7e6, 0});
        stepTimes(world, 5);
        QVERIFY(replaysAlike(world));
    }

    void decisions_followTheColumns_andEndWithAReload() {
        World world = exampleWorld("hunter-and-prey");
        world.decide();
        const game::Type prey = 1;
        std::map<Agent, Vec2> wanted;
        const Decisions first = world.decisions(prey);
        for (std::size_t i = 0; i < world.agents(prey).count; ++i)
            wanted[world.agents(prey).agent(i)] = {first.steeringX[i], first.steeringY[i]};
        for (const Agent each : handlesOf(world, prey))
            QVERIFY(world.place(each, {800 - world.state(each)->position.x, 20}, {}));
        const Decisions now = world.decisions(prey); // before the columns
        for (std::size_t i = 0; i < world.agents(prey).count; ++i)
            QCOMPARE((Vec2{now.steeringX[i], now.steeringY[i]}),
                     wanted.at(world.agents(prey).agent(i)));
        Project changed = world.project();
        Node other = *changed.node("prey");
        other.id = "aaa";
        changed.nodes.push_back(other);
        QVERIFY(world.reloadText(writeProject(changed)).ok());
        for (game::Type type = 0; type < world.typeCount(); ++type)
            QVERIFY(world.decisions(type).steeringX.empty());
    }

    void summaryWithoutANumber_isNone() {
        const Project project = tiller::world("a:agent-type count=2; b:agent-type count=0; "
                                              "sum:summary what=mean; b > sum; "
                                              "is:compare; sum > is; go:wander; is > go > a")
                                    .build();
        World world = World::make(project).value();
        stepTimes(world, 3);
        const auto numbers = world.numbers(0, "number", "sum").value();
        for (const double each : numbers)
            QVERIFY(std::isnan(each));
    }

    /// A game with its own physics: the same state, memory and modes as of a world that moves.
    void decide_movesNobody_andSaysWhatTheyWant() {
        for (const char* example : {"hunter-and-prey", "flock", "zombies"}) {
            World world = exampleWorld(example, {.threads = 1, .records = true});
            World other = exampleWorld(example, {.threads = 3});
            stepTimes(world, 20);
            stepTimes(other, 20);
            std::vector<std::vector<Vec2>> places(world.typeCount());
            std::vector<Agent> all;
            const auto place = [](const World& of, Agent who) { return of.state(who)->position; };
            for (game::Type type = 0; type < world.typeCount(); ++type) {
                world.handles(type, all);
                for (const Agent each : all)
                    places[type].push_back(place(world, each));
            }
            std::map<Agent, std::pair<Vec2, Vec2>> forces; // as a trial has them
            for (game::Type type = 0; type < world.typeCount(); ++type) {
                const PopulationForces trial = world.forces(type);
                const game::Columns of = world.agents(type);
                for (std::size_t i = 0; i < of.count; ++i) {
                    const std::uint32_t rank = of.rank[i];
                    forces[of.agent(i)] = {{trial.steeringX[rank], trial.steeringY[rank]},
                                           Vec2{of.vx[i], of.vy[i]} +
                                               Vec2{trial.wantedX[rank], trial.wantedY[rank]} *
                                                   trial.wantedTime[rank]};
                }
            }
            world.decide();
            other.decide();
            QCOMPARE(world.tick(), 21U);
            QCOMPARE(world.stateHash(), other.stateHash());
            std::size_t compared = 0;
            for (game::Type type = 0; type < world.typeCount(); ++type) {
                const Decisions wanted = world.decisions(type);
                const game::Columns of = world.agents(type);
                QCOMPARE(wanted.steeringX.size(), of.count);
                for (std::size_t i = 0; i < of.count; ++i) {
                    const auto was = forces.find(of.agent(i));
                    if (was == forces.end())
                        continue;
                    ++compared;
                    QCOMPARE((Vec2{wanted.steeringX[i], wanted.steeringY[i]}), was->second.first);
                    QCOMPARE((Vec2{wanted.desiredX[i], wanted.desiredY[i]}), was->second.second);
                    QCOMPARE((Vec2{of.x[i], of.y[i]}),
                             places[type][std::min<std::size_t>(i, places[type].size() - 1)]);
                }
            }
            QVERIFY(compared > 10);
            world.step();
            QVERIFY(world.decisions(0).steeringX.empty());
            QVERIFY(world.decisions(99).steeringX.empty());
            QVERIFY(replaysAlike(world, {.threads = 1}));
        }
    }

    void glideAndShift_keepInterpolation() {
        World world = coastingWorld({.records = true});
        world.advance(0.15);
        const Agent one = firstAgent(world);
        QCOMPARE(world.smoothPlaces(0).x[0], 98.0);
        QVERIFY(world.shift(one, {-10, 5}));
        QCOMPARE(world.smoothPlaces(0).x[0], 88.0);
        QCOMPARE(world.state(one)->position, (Vec2{89, 55}));
        QCOMPARE(world.state(one)->velocity, (Vec2{2, 0}));
        QVERIFY(world.place(one, {91, 55}, {1, 0}, true));
        QCOMPARE(world.smoothPlaces(0).x[0], 89.0); // between 87 and 91
        QVERIFY(!world.shift(one, {notANumber, 0}));
        QVERIFY(!world.shift({}, {1, 0}));
        stepTimes(world, 3);
        World replay = World::replay(world.recording()).value();
        stepTimes(replay, 4);
        QCOMPARE(replay.stateHash(), world.stateHash());
    }

    /// On a platform that is faster than its maxSpeed.
    void baseVelocity_isAddedAndNotSteered() {
        World world = coastingWorld({.records = true}, "open");
        const Agent one = firstAgent(world);
        QVERIFY(world.carry(one, {0, 40}));
        QVERIFY(!world.carry(one, {0, notANumber}));
        QVERIFY(!world.carry({}, {0, 40}));
        world.step();
        QCOMPARE(world.state(one)->position, (Vec2{99, 90}));
        QCOMPARE(world.state(one)->velocity, (Vec2{2, 0}));
        const auto saved = savedBytes(world);
        world.step();
        QCOMPARE(world.state(one)->position, (Vec2{101, 130}));
        QVERIFY(world.carry(one, {}));
        world.step();
        QCOMPARE(world.state(one)->position, (Vec2{103, 130}));
        QVERIFY(replaysAlike(world));
        QVERIFY(world.restore(saved).ok());
        world.step();
        QCOMPARE(world.state(one)->position, (Vec2{101, 130}));
        auto crafted = game::readSavedWorld(saved).value();
        crafted.snapshot.carried["nobody"][7] = {1, 2};
        crafted.snapshot.carried["ship"][7] = {1, 2};
        std::vector<std::byte> bytes;
        game::writeSavedWorld(crafted, bytes);
        (void)world.restore(bytes);
        stepTimes(world, 2);
        crafted.snapshot.carried["ship"][0] = {1e300, 2};
        game::writeSavedWorld(crafted, bytes);
        QVERIFY(!world.restore(bytes).ok());
    }

    void baseVelocity_isTheSameWithAnyThreads() {
        for (const char* example : {"flock", "zombies", "corridor"}) {
            World one = exampleWorld(example, {.threads = 1});
            World four = exampleWorld(example, {.threads = 4});
            for (World* world : {&one, &four}) {
                std::vector<Agent> all;
                world->handles(0, all);
                std::ranges::sort(all);
                for (std::size_t i = 0; i < all.size(); i += 3)
                    QVERIFY(world->carry(all[i], {90.0 - static_cast<double>(i), 60}));
                stepTimes(*world, 60);
            }
            QCOMPARE(one.stateHash(), four.stateHash());
        }
    }

    void eventsThatNobodyReads_areCounted() {
        std::string said;
        World world =
            coastingWorld({.log = [&](Severity, std::string_view text) { said += text; }});
        (void)world.spawn(0, Vec2{5, 5});
        QCOMPARE(world.events().size(), 1U);
        world.step();
        QCOMPARE(world.missedEvents(), 0U);
        QVERIFY(world.remove(firstAgent(world)));
        (void)world.spawn(0, Vec2{5, 5});
        world.step();
        QCOMPARE(world.missedEvents(), 2U);
        QVERIFY_HAS(said, "2 events were not read");
        said.clear();
        (void)world.spawn(0, Vec2{7, 5});
        world.advance(0.5);
        QCOMPARE(world.missedEvents(), 3U);
        QCOMPARE(said, std::string()); // once
    }

    void worldInCode_runsAsItsFile() {
        WorldBuilder build;
        build.set("world", "width", 800.0).set("world", "edges", std::string("wrap"));
        build.node("prey", "agent-type").set("prey", "count", 30.0);
        build.node("hunter", "agent-type").agent("hunter", {100, 100}, {1, 0});
        build.item("lair", "point").set("lair", "x", 600.0);
        build.node("there", "point").set("there", "point", std::string("lair"));
        build.node("go", "seek").wire("there", "go").wire("go", "prey", 0.5);
        build.node("fear", "evade").wire("hunter", "fear").wire("fear.force", "prey.steering", 2);
        build.node("hunt", "pursue").wire("prey", "hunt").wire("hunt", "hunter");
        build.parameter("speed", "prey", "maxSpeed", 0, 200);
        build.parameter("speed", "hunter", "maxSpeed", 20, 150);
        build.parameter("grim", "prey", "solid", 0, 0);
        const auto project = build.project();
        QVERIFY2(project.ok(), project.ok() ? "" : project.problems()[0].text.c_str());
        QCOMPARE(project.value().links.size(), 6U);
        QCOMPARE(project.value().links[1].weight, 0.5);
        World world = World::make(project.value()).value();
        World file = World::read(writeProject(project.value())).value();
        for (World* each : {&world, &file}) {
            QVERIFY(each->setParameter("speed", 150.0).ok());
            QVERIFY(!each->setParameter("speed", 151.0).ok());
            QVERIFY(!each->setParameter("speed", 19.0).ok());
            QVERIFY(each->setParameter("grim", std::string("obstacles")).ok());
            QVERIFY(!each->setParameter("grim", std::string("cheerful")).ok());
        }
        stepTimes(world, 100);
        stepTimes(file, 100);
        QCOMPARE(world.count(), 31U);
        QCOMPARE(world.stateHash(), file.stateHash());
        QVERIFY(world.stateHash() != World::make(project.value()).value().stateHash());
    }

    void wireToANode_takesAFreeInput() {
        WorldBuilder build;
        build.node("a", "agent-type").node("one", "point").node("two", "point");
        build.node("near", "within-range").node("go", "seek");
        build.wire("one.point", "go").wire("go", "a");
        const Project before = build.project().value();
        build.wire("near.condition", "go");
        QVERIFY(!build.last());
        QCOMPARE(build.project().value().links.size(), before.links.size() + 1);
        build.wire("one.point", "a"); // it fits nowhere
        QVERIFY(build.last());
        QVERIFY2(build.last()->text.find("There is no port") == std::string::npos,
                 build.last()->text.c_str());
    }

    void worldInCode_refusesWithASentence() {
        WorldBuilder build;
        build.node("a", "agent-type").node("s", "seek");
        const Project before = build.project().value();
        const auto refuses = [&](WorldBuilder& after, const char* words) {
            QVERIFY(after.last());
            QVERIFY_HAS(after.last()->text, words);
            QVERIFY(!after.project().ok());
            after.dropLastProblem();
            QCOMPARE(after.project().value(), before);
        };
        refuses(build.node("b", "sek"), "seek");
        refuses(build.node("a", "flee"), "twice");
        refuses(build.node("No Id", "flee"), "no id");
        refuses(build.node("world", "flee"), "no id");
        refuses(build.item("b", "rock"), "no scene type");
        refuses(build.set("a", "counts", 3.0), "count");
        refuses(build.set("a", "count", -3.0), "");
        refuses(build.set("a", "count", std::string("many")), "");
        refuses(build.set("nobody", "count", 3.0), "nobody");
        refuses(build.agent("s", {1, 1}), "agent type");
        refuses(build.agent("a", {notANumber, 1}), "1,000,000");
        refuses(build.wire("s", "nobody"), "nobody");
        refuses(build.wire("a", "a"), "");
        refuses(build.wire("s", "a", 1000), "");
        refuses(build.wire("s.target", "a"), "");
        refuses(build.parameter("s", "a", "maxSpeed", 0, 200), "twice");
        refuses(build.parameter("p", "a", "color", 0, 200), "\"a.color\" is none of these");
        refuses(build.parameter("p", "b", "maxSpeed", 0, 200), "\"b.maxSpeed\" is none of these");
        refuses(build.parameter("p", "a", "maxSpeed", 0, 9), "p is 120");
        refuses(build.parameter("p", "a", "maxSpeed", 9, 0), "min must not be above max");
        refuses(build.parameter("p", "a", "maxSpeed", 0, notANumber), "");
    }
};
