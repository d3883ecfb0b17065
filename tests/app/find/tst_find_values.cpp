#include "app/find/find_values.h"
#include "tests/core/support/testing.h"

#include <atomic>

/// Prey that coast: their speed is the square root of x and y of their start.
Project coastingProject() {
    return world(
        "prey:agent-type count=2 start=region startVelocity=fixed startVelocityX=3 maxSpeed=50");
}

Goal goalOf(Quantity quantity, Wish wish, double target) {
    Goal goal;
    goal.what.of = "prey";
    goal.what.quantity = quantity;
    goal.wish = wish;
    goal.target = target;
    return goal;
}

Goal speedGoal(Wish wish, double target = 0) {
    return goalOf(Quantity::speed, wish, target);
}

FindTask speedTask(std::vector<Goal> goals) {
    return {.free = {{"prey.startVelocityX", 0, 10}},
            .goals = std::move(goals),
            .seeds = 2,
            .ticks = 2,
            .evaluations = 60};
}

/// Searches for values, in worlds whose best values are known.
class TestFindValues : public QObject {
    Q_OBJECT
private slots:
    void targetIsFound_andTheSearchEnds() {
        const FindTask task = speedTask({speedGoal(Wish::target, 7.25)});
        const FindReport report = findValues(coastingProject(), task, {});
        const FoundValues& best = report.best.front();
        QCOMPARE(best.fresh.values, std::vector<double>{7.25});
        QVERIFY(report.evaluations.size() < 60); // nothing can be better
        QVERIFY(report.evaluations.front().values.empty());
        QCOMPARE(report.evaluations.front().score(), 1.0);
        QVERIFY(report.isCompared());
        QCOMPARE(best.fresh.runs.size(), 10U);
        QCOMPARE(meanOf(report.asItIs, 0)->mean, 3.0);
        QCOMPARE(compareScores(best.fresh, report.asItIs), Verdict::better);
        QCOMPARE(overridesOf(task, best.fresh.values), "prey.startVelocityX=7.25\n"s);
        QVERIFY(report.best.size() <= 5);
        for (std::size_t i = 1; i < report.best.size(); ++i)
            QVERIFY(std::abs(report.best[i].fresh.values[0] - report.best[i - 1].fresh.values[0]) >=
                    0.5 - 1e-9);
    }

    /// Fast, and near 4: which of both counts depends on the weights.
    void severalGoals_areWeighed() {
        const auto bestWith = [](double weight) {
            std::vector<Goal> goals{speedGoal(Wish::more), speedGoal(Wish::target, 4)};
            goals[1].weight = weight;
            return findValues(coastingProject(), speedTask(goals), {}).best.front().fresh.values[0];
        };
        QVERIFY2(bestWith(0.1) > 9.9, qPrintable(QString::number(bestWith(0.1))));
        QVERIFY2(std::abs(bestWith(10) - 4) < 0.1, qPrintable(QString::number(bestWith(10))));
    }

    void sameTask_givesTheSameReport_withAnyThreads() {
        FindTask task = speedTask({speedGoal(Wish::target, 5.5)});
        task.free.push_back({"prey.startVelocityY", -4, 4});
        task.evaluations = 30;
        const auto valuesOf = [&](unsigned threads) {
            std::vector<std::pair<std::vector<double>, double>> found;
            const FindReport report = findValues(coastingProject(), task, {.threads = threads});
            for (const FoundPoint& each : report.evaluations)
                found.emplace_back(each.values, each.score());
            for (const FoundValues& each : report.best)
                found.emplace_back(each.fresh.values, each.fresh.score());
            return found;
        };
        const auto once = valuesOf(1);
        QVERIFY(once.size() > 10);
        QCOMPARE(valuesOf(3), once);
    }

    void whatDoesNotMatter_isSaidToBeAsGood() {
        FindTask task = speedTask({speedGoal(Wish::less)});
        task.free = {{"prey.mass", 1, 9}};
        task.evaluations = 6;
        const FindReport report = findValues(coastingProject(), task, {});
        QCOMPARE(report.evaluations.size(), 6U);
        QCOMPARE(compareScores(report.best.front().fresh, report.asItIs), Verdict::same);
    }

    void aStop_keepsTheBest_withoutAComparison() {
        FindTask task = speedTask({speedGoal(Wish::more)});
        std::size_t points = 0;
        std::atomic<bool> stopped = false;
        const FindReport report =
            findValues(coastingProject(), task,
                       {.goesOn = [&] { return !stopped.load(); },
                        .evaluated = [&](const FoundPoint&) { stopped = ++points == 4; }});
        QCOMPARE(report.evaluations.size(), 4U);
        QVERIFY(!report.isCompared());
        QVERIFY(!report.best.empty());
        QVERIFY(report.best.front().fresh.runs.empty());
        QVERIFY(report.best.front().searched.score() < 1);
    }

    void seconds_endASearch() {
        FindTask task = speedTask({speedGoal(Wish::more)});
        task.evaluations = 0;
        task.seconds = 0.02;
        const FindReport report = findValues(coastingProject(), task, {});
        QVERIFY(report.evaluations.size() > 1);
        QVERIFY(report.isCompared());
    }

    void wholeNumbers_stayWhole() {
        FindTask task = speedTask({goalOf(Quantity::count, Wish::target, 7)});
        task.free = {{"prey.count", 1, 12}};
        const FindReport report = findValues(coastingProject(), task, {});
        QCOMPARE(report.best.front().fresh.values, std::vector<double>{7});
        for (const FoundPoint& each : report.evaluations)
            for (const double value : each.values)
                QCOMPARE(value, std::round(value));
    }

    void scores_areInPartsOfTheProjectsOwn() {
        Goal late = speedGoal(Wish::less);
        late.take = SweepTake::firstAtLeast;
        const GoalScale scale({speedGoal(Wish::less), late}, 60, {{4.0, 10.0}, {6.0, 20.0}});
        QCOMPARE(scale.scoreOf({5.0, 15.0}), 1.0);
        QCOMPARE(scale.scoreOf({2.5, 15.0}), 0.75);
        QCOMPARE(scale.scoreOf({5.0, std::nullopt}), 2.5); // as late as the run is long
        QCOMPARE(scale.scoreOf({std::nullopt, 15.0}), 1000.0);
        const GoalScale more({speedGoal(Wish::more)}, 60, {{4.0}});
        QCOMPARE(more.scoreOf({8.0}), 0.0);
    }

    void wrongTasks_areRefused_data() {
        const TestRows<QString, QString> row;
        row("no goal", "goal", "has no goal");
        row("nothing varies", "free", "changes 1 to 20 values; this one has 0");
        row("no end", "end", "would not end");
        row("bounds", "bounds", "Write the smaller number first");
        row("unknown", "unknown", "startVelocityZ");
        row("choice", "choice", "must be one of");
        row("twice", "twice", "has two ranges");
        row("measure", "measure", "\"wolf\", which is not an agent type");
        row("weight", "weight", "must be above 0");
        row("out of range", "range", "Count is -3");
    }

    void wrongTasks_areRefused() {
        const auto [change, message] = fetched<QString, QString>();
        FindTask task = speedTask({speedGoal(Wish::less)});
        QVERIFY(checkTask(coastingProject(), task));
        if (change == "goal")
            task.goals.clear();
        else if (change == "free")
            task.free.clear();
        else if (change == "end")
            task.evaluations = 0;
        else if (change == "bounds")
            task.free[0].to = 0;
        else if (change == "unknown")
            task.free[0].path = "prey.startVelocityZ";
        else if (change == "choice")
            task.free[0].path = "prey.startVelocity";
        else if (change == "twice")
            task.free.push_back(task.free[0]);
        else if (change == "measure")
            task.goals[0].what.of = "wolf";
        else if (change == "weight")
            task.goals[0].weight = 0;
        else
            task.free[0] = {"prey.count", -3, 5};
        const auto checked = checkTask(coastingProject(), task);
        QVERIFY(!checked);
        QVERIFY_HAS(checked.problems().front().text, message);
    }
};
