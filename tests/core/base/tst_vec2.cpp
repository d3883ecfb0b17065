#include "core/base/vec2.h"

#include <QTest>

using namespace tiller;

class TestVec2 : public QObject {
    Q_OBJECT

private slots:
    void unit_hasLengthOne();
    void unit_ofZeroIsZero();
    void truncate_shortensOnlyLongerVectors_data();
    void truncate_shortensOnlyLongerVectors();
    void smallerAndLarger_takeTheSecond_ifEitherIsNaN();
};

void TestVec2::unit_hasLengthOne() {
    QCOMPARE(unit(Vec2{3, 4}), (Vec2{0.6, 0.8}));
    QCOMPARE(unit(Vec2{0, -1e-8}), (Vec2{0, -1}));
    QCOMPARE(unit(Vec2{-1e6, 0}), (Vec2{-1, 0}));
}

void TestVec2::unit_ofZeroIsZero() {
    QCOMPARE(unit(Vec2{}), (Vec2{0, 0}));
}

void TestVec2::truncate_shortensOnlyLongerVectors_data() {
    QTest::addColumn<double>("limit");
    QTest::addColumn<double>("x");
    QTest::newRow("longer") << 2.5 << 1.5;
    QTest::newRow("equally long") << 5.0 << 3.0;
    QTest::newRow("shorter") << 9.0 << 3.0;
    QTest::newRow("to zero") << 0.0 << 0.0;
}

void TestVec2::truncate_shortensOnlyLongerVectors() {
    QFETCH(double, limit);
    QTEST(truncate(Vec2{3, 4}, limit).x, "x");
    QCOMPARE(truncate(Vec2{}, limit), (Vec2{0, 0}));
}

void TestVec2::smallerAndLarger_takeTheSecond_ifEitherIsNaN() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(smaller(nan, 1.0), 1.0);
    QCOMPARE(larger(nan, 1.0), 1.0);
    QCOMPARE(smaller(2.0, 1.0), 1.0);
    QCOMPARE(larger(2.0, 1.0), 2.0);
}

QTEST_APPLESS_MAIN(TestVec2)
#include "tst_vec2.moc"
