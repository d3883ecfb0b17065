#include "app/editor/document/file_reading.h"

#include <QSignalSpy>
#include <QTest>

#include <future>
#include <memory>

using namespace std::chrono_literals;
using namespace tiller;

class TestFileReading : public QObject {
    Q_OBJECT

private slots:
    void shortReading_isNotShown();
    void longReading_isShown_andHandlesEvents();
    void canceledReading_isDropped();
    void secondReading_isRefused();
};

void TestFileReading::shortReading_isNotShown() {
    FileReading reading(10min);
    QSignalSpy shown(&reading, &FileReading::fileChanged);
    bool done = false;
    QVERIFY(reading.run("/folder/a.tiller", [&done] { done = true; }));
    QVERIFY(done);
    QCOMPARE(shown.size(), 0);
}

/// The reading ends only after an event of the window was handled.
void TestFileReading::longReading_isShown_andHandlesEvents() {
    FileReading reading(0ms);
    std::promise<void> handled;
    QString shown;
    connect(&reading, &FileReading::fileChanged, this, [&] {
        if (!reading.file().isEmpty())
            QMetaObject::invokeMethod(
                this,
                [&] {
                    shown = reading.file();
                    handled.set_value();
                },
                Qt::QueuedConnection);
    });
    QVERIFY(reading.run("/folder/a.tiller", [&handled] { handled.get_future().wait(); }));
    QCOMPARE(shown, QString("a.tiller"));
    QVERIFY(reading.file().isEmpty());
}

void TestFileReading::canceledReading_isDropped() {
    auto go = std::make_shared<std::promise<void>>();
    bool ended = false;
    {
        FileReading reading(0ms);
        connect(&reading, &FileReading::fileChanged, &reading, &FileReading::cancel);
        QVERIFY(!reading.run("a.tiller", [go, &ended] {
            go->get_future().wait();
            ended = true;
        }));
        QVERIFY(reading.file().isEmpty());
        QVERIFY(!ended);
        go->set_value();
    }
    QVERIFY(ended); // the end of the object waits for it
}

void TestFileReading::secondReading_isRefused() {
    FileReading reading(0ms);
    std::promise<void> go;
    bool second = true;
    connect(&reading, &FileReading::fileChanged, this, [&] {
        if (reading.file().isEmpty())
            return;
        second = reading.run("b.tiller", [] {});
        go.set_value();
    });
    QVERIFY(reading.run("a.tiller", [&go] { go.get_future().wait(); }));
    QVERIFY(!second);
}

QTEST_GUILESS_MAIN(TestFileReading)
#include "tst_file_reading.moc"
