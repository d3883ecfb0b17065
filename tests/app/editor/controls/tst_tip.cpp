#include "tests/app/editor/window.h"

#include <functional>

using namespace tiller;

namespace {

/// The texts of all tooltips that are shown.
QStringList tipsOf(const QQuickWindow* window) {
    QStringList texts;
    for (const QObject* each : window->findChildren<QObject*>())
        if (each->inherits("QQuickToolTip") && each->property("visible").toBool())
            texts << each->property("text").toString();
    return texts;
}

using Cause = std::function<void(EditorWindow&)>;

} // namespace

/// Tooltips in a real window.
class TestTip : public QObject {
    Q_OBJECT

private slots:
    void leaves_data() {
        QTest::addColumn<QString>("over");
        QTest::addColumn<Cause>("cause");
        QTest::newRow("with its pane")
            << "fitButton"
            << Cause([](EditorWindow& window) { window.window->setProperty("layout", "canvas"); });
        QTest::newRow("with its window's content")
            << "playButton"
            << Cause([](EditorWindow& window) { window.window->setProperty("atStart", true); });
        QTest::newRow("under a dialog")
            << "playButton"
            << Cause([](EditorWindow& window) { window.key(Qt::Key_K, Qt::ControlModifier); });
        QTest::newRow("with the mouse") << "playButton" << Cause([](EditorWindow& window) {
            QTest::mouseMove(window.window, window.center("canvas"));
        });
    }

    void leaves() {
        QFETCH(QString, over);
        QFETCH(Cause, cause);
        EditorWindow window("hunter-and-prey");
        QTest::mouseMove(window.window, window.center("canvas"));
        QTest::mouseMove(window.window, window.center(over));
        QTRY_VERIFY(!tipsOf(window.window).isEmpty());
        cause(window);
        QTRY_COMPARE(tipsOf(window.window), QStringList());
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestTip)
#include "tst_tip.moc"
