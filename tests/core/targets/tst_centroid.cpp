#include "tests/core/support/testing.h"

ProjectBuilder middleOf(const std::string& own, const std::string& others, double range = 200) {
    return world("a {}; b {}; look:centroid range={}; it:match-velocity; b > look > it > a", own,
                 others, range);
}

class TestCentroid : public QObject {
    Q_OBJECT

private slots:
    void isTheMeanPlace_data() {
        const TestRows<Project, MaybeForce> row;
        row("of three", middleOf("(10,10)+(1,0)", "(40,0)+(1,2) (60,0)+(3,0) (20,90)+(-1,1)"),
            Vec2{40, 30});
        row("without the agent itself", middleOf("(0,0) (50,0) (70,20)", "()").add("a > look"),
            Vec2{60, 10});
        row("the range is exclusive", middleOf("(0,0)", "(30,0) (0,50)", 50), Vec2{30, 0});
        row("within the range", middleOf("(0,0)", "(30,0) (0,50)", 50.01), Vec2{15, 25});
        row("no range", middleOf("(0,0)", "(30,0) (0,50)", 0), {});
        row("no agent", middleOf("(0,0)+(1,0)", "()"), {});
        row("of several types", middleOf("(0,0)", "(30,0)").add("c (0,60) (0,0); c > look"),
            Vec2{10, 20});
        row("the short way, 15 to the left",
            middleOf("(5,50)", "(95,50) (85,50)", 40).add("world edges=wrap width=100 height=100"),
            Vec2{-10, 50});
        row("of all, where range is no limit",
            middleOf("(0,0)", "(900000,0) (-900000,60)", noLimit), Vec2{0, 30});
    }

    void isTheMeanPlace() {
        const auto [project, expected] = fetched<Project, MaybeForce>();
        const Simulation simulation(project);
        QCOMPARE(difference(seen(simulation), expected), QString());
        QCOMPARE(forceOf(simulation).has_value(), expected.has_value());
    }

    void hasTheMeanVelocity() {
        const auto project = middleOf("(10,10)+(1,0)", "(40,0)+(1,2) (60,0)+(3,0) (20,90)+(-1,1)");
        QCOMPARE(difference(forceOf(project), Vec2{1, 1} - Vec2{1, 0}), QString());
    }
};
