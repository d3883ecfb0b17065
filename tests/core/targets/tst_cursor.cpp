#include "tests/core/support/testing.h"

/// Two agents that seek the cursor, else a post. The second starts far from the click of the tests.
ProjectBuilder seekers(const char* follows) {
    return world("seeker (100,100) (100,500); post:point (700,300); mouse:cursor follows={}; seek; "
                 "mouse > seek > seeker",
                 follows);
}

std::optional<Vec2> targetOf(const Simulation& simulation, std::uint32_t agent) {
    return explained(simulation, "mouse", {"seeker", agent}).target;
}

class TestCursor : public QObject {
    Q_OBJECT

private slots:
    void click_isKept() {
        Simulation simulation(seekers("click").build());
        simulation.click({130, 100});
        run(simulation, 100);
        QCOMPARE(targetOf(simulation, 0), (Vec2{130, 100}));
    }

    void clickUntilReached_isForgottenByEachAgentThatComes() {
        Simulation simulation(seekers("click-until-reached").build());
        QVERIFY(!targetOf(simulation, 0));
        simulation.click({130, 100});
        QCOMPARE(targetOf(simulation, 0), (Vec2{130, 100}));
        run(simulation, 30);
        QVERIFY(!targetOf(simulation, 0));
        QCOMPARE(targetOf(simulation, 1), (Vec2{130, 100})); // still on its way
        run(simulation, 150);
        QVERIFY(!targetOf(simulation, 1));
    }

    void newClick_callsThoseThatForgot() {
        Simulation simulation(seekers("click-until-reached").build());
        simulation.click({130, 100});
        run(simulation, 30);
        const Snapshot saved = simulation.snapshot();
        simulation.click({300, 100});
        QCOMPARE(targetOf(simulation, 0), (Vec2{300, 100}));
        QVERIFY(simulation.restore(saved));
        QVERIFY(!targetOf(simulation, 0)); // a snapshot holds what each agent forgot
    }

    void otherwise_isTheTargetWithoutAMouse() {
        Simulation simulation(seekers("move").add("post > mouse").build());
        QCOMPARE(targetOf(simulation, 0), (Vec2{700, 300}));
        simulation.setCursor(Vec2{200, 200});
        QCOMPARE(targetOf(simulation, 0), (Vec2{200, 200}));
        simulation.setCursor({});
        QCOMPARE(targetOf(simulation, 0), (Vec2{700, 300}));
    }

    void otherwise_isUsedOnlyWithoutAMouse() {
        Simulation simulation(seekers("move").add("post > mouse").build());
        const auto uses = [&] { return explained(simulation, "post", {"seeker", 0}).used; };
        QVERIFY(uses());
        simulation.setCursor(Vec2{200, 200});
        QVERIFY(!uses());
    }

    void withoutAnything_thereIsNoTarget() {
        for (const char* follows : {"move", "click", "click-until-reached"}) {
            Simulation simulation = afterTicks(1, seekers(follows).build());
            QVERIFY(!targetOf(simulation, 0));
        }
    }
};
