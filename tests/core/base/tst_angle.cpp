#include "core/base/angle.h"
#include "core/base/random.h"
#include "tests/core/support/testing.h"

#include <numbers>

/// The true value: reduced in whole degrees, computed in long double.
long double trueSine(double degrees) {
    const long double rest = std::remainder(static_cast<long double>(degrees), 360.0L);
    return std::sin(rest * (std::numbers::pi_v<long double> / 180.0L));
}

long double trueCosine(double degrees) {
    const long double rest = std::remainder(static_cast<long double>(degrees), 360.0L);
    return std::cos(rest * (std::numbers::pi_v<long double> / 180.0L));
}

class TestAngle : public QObject {
    Q_OBJECT

private slots:
    void quarters_areExact_data() {
        const TestRows<double, double, double> row;
        row("0", 0.0, 0.0, 1.0);
        row("90", 90.0, 1.0, 0.0);
        row("180", 180.0, 0.0, -1.0);
        row("270", 270.0, -1.0, 0.0);
        row("360", 360.0, 0.0, 1.0);
        row("-90", -90.0, -1.0, 0.0);
        row("many turns", 360.0 * 1'000'000 + 90, 1.0, 0.0);
    }

    void quarters_areExact() {
        const auto [degrees, sine, cosine] = fetched<double, double, double>();
        const SineCosine<double> at = sineCosine(degrees);
        QCOMPARE(at.sine, sine);
        QCOMPARE(at.cosine, cosine);
    }

    void error_isWithinTheDocumentedBound() {
        const long double bound = std::ldexp(1.0L, -52);
        const RandomStream random(1, 2, 3);
        long double worst = 0;
        const auto check = [&](double degrees) {
            const SineCosine<double> at = sineCosine(degrees);
            worst = std::max({worst, std::abs(at.sine - trueSine(degrees)),
                              std::abs(at.cosine - trueCosine(degrees))});
        };
        for (int i = -720'000; i <= 720'000; ++i)
            check(i / 1000.0);
        for (std::uint32_t i = 0; i < 200'000; ++i)
            check((random.draw(0, i, 0) - 0.5) * 2 * (1 << 30));
        QVERIFY2(worst <= bound, qPrintable(QString("worst 2^%1").arg(double(std::log2(worst)))));
    }

    void direction_turnsLeftAsSeenOnTheScreen() {
        QCOMPARE(direction(0.0), (Vec2{1, 0}));
        QCOMPARE(direction(90.0), (Vec2{0, -1})); // up, as y points down
        QCOMPARE(turnLeft(Vec2{1, 0}), (Vec2{0, -1}));
        QCOMPARE(turnLeft(Vec2{0, -1}), (Vec2{-1, 0}));
    }

    void wrapDegrees_isBetween0And360() {
        QCOMPARE(wrapDegrees(370.0), 10.0);
        QCOMPARE(wrapDegrees(-10.0), 350.0);
        QCOMPARE(wrapDegrees(360.0), 0.0);
        QCOMPARE(wrapDegrees(0.0), 0.0);
    }
};
