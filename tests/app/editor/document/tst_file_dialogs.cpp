#include "app/editor/document/file_dialogs.h"
#include "app/editor/theme/colors.h"
#include "tests/app/editor/test_home.h"

#include <QApplication>
#include <QFileDialog>
#include <QTest>
#include <QTimer>

using namespace tiller;

class TestFileDialogs : public QObject {
    Q_OBJECT

private slots:
    void dialogs_haveTheThemeOfTheWindow_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("saves");
        for (const bool dark : {true, false})
            for (const bool saves : {true, false})
                QTest::addRow("%s, %s", dark ? "dark" : "light", saves ? "save" : "open")
                    << dark << saves;
    }

    void dialogs_haveTheThemeOfTheWindow() {
        QFETCH(bool, dark);
        QFETCH(bool, saves);
        AppSettings settings;
        settings.setDark(dark);
        const FileDialogs dialogs(settings);
        QColor window, text;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible())
                return;
            window = dialog->grab().toImage().pixelColor(2, 2);
            text = dialog->palette().color(QPalette::Text);
            dialog->reject();
        });
        look.start(10);
        QCOMPARE(saves ? dialogs.askSave({}, "town") : dialogs.askOpen({}), QString());
        QCOMPARE(window, colorsOf(dark, false).panel);
        QCOMPARE(text, colorsOf(dark, false).text);
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestFileDialogs)
#include "tst_file_dialogs.moc"
