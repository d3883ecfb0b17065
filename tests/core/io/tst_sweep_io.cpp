#include "core/io/sweep_io.h"
#include "core/sim/sweep_run.h"
#include "tests/core/support/testing.h"

#include <fstream>

Project roamProject() {
    return world("prey:agent-type count=3; roam:wander; roam > prey");
}

SweepAnnotation speedSweep(SweepTake take = SweepTake::mean) {
    SweepAnnotation sweep;
    sweep.varies = "prey.maxSpeed=1..3 in 3";
    sweep.seeds = 2;
    sweep.ticks = 30;
    sweep.what.of = "prey";
    sweep.take = take;
    return sweep;
}

SweepResults resultsOf(const Project& project, const SweepPlan& plan, unsigned threads,
                       bool backward) {
    std::vector<std::size_t> runs(plan.runs.size());
    std::iota(runs.begin(), runs.end(), std::size_t{0});
    if (backward)
        std::ranges::reverse(runs);
    SweepResults results;
    runAll(project, plan, runs,
           {.threads = threads, .finished = [&](const SweepRun& run, const SweepResult& result) {
                results[run.id] = result;
                return true;
            }});
    return results;
}

class TestSweepIo : public QObject {
    Q_OBJECT
private slots:
    void plans_areReadAsTheyWereWritten() {
        const Project project = roamProject();
        const SweepPlan plan = planSweep(project, speedSweep()).value();
        const std::string text = writeSweepPlan(project, plan);
        const auto read = require(readSweepPlan(text));
        QVERIFY(read.plan.sweep == plan.sweep);
        QCOMPARE(writeSweepPlan(read.project, read.plan), text);
    }

    void plansOfOtherRuns_areRefused() {
        const Project project = roamProject();
        std::string text = writeSweepPlan(project, planSweep(project, speedSweep()).value());
        const std::size_t seeds = text.find("\"seeds\": 2");
        QVERIFY(seeds != std::string::npos);
        text.replace(seeds, 10, "\"seeds\": 3");
        QVERIFY_REFUSED(readSweepPlan(text), "Make the plan anew");
        QVERIFY(!readSweepPlan(writeProject(project)).ok());
    }

    void sweepsStayInProjects_withTheirResults() {
        Project project = roamProject();
        const std::string before = writeProject(project);
        SweepAnnotation sweep = speedSweep();
        const SweepPlan plan = planSweep(project, sweep).value();
        const SweepResults results = resultsOf(project, plan, 1, false);
        sweep.results = writeSweepResults(results);
        sweep.fingerprint = sweepFingerprint(project, plan);
        IdSource ids(1);
        Annotation kept{
            .id = {}, .type = "sweep", .name = "Speeds", .values = itemWith("sweep", sweep).values};
        apply(addAnnotation(project, ids, kept).value(), project);
        const Project read = readProject(writeProject(project)).value().project;
        QVERIFY(read == project);
        QVERIFY(sweepOf(read.annotations.back()) == sweep);
        QVERIFY(keptResults(read, plan, sweepOf(read.annotations.back())) == results);
        apply(remove(project, Ids{project.annotations.back().id}), project);
        QCOMPARE(writeProject(project), before);
    }

    void results_dependOnNeitherThreadsNorOrder() {
        const Project project = roamProject();
        const SweepPlan plan = planSweep(project, speedSweep()).value();
        const SweepResults results = resultsOf(project, plan, 1, false);
        QCOMPARE(results.size(), 6U);
        QVERIFY(resultsOf(project, plan, 3, true) == results);
        const std::string table = writeSweepTable(plan, results);
        QVERIFY(table.starts_with("run,prey.maxSpeed,seed,value,hash\n"));
        QCOMPARE(std::ranges::count(table, '\n'), std::ptrdiff_t{7});
    }

    void tablesForPeople_haveNoHashes_meansHaveARowForEachCombination() {
        const Project project = roamProject();
        const SweepPlan plan = planSweep(project, speedSweep()).value();
        SweepResults results;
        for (const SweepRun& run : plan.runs)
            results[run.id] = {static_cast<double>(run.cell) + static_cast<double>(run.seed), 7};
        const TableForm form{.hasDecimalComma = true, .decimals = 4};
        const std::string table = writeSweepTable(plan, results, form);
        QVERIFY(table.starts_with("prey.maxSpeed;seed;value\n1;1;1\n1;2;2\n2;1;2\n"));
        QCOMPARE(writeSweepMeans(plan, results, form),
                 "prey.maxSpeed;runs;mean;spread\n1;2;1,5;0,5\n2;2;2,5;0,5\n"
                 "3;2;3,5;0,5\n"s);
        results.erase(plan.runs.front().id);
        QVERIFY(writeSweepMeans(plan, results).starts_with("prey.maxSpeed,runs,mean,spread\n1,1,"));
    }

    void numbers_areThoseOfPlots() {
        const Project project = roamProject();
        const SweepPlan plan = planSweep(project, speedSweep(SweepTake::end)).value();
        const SweepRun& run = plan.runs[1];
        Project changed = project;
        apply(setValue(changed, "prey", "maxSpeed", std::stod(plan.valuesOf(run.cell)[0])).value(),
              changed);
        apply(setValue(changed, "world", "seed", static_cast<double>(run.seed)).value(), changed);
        Simulation simulation(changed);
        tiller::run(simulation, 30);
        const auto result = runOne(project, plan, run, [] { return true; });
        QVERIFY(result->value == measure(simulation, plan.sweep.what));
        QCOMPARE(result->hash, simulation.stateHash());
        QVERIFY(!runOne(project, plan, run, [] { return false; }));
    }

    void takes_lookAtTheRightTicks() {
        // A coasting agent at speed 2: x is 2 at tick 1, 4 at tick 2, ...
        Project project = world("world ticksPerSecond=2")
                              .agents("ball", {{.name = {}, .position = {}, .velocity = {2, 0}}})
                              .build();
        SweepAnnotation sweep;
        sweep.seeds = 1;
        sweep.ticks = 10;
        sweep.what.of = "ball";
        sweep.what.quantity = Quantity::x;
        sweep.limit = 6;
        const auto valueOf = [&](SweepTake take) {
            sweep.take = take;
            const SweepPlan plan = planSweep(project, sweep).value();
            return runOne(project, plan, plan.runs.front(), [] { return true; })->value;
        };
        QCOMPARE(*valueOf(SweepTake::end), 20.0);
        QCOMPARE(*valueOf(SweepTake::mean), 10.0);
        QCOMPARE(*valueOf(SweepTake::firstAtLeast), 1.5); // tick 3
        QCOMPARE(*valueOf(SweepTake::firstAtMost), 0.0);
        sweep.limit = 100;
        QVERIFY(!valueOf(SweepTake::firstAtLeast));
    }

    void damagedAndForeignResults_areLeftOut() {
        const TestFolder folder;
        const Project project = roamProject();
        const SweepPlan plan = planSweep(project, speedSweep()).value();
        const std::filesystem::path file = folder.path() / "plan.json";
        const SweepFolder results(file, sweepFingerprint(project, plan));
        QVERIFY(results.make().ok());
        QVERIFY(results.write(plan.runs[0], {1.5, 2}).ok());
        QVERIFY(results.write(plan.runs[1], {{}, 3}).ok());
        std::ofstream(results.path() / plan.runs[2].id) << "fingerprint"; // cut
        QVERIFY(SweepFolder(file, "another").write(plan.runs[3], {1.0, 1}).ok());
        const SweepResults found = results.read(plan);
        QCOMPARE(found.size(), 2U);
        QVERIFY((found.at(plan.runs[0].id) == SweepResult{1.5, 2}));
        QVERIFY((found.at(plan.runs[1].id) == SweepResult{{}, 3}));
    }

    void fingerprint_ignoresWhatVaries() {
        const Project project = roamProject();
        const SweepPlan plan = planSweep(project, speedSweep()).value();
        const auto after = [&](const char* setting, double value) {
            Project changed = project;
            apply(setValue(changed, "prey", setting, value).value(), changed);
            return sweepFingerprint(changed, plan);
        };
        const std::string fingerprint = sweepFingerprint(project, plan);
        QCOMPARE(after("maxSpeed", 2.5), fingerprint);
        QVERIFY(after("mass", 2.5) != fingerprint);
        SweepAnnotation longer = speedSweep();
        longer.ticks = 31;
        QVERIFY(sweepFingerprint(project, planSweep(project, longer).value()) != fingerprint);
        SweepAnnotation more = speedSweep();
        more.seeds = 9;
        more.varies = "prey.maxSpeed=1..5 in 5";
        QCOMPARE(sweepFingerprint(project, planSweep(project, more).value()), fingerprint);
    }
};
