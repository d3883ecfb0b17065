#include "tests/core/support/testing.h"

ProjectBuilder middleOf(const std::string& own, const std::string& others, double range = 200) {
    return world("a {}; b {}; look:centroid range={}; it:match-velocity; b > look > it > a", own,
                 others, range);
}

std::optional<Vec2> seen(const ProjectBuilder& builder) {
    return explained(Simulation(builder.build()), "look").target;
}

class TestCentroid : public QObject {
    Q_OBJECT

private slots:
    void isTheMeanPlaceAndVelocity() {
        const auto project = middleOf("(10,10)+(1,0)", "(40,0)+(1,2) (60,0)+(3,0) (20,90)+(-1,1)");
        QCOMPARE(difference(seen(project), Vec2{40, 30}), QString());
        QCOMPARE(difference(forceOf(project), Vec2{1, 1} - Vec2{1, 0}), QString());
    }

    void doesNotCountTheAgentItself() {
        auto builder = middleOf("(0,0) (50,0) (70,20)", "()").add("a > look");
        QCOMPARE(difference(seen(builder), Vec2{60, 10}), QString());
    }

    void range_isExclusive() {
        const std::string others = "(30,0) (0,50)";
        QCOMPARE(difference(seen(middleOf("(0,0)", others, 50)), Vec2{30, 0}), QString());
        QCOMPARE(difference(seen(middleOf("(0,0)", others, 50.01)), Vec2{15, 25}), QString());
        QVERIFY(!seen(middleOf("(0,0)", others, 0)));
    }

    void noAgentThere_isMissing() {
        QVERIFY(!seen(middleOf("(0,0)+(1,0)", "()")));
        QVERIFY(!forceOf(middleOf("(0,0)+(1,0)", "()")));
    }

    void severalTypes_areOneGroup() {
        auto builder = middleOf("(0,0)", "(30,0)").add("c (0,60) (0,0); c > look");
        QCOMPARE(difference(seen(builder), Vec2{10, 20}), QString());
    }

    void wraps_theShortWay() {
        auto builder = middleOf("(5,50)", "(95,50) (85,50)", 40);
        builder.add("world edges=wrap width=100 height=100");
        QCOMPARE(difference(seen(builder), Vec2{-10, 50}), QString()); // 15 to the left
    }

    void ofAll_whereRangeIsNoLimit() {
        const std::string others = "(900000,0) (-900000,60)";
        QCOMPARE(difference(seen(middleOf("(0,0)", others, noLimit)), Vec2{0, 30}), QString());
    }
};
