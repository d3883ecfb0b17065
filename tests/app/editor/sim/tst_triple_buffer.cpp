#include "app/editor/sim/triple_buffer.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace tiller;

class TestTripleBuffer : public QObject {
    Q_OBJECT

private slots:
    void nothingPublished_nothingToTake() {
        TripleBuffer<int> buffer;
        QVERIFY(!buffer.take());
        QCOMPARE(buffer.front(), 0);
    }

    void take_returnsTheNewest() {
        TripleBuffer<int> buffer;
        for (const int value : {1, 2, 3}) {
            buffer.back() = value;
            buffer.publish();
        }
        QVERIFY(buffer.take());
        QCOMPARE(buffer.front(), 3);
        QVERIFY(!buffer.take());
        QCOMPARE(buffer.front(), 3);
    }

    void memoryIsReused() {
        TripleBuffer<std::vector<int>> buffer;
        for (int i = 0; i < 3; ++i) {
            buffer.back().reserve(100);
            buffer.publish();
            buffer.take();
        }
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(buffer.back().capacity(), 100U);
            buffer.publish();
            buffer.take();
        }
    }

    void underStress_valuesAreWholeAndInOrder() {
        constexpr std::uint64_t last = 200'000;
        TripleBuffer<std::array<std::uint64_t, 64>> buffer;
        std::thread writer([&buffer] {
            for (std::uint64_t i = 1; i <= last; ++i) {
                buffer.back().fill(i);
                buffer.publish();
            }
        });
        std::uint64_t seen = 0;
        bool whole = true;
        bool inOrder = true;
        while (seen < last) {
            if (!buffer.take())
                continue;
            const auto& value = buffer.front();
            for (const std::uint64_t each : value)
                whole = whole && each == value[0];
            inOrder = inOrder && value[0] > seen;
            seen = value[0];
        }
        writer.join();
        QVERIFY(whole);
        QVERIFY(inOrder);
    }
};

QTEST_APPLESS_MAIN(TestTripleBuffer)
#include "tst_triple_buffer.moc"
