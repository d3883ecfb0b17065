#include "app/editor/teach/teaching.h"
#include "app/editor/viewport/scene_drawing.h"
#include "tests/app/editor/testing.h"

struct Fixture {
    Document document;
    SimulationController simulation{document.projectModel()};
    Teaching teaching{document, simulation};
    Comparison& comparison = *teaching.comparison();

    Fixture() { QVERIFY(document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")); }

    [[nodiscard]] SimulationController& other() const { return *comparison.simulation(); }
    /// Runs both to a tick.
    bool run(double tick) {
        simulation.runToTick(tick);
        return QTest::qWaitFor([&] { return simulation.tick() == tick && other().tick() == tick; },
                               20'000);
    }
    [[nodiscard]] bool same() { return simulation.stateHash() == other().stateHash(); }
    [[nodiscard]] double variantWeight() const {
        return comparison.document()->project().link("evade-to-prey-choice")->weight;
    }
    void setWeight(double weight) {
        document.push(tiller::setWeight(document.project(), "evade-to-prey-choice", weight), {});
    }
};

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void sameProject_sameRun_withTheSameMouse() {
        Fixture f;
        f.comparison.compareWithSaved();
        QVERIFY(f.comparison.active());
        f.simulation.setCursor({400, 300});
        QVERIFY(f.run(200));
        f.simulation.play(); // the mouse moves at any ticks
        for (int i = 0; i < 20; ++i) {
            f.simulation.setCursor({100.0 + 20 * i, 200});
            f.simulation.dragAgent("prey", 3, {300.0 + i, 300});
            QVERIFY(QTest::qWaitFor(
                [&, before = f.simulation.tick()] { return f.simulation.tick() > before; }));
        }
        f.simulation.dropAgent();
        f.simulation.pause();
        QVERIFY(f.run(f.simulation.tick() + 300));
        QVERIFY(f.same());
        QCOMPARE(f.simulation.stateHash(), f.other().stateHash());
    }

    void saved_differsAsDescribed() {
        Fixture f;
        f.setWeight(0.2);
        f.comparison.compareWithSaved();
        QCOMPARE(f.variantWeight(), 1.0);
        QCOMPARE(f.comparison.variantName(), "As saved");
        QCOMPARE(f.comparison.nowWords(), "How strongly prey evade → 0.2");
        QCOMPARE(f.comparison.variantWords(), "How strongly prey evade → 1");
        QVERIFY(f.run(300));
        QVERIFY(!f.same());
        f.setWeight(1);
        QCOMPARE(f.comparison.nowWords(), QString());
        QCOMPARE(f.comparison.variantWords(), "no difference");
        QCOMPARE(f.variantWeight(), 1.0);
    }

    /// Both count the catches, not all contacts; without a counter, the contacts of each pair.
    void bothRuns_countWhatTheProjectCounts() {
        Fixture f;
        f.setWeight(0);
        f.comparison.compareWithSaved();
        QVERIFY(f.run(600));
        const auto counts = [](const SimulationController& run) {
            Simulation same(run.project());
            while (same.tick() < 600)
                same.step();
            return std::pair(same.contactsOf("hunter", "prey").count, same.contactTotal());
        };
        for (const SimulationController* run : {&f.simulation, &f.other()}) {
            const auto [caught, all] = counts(*run);
            QVERIFY(caught > 0 && caught < all);
            QCOMPARE(run->countedText(), QString("Hunter caught prey %1").arg(caught));
        }
        QVERIFY(f.simulation.countedText() != f.other().countedText());
        f.simulation.timeline()->goTo(1); // they count up to the tick that is shown
        QTRY_COMPARE(f.simulation.countedText(), QString("Hunter caught prey 0"));
        f.simulation.timeline()->goToEnd();
        QTRY_COMPARE(f.simulation.tick(), 600);

        const Id counter = "counter-catches";
        f.document.push(remove(f.document.project(), std::span(&counter, 1)), "Remove");
        const auto [caught, all] = counts(f.simulation);
        QTRY_VERIFY(f.simulation.barMonitor().isEmpty());
        QVERIFY(f.run(600));
        const QString text = f.simulation.countedText();
        QVERIFY_HAS(text, QString("Hunter touched Prey %1").arg(caught));
        QVERIFY_HAS(text, "Prey touched Prey");
    }

    void otherDifferences_areNamedByKind() {
        Fixture f;
        const SceneItem obstacle = defaultItem(DrawTool::circle, {100, 100});
        f.document.push(addSceneItem(f.document.project(), f.document.ids(), obstacle), {});
        f.comparison.compareWithSaved();
        QCOMPARE(f.comparison.nowWords(), "another scene");
        QCOMPARE(f.comparison.variantWords(), "another scene");
        const std::vector<Id> gone{"evade-to-prey-choice"};
        f.document.push(remove(f.document.project(), gone), {});
        QCOMPARE(f.comparison.nowWords(), "other wires, another scene");
    }

    void compareWithBefore_hasTheOldSettings() {
        Fixture f;
        f.setWeight(0.9);
        f.teaching.experiments()->start("experiment-careless");
        f.comparison.compareWithBefore();
        QCOMPARE(f.variantWeight(), 0.9);
        QCOMPARE(f.comparison.variantName(), "Before Careless prey");
    }

    void withoutACard_followsOtherEdits() {
        Fixture f;
        f.comparison.compareWithout("evade");
        QVERIFY(f.comparison.document()->project().node("evade")->muted);
        QCOMPARE(f.comparison.nowWords(), "with Evade");
        QCOMPARE(f.comparison.variantWords(), "without Evade");
        f.document.push(setValue(f.document.project(), "prey", "mass", 10.0), {});
        const Project& variant = f.comparison.document()->project();
        QCOMPARE(numberIn(variant, "prey", "mass"), 10.0);
        QVERIFY(f.run(200));
        const std::vector<Id> gone{"evade"};
        f.document.push(remove(f.document.project(), gone), {});
        QVERIFY(!f.comparison.active());
    }

    void seed_isThatOfTheProject() {
        Fixture f;
        f.comparison.compareWithSaved();
        f.document.push(setValue(f.document.project(), "world", "seed", 42.0), {});
        QCOMPARE(f.comparison.document()->project().worldNumber("seed"), 42.0);
        QVERIFY(f.run(50));
        QVERIFY(f.same());
    }

    void inStep_whilePlaying_andPaused() {
        Fixture f;
        f.setWeight(0.2);
        f.comparison.compareWithSaved();
        f.simulation.setSpeed(8);
        f.simulation.play();
        QTRY_VERIFY(f.simulation.tick() > 400);
        f.simulation.pause();
        QTRY_COMPARE(f.other().record().tick, f.simulation.record().tick);
        QTRY_COMPARE(f.other().tick(), f.simulation.tick());
        f.simulation.step();
        QTRY_COMPARE(f.other().tick(), f.simulation.tick());
    }

    void resetAndGoingBack_areFollowed() {
        Fixture f;
        f.comparison.compareWithSaved();
        QVERIFY(f.run(120));
        const QString there = f.simulation.stateHash();
        QVERIFY(f.run(200));
        f.simulation.goToTick(120);
        QTRY_COMPARE(f.other().tick(), 120.0);
        QCOMPARE(f.other().stateHash(), there);
        f.simulation.setCursor({200, 200});
        QVERIFY(f.run(180)); // a new run from there
        QVERIFY(f.same());
        f.simulation.reset();
        QTRY_COMPARE(f.other().tick(), 0.0);
        QVERIFY(f.run(60));
        QVERIFY(f.same());
    }

    void inputOverTheVariant_actsOnBoth() {
        Fixture f;
        f.comparison.compareWithSaved();
        f.other().setCursor({420, 320});
        f.other().dragAgent("prey", 1, {50, 60});
        f.other().dropAgent();
        QVERIFY(f.run(100));
        QVERIFY(f.same());
        QVERIFY(!f.simulation.record().log.events.empty());
        f.other().pick(AgentName{"prey", 2});
        QCOMPARE(f.simulation.pickedType(), "prey");
        f.simulation.unpick();
        QVERIFY(!f.other().hasPicked());
    }

    /// In the variant nobody falls ill.
    void picks_goByLife() {
        Fixture f;
        QVERIFY(f.document.open(TILLER_SOURCE_DIR "/examples/epidemic.tiller"));
        Simulation same(f.document.project());
        std::optional<AgentHandle> start; // the first one who falls ill
        const auto lives = [](const Simulation& of) {
            std::map<std::uint32_t, AgentName> names;
            for (const Population& each : of.populations())
                for (std::size_t i = 0; i < each.life.size(); ++i)
                    names[each.life[i]] = {each.type, each.ordinal[i]};
            return names;
        };
        const auto first = lives(same);
        while (!start && same.tick() < 2000) {
            same.step();
            for (const auto& [life, name] : lives(same))
                if (const auto before = first.find(life); before != first.end() &&
                                                          name != before->second &&
                                                          before->second.type == "well")
                    start = AgentHandle(before->second.type, before->second.ordinal, life);
        }
        QVERIFY(start);
        const AgentName changed = same.whoHasLife(*start->life)->name();
        const auto tick = static_cast<double>(same.tick());

        f.comparison.compareWithout("infect");
        QVERIFY(f.run(1));
        f.simulation.pick(start->name());
        QCOMPARE(f.other().picked(), start->name());
        QVERIFY(f.run(tick));
        QTRY_COMPARE(f.simulation.picked(), changed);
        QCOMPARE(f.other().picked(), start->name()); // still there, and not another one
        QVERIFY(f.simulation.explanation());
        QTRY_VERIFY(f.other().explanation());

        f.simulation.unpick();
        QVERIFY(!f.other().hasPicked());
        f.simulation.pick(changed);
        QCOMPARE(f.other().picked(), start->name());
        f.other().unpick();
        QVERIFY(!f.simulation.hasPicked());
        f.other().pick(start->name());
        QCOMPARE(f.simulation.picked(), changed);

        f.simulation.reset(); // both are at the start again, and so are their names
        QTRY_COMPARE(f.simulation.picked(), start->name());
        QTRY_COMPARE(f.other().tick(), 0.0);
        QCOMPARE(f.other().picked(), start->name());
    }

    void picks_knowTheAgentsOfOtherCounts() {
        const StartLives here{{{"hunter", 0, 1}, {"prey", 1, 5}}, 6};
        const StartLives there{{{"hunter", 0, 3}, {"prey", 3, 2}}, 5};
        using Life = std::optional<std::uint32_t>;
        QCOMPARE(lifeInRun(0, here, there), Life(0));
        QCOMPARE(lifeInRun(2, here, there), Life(4)); // prey 1
        QCOMPARE(lifeInRun(3, here, there), Life());  // prey 2
        QCOMPARE(lifeInRun(2, there, here), Life());  // hunter 2
        QCOMPARE(lifeInRun(8, here, there), Life(7)); // the third one that came later
        QCOMPARE(lifeInRun(8, {}, there), Life(8));

        Fixture f;
        f.comparison.compareWithRun("More", "hunter.count=6");
        QVERIFY(f.run(10));
        f.simulation.pick(AgentName{"prey", 2});
        QCOMPARE(f.other().picked(), (AgentName{"prey", 2}));
        f.other().pick(AgentName{"hunter", 5});
        QVERIFY(!f.simulation.hasPicked());
    }

    void results_areThoseOfBoth() {
        Fixture f;
        f.comparison.compareWithRun("Careless", "evade-to-prey-choice.weight=0.2");
        QVERIFY(f.run(1200));
        const auto number = [&](const char* key) {
            return f.comparison.results().at(0).toMap().value(key).toString().toDouble();
        };
        QTRY_VERIFY(f.comparison.results().size() > 1);
        QTRY_VERIFY(number("variant") > number("now"));
        QCOMPARE(number("difference"), number("variant") - number("now"));
        QVERIFY(
            f.comparison.results().at(0).toMap().value("difference").toString().startsWith("+"));
        QCOMPARE(f.comparison.results().at(0).toMap().value("name").toString(),
                 "Hunter caught prey: Contacts");
        QCOMPARE(f.simulation.barText().toDouble(), number("now"));
        QCOMPARE(f.other().barText().toDouble(), number("variant"));
        const QVariantList results = f.comparison.results(); // events come after what is measured
        const auto events = std::ranges::count_if(
            results, [](const QVariant& each) { return each.toMap().value("isEvent").toBool(); });
        QVERIFY(events > 0 && events == results.size() - 1);
        const auto caught = std::ranges::find_if(results, [](const QVariant& each) {
            return each.toMap().value("name").toString() == "Hunter touched Prey";
        });
        QVERIFY(caught != results.end());
        QCOMPARE(caught->toMap().value("difference"), results.at(0).toMap().value("difference"));
        f.comparison.stop();
        QVERIFY(f.comparison.results().isEmpty());

        QVERIFY(f.document.open(TILLER_SOURCE_DIR
                                "/examples/home-and-walls.tiller")); // it measures nothing
        f.comparison.compareWithSaved();
        QTRY_VERIFY(!f.comparison.results().isEmpty());
        QCOMPARE(f.comparison.results().at(0).toMap().value("name").toString(), "Contacts");
        QTRY_COMPARE(f.comparison.results().at(0).toMap().value("difference").toString(),
                     QString("0"));
    }

    void anotherProject_stopsIt() {
        Fixture f;
        f.comparison.compareWithSaved();
        QSignalSpy changed(&f.comparison, &Comparison::activeChanged);
        QVERIFY(f.document.open(TILLER_SOURCE_DIR "/examples/arrival.tiller"));
        QVERIFY(!f.comparison.active());
        QCOMPARE(changed.count(), 1);
        f.comparison.compareWithSaved();
        QVERIFY(f.run(30));
        f.comparison.stop();
        f.simulation.runToTick(60);
        QTRY_COMPARE(f.simulation.tick(), 60.0);
        QVERIFY(f.other().tick() < 60);
    }

    void nothingToCompare_isRefused() {
        Fixture f;
        QSignalSpy refused(&f.document, &Document::refused);
        f.comparison.compareWithBefore();
        f.comparison.compareWithout("gone");
        QCOMPARE(refused.count(), 2);
        QVERIFY(!f.comparison.active());
    }
};
