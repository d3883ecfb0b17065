#include "tests/core/support/forces.h"

#include <QTest>

using namespace tiller;

namespace {

ProjectBuilder middleOf(std::vector<PlacedAgent> own, std::vector<PlacedAgent> others,
                        double range = 200) {
    ProjectBuilder builder;
    builder.agents("a", std::move(own))
        .agents("b", std::move(others))
        .node("look", "centroid", {{"range", range}})
        .node("it", "match-velocity")
        .link("b.agents", "look.agents")
        .link("look.agent", "it.target")
        .link("it.force", "a.steering");
    return builder;
}

std::optional<Vec2> seen(const ProjectBuilder& builder) {
    return explained(Simulation(builder.build()), "look").target;
}

} // namespace

class TestCentroid : public QObject {
    Q_OBJECT

private slots:
    void isTheMeanPlaceAndVelocity();
    void doesNotCountTheAgentItself();
    void range_isExclusive();
    void noAgentThere_isMissing();
    void severalTypes_areOneGroup();
    void wraps_theShortWay();
    void ofAll_whereRangeIsNoLimit();
};

void TestCentroid::isTheMeanPlaceAndVelocity() {
    const auto project =
        middleOf({{"", {10, 10}, {1, 0}}},
                 {{"", {40, 0}, {1, 2}}, {"", {60, 0}, {3, 0}}, {"", {20, 90}, {-1, 1}}});
    QCOMPARE(difference(seen(project), Vec2{40, 30}), QString());
    QCOMPARE(difference(forceOf(project), Vec2{1, 1} - Vec2{1, 0}), QString());
}

void TestCentroid::doesNotCountTheAgentItself() {
    auto builder = middleOf({{"", {0, 0}, {}}, {"", {50, 0}, {}}, {"", {70, 20}, {}}}, {});
    builder.link("a.agents", "look.agents");
    QCOMPARE(difference(seen(builder), Vec2{60, 10}), QString());
}

void TestCentroid::range_isExclusive() {
    const std::vector<PlacedAgent> others{{"", {30, 0}, {}}, {"", {0, 50}, {}}};
    QCOMPARE(difference(seen(middleOf({{"", {}, {}}}, others, 50)), Vec2{30, 0}), QString());
    QCOMPARE(difference(seen(middleOf({{"", {}, {}}}, others, 50.01)), Vec2{15, 25}), QString());
    QVERIFY(!seen(middleOf({{"", {}, {}}}, others, 0)));
}

void TestCentroid::noAgentThere_isMissing() {
    QVERIFY(!seen(middleOf({{"", {}, {1, 0}}}, {})));
    QVERIFY(!forceOf(middleOf({{"", {}, {1, 0}}}, {})));
}

void TestCentroid::severalTypes_areOneGroup() {
    auto builder = middleOf({{"", {}, {}}}, {{"", {30, 0}, {}}});
    builder.agents("c", {{"", {0, 60}, {}}, {"", {0, 0}, {}}}).link("c.agents", "look.agents");
    QCOMPARE(difference(seen(builder), Vec2{10, 20}), QString());
}

void TestCentroid::wraps_theShortWay() {
    auto builder = middleOf({{"", {5, 50}, {}}}, {{"", {95, 50}, {}}, {"", {85, 50}, {}}}, 40);
    builder.world("edges", std::string("wrap")).world("width", 100.0).world("height", 100.0);
    QCOMPARE(difference(seen(builder), Vec2{-10, 50}), QString()); // 15 to the left
}

void TestCentroid::ofAll_whereRangeIsNoLimit() {
    const std::vector<PlacedAgent> others{{"", {900'000, 0}, {}}, {"", {-900'000, 60}, {}}};
    QCOMPARE(difference(seen(middleOf({{"", {}, {}}}, others, noLimit)), Vec2{0, 30}), QString());
}

QTEST_APPLESS_MAIN(TestCentroid)
#include "tst_centroid.moc"
