#include "core/model/sweep.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tiller;

class TestSweep : public QObject {
    Q_OBJECT
private slots:
    void varies_areReadAsValues_data();
    void varies_areReadAsValues();
    void wrongVaries_areRefused_data();
    void wrongVaries_areRefused();
    void everyPrefix_hasEachCombinationEquallyOften();
    void firstCombinations_lieInAllParts();
    void idsOfRuns_stayWhenASweepGrows();
    void wrongSweeps_areRefused_data();
    void wrongSweeps_areRefused();
    void results_areReadAsTheyWereWritten();
    void summaries_haveMeanAndSpread();
};

namespace {

Project preyProject() {
    return ProjectBuilder()
        .world("seed", 7.0)
        .agents("prey", {{}})
        .node("roam", "wander")
        .link("roam.force", "prey.steering")
        .build();
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

} // namespace

void TestSweep::varies_areReadAsValues_data() {
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QStringList>("values");
    QTest::newRow("list") << "a.x=1, 2,5.50" << QStringList{"a.x", "1", "2", "5.5"};
    QTest::newRow("range") << " a.x = 1..10 in 4 " << QStringList{"a.x", "1", "4", "7", "10"};
    QTest::newRow("clean numbers")
        << "a=0.1..0.5 in 5" << QStringList{"a", "0.1", "0.2", "0.3", "0.4", "0.5"};
    QTest::newRow("one") << "a=-3..9 in 1" << QStringList{"a", "-3"};
    QTest::newRow("words") << "a.edges=wrap, open" << QStringList{"a.edges", "wrap", "open"};
}

void TestSweep::varies_areReadAsValues() {
    QFETCH(QString, lines);
    QFETCH(QStringList, values);
    const auto varied = readVaries(lines.toStdString());
    QVERIFY(varied.ok());
    QCOMPARE(varied.value().size(), std::size_t{1});
    QStringList found{QString::fromStdString(varied.value()[0].path)};
    for (const std::string& value : varied.value()[0].values)
        found += QString::fromStdString(value);
    QCOMPARE(found, values);
}

void TestSweep::wrongVaries_areRefused_data() {
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no values") << "prey.maxSpeed"
                               << "names no values";
    QTest::newRow("no count") << "a=1..3"
                              << "is no range";
    QTest::newRow("half a value") << "a=1..3 in 1.5"
                                  << "is no range";
    QTest::newRow("twice") << "a=1, 1.0"
                           << "a value twice";
    QTest::newRow("two lines") << "a=1\na=2"
                               << "has two lines";
}

void TestSweep::wrongVaries_areRefused() {
    QFETCH(QString, lines);
    QFETCH(QString, problem);
    const auto varied = readVaries(lines.toStdString());
    QVERIFY(!varied.ok());
    const QString text = QString::fromStdString(varied.problems().front().text);
    QVERIFY2(text.contains(problem), qPrintable(text));
}

void TestSweep::everyPrefix_hasEachCombinationEquallyOften() {
    const auto plan =
        planSweep(preyProject(), sweepOver("prey.maxSpeed=1..3 in 7\nprey.mass=1, 2, 3", 4));
    QVERIFY2(plan.ok(), qPrintable(problemOf(plan)));
    QCOMPARE(plan.value().runs.size(), std::size_t{84});
    std::vector<int> counts(plan.value().cells());
    std::set<std::string> ids;
    for (const SweepRun& run : plan.value().runs) {
        ++counts[run.cell];
        ids.insert(run.id);
        const auto [least, most] = std::ranges::minmax(counts);
        QVERIFY(most - least <= 1);
    }
    QCOMPARE(ids.size(), plan.value().runs.size());
    QCOMPARE(plan.value().runs.front().seed, std::uint64_t{7});
    QCOMPARE(plan.value().runs.back().seed, std::uint64_t{10});
}

/// The first 4 combinations of 8 x 8 lie in the four quarters, the first 16 in the sixteenths.
void TestSweep::firstCombinations_lieInAllParts() {
    const auto plan =
        planSweep(preyProject(), sweepOver("prey.maxSpeed=1..8 in 8\nprey.mass=1..8 in 8"));
    QVERIFY2(plan.ok(), qPrintable(problemOf(plan)));
    for (const std::size_t side : {2U, 4U, 8U}) {
        std::set<std::pair<std::size_t, std::size_t>> parts;
        for (std::size_t i = 0; i < side * side; ++i) {
            const std::size_t cell = plan.value().runs[i].cell;
            parts.emplace(cell / 8 / (8 / side), cell % 8 / (8 / side));
        }
        QCOMPARE(parts.size(), side * side);
    }
}

void TestSweep::idsOfRuns_stayWhenASweepGrows() {
    const auto idsOf = [](const SweepAnnotation& sweep) {
        const SweepPlan plan = planSweep(preyProject(), sweep).value();
        std::set<std::string> ids;
        for (const SweepRun& run : plan.runs)
            ids.insert(run.id);
        return ids;
    };
    const auto few = idsOf(sweepOver("prey.maxSpeed=1..3 in 3", 2));
    const auto many = idsOf(sweepOver("prey.maxSpeed=1..5 in 5", 3));
    QVERIFY(std::ranges::includes(many, few));
    QCOMPARE(*few.begin(), std::string("b5be5949fbf26d8e")); // on every machine, in every release
}

void TestSweep::wrongSweeps_areRefused_data() {
    QTest::addColumn<QString>("varies");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("problem");
    QTest::newRow("unknown setting") << "prey.maxSped=1"
                                     << "prey"
                                     << "maxSpeed";
    QTest::newRow("out of range") << "prey.maxSpeed=1, -4"
                                  << "prey"
                                  << "-4";
    QTest::newRow("seed") << "world.seed=1, 2"
                          << "prey"
                          << "The seed cannot be varied";
    QTest::newRow("too many") << "prey.maxSpeed=1..2 in 50000\nprey.mass=1..2 in 3"
                              << "prey"
                              << "150000 runs; at most 100000";
    QTest::newRow("no such type") << "prey.maxSpeed=1"
                                  << "wolf"
                                  << "\"wolf\"";
}

void TestSweep::wrongSweeps_areRefused() {
    QFETCH(QString, varies);
    QFETCH(QString, of);
    QFETCH(QString, problem);
    SweepAnnotation sweep = sweepOver(varies.toStdString());
    sweep.what.of = of.toStdString();
    const QString text = problemOf(planSweep(preyProject(), sweep));
    QVERIFY2(text.contains(problem), qPrintable(text));
}

void TestSweep::results_areReadAsTheyWereWritten() {
    const SweepResults results{{"0123456789abcdef", {1.5, 7}}, {"fedcba9876543210", {{}, ~0ULL}}};
    const std::string lines = writeSweepResults(results);
    QCOMPARE(lines, std::string("0123456789abcdef 1.5 0000000000000007\n"
                                "fedcba9876543210 - ffffffffffffffff"));
    QVERIFY(readSweepResults(lines) == results);
    QVERIFY(readSweepResults("0123456789abcdef 1.5\nhello\n\n0 1 2").empty());
}

void TestSweep::summaries_haveMeanAndSpread() {
    const SweepPlan plan = planSweep(preyProject(), sweepOver("prey.maxSpeed=1, 2", 2)).value();
    SweepResults results;
    for (const SweepRun& run : plan.runs)
        if (run.cell == 0)
            results[run.id] = {run.seed == 7 ? 2.0 : 6.0, 0};
    const auto summaries = summarize(plan, results);
    QCOMPARE(summaries[0].done, std::size_t{2});
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

QTEST_APPLESS_MAIN(TestSweep)
#include "tst_sweep.moc"
