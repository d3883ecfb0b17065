#include "core/model/parameters.h"
#include "core/sim/compile/program_numbers.h"
#include "tests/core/support/effective_parameter.h"
#include "tests/core/support/testing.h"

std::uint64_t withParameter(const Project& project, const Id& id, const Value& value, int before,
                            int after) {
    Simulation simulation = afterTicks(before, project);
    if (!simulation.setParameter(id, value).ok())
        return 0;
    run(simulation, after);
    return simulation.stateHash();
}

/// The project with a value for a parameter.
Project valued(const Project& project, const Id& id, const Value& value) {
    return applied(project, setParameter(project, id, value));
}

std::uint64_t withEdit(const Project& project, const Id& id, const Value& value, int before,
                       int after) {
    Simulation simulation = afterTicks(before, project);
    Project edited = valued(project, id, value);
    edited.parameters.clear(); // so that it is compiled
    simulation.setProject(edited);
    run(simulation, after);
    return simulation.stateHash();
}

/// The state goes on in a world that was compiled with the value.
std::uint64_t withCompiled(const Project& project, const Id& id, const Value& value, int before,
                           int after) {
    Simulation simulation = afterTicks(before, project);
    Simulation compiled(valued(project, id, value));
    const Snapshot own = compiled.snapshot();
    Snapshot snapshot = simulation.snapshot();
    snapshot.project = own.project;
    snapshot.parameters = own.parameters;
    if (!compiled.restore(snapshot).ok())
        return 0;
    run(compiled, after);
    return compiled.stateHash();
}

/// A parameter that is set in a running world.
class TestParameterRuns : public QObject {
    Q_OBJECT

private slots:
    void value_actsAsIfCompiled_data() {
        const TestRows<QString, std::string, double, bool> row;
        row("weight into a combiner", "flock", "separation", 3.5, true);
        row("weight to 0", "flock", "cohesion", 0.0, false);
        row("range of a target", "hunter-and-prey", "sight", 200.0, true);
        row("weight into a priority", "hunter-and-prey", "fear", 0.3, true);
        row("count", "hunter-and-prey", "hunters", 9.0, false);
        row("setting of a behavior", "arrival", "slowing", 20.0, true);
        row("mass", "arrival", "mass", 50.0, false);
        row("feelers", "home-and-walls", "probe-length", 110.0, true);
    }

    void value_actsAsIfCompiled() {
        const auto [project, parameter, value, isLight] =
            fetched<QString, std::string, double, bool>();
        const Project read = lesson(project.toStdString());
        const Id id = parameter;
        Simulation untouched = afterTicks(150, read);
        const std::uint64_t hash = withParameter(read, id, value, 50, 100);
        QCOMPARE(hash, isLight ? withCompiled(read, id, value, 50, 100)
                               : withEdit(read, id, value, 50, 100));
        QVERIFY(project == "arrival" || hash != untouched.stateHash());
        QCOMPARE(withParameter(read, id, value, 0, 60),
                 withParameter(valued(read, id, value), id, value, 0, 60));
    }

    void randomWorlds_runAsWithEdits() {
        const auto seeds = static_cast<std::uint64_t>(fullOrDaily(60, 30));
        std::uint64_t changed = 0; // each of these values changes the run
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto of =
                effectiveParameter(seed, [](const Project&, const Drivable&) { return true; });
            if (!of)
                continue;
            ++changed;
            QVERIFY2(withParameter(of->project, of->id, of->value, 5, 15) ==
                         withEdit(of->project, of->id, of->value, 5, 15),
                     qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY2(changed > seeds / 2, qPrintable(QString::number(changed)));
    }

    void randomBodies_runAsWithEdits_data() {
        rowsOf({"mass", "radius", "maxSpeed", "maxForce", "responseTime"});
    }

    void randomBodies_runAsWithEdits() {
        const auto [setting] = fetched<std::string>();
        const auto seeds = static_cast<std::uint64_t>(fullOrDaily(40, 24));
        std::uint64_t changed = 0; // each of these values changes the run
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto of =
                effectiveParameter(seed, [&](const Project& project, const Drivable& it) {
                    return it.ref.setting == setting && takesNewBody(project, it.ref);
                });
            if (!of)
                continue;
            ++changed;
            QVERIFY2(withParameter(of->project, of->id, of->value, 5, 15) ==
                         withEdit(of->project, of->id, of->value, 5, 15),
                     qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY(changed > 0);
    }

    void bodiesOfAFlock_runAsWithEdits_data() {
        rowsOf({"mass", "radius", "maxSpeed", "maxSpeedSpread", "maxForce", "responseTime",
                "responseTimeSpread"});
    }

    void bodiesOfAFlock_runAsWithEdits() {
        const auto [setting] = fetched<std::string>();
        Project project = lesson("flock");
        IdSource ids(1);
        const SettingRef ref{"sparrow", setting};
        apply(makeParameter(project, ids, ref).value(), project);
        const Parameter made = project.parameters.back();
        const double value = made.min + 0.4 * (made.max - made.min);
        QCOMPARE(withParameter(project, made.id, value, 40, 60),
                 withEdit(project, made.id, value, 40, 60));
    }

    /// As when a slider is dragged: its change sets the parameter and the settings.
    void editOfAParameterAlone_isNotCompiled() {
        const Project project = lesson("hunter-and-prey");
        Simulation edited(project), set(project);
        run(edited, 50);
        run(set, 50);
        for (const double value : {120.0, 200.0, 90.0}) {
            const Project next = valued(project, "sight", value);
            QVERIFY(edited.setProject(next).empty());
            QVERIFY(set.setParameter("sight", value).ok());
            run(edited, 5);
            run(set, 5);
            QCOMPARE(edited.stateHash(), set.stateHash());
            QVERIFY(edited.parameters() == next.parameters);
        }
        QCOMPARE(edited.snapshot().project, Simulation(project).snapshot().project);
    }

    void oneMoreDrivenSetting_getsTheValue() {
        const Project project = lesson("hunter-and-prey");
        const Project edited = applied(project, drive(project, "sight", {"hunter", "maxSpeed"}));
        Simulation simulation = afterTicks(20, project);
        QVERIFY(simulation.setProject(edited).empty());
        QVERIFY(Simulation(edited).restore(simulation.snapshot()).ok());
    }

    void weight_goesTo0_andBack() {
        const Project project = lesson("flock");
        Simulation simulation = afterTicks(10, project);
        QVERIFY(simulation.setParameter("cohesion", 0.0).ok());
        run(simulation, 10);
        QVERIFY(simulation.setParameter("cohesion", 1.2).ok());
        run(simulation, 10);
        Simulation edited = afterTicks(10, project);
        edited.setProject(valued(project, "cohesion", 0.0));
        run(edited, 10);
        edited.setProject(project);
        run(edited, 10);
        QCOMPARE(simulation.stateHash(), edited.stateHash());
    }

    void wrongValues_areRefused_andNothingChanges() {
        const Project project = lesson("hunter-and-prey");
        Simulation simulation = afterTicks(5, project);
        const std::uint64_t hash = simulation.stateHash();
        QVERIFY(!simulation.setParameter("fright", 1.0).ok());
        for (const Value& value :
             {Value(2.5), Value(-0.1), Value(true), Value(std::string("1")),
              Value(std::numeric_limits<double>::quiet_NaN()), Value(Points())})
            QVERIFY(!simulation.setParameter("fear", value).ok());
        QVERIFY(!simulation.setParameter("hunters", 2.5).ok());
        QCOMPARE(simulation.stateHash(), hash);
        QVERIFY(simulation.parameters() == project.parameters);
    }

    void restore_bringsTheValuesBack() {
        const Project project = lesson("flock");
        Simulation simulation(project);
        QVERIFY(simulation.setParameter("separation", 3.0).ok());
        QVERIFY(simulation.setParameter("cohesion", 0.0).ok());
        run(simulation, 20);
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 50);
        const std::uint64_t hash = simulation.stateHash();
        QVERIFY(simulation.setParameter("separation", 0.5).ok());
        QVERIFY(simulation.setParameter("hawks", 3.0).ok());
        run(simulation, 7);
        QVERIFY(simulation.restore(snapshot).ok());
        run(simulation, 50);
        QCOMPARE(simulation.stateHash(), hash);
        Simulation fresh(project);
        QVERIFY(fresh.restore(snapshot).ok());
        QCOMPARE(numberOf(fresh.parameters()[0].value), 3.0);
        run(fresh, 50);
        QCOMPARE(fresh.stateHash(), hash);
    }

    void reset_keepsTheValue() {
        const Project project = lesson("flock");
        Simulation simulation(project);
        QVERIFY(simulation.setParameter("separation", 3.0).ok());
        run(simulation, 5);
        simulation.reset();
        run(simulation, 30);
        QCOMPARE(simulation.stateHash(), withParameter(project, "separation", 3.0, 0, 30));
    }
};
