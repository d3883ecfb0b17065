#include "app/editor/document/file_dialogs.h"
#include "app/editor/document/folders.h"
#include "app/editor/document/window_place.h"
#include "app/editor/theme/colors.h"
#include "tests/app/editor/testing.h"

#include <QApplication>
#include <QFileDialog>
#include <QTimer>
#include <QWindow>

/// Where files and windows were, and where dialogs begin.
class TestFileDialogs : public QObject {
    Q_OBJECT

private slots:
    void dialogs_haveTheThemeOfTheWindow_data() {
        const TestRows<bool, bool> row;
        for (const bool dark : {true, false})
            for (const bool saves : {true, false})
                row(QTest::addRow("%s, %s", dark ? "dark" : "light", saves ? "save" : "open"), dark,
                    saves);
    }

    void dialogs_haveTheThemeOfTheWindow() {
        const auto [dark, saves] = fetched<bool, bool>();
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
        QCOMPARE(saves ? dialogs.ask(FileDialogs::Save, {}, "town")
                       : dialogs.ask(FileDialogs::Open, {}),
                 QString());
        QCOMPARE(window, colorsOf(dark, false).panel);
        QCOMPARE(text, colorsOf(dark, false).text);
    }

    /// The kind of table is chosen once, and stays for all dialogs of tables.
    void kindOfTable_isKept() {
        AppSettings settings;
        const FileDialogs dialogs(settings);
        QString offered;
        QString filter = QStringLiteral("CSV, plain (*.csv)");
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible())
                return;
            offered = dialog->selectedNameFilter();
            if (!filter.isEmpty())
                dialog->selectNameFilter(filter);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        look.start(10);
        const QString beside = m_folder.filePath("town/a.tiller");
        QVERIFY(dialogs.ask(FileDialogs::Plots, beside, "t").endsWith("t.csv"));
        QCOMPARE(offered, "CSV for a spreadsheet: 1.5, 2.5 (*.csv)");
        QCOMPARE(dialogs.tableForm(), "plain");
        filter.clear();
        QVERIFY(dialogs.ask(FileDialogs::Chart, beside, "t").endsWith("t.csv"));
        QCOMPARE(offered, "CSV, plain (*.csv)");
        QVERIFY(dialogs.ask(FileDialogs::Answers, beside, "t").endsWith("t.pdf"));
        QCOMPARE(dialogs.tableForm(), "plain");
    }

    /// A lesson is given to pupils: its export begins with the page.
    void exportOfALesson_isAPage() {
        AppSettings settings;
        const FileDialogs dialogs(settings);
        QTimer look;
        connect(&look, &QTimer::timeout, this, [] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget()))
                QMetaObject::invokeMethod(dialog, "accept");
        });
        look.start(10);
        const QString beside = m_folder.filePath("town/a.tiller");
        QVERIFY(dialogs.ask(FileDialogs::Export, beside, "t").endsWith("t.json"));
        QVERIFY(dialogs.ask(FileDialogs::ExportLesson, beside, "t")
                    .endsWith(dialogs.canExportPages() ? "t.html" : "t.json"));
    }

    void initTestCase() {
        QVERIFY(QDir(m_folder.path()).mkpath("town/maps"));
        const auto link = [this](const QString& target, const QString& name) {
            QVERIFY(QFile::link(target, outside("town/" + name)));
        };
        QVERIFY(QFile(outside("town/maps/red.png")).open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(outside("town"), outside("alias")));
        link("maps/red.png", "within");
        link(outside("town/maps/red.png"), "absolute");
        link(outside("alias/maps"), "byAlias");
        link("../elsewhere", "out");
        link("/nowhere/at/all", "far");
        link("maps/../../town/maps", "outAndBack");
        link("ring", "ring");
        link("../out", "maps/chain");
    }

    void name_leadsIntoTheFolder_orNowhere_data() {
        const TestRows<QString, QString> row; // the second is from the folder
        row("file", "maps/red.png", "maps/red.png");
        row("dots", "./maps//../maps/./red.png", "maps/red.png");
        row("missing", "maps/blue.png", "maps/blue.png");
        row("link within", "within", "maps/red.png");
        row("absolute link within", "absolute", "maps/red.png");
        row("link by another name of the folder", "byAlias/red.png", "maps/red.png");
        for (const char* name : {"/etc/passwd", "/nowhere/at/all", "..", "../town/maps/red.png",
                                 "maps/../../town/within", "out", "out/x", "far/x",
                                 "outAndBack/red.png", "ring", "maps/chain/x"})
            row(name, name, QString());
    }

    /// The folder has two names.
    void name_leadsIntoTheFolder_orNowhere() {
        const auto [name, path] = fetched<QString, QString>();
        const QString root = QDir(m_folder.path()).canonicalPath() + "/town";
        QCOMPARE(pathInFolder(outside("alias"), name), path.isEmpty() ? path : root + '/' + path);
        if (name != "byAlias/red.png")
            QCOMPARE(pathInFolder(outside("town"), name),
                     path.isEmpty() ? path : root + '/' + path);
        QCOMPARE(pathInFolder({}, name), QString());
    }

    void placeOn_data() {
        const QRect left(0, 0, 1920, 1040);
        const QRect right(1920, 0, 1280, 1024);
        const TestRows<QList<QRect>, QRect, QRect> row;
        row("as it was", QList{left}, QRect(100, 50, 800, 600), QRect(100, 50, 800, 600));
        row("on the second screen", QList{left, right}, QRect(2000, 50, 800, 600),
            QRect(2000, 50, 800, 600));
        row("its screen is gone", QList{left}, QRect(2000, 50, 800, 600),
            QRect(560, 220, 800, 600));
        row("larger than its screen", QList{right}, QRect(1920, 0, 2000, 1200),
            QRect(1920, 0, 1280, 1024));
        row("head above all screens", QList{left}, QRect(100, -400, 800, 600),
            QRect(560, 220, 800, 600));
        row("partly outside, head in hand", QList{left}, QRect(1700, 900, 800, 600),
            QRect(1700, 900, 800, 600));
        row("no screen at all", QList<QRect>{}, QRect(1, 2, 3, 4), QRect(1, 2, 3, 4));
    }

    void placeOn() {
        const auto [screens, wanted, place] = fetched<QList<QRect>, QRect, QRect>();
        QCOMPARE(tiller::placeOn(screens, wanted), place);
    }

    void fitScreen_maximizesOnlyWhatIsTooLarge() {
        QWindow window;
        window.resize(1440, 900);
        fitScreen(window, {1440, 900});
        QCOMPARE(window.windowState(), Qt::WindowNoState);
        fitScreen(window, {1280, 960});
        QCOMPARE(window.windowState(), Qt::WindowMaximized);
        QVERIFY(window.width() <= 1280 || window.isExposed());
    }

private:
    TestHome m_home;

    [[nodiscard]] QString outside(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};
