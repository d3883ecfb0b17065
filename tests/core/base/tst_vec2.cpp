#include "core/base/vec2.h"
#include "tests/core/support/testing.h"

class TestVec2 : public QObject {
    Q_OBJECT

private slots:
    void unit_hasLengthOne() {
        QCOMPARE(unit(Vec2{3, 4}), (Vec2{0.6, 0.8}));
        QCOMPARE(unit(Vec2{0, -1e-8}), (Vec2{0, -1}));
        QCOMPARE(unit(Vec2{-1e6, 0}), (Vec2{-1, 0}));
    }

    void unit_ofZeroIsZero() { QCOMPARE(unit(Vec2{}), (Vec2{0, 0})); }

    void truncate_shortensOnlyLongerVectors_data() {
        const TestRows<double, double> row;
        row("longer", 2.5, 1.5);
        row("equally long", 5.0, 3.0);
        row("shorter", 9.0, 3.0);
        row("to zero", 0.0, 0.0);
    }

    void truncate_shortensOnlyLongerVectors() {
        const auto [limit, x] = fetched<double, double>();
        QCOMPARE(truncate(Vec2{3, 4}, limit).x, x);
        QCOMPARE(truncate(Vec2{}, limit), (Vec2{0, 0}));
    }

    void smallerAndLarger_takeTheSecond_ifEitherIsNaN() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(smaller(nan, 1.0), 1.0);
        QCOMPARE(larger(nan, 1.0), 1.0);
        QCOMPARE(smaller(2.0, 1.0), 1.0);
        QCOMPARE(larger(2.0, 1.0), 2.0);
    }
};
