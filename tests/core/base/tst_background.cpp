#include "core/base/background.h"
#include "tests/core/support/testing.h"

/// A job in a thread of its own.
class TestBackground : public QObject {
    Q_OBJECT

private slots:
    void eachStart_doesTheJobOnce() {
        int count = 0;
        Background background([&] { ++count; });
        background.wait();
        QCOMPARE(count, 0);
        for (int i = 1; i <= 100; ++i) {
            background.start();
            background.wait();
            QCOMPARE(count, i);
        }
    }

    void itsEnd_waitsForTheJob() {
        int count = 0;
        {
            Background background([&] { ++count; });
            background.start();
        }
        QCOMPARE(count, 1);
    }

    void theJob_hasItsOwnThread() {
        std::thread::id thread;
        Background background([&] { thread = std::this_thread::get_id(); });
        background.start();
        background.wait();
        QVERIFY(thread != std::thread::id());
        QVERIFY(thread != std::this_thread::get_id());
    }
};
