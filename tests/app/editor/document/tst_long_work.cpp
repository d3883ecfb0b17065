#include "app/editor/document/long_work.h"

#include <QSignalSpy>
#include <QTest>

#include <future>
#include <memory>

using namespace std::chrono_literals;
using namespace tiller;

class TestLongWork : public QObject {
    Q_OBJECT

private slots:
    void shortWork_isNotShown() {
        LongWork work(10min);
        QSignalSpy shown(&work, &LongWork::changed);
        bool done = false;
        QVERIFY(work.run({"A", "a"}, [&done] { done = true; }));
        QVERIFY(done);
        QCOMPARE(shown.size(), 0);
    }

    /// The work ends only after an event of the window was handled.
    void longWork_isShown_andHandlesEvents() {
        LongWork work(0ms);
        std::promise<void> handled;
        QString shown;
        connect(&work, &LongWork::changed, this, [&] {
            if (!work.what().isEmpty())
                QMetaObject::invokeMethod(
                    this,
                    [&] {
                        shown = work.what();
                        handled.set_value();
                    },
                    Qt::QueuedConnection);
        });
        QVERIFY(work.run({"A", "a"}, [&handled] { handled.get_future().wait(); }));
        QCOMPARE(shown, "A");
        QVERIFY(work.what().isEmpty());
    }

    void canceledWork_isDropped() {
        auto go = std::make_shared<std::promise<void>>();
        bool ended = false;
        {
            LongWork work(0ms);
            connect(&work, &LongWork::changed, &work, &LongWork::cancel);
            QVERIFY(!work.run({"A", "a"}, [go, &ended] {
                go->get_future().wait();
                ended = true;
            }));
            QVERIFY(work.what().isEmpty());
            QVERIFY(!ended);
            go->set_value();
        }
        QVERIFY(ended); // the end of the object waits for it
    }

    /// As the reading of a file on a server that is gone.
    void workThatNeverEnds_isLeft() {
        auto go = std::make_shared<std::promise<void>>();
        auto ended = std::make_shared<std::promise<void>>();
        {
            LongWork work(0ms);
            connect(&work, &LongWork::changed, &work, &LongWork::cancel);
            QVERIFY(!work.run({"A", "a"}, [go, ended] {
                go->get_future().wait();
                ended->set_value();
            }));
        }
        go->set_value(); // the object is gone
        ended->get_future().wait();
    }

    void secondWork_isRefused() {
        LongWork work(0ms);
        std::promise<void> go;
        bool second = true;
        connect(&work, &LongWork::changed, this, [&] {
            if (work.what().isEmpty())
                return;
            second = work.run({"B", "b"}, [] {});
            go.set_value();
        });
        QVERIFY(work.run({"A", "a"}, [&go] { go.get_future().wait(); }));
        QVERIFY(!second);
    }
};

QTEST_GUILESS_MAIN(TestLongWork)
#include "tst_long_work.moc"
