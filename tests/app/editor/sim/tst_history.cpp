#include "app/editor/sim/history.h"
#include "app/editor/sim/recorded_run.h"
#include "tests/app/editor/sim/counted_heap.h"
#include "tests/app/editor/sim/hunt.h"
#include "tests/app/editor/testing.h"

/// Within 2 %.
bool isNear(std::size_t counted, std::size_t real) {
    return counted >= real - real / 50 && counted <= real + real / 50;
}

/// A run with every kind of input, and its hash at each tick.
struct RunWithInputs {
    Hunt hunt{3, 30};
    RecordedRun run;
    std::vector<std::uint64_t> hashes; ///< by tick: of state, heading and memory

    explicit RunWithInputs(std::uint64_t ticks, std::size_t limit = History::defaultLimit) {
        hunt.addPoint();
        run.setLimit(limit);
        run.start(hunt.project);
        for (std::uint64_t tick = 0; tick < ticks; ++tick) {
            applyInputs(tick);
            hashes.push_back(now());
            run.advance();
        }
        hashes.push_back(now());
    }

    [[nodiscard]] std::uint64_t now() const { return hashOf(run.simulation().snapshot()); }

    void goTo(std::uint64_t tick) {
        while (!run.approach(tick)) {
        }
    }

    void edit(const Change& change) {
        apply(change, hunt.project);
        run.apply(Edited{change});
    }

private:
    void applyInputs(std::uint64_t tick) {
        const auto time = static_cast<double>(tick);
        if (tick % 7 == 3)
            run.apply(CursorMoved{Vec2{2 * time, 300}});
        if (tick % 40 == 20)
            run.apply(Clicked{{time, time}});
        if (tick % 50 < 9)
            run.apply(AgentMoved{{hunt.prey, 2}, {3 * time, 40}});
        if (tick % 100 == 60)
            run.apply(CursorMoved{});
        if (tick == 33)
            edit(setWeight(hunt.project, hunt.linkFrom(hunt.evade), 5).value());
        if (tick == 70)
            edit(setValue(hunt.project, hunt.prey, "count", 45.0).value());
        if (tick == 110)
            edit(setValue(hunt.project, hunt.prey, "count", 12.0).value());
        if (tick == 111)
            edit(remove(hunt.project, std::vector{hunt.wander}));
        if (tick == 150) {
            const Hunt before = hunt;
            hunt.wander = hunt.add("wander");
            hunt.link(hunt.wander, "force", hunt.hunter, "steering");
            run.apply(Edited{difference(before.project, hunt.project)});
        }
        if (tick == 190)
            edit(setValue(hunt.project, "world", "edges", std::string("wrap")).value());
        if (tick == 210) {
            const Hunt before = hunt;
            hunt.add("agent-type");
            run.apply(Edited{difference(before.project, hunt.project)});
        }
    }
};

class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void aStoppedRun_endsItsTickEarly() {
        bool goesOn = true;
        Hunt hunt{3, 30};
        RecordedRun run([&] { return goesOn; });
        run.start(hunt.project);
        run.advance();
        RecordedRun copy = run.copy();
        goesOn = false;
        run.advance();
        copy.advance();
        QCOMPARE(run.tick(), 1U);
        QCOMPARE(copy.tick(), 1U);
    }

    void anyTick_isRestoredBitForBit() {
        RunWithInputs lived(260);
        for (const std::uint64_t tick :
             {259U, 258U, 0U,   1U,   33U,  34U,  69U, 70U,  71U, 150U, 149U,
              111U, 110U, 112U, 260U, 210U, 209U, 52U, 190U, 5U,  260U}) {
            lived.goTo(tick);
            QCOMPARE(lived.run.tick(), tick);
            QCOMPARE(lived.now(), lived.hashes[tick]);
            QCOMPARE(lived.run.inPast(), tick < 260);
        }
    }

    void anyTickOfThinnedHistory_isRestoredBitForBit() {
        RunWithInputs lived(400, 150'000);
        QVERIFY(lived.run.history().size() < 12); // of 14
        QVERIFY(lived.run.history().size() > 3);
        for (std::uint64_t tick = 400; tick > lived.run.first() + 13; tick -= 13) {
            lived.goTo(tick);
            QCOMPARE(lived.now(), lived.hashes[tick]);
        }
    }

    void log_replaysToTheCurrentTick() {
        RunWithInputs lived(230);
        for (const std::uint64_t tick : {230U, 150U, 70U, 0U}) {
            lived.goTo(tick);
            const InputLog log = lived.run.log();
            QCOMPARE(log.ticks, tick);
            Replay replay(log);
            run(replay, tick);
            replay.finish();
            QCOMPARE(hashOf(replay.simulation().snapshot()), lived.hashes[tick]);
        }
    }

    void playedOnFromThePast_equalsAReplay() {
        RunWithInputs lived(120);
        lived.goTo(50);
        const RecordedRun previous = lived.run.branch();
        QCOMPARE(lived.run.end(), 50U);
        QVERIFY(!lived.run.inPast());
        lived.run.apply(AgentMoved{{lived.hunt.prey, 2}, {1, 2}}); // replaces the one of this tick
        for (int i = 0; i < 70; ++i)
            lived.run.advance();
        QVERIFY(lived.now() != lived.hashes[120]);

        const std::uint64_t now = lived.now();
        Replay replay(lived.run.log());
        run(replay, 120);
        QCOMPARE(hashOf(replay.simulation().snapshot()), now);
        for (const std::uint64_t tick : {49U, 20U}) {
            lived.goTo(tick);
            QCOMPARE(lived.now(), lived.hashes[tick]);
        }
        lived.goTo(120);
        QCOMPARE(lived.now(), now);
    }

    void previousFuture_goesOnUnchanged() {
        RunWithInputs lived(240);
        lived.goTo(66);
        RecordedRun previous = lived.run.branch();
        QCOMPARE(previous.tick(), 66U);
        QCOMPARE(previous.end(), 240U);
        for (std::uint64_t tick = 66; tick <= 240; ++tick) {
            QCOMPARE(hashOf(previous.simulation().snapshot()), lived.hashes[tick]);
            previous.advance();
        }
        QCOMPARE(previous.end(), 241U); // it goes on
    }

    void previousFuture_keepsItsPast() {
        RunWithInputs lived(240);
        lived.goTo(66);
        RecordedRun previous = lived.run.branch();
        for (const std::uint64_t tick : {200U, 100U, 30U, 240U}) {
            while (!previous.approach(tick)) {
            }
            QCOMPARE(hashOf(previous.simulation().snapshot()), lived.hashes[tick]);
        }
    }

    void keyframes_stayWithinTheLimit() {
        constexpr std::size_t limit = 600'000;
        Hunt hunt(10, 400);
        Simulation simulation(hunt.project);
        const auto project = std::make_shared<const Project>(hunt.project);
        QVERIFY(heapBytes(simulation.snapshot()) < limit / 3);
        History history;
        history.setLimit(limit);
        const std::size_t before = liveBytes;
        const std::size_t takenBefore = takenBytes;
        for (int i = 0; i < 700; ++i) {
            simulation.step();
            history.offer(simulation, project, 0);
            QVERIFY(history.bytes() <= limit);
        }
        const std::size_t held = liveBytes - before;
        const std::size_t taken = takenBytes - takenBefore;
        QVERIFY2(held <= limit + limit / 20, qPrintable(QString::number(held)));
        QVERIFY2(held >= limit / 2, qPrintable(QString::number(held)));
        QVERIFY2(taken <= limit + limit / 10, qPrintable(QString::number(taken)));
    }

    void keyframes_areDenserNearNow() {
        Hunt hunt(1, 4);
        Simulation simulation(hunt.project);
        const auto project = std::make_shared<const Project>(hunt.project);
        History history;
        history.setLimit(200'000);
        for (int i = 0; i < 3000; ++i) {
            history.offer(simulation, project, 0);
            simulation.step();
        }
        const std::vector<std::uint64_t> ticks = history.ticks();
        QVERIFY(ticks.size() > 10);
        QVERIFY(ticks.size() < 150);
        QCOMPARE(ticks.front(), 0U); // the whole run can be reached
        const std::uint64_t middle = ticks[ticks.size() / 2];
        QVERIFY2(middle > 2000, qPrintable(QString::number(middle)));
        QVERIFY(3000 - ticks.back() <= History::interval(5));
    }

    void keyframes_gapsAreNeverTooLong() {
        Hunt hunt(1, 10'000);
        hunt.set(hunt.prey, "radius", 0.0);
        Simulation simulation(hunt.project);
        const auto project = std::make_shared<const Project>(hunt.project);
        History history;
        history.setLimit(5 * heapBytes(simulation.snapshot()));
        Snapshot snapshot = simulation.snapshot();
        const std::uint64_t longest = History::longestGap(10'001);
        for (std::uint64_t tick = 0; tick < 8 * longest; tick += longest / 5) {
            snapshot.tick = tick; // as after running there
            QVERIFY(simulation.restore(snapshot));
            history.offer(simulation, project, 0);
        }
        const std::vector<std::uint64_t> ticks = history.ticks();
        QVERIFY(ticks.size() >= 3);
        QVERIFY(ticks.front() > 2 * longest); // ticks that would leave long gaps are dropped
        for (std::size_t i = 1; i < ticks.size(); ++i)
            QVERIFY(ticks[i] - ticks[i - 1] <= longest);
    }

    void oneKeyframe_alwaysRemains() {
        RunWithInputs lived(100, 1);
        QCOMPARE(lived.run.history().size(), 1U);
        lived.goTo(lived.run.first());
        QCOMPARE(lived.now(), lived.hashes[lived.run.first()]);
    }

    void heapBytes_areThoseAskedFor() {
        RunWithInputs lived(200);
        const std::size_t before = liveBytes;
        const auto snapshot = std::make_unique<Snapshot>(lived.run.simulation().snapshot());
        const std::size_t ofSnapshot = liveBytes - before;
        QCOMPARE(heapBytes(*snapshot) + sizeof(Snapshot), ofSnapshot);

        const std::size_t between = liveBytes;
        const auto project = std::make_unique<Project>(lived.hunt.project);
        const std::size_t ofProject = liveBytes - between;
        QCOMPARE(heapBytes(*project) + sizeof(Project), ofProject);
    }

    void heapBytes_haveEachPartOfASnapshot() {
        const Id id(40, 'a'); // longer than a string holds inside
        const std::size_t before = liveBytes;
        const auto snapshot = std::make_unique<Snapshot>();
        const auto compare = [&] {
            QCOMPARE(heapBytes(*snapshot) + sizeof(Snapshot), liveBytes - before);
        };
        snapshot->ways.resize(2);
        snapshot->ways.front().counts.resize(5000);
        compare();
        snapshot->goals[id][7].list.resize(3);
        snapshot->goals[id][7].list.back().item = id;
        compare();
        snapshot->carried[id][7] = {1, 2};
        compare();
        snapshot->own.insert({.parameter = id, .scope = {.type = id}, .value = id});
        compare();
        snapshot->owned.emplace(id, id);
        compare();
        snapshot->parameters.emplace_back(id);
        compare();
        snapshot->variables[id] = 3;
        compare();
        snapshot->runEnd = RunEnd{.node = id};
        compare();
    }

    /// Beyond the bytes that the past counts, which only its limit bounds.
    void theAllocator_takesLittleMore() {
        const Hunt hunt(10, 400);
        Simulation simulation(hunt.project);
        run(simulation, 100);
        const std::size_t before = takenBytes;
        const auto snapshot = std::make_unique<Snapshot>(simulation.snapshot());
        const std::size_t taken = takenBytes - before;
        const std::size_t counted = heapBytes(*snapshot) + sizeof(Snapshot);
        QVERIFY2(taken >= counted, qPrintable(QString("%1 of %2").arg(counted).arg(taken)));
        QCOMPARE_LE(taken, counted + counted / 10);
    }

    void anHourOfMouse_isSmall() {
        const std::size_t before = liveBytes;
        InputRecorder recorder;
        recorder.start({});
        for (std::uint64_t tick = 0; tick < 60 * 60 * 60; ++tick)
            recorder.record(tick, CursorMoved{Vec2{1, 2}});
        const std::size_t held = liveBytes - before;
        QVERIFY2(held < 20'000'000, qPrintable(QString::number(held)));
        QVERIFY(isNear(recorder.bytes(), held));
    }

    void marks_ofEditsAndDrags() {
        Hunt hunt(1, 5);
        RecordedRun run;
        run.start(hunt.project);
        const auto edit = [&](const Change& change) {
            apply(change, hunt.project);
            run.apply(Edited{change});
        };
        const auto pass = [&](int ticks) {
            for (int i = 0; i < ticks; ++i)
                run.advance();
        };
        pass(10);
        for (int i = 1; i <= 5; ++i) { // a dragged slider
            edit(setValue(hunt.project, hunt.prey, "maxSpeed", 10.0 * i).value());
            pass(3);
        }
        for (int i = 0; i < 4; ++i) {
            run.apply(AgentMoved{{hunt.prey, 1}, {20.0 * i, 0}});
            pass(1);
        }
        edit(setWeight(hunt.project, hunt.linkFrom(hunt.evade), 3).value());
        run.apply(CursorMoved{Vec2{1, 1}}); // makes no mark
        pass(100);
        edit(setWeight(hunt.project, hunt.linkFrom(hunt.evade), 4).value());

        const EditMarks::List& marks = *run.marks();
        QCOMPARE(marks.size(), 4U);
        QCOMPARE(marks[0]->from, 10U);
        QCOMPARE(marks[0]->to, 22U);
        QCOMPARE(numberOf(valueOf(*marks[0]->change.nodes[0].after, "maxSpeed")), 50.0);
        QCOMPARE(marks[1]->from, 25U);
        QCOMPARE(marks[1]->to, 28U);
        QCOMPARE(*marks[1]->dragged, (AgentName{hunt.prey, 1}));
        QCOMPARE(marks[2]->from, 29U);
        QCOMPARE(marks[3]->from, 129U);
    }

    void marks_stayWithTheirFuture() {
        RunWithInputs lived(200);
        const auto marksOf = [](const RecordedRun& run) {
            std::vector<std::uint64_t> ticks;
            for (const auto& mark : *run.marks())
                ticks.push_back(mark->to);
            return ticks;
        };
        const std::vector<std::uint64_t> all = marksOf(lived.run);
        lived.goTo(104);
        const RecordedRun previous = lived.run.branch();
        QCOMPARE(marksOf(previous), all);
        QCOMPARE(marksOf(lived.run).back(), 104U); // the drag from 100 to 108, cut
        QVERIFY(marksOf(lived.run).size() < all.size());
    }
};
