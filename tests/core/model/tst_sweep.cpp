#include "core/model/sweep.h"
#include "tests/core/support/testing.h"

Project preyProject() {
    return world("world seed=7").agents("prey", {{}}).add("roam:wander; roam > prey").build();
}

SweepAnnotation sweepOver(const std::string& varies, double seeds = 1) {
    SweepAnnotation sweep;
    sweep.varies = varies;
    sweep.seeds = seeds;
    sweep.what.of = "prey";
    return sweep;
}

QString problemOf(const Result<SweepPlan>& plan) {
    return plan ? QString() : QString::fromStdString(plan.problems().front().text);
}

class TestSweep : public QObject {
    Q_OBJECT
private slots:
    void varies_areReadAsValues_data() {
        const TestRows<std::string, QStringList> row;
        row("list", "a.x=1, 2,5.50", {"a.x", "1", "2", "5.5"});
        row("range", " a.x = 1..10 in 4 ", {"a.x", "1", "4", "7", "10"});
        row("clean numbers", "a=0.1..0.5 in 5", {"a", "0.1", "0.2", "0.3", "0.4", "0.5"});
        row("one", "a=-3..9 in 1", {"a", "-3"});
        row("words", "a.edges=wrap, open", {"a.edges", "wrap", "open"});
    }

    void varies_areReadAsValues() {
        const auto [lines, values] = fetched<std::string, QStringList>();
        const auto varied = require(readVaries(lines));
        QCOMPARE(varied.size(), 1U);
        QStringList found{QString::fromStdString(varied[0].path)};
        for (const std::string& value : varied[0].values)
            found += QString::fromStdString(value);
        QCOMPARE(found, values);
    }

    void wrongVaries_areRefused_data() {
        const TestRows<std::string, QString> row;
        row("no values", "prey.maxSpeed", "names no values");
        row("no count", "a=1..3", "is no range");
        row("half a value", "a=1..3 in 1.5", "is no range");
        row("twice", "a=1, 1.0", "a value twice");
        row("two lines", "a=1\na=2", "has two lines");
    }

    void wrongVaries_areRefused() {
        const auto [lines, problem] = fetched<std::string, QString>();
        QVERIFY_REFUSED(readVaries(lines), problem);
    }

    void everyPrefix_hasEachCombinationEquallyOften() {
        const auto plan = require(
            planSweep(preyProject(), sweepOver("prey.maxSpeed=1..3 in 7\nprey.mass=1, 2, 3", 4)));
        QCOMPARE(plan.runs.size(), 84U);
        std::vector<int> counts(plan.cells());
        std::set<std::string> ids;
        for (const SweepRun& run : plan.runs) {
            ++counts[run.cell];
            ids.insert(run.id);
            const auto [least, most] = std::ranges::minmax(counts);
            QVERIFY(most - least <= 1);
        }
        QCOMPARE(ids.size(), plan.runs.size());
        QCOMPARE(plan.runs.front().seed, std::uint64_t{7});
        QCOMPARE(plan.runs.back().seed, std::uint64_t{10});
    }

    /// The first 4 combinations of 8 x 8 lie in the four quarters, the first 16 in the sixteenths.
    void firstCombinations_lieInAllParts() {
        const auto plan = require(
            planSweep(preyProject(), sweepOver("prey.maxSpeed=1..8 in 8\nprey.mass=1..8 in 8")));
        for (const std::size_t side : {2U, 4U, 8U}) {
            std::set<std::pair<std::size_t, std::size_t>> parts;
            for (std::size_t i = 0; i < side * side; ++i) {
                const std::size_t cell = plan.runs[i].cell;
                parts.emplace(cell / 8 / (8 / side), cell % 8 / (8 / side));
            }
            QCOMPARE(parts.size(), side * side);
        }
    }

    void idsOfRuns_stayWhenASweepGrows() {
        const auto idsOf = [](const SweepAnnotation& sweep) {
            const SweepPlan plan = planSweep(preyProject(), sweep).value();
            std::set<std::string> ids;
            for (const SweepRun& run : plan.runs)
                ids.insert(run.id);
            return ids;
        };
        const auto few = idsOf(sweepOver("prey.maxSpeed=1..3 in 3", 2));
        QVERIFY(std::ranges::includes(idsOf(sweepOver("prey.maxSpeed=1..5 in 5", 3)), few));
        QCOMPARE(*few.begin(), "b5be5949fbf26d8e"s); // on every machine, in every release
    }

    void wrongSweeps_areRefused_data() {
        const TestRows<std::string, std::string, std::string> row;
        row("unknown setting", "prey.maxSped=1", "prey", "maxSpeed");
        row("out of range", "prey.maxSpeed=1, -4", "prey", "-4");
        row("seed", "world.seed=1, 2", "prey", "The seed cannot be varied");
        row("too many", "prey.maxSpeed=1..2 in 50000\nprey.mass=1..2 in 3", "prey",
            "150000 runs; at most 100000");
        row("no such type", "prey.maxSpeed=1", "wolf", "\"wolf\"");
    }

    void wrongSweeps_areRefused() {
        const auto [varies, of, problem] = fetched<std::string, std::string, std::string>();
        SweepAnnotation sweep = sweepOver(varies);
        sweep.what.of = of;
        const QString text = problemOf(planSweep(preyProject(), sweep));
        QVERIFY_HAS(text, problem);
    }

    void results_areReadAsTheyWereWritten() {
        const SweepResults results{{"0123456789abcdef", {1.5, 7}},
                                   {"fedcba9876543210", {{}, ~0ULL}}};
        const std::string lines = writeSweepResults(results);
        QCOMPARE(lines, std::string("0123456789abcdef 1.5 0000000000000007\n"
                                    "fedcba9876543210 - ffffffffffffffff"));
        QVERIFY(readSweepResults(lines) == results);
        QVERIFY(readSweepResults("0123456789abcdef 1.5\nhello\n\n0 1 2").empty());
    }

    void summaries_haveMeanAndSpread() {
        const SweepPlan plan = planSweep(preyProject(), sweepOver("prey.maxSpeed=1, 2", 2)).value();
        SweepResults results;
        for (const SweepRun& run : plan.runs)
            if (run.cell == 0)
                results[run.id] = {run.seed == 7 ? 2.0 : 6.0, 0};
        const auto summaries = summarize(plan, results);
        QCOMPARE(summaries[0].done, 2U);
        QCOMPARE(*summaries[0].mean, 4.0);
        QCOMPARE(summaries[0].spread, 2.0);
        QVERIFY(!summaries[1].mean);

        // Neither the sum nor the squares of these are doubles.
        for (const auto& [values, mean, spread] :
             {std::tuple(std::pair(1e308, 1e308), 1e308, 0.0), {{1e308, -1e308}, 0.0, 1e308}}) {
            for (const SweepRun& run : plan.runs)
                results[run.id] = {run.seed == 7 ? values.first : values.second, 0};
            const SweepSummary huge = summarize(plan, results)[0];
            QCOMPARE(*huge.mean, mean);
            QCOMPARE(huge.spread, spread);
        }
    }
};
