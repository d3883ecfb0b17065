#include "tests/app/editor/window.h"

/// The texts of all tooltips that are shown.
QStringList tipsOf(const QQuickWindow* window) {
    QStringList texts;
    for (const QObject* each : window->findChildren<QObject*>())
        if (each->inherits("QQuickToolTip") && each->property("visible").toBool())
            texts << each->property("text").toString();
    return texts;
}

using Cause = std::function<void(EditorDriver&)>;

/// Tooltips in a real window.
class TestTip : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void leaves_data() {
        const TestRows<QString, Cause> row;
        row("with its pane", "fitButton",
            Cause([](EditorDriver& window) { window.editor().windowState.setLayout("canvas"); }));
        row("with its window's content", "playButton",
            Cause([](EditorDriver& window) { window.editor().windowState.setAtStart(true); }));
        row("under a dialog", "playButton",
            Cause([](EditorDriver& window) { window.key(Qt::Key_K, Qt::ControlModifier); }));
        row("with the mouse", "playButton", Cause([](EditorDriver& window) {
                QTest::mouseMove(window.window, window.center("canvas"));
            }));
    }

    void leaves() {
        const auto [over, cause] = fetched<QString, Cause>();
        QTest::mouseMove(window, center("canvas"));
        QTest::mouseMove(window, center(over));
        QTRY_VERIFY(!tipsOf(window).isEmpty());
        cause(*this);
        QTRY_COMPARE(tipsOf(window), QStringList());
    }
};
