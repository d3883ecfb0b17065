#include "tests/core/support/testing.h"

/// "a" at the origin pursues the player; T = distance/3.
Project chasing(const std::string& name = "player") {
    return world("a (0,0); look:external externalName={}; it:pursue; look > it > a", name);
}

class TestExternal : public QObject {
    Q_OBJECT

private slots:
    void isWhereTheGameSetsIt_andMovesSo() {
        Simulation simulation(chasing());
        QVERIFY(!seen(simulation) && !forceOf(simulation));
        simulation.setExternal("player", {60, 0}, {0, 1.5});
        QCOMPARE(seen(simulation), std::optional(Vec2{60, 0}));
        // T = 20: at (60, 30).
        QCOMPARE(difference(forceOf(simulation), Vec2{6 / std::sqrt(5), 3 / std::sqrt(5)}),
                 QString());
        simulation.setExternal("player", {0, -60});
        QCOMPARE(difference(forceOf(simulation), Vec2{0, -3}), QString());
        simulation.step(); // it does not move by itself
        QCOMPARE(seen(simulation), std::optional(Vec2{0, -60}));
    }

    void cursorStandsIn_untilItIsSet() {
        Simulation simulation(chasing());
        simulation.setCursor(Vec2{0, 90});
        QCOMPARE(seen(simulation), std::optional(Vec2{0, 90}));
        simulation.setExternal("player", {60, 0});
        QCOMPARE(seen(simulation), std::optional(Vec2{60, 0}));
        simulation.clearExternal("player");
        QCOMPARE(seen(simulation), std::optional(Vec2{0, 90}));
    }

    void cleared_isMissingAgain() {
        Simulation simulation(chasing());
        simulation.setExternal("player", {60, 0});
        simulation.step();
        simulation.clearExternal("player");
        simulation.clearExternal("nobody");
        QVERIFY(!seen(simulation));
        const Vec2 velocity = velocityOf(simulation, "a");
        simulation.step();
        QCOMPARE(velocityOf(simulation, "a"), velocity); // it coasts
    }

    void names_areDistinct() {
        Simulation simulation(chasing("boat"));
        simulation.setExternal("player", {60, 0});
        QVERIFY(!seen(simulation));
        simulation.setExternal("boat", {0, 60});
        simulation.clearExternal("player");
        QCOMPARE(seen(simulation), std::optional(Vec2{0, 60}));
    }

    void reset_forgets_snapshotRemembers() {
        Simulation simulation(chasing());
        simulation.setExternal("player", {60, 0}, {1, 0});
        simulation.step();
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 5);
        const std::uint64_t later = simulation.stateHash();
        simulation.reset();
        QVERIFY(!seen(simulation));
        Simulation other(chasing());
        QVERIFY(other.restore(snapshot));
        run(other, 5);
        QCOMPARE(other.stateHash(), later);
    }

    void placesOutsideTheWorld_areCutToItsLimits() {
        Simulation simulation(chasing());
        simulation.setExternal("player", {1e300, 0}, {0, -1e300});
        QCOMPARE(seen(simulation), std::optional(Vec2{coordinateLimit, 0}));
        run(simulation, 3);
        QVERIFY(std::abs(length(velocityOf(simulation, "a")) - 3) < 1e-6);
    }
};
