#include "core/base/lattice.h"
#include "core/base/random.h"
#include "tests/core/support/testing.h"

class TestLattice : public QObject {
    Q_OBJECT

private slots:
    void lattice_roundsToTheNearest_data() {
        const TestRows<double, double> row;
        row("zero", 0.0, 0.0);
        row("a step stays", latticeStep, latticeStep);
        row("a quarter step becomes 0", latticeStep / 4, 0.0);
        row("ties to even", latticeStep * 1.5, latticeStep * 2);
        row("negative", -latticeStep * 0.75, -latticeStep);
        row("large", 1'000'000 + latticeStep * 0.25, 1'000'000.0);
        row("just below the limit", 8388607.0, 8388607.0);
    }

    void lattice_roundsToTheNearest() {
        const auto [x, rounded] = fetched<double, double>();
        QCOMPARE(lattice(x), rounded);
    }

    void exactSum_doesNotDependOnItsOrder_data() {
        QTest::addColumn<double>("bound");
        QTest::newRow("small") << 1.0;
        QTest::newRow("as in the tutorials") << 12.0;
        QTest::newRow("large") << 3e9;
        QTest::newRow("very large") << 1e15;
    }

    void exactSum_doesNotDependOnItsOrder() {
        QFETCH(double, bound);
        constexpr std::uint32_t count = 50'000;
        const ExactSum sum(count, bound);
        const RandomStream random(1, 2, 3);
        std::vector<double> values;
        for (std::uint32_t i = 0; i < count; ++i)
            values.push_back((2 * random.draw(0, i, 0) - 1) * bound);

        const auto added = [&] {
            double total = 0;
            for (const double value : values)
                total += sum.round(value);
            return total;
        };
        const double forward = added();
        std::ranges::reverse(values);
        QCOMPARE(added(), forward);
        std::ranges::sort(values);
        QCOMPARE(added(), forward);
    }

    void exactSum_hasTheFinestStepThatFits() {
        QCOMPARE(ExactSum(10, 6).quantum(), latticeStep);
        const ExactSum coarse(1'000'000, 2e9);
        QVERIFY(1'000'000 * 2e9 <= coarse.quantum() * 9007199254740992.0);
        QVERIFY(1'000'000 * 2e9 > coarse.quantum() / 2 * 9007199254740992.0);
    }

    void exactSum_cutsContributionsAtItsBound() {
        const ExactSum sum(10, 6);
        QCOMPARE(sum.round(7.0), 6.0);
        QCOMPARE(sum.round(-1e300), -6.0);
    }
};
