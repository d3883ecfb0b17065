#include "app/editor/viewmodels/command_list_model.h"
#include "app/editor/viewmodels/shortcut_list_model.h"
#include "tests/app/editor/window.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

/// The shell around canvas and viewport, in its window and by keyboard.
class TestShell : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void actionIds_areUnique_andKeysToo();
    void palette_runsWhatIsFound();
    void palette_addsNodes_andRemembers();
    void palette_onTheStartPage_addsNothing();
    void search_selectsAndGoesOn();
    void search_showsTheSetting();
    void palette_closesTheSearch();
    void withoutTheCanvas_toastsAreSeen_andItsCommandsRest();
    void quickTyping_intoThePalette_isQuiet();
    void shortcut_isRecorded_keptAndReset();
    void shortcut_thatIsTaken_isToldFirst();
    void shortcutRecorder_isLeftByTab_andTakesNoKeyToWalkWith();
    void menu_closedByEsc_isAtRest();
    void resetAllShortcuts_isAsked();
    void smallestWindow_hasRoomForAll();
    void layoutAndOverlays_areKept();
    void themeChoice_isKept();

private:
    static void type(const EditorWindow& window, const char* text) {
        for (const char* letter = text; *letter; ++letter)
            QTest::keyClick(window.window, *letter);
    }
    QTemporaryDir m_home;
};

void TestShell::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
}

void TestShell::init() {
    QSettings().clear();
}

void TestShell::actionIds_areUnique_andKeysToo() {
    EditorWindow window("hunter-and-prey");
    ShortcutListModel model;
    QList<QObject*> groups;
    const QObject* dialog = window.window->findChild<QObject*>("shortcutsDialog");
    for (const QVariant& group : dialog->property("groups").toList())
        groups.append(group.value<QObject*>());
    model.setProperty("groups", QVariant::fromValue(groups));
    model.refresh();
    QVERIFY(model.rowCount() > 30);
    QSet<QString> ids;
    QSet<QString> keys;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto role = [&](int which) { return model.data(model.index(row), which).toString(); };
        QVERIFY2(!role(ShortcutListModel::ActionRole).isEmpty(),
                 qPrintable(role(ShortcutListModel::TitleRole)));
        QVERIFY2(!ids.contains(role(ShortcutListModel::ActionRole)),
                 qPrintable(role(ShortcutListModel::ActionRole)));
        ids.insert(role(ShortcutListModel::ActionRole));
        const QString own = role(ShortcutListModel::KeysRole);
        QVERIFY2(own.isEmpty() || !keys.contains(own), qPrintable(own));
        keys.insert(own);
        if (!own.isEmpty())
            QVERIFY2(!QKeySequence(own).toString().isEmpty(), qPrintable(own));
    }
}

void TestShell::palette_runsWhatIsFound() {
    EditorWindow window("hunter-and-prey");
    window.editor.canvas.zoomTo(0.5);
    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch") && window.item("commandSearch")->hasActiveFocus());
    type(window, "zoom 100");
    QTest::keyClick(window.window, Qt::Key_Return);
    QTRY_COMPARE(window.editor.canvas.zoom(), 1.0);
    QTRY_VERIFY(!window.item("commandSearch") || !window.item("commandSearch")->isVisible());
}

void TestShell::palette_addsNodes_andRemembers() {
    EditorWindow window("hunter-and-prey");
    const std::size_t before = window.editor.document.project().nodes.size();
    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch") && window.item("commandSearch")->hasActiveFocus());
    type(window, "add seek");
    QTest::keyClick(window.window, Qt::Key_Return);
    QTRY_COMPARE(window.editor.document.project().nodes.size(), before + 1);
    QCOMPARE(window.editor.document.project().nodes.back().type, std::string("seek"));

    QTRY_VERIFY(!window.item("commandSearch") || !window.item("commandSearch")->isVisible());
    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier); // the latest is the first
    QTRY_VERIFY(window.item("commandSearch") && window.item("commandSearch")->hasActiveFocus());
    QTest::keyClick(window.window, Qt::Key_Return);
    QTRY_COMPARE(window.editor.document.project().nodes.size(), before + 2);
}

void TestShell::palette_onTheStartPage_addsNothing() {
    EditorWindow window;
    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch") && window.item("commandSearch")->hasActiveFocus());
    type(window, "add seek");
    QTest::keyClick(window.window, Qt::Key_Return);
    QVERIFY(window.editor.document.project().nodes.empty());
    QVERIFY(window.item("commandSearch")->isVisible());
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(!window.item("commandSearch") || !window.item("commandSearch")->isVisible());
}

void TestShell::search_selectsAndGoesOn() {
    EditorWindow window("hunter-and-prey");
    const Selection& selection = *window.editor.document.selection();
    QTest::keyClick(window.window, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(window.item("projectSearchField")->hasActiveFocus());
    type(window, "stamina");
    QTest::keyClick(window.window, Qt::Key_Return);
    QTRY_COMPARE(selection.ids(), QStringList{"stamina"});
    const QPointF middle = window.item("canvas")->boundingRect().center();
    const QQuickItem* card = window.item("node-stamina");
    const QPointF seen = window.item("canvas")->mapFromItem(card, card->boundingRect().center());
    QVERIFY2((seen - middle).manhattanLength() < 4, "it stands in the middle");

    QTest::keyClick(window.window, Qt::Key_F3);
    QTRY_VERIFY(selection.ids() != QStringList{"stamina"});
    const QStringList second = selection.ids();
    QTest::keyClick(window.window, Qt::Key_F3, Qt::ShiftModifier);
    QTRY_COMPARE(selection.ids(), QStringList{"stamina"});
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(!window.item("projectSearch")->isVisible());
    QTRY_VERIFY(window.item("canvas")->hasActiveFocus());
    QTest::keyClick(window.window, Qt::Key_F3); // goes on without the panel
    QTRY_COMPARE(selection.ids(), second);
}

void TestShell::search_showsTheSetting() {
    EditorWindow window("hunter-and-prey");
    window.window->resize(1280, 640);
    QTest::keyClick(window.window, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(window.item("projectSearchField")->hasActiveFocus());
    type(window, "velocity");
    QTest::keyClick(window.window, Qt::Key_Return);
    const auto seen = [&] {
        const QQuickItem* list = window.item("selectionSettings");
        const QQuickItem* mark = window.item("markOf-startVelocity");
        return mark && mark->isVisible() &&
               list->boundingRect().contains(mark->mapRectToItem(list, mark->boundingRect()));
    };
    QTRY_COMPARE(window.editor.document.selection()->ids(), QStringList{"hunter"});
    QTRY_VERIFY(seen());
    QVERIFY(window.item("projectSearchField")->hasActiveFocus());
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(!window.item("markOf-startVelocity")->isVisible());
}

void TestShell::palette_closesTheSearch() {
    EditorWindow window("hunter-and-prey");
    QTest::keyClick(window.window, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(window.item("projectSearchField")->hasActiveFocus());
    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch") && window.item("commandSearch")->hasActiveFocus());
    QVERIFY(!window.item("projectSearch")->isVisible());
}

void TestShell::withoutTheCanvas_toastsAreSeen_andItsCommandsRest() {
    EditorWindow window("hunter-and-prey");
    window.item("canvas")->forceActiveFocus();
    window.window->setProperty("layout", "viewport");
    QTRY_VERIFY(!window.item("canvas")->isVisible());
    QTRY_VERIFY(window.item("world")->hasActiveFocus());
    emit window.editor.document.refused("No.");
    QTRY_VERIFY(window.item("toast")->isVisible());
    const QQuickItem* world = window.item("world");
    const QQuickItem* toast = window.item("toast");
    QTRY_VERIFY(world->boundingRect().contains(toast->mapRectToItem(world, toast->boundingRect())));

    const Project before = window.editor.document.project();
    for (const int key : {Qt::Key_C, Qt::Key_G})
        QTest::keyClick(window.window, static_cast<Qt::Key>(key),
                        Qt::ControlModifier | Qt::ShiftModifier);
    for (const char* action : {"actionComment", "actionInsert", "actionZoomIn", "actionArrange"})
        QVERIFY2(!window.window->findChild<QObject*>(action)->property("enabled").toBool(), action);
    QVERIFY(window.window->findChild<QObject*>("actionMute")->property("enabled").toBool());
    QCOMPARE(window.editor.document.project(), before);

    window.window->setProperty("layout", "both");
    QTRY_VERIFY(window.item("canvas")->isVisible());
    QTRY_COMPARE(window.item("toast")->parentItem(), window.item("canvas"));
    QVERIFY(window.window->findChild<QObject*>("actionComment")->property("enabled").toBool());
}

void TestShell::quickTyping_intoThePalette_isQuiet() {
    EditorWindow window("hunter-and-prey");
    QTest::failOnWarning(QRegularExpression("DelegateModel"));
    window.click("paletteSearch");
    QTRY_VERIFY(window.item("paletteSearch")->hasActiveFocus());
    for (const char* word : {"budget", "arrive", "sum"}) {
        type(window, word);
        for (const char* letter = word; *letter; ++letter)
            QTest::keyClick(window.window, Qt::Key_Backspace);
        QCoreApplication::processEvents();
    }
}

void TestShell::shortcut_isRecorded_keptAndReset() {
    const auto press = [](const EditorWindow& window) { // keys that no other action has
        QTest::keyClick(window.window, Qt::Key_F9, Qt::ControlModifier | Qt::AltModifier);
    };
    {
        EditorWindow window("hunter-and-prey");
        QTest::keyClick(window.window, Qt::Key_F1);
        QTRY_VERIFY(window.item("changeKeys") && window.item("changeKeys")->isVisible());
        window.click("changeKeys");
        QTRY_VERIFY(window.item("shortcutSearch") &&
                    window.item("shortcutSearch")->hasActiveFocus());
        type(window, "play");
        QTRY_VERIFY(window.item("keys-actionPlay"));
        const auto records = [&] { // the row is laid out anew after the search
            QQuickItem* keys = window.item("keys-actionPlay");
            if (keys && !keys->property("recording").toBool()) {
                keys->forceActiveFocus();
                QTest::keyClick(window.window, Qt::Key_Space);
            }
            return keys && keys->property("recording").toBool();
        };
        QTRY_VERIFY(records());
        press(window);
        QCOMPARE(window.editor.settings.shortcuts()->custom()["actionPlay"].toString(),
                 QString("Ctrl+Alt+F9"));
        QTest::keyClick(window.window, Qt::Key_Escape);
        QTRY_VERIFY(!window.item("shortcutSearch") || !window.item("shortcutSearch")->isVisible());
        press(window);
        QTRY_VERIFY(window.editor.simulation.playing());
    }
    EditorWindow window("hunter-and-prey");
    press(window);
    QTRY_VERIFY(window.editor.simulation.playing());
    window.editor.settings.shortcuts()->resetAll();
    press(window);
    QVERIFY(window.editor.simulation.playing());
    QTest::keyClick(window.window, Qt::Key_Space);
    QTRY_VERIFY(!window.editor.simulation.playing());
}

void TestShell::shortcut_thatIsTaken_isToldFirst() {
    EditorWindow window("hunter-and-prey");
    const Shortcuts& shortcuts = *window.editor.settings.shortcuts();
    QMetaObject::invokeMethod(window.window->findChild<QObject*>("shortcutsDialog"), "open");
    QTRY_VERIFY(window.item("shortcutSearch") && window.item("shortcutSearch")->hasActiveFocus());
    type(window, "step");
    QTRY_VERIFY(window.item("keys-actionStep"));
    window.click("keys-actionStep");
    QTest::keyClick(window.window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(window.item("keys-actionStep")->property("conflict").toString().left(4),
                 QString("Undo"));
    QVERIFY(shortcuts.custom().isEmpty());
    QVERIFY(!window.editor.document.canUndo() || !window.editor.document.canRedo());
    QTest::keyClick(window.window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(shortcuts.custom()["actionStep"].toString(), QString("Ctrl+Z"));
    QCOMPARE(shortcuts.custom()["actionUndo"].toString(), QString());
    QVERIFY(shortcuts.custom().contains("actionUndo"));
}

void TestShell::shortcutRecorder_isLeftByTab_andTakesNoKeyToWalkWith() {
    EditorWindow window("hunter-and-prey");
    const Shortcuts& shortcuts = *window.editor.settings.shortcuts();
    QMetaObject::invokeMethod(window.window->findChild<QObject*>("shortcutsDialog"), "open");
    QTRY_VERIFY(window.item("shortcutSearch") && window.item("shortcutSearch")->hasActiveFocus());
    type(window, "quit");
    QTRY_VERIFY(window.item("keys-actionQuit"));
    const auto is = [&](const char* property) {
        QQuickItem* keys = window.item("keys-actionQuit");
        return keys ? keys->property(property) : QVariant();
    };
    const auto records = [&] { // the row is laid out anew after the search
        QQuickItem* keys = window.item("keys-actionQuit");
        if (keys && !keys->property("recording").toBool()) {
            keys->forceActiveFocus();
            QTest::keyClick(window.window, Qt::Key_Space);
        }
        return is("recording").toBool();
    };
    QTRY_VERIFY(records());
    QTest::keyClick(window.window, Qt::Key_Return);
    QTRY_COMPARE(is("refused").toString(), QString("Return"));
    QTest::keyClick(window.window, Qt::Key_V);
    QTRY_COMPARE(is("conflict").toString(), QString("Viewport: select and move"));
    QTest::keyClick(window.window, Qt::Key_Tab);
    QTRY_VERIFY(!is("recording").toBool());
    QTRY_VERIFY(!window.item("keys-actionQuit")->hasActiveFocus());
    QVERIFY(shortcuts.custom().isEmpty());
}

void TestShell::menu_closedByEsc_isAtRest() {
    EditorWindow window("hunter-and-prey");
    QQuickItem* bar = window.item("menuBar");
    QVERIFY(bar);
    const auto entry = [&](int index) {
        QQuickItem* item = nullptr;
        QMetaObject::invokeMethod(bar, "itemAt", Q_RETURN_ARG(QQuickItem*, item),
                                  Q_ARG(int, index));
        return item;
    };
    const auto at = [&](int index) {
        return entry(index)->mapToScene({entry(index)->width() / 2, 10}).toPoint();
    };
    const auto isOpen = [&](int index) {
        return entry(index)->property("menu").value<QObject*>()->property("visible").toBool();
    };
    for (int round = 0; round < 3; ++round) {
        QTest::mouseMove(window.window, at(1));
        QTest::mouseClick(window.window, Qt::LeftButton, {}, at(1));
        QTRY_VERIFY2(isOpen(1), qPrintable(QString::number(round)));
        QTest::mouseMove(window.window, at(1) + QPoint(2, 1));
        QTest::keyClick(window.window, Qt::Key_Escape);
        QTRY_VERIFY(!isOpen(1));
        QTRY_VERIFY(!bar->hasActiveFocus());
        QTest::mouseMove(window.window, at(2));
        QTest::qWait(50);
        QVERIFY2(!isOpen(2), "it opens by a click, not by the mouse over it");
        QVERIFY(!entry(1)->property("highlighted").toBool());
    }
    QTest::mouseClick(window.window, Qt::LeftButton, {}, at(1));
    QTRY_VERIFY(isOpen(1));
    auto opensByMoving = [&, by = 0]() mutable { // while it opens, a move may be lost
        by = (by + 1) % 3;
        QTest::mouseMove(window.window, at(2) + QPoint(by, 0));
        return isOpen(2) && !isOpen(1);
    };
    QTRY_VERIFY2(opensByMoving(), "while one is open the mouse opens others");
    QTest::mouseClick(window.window, Qt::LeftButton, {}, at(2));
    QTRY_VERIFY2(!isOpen(2), "a click on its title closes it");
}

void TestShell::resetAllShortcuts_isAsked() {
    EditorWindow window("hunter-and-prey");
    Shortcuts& shortcuts = *window.editor.settings.shortcuts();
    QMetaObject::invokeMethod(window.window->findChild<QObject*>("shortcutsDialog"), "open");
    QTRY_VERIFY(window.item("resetShortcuts") && window.item("resetShortcuts")->isVisible());
    QVERIFY(!window.item("resetShortcuts")->isEnabled());
    shortcuts.set("actionStep", "Ctrl+Alt+F9");
    QTRY_VERIFY(window.item("resetShortcuts")->isEnabled());
    QTest::mouseMove(window.window, window.center("resetShortcuts"));
    QTest::qWait(50);
    window.click("resetShortcuts");
    QVERIFY(!shortcuts.custom().isEmpty());
    QTRY_VERIFY(window.item("resetShortcuts")->property("listens").toBool());
    window.click("resetShortcuts");
    QTRY_VERIFY(shortcuts.custom().isEmpty());
}

void TestShell::smallestWindow_hasRoomForAll() {
    EditorWindow window("hunter-and-prey");
    window.window->resize(window.window->minimumSize());
    const auto place = [&](const char* name) {
        const QQuickItem* item = window.item(name);
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    };
    const auto all = [&] { return QRectF({}, QSizeF(window.window->size())); };
    QTRY_COMPARE(window.window->size(), window.window->minimumSize());
    QTRY_VERIFY2(all().contains(place("themeToggle")), "the top bar is cut");
    QVERIFY(place("layoutSwitch").right() <= place("themeToggle").left());
    QTRY_VERIFY2(place("projectTitle").width() > 40, "the project's name is gone");

    QTest::keyClick(window.window, Qt::Key_F7); // notes
    QTest::keyClick(window.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(window.item("noPlots") && window.item("noPlots")->isVisible());
    QTRY_VERIFY2(place("plotPanel").contains(place("noPlots")), "it is written over others");
    QTRY_VERIFY2(place("world").width() >= 100 && place("world").height() >= 100,
                 "no world is left");
    QVERIFY(!place("world").intersects(place("plotPanel")));
    QTRY_VERIFY(all().contains(place("inspector")));
}

void TestShell::layoutAndOverlays_areKept() {
    {
        EditorWindow window("hunter-and-prey");
        QTest::keyClick(window.window, Qt::Key_F6);
        QTRY_VERIFY(!window.item("world")->isVisible());
        const auto bottom = [](const QQuickItem* item) {
            return item->mapToScene({0, item->height()}).y();
        };
        const QQuickItem* transport = window.item("transport");
        QTRY_VERIFY(transport->mapToScene({}).y() - bottom(window.item("canvas")) < 4);
        window.item("world")->setProperty("showTrails", true);
    }
    EditorWindow window("hunter-and-prey");
    QVERIFY(!window.item("world")->isVisible());
    QVERIFY(window.item("canvas")->isVisible());
    QVERIFY(window.item("world")->property("showTrails").toBool());
}

void TestShell::themeChoice_isKept() {
    {
        EditorWindow window;
        QTest::keyClick(window.window, Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(window.item("themeChoice") && window.item("themeChoice")->isVisible());
        window.click("choice-light");
        QTRY_COMPARE(window.editor.settings.theme(), QString("light"));
        QVERIFY(!window.editor.settings.dark());
    }
    EditorWindow window;
    QCOMPARE(window.editor.settings.theme(), QString("light"));
    window.editor.settings.setTheme("system");
    QCOMPARE(AppSettings().theme(), QString("system"));
}

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
