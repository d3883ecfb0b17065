#include "core/sim/run_check.h"
#include "tests/core/support/testing.h"

/// @param count agents that nothing steers
Simulation worldOf(int count) {
    Project project;
    project.nodes.push_back(
        {.id = "sheep", .type = "agent-type", .values = findNodeType("agent-type")->defaults()});
    (void)applyOverride(project, "sheep.count=" + std::to_string(count));
    return Simulation(project);
}

void stepBoth(Simulation& first, Simulation& second, int ticks) {
    run(first, ticks);
    run(second, ticks);
}

/// Which agents of two runs differ.
class TestRunCheck : public QObject {
    Q_OBJECT

private slots:
    void equalRuns_agree() {
        Simulation first = worldOf(1000), second = worldOf(1000);
        stepBoth(first, second, 5);
        const RunCheck check = checkOf(first);
        QCOMPARE(check.types.size(), 1u);
        QCOMPARE(check.types[0].rows.size(), 32u);
        QVERIFY(!differenceFrom(check, second));
    }

    void oneAgentOfMany_isNamed() {
        for (const std::uint32_t ordinal : {0u, 31u, 32u, 500u, 999u}) {
            Simulation first = worldOf(1000), second = worldOf(1000);
            QVERIFY(second.moveAgent({"sheep", ordinal}, {1, 2}));
            const auto difference = differenceFrom(checkOf(first), second);
            QVERIFY(difference.has_value());
            QCOMPARE(difference->types.size(), 1u);
            QCOMPARE(difference->types[0].ordinals, std::vector<std::uint32_t>{ordinal});
            QCOMPARE(QString::fromStdString(whoDiffers(*difference, Project())),
                     QString("sheep %1").arg(ordinal));
        }
    }

    void aMissingAgent_isCounted() {
        Simulation first = worldOf(20), second = worldOf(20);
        QVERIFY(second.remove({"sheep", 7}));
        const auto difference = differenceFrom(checkOf(first), second);
        QVERIFY(difference.has_value());
        QCOMPARE(QString::fromStdString(whoDiffers(*difference, Project())),
                 QString("19 agents of sheep instead of 20"));
        const auto back = differenceFrom(checkOf(second), first);
        QVERIFY(back.has_value());
        QVERIFY(std::ranges::count(back->types[0].ordinals, 7u) == 1);
    }

    void severalAgents_areAmongTheNamed() {
        Simulation first = worldOf(1000), second = worldOf(1000);
        QVERIFY(second.moveAgent({"sheep", 40}, {1, 2}));
        QVERIFY(second.moveAgent({"sheep", 777}, {1, 2}));
        const auto difference = differenceFrom(checkOf(first), second);
        QVERIFY(difference.has_value());
        const auto& ordinals = difference->types[0].ordinals;
        QCOMPARE(ordinals.size(), 4u); // the corners of a rectangle
        QVERIFY(std::ranges::count(ordinals, 40u) == 1 && std::ranges::count(ordinals, 777u) == 1);
    }

    void checker_reportsTheFirstDifferenceAlone() {
        Simulation first = worldOf(50), second = worldOf(50);
        std::vector<RunCheck> checks;
        for (int second10 = 0; second10 < 3; ++second10) {
            run(first, 10);
            checks.push_back(checkOf(first));
        }
        RunChecker checker(checks);
        for (int tick = 1; tick <= 30; ++tick) {
            second.step();
            checker.check(second);
            if (tick == 14)
                QVERIFY(second.moveAgent({"sheep", 3}, {1, 2}));
        }
        QVERIFY(checker.difference().has_value());
        QCOMPARE(checker.difference()->tick, 20u);
        QCOMPARE(checker.difference()->sameUntil, 10u);
        QVERIFY(!checker.agrees());
    }

    void laterCheck_standsForThoseLeftOut() {
        Simulation first = worldOf(50), second = worldOf(50);
        std::vector<RunCheck> checks{checkOf(first)};
        stepBoth(first, second, 10);
        checks.push_back(checkOf(first));
        RunChecker checker(checks);
        QVERIFY(!checker.agrees());
        checker.check(second);
        QVERIFY(checker.agrees());
    }
};
