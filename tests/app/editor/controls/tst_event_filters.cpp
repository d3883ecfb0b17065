#include "app/editor/controls/event_filters.h"
#include "tests/app/editor/testing.h"

#include <QQuickWindow>

/// Records the keys that reach it: "+H" for a press, "*H" for a repeated one, "-H" for a
/// release.
class Listener : public QQuickWindow {
public:
    QString heard;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        heard += (event->isAutoRepeat() ? '*' : '+') + event->text() + ' ';
    }
    void keyReleaseEvent(QKeyEvent* event) override { heard += '-' + event->text() + ' '; }
};

/// Keys with times, as the X server sends them.
class TestKeyRepeats : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_window = std::make_unique<Listener>();
        m_repeats = std::make_unique<KeyRepeats>();
        QCoreApplication::instance()->installEventFilter(m_repeats.get());
    }

    void pairsWithOneTime_areRepeats() {
        QVERIFY(press(Qt::Key_H, 1000));
        for (const ulong time : {1500UL, 1540UL, 1580UL}) {
            release(Qt::Key_H, time);
            QVERIFY(!press(Qt::Key_H, time));
        }
        release(Qt::Key_H, 1620);
        QVERIFY(!press(Qt::Key_H, 1621)); // the clock of the server has advanced between the two
        QCOMPARE(m_window->heard, "+H *H *H *H *H ");
        release(Qt::Key_H, 1640);
        QTRY_COMPARE(m_window->heard, QString("+H *H *H *H *H -H "));
    }

    void laterPress_isAnotherPress() {
        QVERIFY(press(Qt::Key_H, 1000));
        release(Qt::Key_H, 1030);
        QVERIFY(press(Qt::Key_H, 1050));
        QCOMPARE(m_window->heard, "+H -H +H ");
        release(Qt::Key_H, 1090);
        QTRY_COMPARE(m_window->heard, QString("+H -H +H -H "));
    }

    void anotherKey_isAPress() {
        QVERIFY(press(Qt::Key_A, 1000));
        release(Qt::Key_A, 1050);
        QVERIFY(press(Qt::Key_B, 1050));
        release(Qt::Key_B, 1051);
        QTRY_COMPARE(m_window->heard, QString("+A +B -A -B "));
    }

    void release_comesLater() {
        press(Qt::Key_H, 1000);
        release(Qt::Key_H, 1020);
        QCOMPARE(m_window->heard, "+H ");
        QTRY_COMPARE(m_window->heard, QString("+H -H "));
    }

    void window_mayBeDestroyed() {
        press(Qt::Key_H, 1000);
        release(Qt::Key_H, 1020);
        m_window = std::make_unique<Listener>();
        press(Qt::Key_B, 1100);
        release(Qt::Key_B, 1120);
        QTRY_COMPARE(m_window->heard, QString("+B -B "));
    }

private:
    /// Sends a press. True if a shortcut may take it.
    bool press(int key, ulong time) {
        QKeyEvent asked(QEvent::ShortcutOverride, key, {}, QKeySequence(key).toString());
        asked.setTimestamp(time);
        asked.ignore();
        QCoreApplication::sendEvent(m_window.get(), &asked);
        send(QEvent::KeyPress, key, time);
        return !asked.isAccepted();
    }
    void release(int key, ulong time) { send(QEvent::KeyRelease, key, time); }
    void send(QEvent::Type type, int key, ulong time) {
        QKeyEvent event(type, key, {}, QKeySequence(key).toString());
        event.setTimestamp(time);
        QCoreApplication::sendEvent(m_window.get(), &event);
    }

    std::unique_ptr<Listener> m_window;
    std::unique_ptr<KeyRepeats> m_repeats; // destroyed first
};
