#include "app/editor/viewmodels/command_list_model.h"
#include "app/editor/viewmodels/shortcut_list_model.h"
#include "app/editor/viewport/agents_item.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QMetaProperty>
#include <QQmlProperty>

using namespace tiller;

/// The shell around canvas and viewport, by mouse and keyboard.
class TestShell : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    void actionIds_areUnique_andKeysToo() {
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
            const auto role = [&](const char* which) { return model.value(row, which).toString(); };
            QVERIFY2(!role("action").isEmpty(), qPrintable(role("title")));
            QVERIFY2(!ids.contains(role("action")), qPrintable(role("action")));
            ids.insert(role("action"));
            const QString own = role("keys");
            QVERIFY2(own.isEmpty() || !keys.contains(own), qPrintable(own));
            keys.insert(own);
            if (!own.isEmpty())
                QVERIFY2(!QKeySequence(own).toString().isEmpty(), qPrintable(own));
        }
    }

    void commandPalette_runsTheFoundCommand() {
        EditorWindow window("hunter-and-prey");
        window.editor.canvas.view()->zoomTo(0.5);
        window.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("commandSearch"));
        window.type("zoom 100");
        window.key(Qt::Key_Return);
        QTRY_COMPARE(window.editor.canvas.view()->zoom(), 1.0);
        QTRY_VERIFY(!window.isShown("commandSearch"));
    }

    void commandPalette_findsOverlaysAndLayouts() {
        EditorWindow window("hunter-and-prey");
        for (const auto& [search, action] : {std::pair("velocity", "action-showVelocity"),
                                             {"trails", "action-showTrails"},
                                             {"force selected node", "actionShowSelected"},
                                             {"color by", "action-colorByBehavior"},
                                             {"fit world", "actionFitWorld"},
                                             {"layout view", "actionLayoutViewport"}}) {
            const auto* found = window.window->findChild<QObject*>(action);
            QVERIFY2(found, action);
            const QSignalSpy ran(found, SIGNAL(triggered(QObject*)));
            window.key(Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY2(window.hasFocus("commandSearch"), search);
            window.type(search);
            window.key(Qt::Key_Return);
            QTRY_VERIFY2(ran.count() == 1, search);
        }
    }

    void everyOverlay_isInTheViewMenu() {
        EditorWindow window("hunter-and-prey");
        auto* world = qobject_cast<AgentsItem*>(window.item("world"));
        const QMetaObject& overlays = Overlays::staticMetaObject;
        for (int i = 0; i < overlays.propertyCount(); ++i) {
            const QMetaProperty overlay = overlays.property(i);
            if (overlay.metaType() != QMetaType::fromType<bool>())
                continue; // a number has a field in the Show menu
            const QString id = qstrcmp(overlay.name(), "showSelected") == 0
                                   ? QString("actionShowSelected")
                                   : QString("action-%1").arg(overlay.name());
            auto* action = window.window->findChild<QObject*>(id);
            QVERIFY2(action, qPrintable(id));
            for (int time = 0; time < 2; ++time) {
                const auto shown = [&] {
                    const auto now = world->property("overlays").value<Overlays>();
                    return overlay.readOnGadget(&now).toBool();
                };
                const bool before = shown();
                QCOMPARE(action->property("checked").toBool(), before);
                QVERIFY(QMetaObject::invokeMethod(action, "trigger"));
                QCOMPARE(shown(), !before);
            }
        }
    }

    void fitKeys_fitTheWorld_inTheViewport() {
        EditorWindow window("hunter-and-prey");
        auto* world = qobject_cast<AgentsItem*>(window.item("world"));
        CanvasView& canvas = *window.editor.canvas.view();
        const auto zoomBoth = [&] {
            canvas.zoomTo(0.31);
            world->camera()->zoomBy(3);
        };
        const double whole = world->camera()->zoom();
        const auto press = [&] { window.key(Qt::Key_0, Qt::ControlModifier); };

        zoomBoth();
        window.item("canvas")->forceActiveFocus();
        press();
        QTRY_VERIFY(canvas.zoom() != 0.31);
        QVERIFY(world->camera()->zoom() != whole);

        canvas.zoomTo(0.31);
        world->forceActiveFocus();
        press();
        QTRY_COMPARE(world->camera()->zoom(), whole);
        QCOMPARE(canvas.zoom(), 0.31);

        window.window->setProperty("layout", "viewport"); // alone: whatever has the focus
        QTRY_VERIFY(!window.isShown("canvas"));
        window.waitForFrame();
        world->camera()->fit();
        const double alone = world->camera()->zoom();
        world->camera()->zoomBy(3);
        window.item("seedField")->forceActiveFocus();
        press();
        QTRY_COMPARE(world->camera()->zoom(), alone);
    }

    void commandPalette_addsNodes_andListsTheLatestFirst() {
        EditorWindow window("hunter-and-prey");
        const std::size_t before = window.editor.document.project().nodes.size();
        window.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("commandSearch"));
        window.type("add seek");
        window.key(Qt::Key_Return);
        QTRY_COMPARE(window.editor.document.project().nodes.size(), before + 1);
        QCOMPARE(window.editor.document.project().nodes.back().type, std::string("seek"));

        QTRY_VERIFY(!window.isShown("commandSearch"));
        window.key(Qt::Key_K, Qt::ControlModifier); // the latest command comes first
        QTRY_VERIFY(window.hasFocus("commandSearch"));
        window.key(Qt::Key_Return);
        QTRY_COMPARE(window.editor.document.project().nodes.size(), before + 2);
    }

    void commandPalette_onTheStartPage_addsNothing() {
        EditorWindow window;
        window.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("commandSearch"));
        window.type("add seek");
        window.key(Qt::Key_Return);
        QVERIFY(window.editor.document.project().nodes.empty());
        QVERIFY(window.isShown("commandSearch"));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("commandSearch"));
    }

    void search_selectsResults_andF3GoesOn() {
        EditorWindow window("hunter-and-prey");
        const Selection& selection = *window.editor.document.selection();
        window.key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("projectSearchField"));
        window.type("stamina");
        window.key(Qt::Key_Return);
        QTRY_COMPARE(selection.ids(), QStringList{"stamina"});
        const QQuickItem* canvas = window.item("canvas");
        const QQuickItem* card = window.item("node-stamina");
        const QQuickItem* list = window.item("projectSearch");
        const QRectF seen = canvas->mapRectFromItem(card, card->boundingRect());
        QVERIFY(std::abs(seen.center().y() - canvas->boundingRect().center().y()) < 4);
        QVERIFY2(seen.right() < canvas->mapFromItem(list, QPointF()).x(),
                 "the list covers the card");

        window.key(Qt::Key_F3);
        QTRY_VERIFY(selection.ids() != QStringList{"stamina"});
        const QStringList second = selection.ids();
        window.key(Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(selection.ids(), QStringList{"stamina"});
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("projectSearch"));
        QTRY_VERIFY(window.hasFocus("canvas"));
        window.key(Qt::Key_F3); // also while the search is closed
        QTRY_COMPARE(selection.ids(), second);
    }

    void search_showsTheSetting() {
        EditorWindow window("hunter-and-prey");
        window.window->resize(1280, 640);
        window.key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("projectSearchField"));
        window.type("velocity");
        window.key(Qt::Key_Return);
        const auto seen = [&] {
            const QQuickItem* list = window.item("selectionSettings");
            const QQuickItem* mark = window.item("markOf-startVelocity");
            return mark && mark->isVisible() &&
                   list->boundingRect().contains(mark->mapRectToItem(list, mark->boundingRect()));
        };
        QTRY_COMPARE(window.editor.document.selection()->ids(), QStringList{"hunter"});
        QTRY_VERIFY(seen());
        QVERIFY(window.hasFocus("projectSearchField"));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("markOf-startVelocity"));
    }

    void commandPalette_closesTheSearch() {
        EditorWindow window("hunter-and-prey");
        window.key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("projectSearchField"));
        window.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(window.hasFocus("commandSearch"));
        QVERIFY(!window.isShown("projectSearch"));
    }

    void hiddenCanvas_showsToastsInTheWorld_andDisablesItsCommands() {
        EditorWindow window("hunter-and-prey");
        window.item("canvas")->forceActiveFocus();
        window.window->setProperty("layout", "viewport");
        QTRY_VERIFY(!window.isShown("canvas"));
        QTRY_VERIFY(window.hasFocus("world"));
        emit window.editor.document.refused("No.");
        QTRY_VERIFY(window.isShown("toast"));
        const QQuickItem* world = window.item("world");
        const QQuickItem* toast = window.item("toast");
        QTRY_VERIFY(
            world->boundingRect().contains(toast->mapRectToItem(world, toast->boundingRect())));

        const Project before = window.editor.document.project();
        for (const int key : {Qt::Key_C, Qt::Key_G})
            QTest::keyClick(window.window, static_cast<Qt::Key>(key),
                            Qt::ControlModifier | Qt::ShiftModifier);
        for (const char* action :
             {"actionComment", "actionInsert", "actionZoomIn", "actionArrange"})
            QVERIFY2(!window.window->findChild<QObject*>(action)->property("enabled").toBool(),
                     action);
        QVERIFY(window.window->findChild<QObject*>("actionMute")->property("enabled").toBool());
        QCOMPARE(window.editor.document.project(), before);

        window.window->setProperty("layout", "both");
        QTRY_VERIFY(window.isShown("canvas"));
        QTRY_COMPARE(window.item("toast")->parentItem(), window.item("canvas"));
        QVERIFY(window.window->findChild<QObject*>("actionComment")->property("enabled").toBool());
    }

    void quickTyping_intoThePalette_warnsOfNothing() {
        EditorWindow window("hunter-and-prey");
        QTest::failOnWarning(QRegularExpression("DelegateModel"));
        window.openPalette();
        for (const char* word : {"budget", "arrive", "sum"}) {
            window.type(word);
            for (const char* letter = word; *letter; ++letter)
                window.key(Qt::Key_Backspace);
            QCoreApplication::processEvents();
        }
    }

    void shortcut_isRecorded_remembered_andReset() {
        const auto press = [](const EditorWindow& window) { // keys without another action
            window.key(Qt::Key_F9, Qt::ControlModifier | Qt::AltModifier);
        };
        {
            EditorWindow window("hunter-and-prey");
            window.key(Qt::Key_F1);
            QTRY_VERIFY(window.isShown("changeKeys"));
            window.click("changeKeys");
            QTRY_VERIFY(window.hasFocus("shortcutSearch"));
            window.type("play");
            QTRY_VERIFY(window.item("keys-actionPlay"));
            const auto records = [&] { // the search replaces the row
                QQuickItem* keys = window.item("keys-actionPlay");
                if (keys && !keys->property("recording").toBool()) {
                    keys->forceActiveFocus();
                    window.key(Qt::Key_Space);
                }
                return keys && keys->property("recording").toBool();
            };
            QTRY_VERIFY(records());
            press(window);
            QCOMPARE(window.editor.settings.shortcuts()->custom()["actionPlay"].toString(),
                     QString("Ctrl+Alt+F9"));
            window.key(Qt::Key_Escape);
            QTRY_VERIFY(!window.isShown("shortcutSearch"));
            press(window);
            QTRY_VERIFY(window.editor.simulation.playing());
        }
        EditorWindow window("hunter-and-prey");
        press(window);
        QTRY_VERIFY(window.editor.simulation.playing());
        window.editor.settings.shortcuts()->resetAll();
        press(window);
        QVERIFY(window.editor.simulation.playing());
        window.key(Qt::Key_Space);
        QTRY_VERIFY(!window.editor.simulation.playing());
    }

    void shortcut_ofAnotherAction_isReportedFirst() {
        EditorWindow window("hunter-and-prey");
        const Shortcuts& shortcuts = *window.editor.settings.shortcuts();
        QMetaObject::invokeMethod(window.window->findChild<QObject*>("shortcutsDialog"), "open");
        QTRY_VERIFY(window.hasFocus("shortcutSearch"));
        window.type("step");
        QTRY_VERIFY(window.item("keys-actionStep"));
        window.click("keys-actionStep");
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(window.item("keys-actionStep")->property("conflict").toString().left(4),
                     QString("Undo"));
        QVERIFY(shortcuts.custom().isEmpty());
        QVERIFY(!window.editor.document.canUndo() || !window.editor.document.canRedo());
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shortcuts.custom()["actionStep"].toString(), QString("Ctrl+Z"));
        QCOMPARE(shortcuts.custom()["actionUndo"].toString(), QString());
        QVERIFY(shortcuts.custom().contains("actionUndo"));
    }

    void shortcutRecorder_stopsAtTab_andRefusesNavigationKeys() {
        EditorWindow window("hunter-and-prey");
        const Shortcuts& shortcuts = *window.editor.settings.shortcuts();
        QMetaObject::invokeMethod(window.window->findChild<QObject*>("shortcutsDialog"), "open");
        QTRY_VERIFY(window.hasFocus("shortcutSearch"));
        window.type("quit");
        QTRY_VERIFY(window.item("keys-actionQuit"));
        const auto is = [&](const char* property) {
            QQuickItem* keys = window.item("keys-actionQuit");
            return keys ? keys->property(property) : QVariant();
        };
        const auto records = [&] { // the search replaces the row
            QQuickItem* keys = window.item("keys-actionQuit");
            if (keys && !keys->property("recording").toBool()) {
                keys->forceActiveFocus();
                window.key(Qt::Key_Space);
            }
            return is("recording").toBool();
        };
        QTRY_VERIFY(records());
        window.key(Qt::Key_Return);
        QTRY_COMPARE(is("refused").toString(), QString("Return"));
        window.key(Qt::Key_V);
        QTRY_COMPARE(is("conflict").toString(), QString("Viewport: select and move"));
        window.key(Qt::Key_Tab);
        QTRY_VERIFY(!is("recording").toBool());
        QTRY_VERIFY(!window.hasFocus("keys-actionQuit"));
        QVERIFY(shortcuts.custom().isEmpty());
    }

    void menu_closedByEsc_staysClosed() {
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
            window.key(Qt::Key_Escape);
            QTRY_VERIFY(!isOpen(1));
            QTRY_VERIFY(!bar->hasActiveFocus());
            QTest::mouseMove(window.window, at(2));
            window.waitForFrame();
            QVERIFY2(!isOpen(2), "hovering opened a menu");
            QVERIFY(!entry(1)->property("highlighted").toBool());
        }
        QTest::mouseClick(window.window, Qt::LeftButton, {}, at(1));
        QTRY_VERIFY(isOpen(1));
        auto opensByMoving = [&, by = 0]() mutable { // an opening menu may miss a move
            by = (by + 1) % 3;
            QTest::mouseMove(window.window, at(2) + QPoint(by, 0));
            return isOpen(2) && !isOpen(1);
        };
        QTRY_VERIFY2(opensByMoving(), "hovering opened no other menu");
        QTest::mouseClick(window.window, Qt::LeftButton, {}, at(2));
        QTRY_VERIFY2(!isOpen(2), "the menu is still open");
    }

    void resetAllShortcuts_needsASecondClick() {
        EditorWindow window("hunter-and-prey");
        Shortcuts& shortcuts = *window.editor.settings.shortcuts();
        QMetaObject::invokeMethod(window.window->findChild<QObject*>("shortcutsDialog"), "open");
        QTRY_VERIFY(window.isShown("resetShortcuts"));
        QVERIFY(!window.item("resetShortcuts")->isEnabled());
        shortcuts.set("actionStep", "Ctrl+Alt+F9");
        QTRY_VERIFY(window.item("resetShortcuts")->isEnabled());
        QTest::mouseMove(window.window, window.center("resetShortcuts"));
        window.waitForFrame();
        window.click("resetShortcuts");
        QVERIFY(!shortcuts.custom().isEmpty());
        QTRY_VERIFY(window.item("resetShortcuts")->property("listens").toBool());
        window.click("resetShortcuts");
        QTRY_VERIFY(shortcuts.custom().isEmpty());
    }

    void smallestWindow_showsEverything() {
        EditorWindow window("hunter-and-prey");
        window.window->resize(window.window->minimumSize());
        const auto place = [&](const char* name) {
            const QQuickItem* item = window.item(name);
            return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        };
        const auto all = [&] { return QRectF({}, QSizeF(window.window->size())); };
        QTRY_COMPARE(window.window->size(), window.window->minimumSize());
        QTRY_VERIFY2(all().contains(place("themeToggle")), "the top bar is too wide");
        QVERIFY(place("layoutSwitch").right() <= place("themeToggle").left());
        QTRY_VERIFY2(place("projectTitle").width() > 40, "the project's name has no space");

        window.key(Qt::Key_F7); // notes
        window.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(window.isShown("noPlots"));
        QTRY_VERIFY2(place("plotPanel").contains(place("noPlots")), "the text does not fit");
        QTRY_VERIFY2(place("world").width() >= 100 && place("world").height() >= 100,
                     "the world has no space");
        QTRY_VERIFY(!place("world").intersects(place("plotPanel")));
        QTRY_VERIFY(all().contains(place("inspector")));
    }

    void layoutAndOverlays_areRemembered() {
        {
            EditorWindow window("hunter-and-prey");
            window.key(Qt::Key_F6);
            QTRY_VERIFY(!window.isShown("world"));
            const auto bottom = [](const QQuickItem* item) {
                return item->mapToScene({0, item->height()}).y();
            };
            const QQuickItem* transport = window.item("transport");
            QTRY_VERIFY(transport->mapToScene({}).y() - bottom(window.item("canvas")) < 4);
            QQmlProperty::write(window.item("world"), "overlays.showTrails", true);
        }
        EditorWindow window("hunter-and-prey");
        QVERIFY(!window.isShown("world"));
        QVERIFY(window.isShown("canvas"));
        QVERIFY(QQmlProperty::read(window.item("world"), "overlays.showTrails").toBool());
    }

    void themeChoice_isRemembered() {
        {
            EditorWindow window;
            window.key(Qt::Key_Comma, Qt::ControlModifier);
            QTRY_VERIFY(window.isShown("themeChoice"));
            window.click("choice-light");
            QTRY_COMPARE(window.editor.settings.theme(), QString("light"));
            QVERIFY(!window.editor.settings.dark());
        }
        EditorWindow window;
        QCOMPARE(window.editor.settings.theme(), QString("light"));
        window.editor.settings.setTheme("system");
        QCOMPARE(AppSettings().theme(), QString("system"));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
