#include "tests/core/support/testing.h"

/// The tutorials' hunter with modes: two ticks of Hunt, three of Rest.
ProjectBuilder hunt() {
    return world("hunter (0,0)+(3,0) mass=20; prey (150,0)+(3,0) mass=20; chase:pursue; "
                 "roam:wander; hunting:agent-mode; resting:agent-mode; tired:transition after=2; "
                 "rested:transition after=3; drift:brake; prey > chase > hunting; roam > resting; "
                 "hunting > tired > resting > rested > hunting > hunter; resting > hunter; "
                 "drift > prey");
}

std::string modeNow(const Simulation& simulation) {
    return simulation.explain({"hunter", 0})->mode;
}

bool isUsed(const Simulation& simulation, const Id& node) {
    const Explanation now = *simulation.explain({"hunter", 0});
    const auto found = std::ranges::find(now.nodes, node, &NodeExplanation::node);
    return found != now.nodes.end() && found->used;
}

class TestModes : public QObject {
    Q_OBJECT

private slots:
    void oneModeAfterTheOther_eachWithItsOwnSteering() {
        Simulation simulation(hunt().build());
        const std::vector<std::string> expected{"hunting", "hunting", "resting", "resting",
                                                "resting", "hunting", "hunting", "resting"};
        for (const std::string& mode : expected) {
            QCOMPARE(modeNow(simulation), mode);
            QCOMPARE(isUsed(simulation, "chase"), mode == "hunting");
            QCOMPARE(isUsed(simulation, "roam"), mode == "resting");
            simulation.step();
        }
        QCOMPARE(timesOf(simulation, "resting"), 2U);
        QCOMPARE(timesOf(simulation, "hunting"), 1U);
    }

    /// The tutorials' numbers: a full meter holds 2, and each tick of hunting takes 2. From the
    /// fourth tick on the hunter hunts for two ticks and rests for three.
    void theHunterWithAMeter_huntsLikeTheOneWithModes() {
        Simulation modes(hunt().build());
        Simulation meter(world("hunter (0,0)+(3,0) mass=20; prey (150,0)+(3,0) mass=20; "
                               "chase:pursue; roam:wander; stamina:meter capacity=2 drain=2; "
                               "either:priority; drift:brake; prey > chase; "
                               "stamina > chase > either; roam > either > hunter; drift > prey"));
        std::string withModes, withMeter;
        for (int tick = 0; tick < 40; ++tick) {
            withModes += isUsed(modes, "chase") ? 'h' : 'r';
            withMeter += isUsed(meter, "chase") ? 'h' : 'r';
            modes.step();
            meter.step();
        }
        QCOMPARE(withModes.substr(0, 10), "hhrrrhhrrr"s);
        QCOMPARE(withMeter.substr(0, 3), "hrr"s);
        QCOMPARE(withMeter.substr(3, 30), withModes.substr(0, 30));
    }

    void aTransitionWaitsForItsCondition() {
        Simulation simulation(hunt().add("near:within-range max=100; prey > near > tired").build());
        run(simulation, 20);
        QCOMPARE(modeNow(simulation), "hunting"s);
        simulation.moveAgent({"prey", 0}, {60, 0});
        simulation.step();
        QCOMPARE(modeNow(simulation), "resting"s);
    }

    void severalOpenTransitions_takeTheLowestOrder() {
        for (const double order : {0.0, 5.0}) {
            Simulation simulation(hunt()
                                      .add("sleeping:agent-mode; "
                                           "sleepy:transition after=2 order={}; sleeping > hunter; "
                                           "hunting > sleepy > sleeping",
                                           order)
                                      .build());
            simulation.step();
            simulation.step();
            QCOMPARE(modeNow(simulation), std::string(order < 1 ? "sleeping" : "resting"));
        }
    }

    void withoutFrom_itLeadsOutOfAnyMode() {
        Simulation simulation = afterTicks(3, hunt()
                                                  .add("fright:agent-mode; alarm:transition; "
                                                       "near:within-range max=40; "
                                                       "prey > near > alarm > fright > hunter")
                                                  .build());
        QCOMPARE(modeNow(simulation), "resting"s);
        simulation.moveAgent({"prey", 0}, {20, 0});
        simulation.step();
        QCOMPARE(modeNow(simulation), "fright"s);
        simulation.step(); // it is there already: no transition leads out or in again
        QCOMPARE(modeNow(simulation), "fright"s);
        QCOMPARE(timesOf(simulation, "fright"), 1U);
    }

    void theConditionMode_knowsTheTimeInTheMode() {
        Simulation simulation(hunt()
                                  .add("late:mode min=1 max=1; dash:seek; goal:point (500,0); "
                                       "resting > late > dash; goal > dash > hunter")
                                  .build());
        std::string used;
        for (int tick = 0; tick < 10; ++tick) {
            used += isUsed(simulation, "dash") ? 'x' : '.';
            simulation.step();
        }
        QCOMPARE(used, "...x....x."s);
    }

    void aDeletedMode_leavesTheFirst() {
        const Project before = hunt().build();
        Simulation simulation = afterTicks(3, before);
        QCOMPARE(modeNow(simulation), "resting"s);
        simulation.setProject(applied(before, remove(before, Ids{"resting"})));
        simulation.step();
        QCOMPARE(modeNow(simulation), "hunting"s);
    }

    void snapshotsAndExports_keepModes() {
        const Project project = hunt().build();
        Simulation simulation = afterTicks(7, project);
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 20);
        const auto exported = require(readProject(writeExport(project).value()));
        Simulation other = afterTicks(27, exported.project);
        QCOMPARE(other.stateHash(), simulation.stateHash());
        QVERIFY(other.events() == simulation.events());

        QCOMPARE(hashFrom(project, snapshot, 20), hashOf(simulation.snapshot()));
    }

    void modesOfAllAgents_areRead() {
        Simulation simulation(hunt().build());
        for (const std::string mode : {"hunting", "hunting", "resting"}) {
            AgentModes modes;
            simulation.readModes(0, modes);
            QVERIFY(modes.ids == (std::vector<Id>{"hunting", "resting"}));
            QCOMPARE(modes.modes.size(), std::size_t{1});
            QCOMPARE(modes.ids[modes.modes[0]], mode);
            QCOMPARE(*simulation.modeOf({"hunter", 0}), mode);
            simulation.step();
        }
        AgentModes none;
        simulation.readModes(1, none); // prey
        QVERIFY(none.ids.empty() && none.modes.empty());
        QCOMPARE(*simulation.modeOf({"prey", 0}), Id());
        QVERIFY(!simulation.modeOf({"prey", 7}));
    }

    void aLook_isInFilesAndExports_onlyWhereAModeHasOne() {
        const Project plain = hunt().build();
        const auto has = [](const std::string& text, const char* part) {
            return text.find(part) != std::string::npos;
        };
        QVERIFY(!has(writeProject(plain), "\"picture\""));
        QVERIFY(!has(writeExport(plain).value(), "\"color\""));
        Project seen = plain;
        const auto look = [&](const char* color, const char* shape, const char* picture) {
            edit(seen, setValue(seen, "resting", "color", text(color)));
            edit(seen, setValue(seen, "resting", "shape", text(shape)));
            edit(seen, setValue(seen, "resting", "picture", text(picture)));
        };
        look("#00ff00", "circle", "ant.png");
        for (const std::string& file : {writeProject(seen), writeExport(seen).value()}) {
            QVERIFY(has(file, "\"color\": \"#00ff00\""));
            QVERIFY(has(file, "\"shape\": \"circle\""));
            const Project again = require(readProject(file)).project;
            QCOMPARE(textOf(valueOf(*again.node("resting"), "color")), "#00ff00"s);
            QCOMPARE(textOf(valueOf(*again.node("resting"), "picture")), "ant.png"s);
            QCOMPARE(textOf(valueOf(*again.node("hunting"), "color")), ""s);
            QCOMPARE(hashAfter(again, 20), hashAfter(plain, 20));
        }
        look("", "as-type", "");
        QCOMPARE(writeProject(seen), writeProject(plain));
        QVERIFY(!setValue(seen, "resting", "color", std::string("red")).ok());
        QVERIFY(!setValue(seen, "hunter", "color", std::string()).ok()); // it needs one
    }

    void moreThan64Modes_areRefused() {
        ProjectBuilder builder = hunt();
        for (int i = 0; i < 63; ++i) {
            const Id id = "mode-" + std::to_string(i);
            builder.add("{0}:agent-mode; {0} > hunter.modes", id);
        }
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)builder.build());
    }
};
