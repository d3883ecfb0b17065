#include "core/io/recording_io.h"
#include "tests/core/game/game_testing.h"
#include "tests/core/support/testing.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

/// Lets a run happen again. Returns at how many ticks it was compared, or -1 at a difference.
int comparedChecks(const Recording& recording) {
    Replay replay(recording.log);
    int compared = 0;
    for (const RunCheck& each : recording.checks) {
        while (replay.simulation().tick() < each.tick)
            replay.step();
        if (differenceFrom(each, replay.simulation()))
            return -1;
        ++compared;
    }
    return compared;
}

std::string smallRecording() {
    const TestFolder folder;
    World world = coastingWorld();
    if (!world.record(folder.path("run")).ok())
        return {};
    world.setExternal("player", {1, 1});
    stepTimes(world, 20);
    if (!world.stopRecording().ok())
        return {};
    return contentOf(folder.path("run"));
}

/// Recordings that a game writes while it plays.
class TestFlightRecorder : public QObject {
    Q_OBJECT

private slots:
    void recording_replaysTheRun() {
        const TestFolder folder;
        World world = exampleWorld("hunter-and-prey");
        QVERIFY(world.record(folder.path("run")).ok());
        world.setExternal("player", {10, 20}, {1, 0});
        stepTimes(world, 100);
        QVERIFY(world.spawn(0, Vec2{30, 40}, Vec2{1, 0}).has_value());
        stepTimes(world, 100);
        QVERIFY(world.remove(firstAgent(world)));
        QVERIFY(world.stopRecording().ok());

        const Recording& recording = require(readRecording(contentOf(folder.path("run"))));
        QVERIFY(!recording.isTorn);
        QCOMPARE(recording.log.ticks, 200u);
        QCOMPARE(recording.log.events.size(), 3u);
        QCOMPARE(comparedChecks(recording), 3);
        World replayed = World::replay(contentOf(folder.path("run"))).value();
        while (replayed.isReplaying())
            replayed.step();
        QCOMPARE(replayed.stateHash(), world.stateHash());
    }

    void aRunThatGoesBack_isRecordedAsItEnded() {
        const TestFolder folder;
        World world = coastingWorld();
        QVERIFY(world.record(folder.path("run")).ok());
        stepTimes(world, 5);
        QVERIFY(world.move(firstAgent(world), {20, 20}));
        const std::vector<std::byte> bytes = savedBytes(world);
        stepTimes(world, 20);
        QVERIFY(world.move(firstAgent(world), {70, 70}));
        stepTimes(world, 10);
        QVERIFY(world.restore(bytes).ok());
        QVERIFY(world.turn(firstAgent(world), {0, 1}));
        stepTimes(world, 25);
        QVERIFY(world.stopRecording().ok());

        const Recording recording = readRecording(contentOf(folder.path("run"))).value();
        QCOMPARE(recording.log.ticks, 30u);
        QCOMPARE(recording.log.events.size(), 2u);
        QCOMPARE(comparedChecks(recording), 3);
    }

    /// Two places to save in: the second one is of the run that the first one has left.
    void aStateOfAnotherRun_endsTheRecording() {
        const TestFolder folder;
        std::string said;
        World world = coastingWorld(
            {.records = true, .log = [&](Severity, std::string_view text) { said += text; }});
        QVERIFY(world.record(folder.path("run")).ok());
        const auto play = [&](int ticks) {
            for (int i = 0; i < ticks; ++i) {
                world.setExternal("player", {1.0 + i, 1});
                world.step();
            }
        };
        play(10);
        said.clear(); // nobody sees the player
        const std::vector<std::byte> first = savedBytes(world);
        play(30);
        const std::vector<std::byte> second = savedBytes(world);
        QVERIFY(world.restore(second).ok());
        QVERIFY(world.restore(first).ok());
        stepTimes(world, 45);
        play(3);
        QVERIFY2(said.empty(), said.c_str());
        QCOMPARE(readRecording(world.recording()).value().log.events.size(), 13U);
        QVERIFY(world.restore(second).ok());
        QVERIFY_HAS(said, "ends here, at tick 58");
        QCOMPARE(world.tick(), 40u);
        QCOMPARE(world.recording(), std::string());
        play(20);
        QVERIFY(world.stopRecording().ok());
        const Recording recording = readRecording(contentOf(folder.path("run"))).value();
        QCOMPARE(recording.log.ticks, 58u);
        QCOMPARE(recording.log.events.size(), 13U);
        QCOMPARE(comparedChecks(recording), 5);

        World later = coastingWorld({.records = true}); // of a session before
        QVERIFY(later.restore(second).ok());
        QCOMPARE(later.recording(), std::string());
    }

    void aPathThatFails_endsNothing() {
        const TestFolder folder;
        World world = coastingWorld({.records = true});
        QVERIFY(world.record(folder.path("run")).ok());
        stepTimes(world, 15);
        QVERIFY(!world.record(folder.path()).ok());
        stepTimes(world, 15);
        QVERIFY(world.record(folder.path("other")).ok());
        QCOMPARE(readRecording(contentOf(folder.path("run"))).value().log.ticks, 30u);
        stepTimes(world, 5);
        QVERIFY(world.record(folder.path("other")).ok()); // the same file
        stepTimes(world, 5);
        QVERIFY(world.stopRecording().ok());
        const Recording recording = readRecording(contentOf(folder.path("other"))).value();
        QVERIFY(!recording.isTorn);
        QCOMPARE(recording.log.ticks, 40u);
    }

    void aWorldThatIsReplaced_endsItsFile() {
        const TestFolder folder;
        World world = coastingWorld();
        QVERIFY(world.record(folder.path("run")).ok());
        stepTimes(world, 15);
        world = coastingWorld();
        QCOMPARE(world.tick(), 0u);
        QCOMPARE(readRecording(contentOf(folder.path("run"))).value().log.ticks, 15u);
    }

    void startedTooLate_isRefused() {
        const TestFolder folder;
        World stepped = coastingWorld();
        stepped.step();
        QVERIFY(!stepped.record(folder.path("run")).ok());
        World touched = coastingWorld();
        touched.setExternal("player", {1, 1});
        QVERIFY(!touched.record(folder.path("run")).ok());
        QVERIFY(!std::filesystem::exists(folder.path("run")));
        QVERIFY(!coastingWorld().record(folder.path()).ok());

        World records = coastingWorld({.records = true});
        records.setExternal("player", {1, 1});
        records.step();
        QVERIFY(records.record(folder.path("run")).ok());
        const Recording recording = readRecording(contentOf(folder.path("run"))).value();
        QCOMPARE(recording.log.ticks, 1u);
        QCOMPARE(recording.log.events.size(), 1u);
    }

    void killedProcess_leavesAReadableFile() {
        const TestFolder folder;
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            World world = coastingWorld({.threads = 1});
            if (world.record(folder.path("run")).ok())
                stepTimes(world, 35);
            ::kill(::getpid(), SIGKILL);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        // The second that ended last may be in the file or not: it was being written.
        const Recording recording = readRecording(contentOf(folder.path("run"))).value();
        QVERIFY(recording.log.ticks == 20 || recording.log.ticks == 30);
        QCOMPARE(comparedChecks(recording), static_cast<int>(recording.log.ticks / 10));
    }

    void truncated_anywhere_isTornOrRefused() {
        const std::string whole = smallRecording();
        QCOMPARE(readRecording(whole).value().checks.size(), 2u);
        int read = 0;
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const auto cut = readRecording(std::string_view(whole).substr(0, size));
            if (!cut)
                continue;
            ++read;
            QVERIFY(comparedChecks(cut.value()) >= 0);
        }
        QVERIFY(read > 100);

        std::string said;
        const auto log = [&](Severity, std::string_view text) { said = text; };
        QVERIFY(World::replay(whole, {.log = log}).ok());
        QVERIFY(said.empty());
        QVERIFY(
            World::replay(std::string_view(whole).substr(0, whole.size() - 1), {.log = log}).ok());
        QVERIFY_HAS(said, "incomplete");
    }

    void flippedByte_neverReadsAsAnotherRun() {
        const std::string whole = smallRecording();
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ 4);
            const auto read = readRecording(flipped);
            if (read)
                QVERIFY(comparedChecks(read.value()) >= 0);
        }
    }
};
