#include "core/game/saved_world.h"
#include "core/io/input_log_io.h"
#include "tests/core/game/game_testing.h"
#include "tests/core/support/testing.h"

#include <cstring>
#include <sys/resource.h>

/// Saved worlds, recordings and reloads.
class TestGameSaving : public QObject {
    Q_OBJECT

private slots:
    void savedWorld_goesOnTheSame() {
        for (const char* name : {"hunter-and-prey", "wolves-and-sheep", "corridor", "maze",
                                 "fountain", "click-to-go"}) {
            World world = exampleWorld(name);
            world.setExternal("player", {10, 20}, {1, 0});
            world.setCursor(Vec2{30, 40});
            world.spawn(0);
            stepTimes(world, 40);
            world.setGoals(firstAgent(world), {{"", {5, 5}}});
            if (!world.parameters().empty() &&
                std::holds_alternative<double>(world.parameters()[0].value))
                QVERIFY(
                    world.setParameter(world.parameters()[0].id, world.parameters()[0].max).ok());
            const std::vector<std::byte> bytes = savedBytes(world);
            stepTimes(world, 80);
            const std::uint64_t hash = world.stateHash();
            const std::vector<std::byte> end = savedBytes(world);

            QVERIFY(world.restore(bytes).ok());
            QCOMPARE(world.tick(), 40u);
            QCOMPARE(savedBytes(world), bytes);
            stepTimes(world, 80);
            QCOMPARE(world.stateHash(), hash);
            QCOMPARE(savedBytes(world), end);

            World fresh = exampleWorld(name);
            const auto restored = fresh.restore(bytes);
            QVERIFY2(restored.ok(), restored.ok() ? "" : restored.problems()[0].text.c_str());
            stepTimes(fresh, 80);
            QCOMPARE(fresh.stateHash(), hash);
        }
    }

    void savedWorld_ofAnother_isRefused() {
        World world = exampleWorld("flock"), other = exampleWorld("hunter-and-prey");
        const std::uint64_t hash = world.stateHash();
        QVERIFY_REFUSED(world.restore(savedBytes(other)), "another project");
        QCOMPARE(world.stateHash(), hash);
    }

    void damagedBytes_areRefused() {
        World world = coastingWorld();
        const std::vector<std::byte> bytes = savedBytes(world);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            std::vector<std::byte> damaged = bytes;
            damaged[i] ^= std::byte{0x10};
            QVERIFY(!world.restore(damaged).ok());
            QVERIFY(!world.restore(std::span(bytes).first(i)).ok());
        }
        QVERIFY(world.restore(bytes).ok());
    }

    /// A list that claims one item per byte.
    void craftedBytes_costNoMemory() {
        std::vector<std::byte> bytes;
        game::writeSavedWorld({}, bytes);
        // Up to the count of populations: the mark, the version, inputs, project, tick, cursor,
        // click.
        bytes.resize(8 + 4 + 3 * 8 + 1 + 1);
        constexpr std::uint64_t claimed = 40'000'000;
        const auto* count = reinterpret_cast<const std::byte*>(&claimed);
        bytes.insert(bytes.end(), count, count + sizeof claimed);
        bytes.resize(bytes.size() + claimed, std::byte{0xff});
        std::uint64_t sum = 0xcbf29ce484222325u;
        for (std::size_t i = 0; i < bytes.size(); i += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes.data() + i, std::min<std::size_t>(8, bytes.size() - i));
            sum = (sum ^ word) * 0x100000001b3u;
            sum ^= sum >> 29;
        }
        const auto* end = reinterpret_cast<const std::byte*>(&sum);
        bytes.insert(bytes.end(), end, end + sizeof sum);
        struct rusage before {
        }, after{};
        ::getrusage(RUSAGE_SELF, &before);
        QVERIFY(!game::readSavedWorld(bytes).ok());
        ::getrusage(RUSAGE_SELF, &after);
        QVERIFY(after.ru_maxrss - before.ru_maxrss < 100'000); // KiB
    }

    void stateThatDoesNotFit_changesNothing() {
        World world = exampleWorld("hunter-and-prey");
        stepTimes(world, 20);
        QVERIFY(world.setParameter("hunters", 6.0).ok());
        const std::vector<std::byte> bytes = savedBytes(world);
        QVERIFY(world.setParameter("hunters", 2.0).ok());
        stepTimes(world, 10);
        auto saved = game::readSavedWorld(bytes).value();
        saved.snapshot.populations[1].x[0] = 1e300;
        std::vector<std::byte> changed;
        game::writeSavedWorld(saved, changed);
        const std::vector<std::byte> present = savedBytes(world);
        QVERIFY_REFUSED(world.restore(changed), "as x. It must be");
        QCOMPARE(savedBytes(world), present);
        QVERIFY(world.restore(bytes).ok());
        QCOMPARE(world.count(world.findType("hunter")), 6U);
    }

    void recording_replaysTheRun() {
        World world = exampleWorld("hunter-and-prey", {.seed = 9, .records = true});
        stepTimes(world, 20);
        world.setExternal("player", {100, 100}, {1, 1});
        world.setCursor(Vec2{50, 60});
        const auto born = world.spawn(world.findType("prey"), Vec2{200, 100}, {1, 0});
        QVERIFY(world.setParameter("sight", 60.0).ok());
        stepTimes(world, 20);
        QVERIFY(world.place(*born, {10, 10}, {0, 2}));
        QVERIFY(world.remove(firstAgent(world)));
        QVERIFY(world.reloadText(exampleText("hunter-and-prey")).ok());
        QVERIFY(world.setParameter("fear", world.parameters()[0].max).ok());
        world.clearExternal("player");
        stepTimes(world, 20);
        world.spawn(0, Vec2{1, 1});

        World replayed = World::replay(world.recording()).value();
        while (replayed.isReplaying())
            replayed.step();
        QCOMPARE(replayed.tick(), world.tick());
        QCOMPARE(replayed.stateHash(), world.stateHash());
        QVERIFY(!replayed.restore(savedBytes(world)).ok());
        stepTimes(replayed, 30);
        stepTimes(world, 30);
        QCOMPARE(replayed.stateHash(), world.stateHash());

        const auto log = require(readInputLog(world.recording()));
        QCOMPARE(hashOfReplay(log), world.stateHash());
        QCOMPARE(exampleWorld("flock").recording(), std::string());
    }

    void recording_goesOnAfterARestore() {
        World world = exampleWorld("hunter-and-prey", {.records = true});
        stepTimes(world, 10);
        world.spawn(0, Vec2{100, 100});
        QVERIFY(world.setParameter("sight", 60.0).ok());
        const std::vector<std::byte> bytes = savedBytes(world);
        world.spawn(1, Vec2{300, 100});
        QVERIFY(world.setParameter("sight", 90.0).ok());
        stepTimes(world, 10);
        world.remove(firstAgent(world));
        QVERIFY(world.restore(bytes).ok());
        stepTimes(world, 5);
        QVERIFY(world.setParameter("sight", 90.0).ok());
        stepTimes(world, 15);
        QVERIFY(replaysAlike(world));
    }

    /// The new project has its types in another order, another width, and properties.
    void replay_followsReloads() {
        Project next = readProject(exampleText("hunter-and-prey")).value().project;
        std::swap(next.nodes[0], next.nodes[1]);
        next.properties = {{"level", PropertyType::integer, 3.0}};
        QVERIFY(applyOverride(next, "world.width=900").ok());
        World world = exampleWorld("hunter-and-prey", {.records = true});
        stepTimes(world, 5);
        QVERIFY(world.reloadText(writeProject(next)).ok());
        stepTimes(world, 5);
        QVERIFY(world.reloadText(exampleText("hunter-and-prey")).ok()); // after the last tick

        World replay = World::replay(world.recording()).value();
        stepTimes(replay, 5);
        QCOMPARE(replay.project().worldNumber("width"), 800.0);
        stepTimes(replay, 1);
        QCOMPARE(replay.project().worldNumber("width"), 900.0);
        QCOMPARE(replay.properties("")->size(), 1U);
        for (const char* type : {"hunter", "prey"})
            QCOMPARE(replay.agents(replay.findType(type)).count,
                     world.agents(world.findType(type)).count);
        while (replay.isReplaying())
            replay.step();
        QCOMPARE(replay.project().worldNumber("width"), 800.0);
        QVERIFY(replay.properties("")->empty());
        QCOMPARE(replay.stateHash(), world.stateHash());
    }

    void ownValues_areSavedAndRecorded() {
        World world = exampleWorld("hunter-and-prey", {.records = true});
        const game::Type prey = world.findType("prey");
        const Agent one = world.agents(prey).agent(0);
        const Agent gone = world.agents(prey).agent(1);
        stepTimes(world, 10);
        QVERIFY(world.remove(gone));
        QVERIFY(!world.setParameter("sight", gone, 20.0).ok());
        QVERIFY(!world.setParameter("sight", game::anyType, 20.0).ok());
        QVERIFY(!world.setParameter("hunters", one, 4.0).ok());
        QVERIFY(world.setParameter("sight", 60.0).ok());
        QVERIFY(world.setParameter("sight", prey, 200.0).ok());
        QVERIFY(world.setParameter("fear", one, 0.2).ok());
        const auto born = world.spawn(prey, Vec2{200, 100});
        QVERIFY(world.setParameter("sight", *born, 10.0).ok());
        const std::vector<std::byte> bytes = savedBytes(world);
        stepTimes(world, 100);
        const std::uint64_t hash = world.stateHash();

        World fresh = exampleWorld("hunter-and-prey");
        QVERIFY(fresh.restore(bytes).ok());
        QCOMPARE(savedBytes(fresh).size(), bytes.size());
        stepTimes(fresh, 100);
        QCOMPARE(fresh.stateHash(), hash);
        QVERIFY(fresh.restore(bytes).ok());
        QVERIFY(fresh.setParameter("sight", prey, {}).ok());
        stepTimes(fresh, 100);
        QVERIFY(fresh.stateHash() != hash);

        QVERIFY(replaysAlike(world));
    }

    void reload_keepsEveryoneAlive() {
        World world = exampleWorld("hunter-and-prey");
        const auto born = world.spawn(1, Vec2{200, 100});
        stepTimes(world, 30);
        const game::AgentState before = *world.state(*born);
        const Id& hunter = world.typeId(0);
        Project changed = readProject(exampleText("hunter-and-prey")).value().project;
        QVERIFY(applyOverride(changed, "prey.maxSpeed=2").ok());
        QVERIFY(applyOverride(changed, "world.mostAgents=50").ok());
        changed.nodes.push_back(
            {.id = "cat", .type = "agent-type", .values = findNodeType("agent-type")->defaults()});
        const auto reload = require(world.reloadText(writeProject(changed)));
        QCOMPARE(reload.added, Ids{"cat"});
        QCOMPARE(reload.removed, Ids{});
        QCOMPARE(reload.changed, (Ids{"prey", "world"}));
        QCOMPARE(world.findType("cat"), game::Type{2}); // "cat" comes first in the file's order
        QCOMPARE(world.typeId(0), Id("hunter"));
        QCOMPARE(&world.typeId(0), &hunter); // it stays where it is
        QVERIFY(world.lives(*born));
        QCOMPARE(world.state(*born)->position, before.position);
        world.step();

        Project smaller = changed;
        std::erase_if(smaller.nodes, [](const Node& node) { return node.id == "cat"; });
        QVERIFY(world.reloadText(writeProject(smaller)).ok());
        QCOMPARE(world.agents(2).count, 0U);
        QVERIFY(!world.spawn(2));
        QCOMPARE(world.typeId(2), Id("cat"));
        QVERIFY(world.lives(*born));
    }

    void reloadWithErrors_changesNothing() {
        World world = exampleWorld("hunter-and-prey");
        const std::uint64_t hash = world.stateHash();
        QVERIFY(!world.reloadText("{").ok());
        QVERIFY(!world.reload("/no/such/file").ok());
        QCOMPARE(world.stateHash(), hash);
    }
};
