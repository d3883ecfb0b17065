#include "app/editor/shell/command_list_model.h"
#include "app/editor/shell/shortcut_list_model.h"
#include "tests/app/editor/window.h"

#include <QMetaProperty>
#include <QQmlProperty>

/// What a pattern's first group matches, each once.
QStringList matchesOf(const QString& pattern, const QString& text) {
    QStringList found;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured(1));
    found.removeDuplicates();
    return found;
}

/// The shell around canvas and viewport, by mouse and keyboard.
class TestShell : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        restart("hunter-and-prey");
    }

    void actionIds_areUnique_andKeysToo() {
        ShortcutListModel model;
        model.setProperty("commands", QVariant::fromValue<CommandTable*>(&editor().commands));
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
        canvas().view()->zoomTo(0.5);
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("commandSearch"));
        type("zoom 100");
        key(Qt::Key_Return);
        QTRY_COMPARE(canvas().view()->zoom(), 1.0);
        QTRY_VERIFY(!isShown("commandSearch"));
    }

    void commandPalette_findsOverlaysAndLayouts() {
        for (const auto& [search, action] : {std::pair("velocity", "action-showVelocity"),
                                             {"trails", "action-showTrails"},
                                             {"force selected node", "actionShowSelected"},
                                             {"color by", "action-colorByBehavior"},
                                             {"fit world", "actionFitWorld"},
                                             {"layout view", "actionLayoutViewport"}}) {
            const QSignalSpy ran(&command(action), &Command::triggered);
            key(Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY2(hasFocus("commandSearch"), search);
            type(search);
            key(Qt::Key_Return);
            QTRY_VERIFY2(ran.count() == 1, search);
        }
    }

    void whatIf_isInTheExplainMenu() {
        QStringList titles;
        for (const QVariant& each : editor().commands.property("menus").toList())
            if (const QVariantMap menu = each.toMap();
                menu["entries"].toList().contains("actionWhatIf"))
                titles += menu["title"].toString().remove('&');
        QCOMPARE(titles, QStringList("Explain"));
        QCOMPARE(QString(command("actionWhatIf").text()).remove('&'), "What if it were not there?");
    }

    void everyOverlay_isInTheViewMenu() {
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        const QMetaObject& overlays = Overlays::staticMetaObject;
        for (int i = 0; i < overlays.propertyCount(); ++i) {
            const QMetaProperty overlay = overlays.property(i);
            if (overlay.metaType() != QMetaType::fromType<bool>())
                continue; // a number has a field in the Show menu
            const QString id = qstrcmp(overlay.name(), "showSelected") == 0
                                   ? QString("actionShowSelected")
                                   : QString("action-%1").arg(overlay.name());
            Command* action = editor().commands.find(id);
            QVERIFY2(action, qPrintable(id));
            for (int time = 0; time < 2; ++time) {
                const auto shown = [&] {
                    const auto now = world->property("overlays").value<Overlays>();
                    return overlay.readOnGadget(&now).toBool();
                };
                const bool before = shown();
                QCOMPARE(action->checked(), before);
                action->trigger();
                QCOMPARE(shown(), !before);
            }
        }
    }

    void fitKeys_fitTheWorld_inTheViewport() {
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        CanvasView& view = *canvas().view();
        const auto zoomBoth = [&] {
            view.zoomTo(0.31);
            world->camera()->zoomBy(3);
        };
        const double whole = world->camera()->zoom();
        const auto press = [&] { key(Qt::Key_0, Qt::ControlModifier); };

        zoomBoth();
        item("canvas")->forceActiveFocus();
        press();
        QTRY_VERIFY(view.zoom() != 0.31);
        QVERIFY(world->camera()->zoom() != whole);

        view.zoomTo(0.31);
        world->forceActiveFocus();
        press();
        QTRY_COMPARE(world->camera()->zoom(), whole);
        QCOMPARE(view.zoom(), 0.31);

        editor().windowState.setLayout("viewport"); // alone: whatever has the focus
        QTRY_VERIFY(!isShown("canvas"));
        waitForFrame();
        world->camera()->fit();
        const double alone = world->camera()->zoom();
        world->camera()->zoomBy(3);
        item("seedField")->forceActiveFocus();
        press();
        QTRY_COMPARE(world->camera()->zoom(), alone);
    }

    void commandPalette_addsNodes_andListsTheLatestFirst() {
        const std::size_t before = project().nodes.size();
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("commandSearch"));
        type("add seek");
        key(Qt::Key_Return);
        QTRY_COMPARE(project().nodes.size(), before + 1);
        QCOMPARE(project().nodes.back().type, "seek");

        QTRY_VERIFY(!isShown("commandSearch"));
        key(Qt::Key_K, Qt::ControlModifier); // the latest command comes first
        QTRY_VERIFY(hasFocus("commandSearch"));
        key(Qt::Key_Return);
        QTRY_COMPARE(project().nodes.size(), before + 2);
    }

    void commandPalette_onTheStartPage_addsNothing() {
        restart();
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("commandSearch"));
        type("add seek");
        key(Qt::Key_Return);
        QVERIFY(project().nodes.empty());
        QVERIFY(isShown("commandSearch"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("commandSearch"));
    }

    void search_selectsResults_andF3GoesOn() {
        const Selection& selection = *document().selection();
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("projectSearchField"));
        type("stamina");
        key(Qt::Key_Return);
        QTRY_COMPARE(selection.ids(), QStringList{"stamina"});
        const QQuickItem* canvas = item("canvas");
        const QQuickItem* card = item("node-stamina");
        const QQuickItem* list = item("projectSearch");
        const QRectF seen = canvas->mapRectFromItem(card, card->boundingRect());
        QVERIFY(std::abs(seen.center().y() - canvas->boundingRect().center().y()) < 4);
        QVERIFY2(seen.right() < canvas->mapFromItem(list, QPointF()).x(),
                 "the list covers the card");

        key(Qt::Key_F3);
        QTRY_VERIFY(selection.ids() != QStringList{"stamina"});
        const QStringList second = selection.ids();
        key(Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(selection.ids(), QStringList{"stamina"});
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("projectSearch"));
        QTRY_VERIFY(hasFocus("canvas"));
        key(Qt::Key_F3); // also while the search is closed
        QTRY_COMPARE(selection.ids(), second);
    }

    void search_showsTheSetting() {
        window->resize(1280, 640);
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("projectSearchField"));
        type("velocity");
        key(Qt::Key_Return);
        const auto seen = [&] {
            const QQuickItem* list = item("selectionSettings");
            const QQuickItem* mark = item("markOf-startVelocity");
            return mark && mark->isVisible() &&
                   list->boundingRect().contains(mark->mapRectToItem(list, mark->boundingRect()));
        };
        QTRY_COMPARE(document().selection()->ids(), QStringList{"hunter"});
        QTRY_VERIFY(seen());
        QVERIFY(hasFocus("projectSearchField"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("markOf-startVelocity"));
    }

    void commandPalette_closesTheSearch() {
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("projectSearchField"));
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("commandSearch"));
        QVERIFY(!isShown("projectSearch"));
    }

    void hiddenCanvas_showsToastsInTheWorld_andDisablesItsCommands() {
        item("canvas")->forceActiveFocus();
        editor().windowState.setLayout("viewport");
        QTRY_VERIFY(!isShown("canvas"));
        QTRY_VERIFY(hasFocus("world"));
        emit document().refused("No.");
        QTRY_VERIFY(isShown("toast"));
        const QQuickItem* world = item("world");
        const QQuickItem* toast = item("toast");
        QTRY_VERIFY(
            world->boundingRect().contains(toast->mapRectToItem(world, toast->boundingRect())));

        const Project before = project();
        for (const Qt::Key each : {Qt::Key_C, Qt::Key_G})
            key(each, Qt::ControlModifier | Qt::ShiftModifier);
        for (const char* action :
             {"actionComment", "actionInsert", "actionZoomIn", "actionArrange"})
            QVERIFY2(!command(action).enabled(), action);
        QVERIFY(command("actionMute").enabled());
        QCOMPARE(project(), before);

        editor().windowState.setLayout("both");
        QTRY_VERIFY(isShown("canvas"));
        QTRY_COMPARE(item("toast")->parentItem(), item("canvas"));
        QVERIFY(command("actionComment").enabled());
    }

    void quickTyping_intoThePalette_warnsOfNothing() {
        QTest::failOnWarning(QRegularExpression("DelegateModel"));
        openPalette();
        for (const char* word : {"budget", "arrive", "sum"}) {
            type(word);
            for (const char* letter = word; *letter; ++letter)
                key(Qt::Key_Backspace);
            QCoreApplication::processEvents();
        }
    }

    void shortcut_isRecorded_remembered_andReset() {
        const auto press = [this] { // keys without another action
            key(Qt::Key_F9, Qt::ControlModifier | Qt::AltModifier);
        };
        {
            restart("hunter-and-prey");
            key(Qt::Key_F1);
            QTRY_VERIFY(isShown("changeKeys"));
            click("changeKeys");
            QTRY_VERIFY(hasFocus("shortcutSearch"));
            type("play");
            QTRY_VERIFY(item("keys-actionPlay"));
            const auto records = [&] { // the search replaces the row
                QQuickItem* keys = item("keys-actionPlay");
                if (keys && !keys->property("recording").toBool()) {
                    keys->forceActiveFocus();
                    key(Qt::Key_Space);
                }
                return keys && keys->property("recording").toBool();
            };
            QTRY_VERIFY(records());
            press();
            QCOMPARE(editor().settings.shortcuts()->custom()["actionPlay"].toString(),
                     "Ctrl+Alt+F9");
            key(Qt::Key_Escape);
            QTRY_VERIFY(!isShown("shortcutSearch"));
            press();
            QTRY_VERIFY(simulation().playing());
        }
        restart("hunter-and-prey");
        press();
        QTRY_VERIFY(simulation().playing());
        editor().settings.shortcuts()->resetAll();
        press();
        QVERIFY(simulation().playing());
        key(Qt::Key_Space);
        QTRY_VERIFY(!simulation().playing());
    }

    void shortcut_ofAnotherAction_isReportedFirst() {
        const Shortcuts& shortcuts = *editor().settings.shortcuts();
        QMetaObject::invokeMethod(object("shortcutsDialog"), "open");
        QTRY_VERIFY(hasFocus("shortcutSearch"));
        type("step");
        QTRY_VERIFY(item("keys-actionStep"));
        click("keys-actionStep");
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(item("keys-actionStep")->property("conflict").toString().left(4),
                     QString("Undo"));
        QVERIFY(shortcuts.custom().isEmpty());
        QVERIFY(!document().canUndo() || !document().canRedo());
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shortcuts.custom()["actionStep"].toString(), QString("Ctrl+Z"));
        QCOMPARE(shortcuts.custom()["actionUndo"].toString(), QString());
        QVERIFY(shortcuts.custom().contains("actionUndo"));
    }

    void shortcutRecorder_stopsAtTab_andRefusesNavigationKeys() {
        const Shortcuts& shortcuts = *editor().settings.shortcuts();
        QMetaObject::invokeMethod(object("shortcutsDialog"), "open");
        QTRY_VERIFY(hasFocus("shortcutSearch"));
        type("quit");
        QTRY_VERIFY(item("keys-actionQuit"));
        const auto is = [&](const char* property) {
            QQuickItem* keys = item("keys-actionQuit");
            return keys ? keys->property(property) : QVariant();
        };
        const auto records = [&] { // the search replaces the row
            QQuickItem* keys = item("keys-actionQuit");
            if (keys && !keys->property("recording").toBool()) {
                keys->forceActiveFocus();
                key(Qt::Key_Space);
            }
            return is("recording").toBool();
        };
        QTRY_VERIFY(records());
        key(Qt::Key_Return);
        QTRY_COMPARE(is("refused").toString(), QString("Return"));
        key(Qt::Key_V);
        QTRY_COMPARE(is("conflict").toString(), QString("Viewport: select and move"));
        key(Qt::Key_Tab);
        QTRY_VERIFY(!is("recording").toBool());
        QTRY_VERIFY(!hasFocus("keys-actionQuit"));
        QVERIFY(shortcuts.custom().isEmpty());
    }

    void menu_closedByEsc_staysClosed() {
        QQuickItem* bar = item("menuBar");
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
            QTest::mouseMove(window, at(1));
            mouseClick(at(1));
            QTRY_VERIFY2(isOpen(1), qPrintable(QString::number(round)));
            QTest::mouseMove(window, at(1) + QPoint(2, 1));
            key(Qt::Key_Escape);
            QTRY_VERIFY(!isOpen(1));
            QTRY_VERIFY(!bar->hasActiveFocus());
            QTest::mouseMove(window, at(2));
            waitForFrame();
            QVERIFY2(!isOpen(2), "hovering opened a menu");
            QVERIFY(!entry(1)->property("highlighted").toBool());
        }
        mouseClick(at(1));
        QTRY_VERIFY(isOpen(1));
        auto opensByMoving = [&, by = 0]() mutable { // an opening menu may miss a move
            by = (by + 1) % 3;
            QTest::mouseMove(window, at(2) + QPoint(by, 0));
            return isOpen(2) && !isOpen(1);
        };
        QTRY_VERIFY2(opensByMoving(), "hovering opened no other menu");
        mouseClick(at(2));
        QTRY_VERIFY2(!isOpen(2), "the menu is still open");
    }

    void resetAllShortcuts_needsASecondClick() {
        Shortcuts& shortcuts = *editor().settings.shortcuts();
        QMetaObject::invokeMethod(object("shortcutsDialog"), "open");
        QTRY_VERIFY(isShown("resetShortcuts"));
        QVERIFY(!item("resetShortcuts")->isEnabled());
        shortcuts.set("actionStep", "Ctrl+Alt+F9");
        QTRY_VERIFY(item("resetShortcuts")->isEnabled());
        QTest::mouseMove(window, center("resetShortcuts"));
        waitForFrame();
        click("resetShortcuts");
        QVERIFY(!shortcuts.custom().isEmpty());
        QTRY_VERIFY(item("resetShortcuts")->property("listens").toBool());
        click("resetShortcuts");
        QTRY_VERIFY(shortcuts.custom().isEmpty());
    }

    void largeTexts_leaveTheTopBarWhole() {
        window->resize(window->minimumSize());
        for (const int size : {150, 200}) {
            editor().settings.setTextSize(size);
            waitForFrame();
            QTRY_VERIFY2(QRectF({}, QSizeF(window->size())).contains(rect("themeToggle")),
                         "the top bar is too wide");
            QVERIFY(rect("menuBar").right() <= rect("themeToggle").left());
        }
        editor().settings.setTextSize(100);
    }

    void smallestWindow_showsEverything() {
        window->resize(window->minimumSize());
        const auto all = [&] { return QRectF({}, QSizeF(window->size())); };
        QTRY_COMPARE(window->size(), window->minimumSize());
        QTRY_VERIFY2(all().contains(rect("themeToggle")), "the top bar is too wide");
        QVERIFY(rect("layoutSwitch").right() <= rect("themeToggle").left());
        QTRY_VERIFY2(rect("projectTitle").width() > 40, "the project's name has no space");

        key(Qt::Key_F7); // notes
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(isShown("noPlots"));
        QTRY_VERIFY2(rect("plotPanel").contains(rect("noPlots")), "the text does not fit");
        QTRY_VERIFY2(rect("world").width() >= 100 && rect("world").height() >= 100,
                     "the world has no space");
        QTRY_VERIFY(!rect("world").intersects(rect("plotPanel")));
        QTRY_VERIFY(all().contains(rect("inspector")));
    }

    void layoutAndOverlays_areRemembered() {
        {
            restart("hunter-and-prey");
            key(Qt::Key_F6);
            QTRY_VERIFY(!isShown("world"));
            const auto bottom = [](const QQuickItem* item) {
                return item->mapToScene({0, item->height()}).y();
            };
            const QQuickItem* transport = item("transport");
            QTRY_VERIFY(transport->mapToScene({}).y() - bottom(item("canvas")) < 4);
            QQmlProperty::write(item("world"), "overlays.showTrails", true);
        }
        restart("hunter-and-prey");
        QVERIFY(!isShown("world"));
        QVERIFY(isShown("canvas"));
        QVERIFY(QQmlProperty::read(item("world"), "overlays.showTrails").toBool());
    }

    void themeChoice_isRemembered() {
        {
            restart();
            key(Qt::Key_Comma, Qt::ControlModifier);
            QTRY_VERIFY(isShown("themeChoice"));
            click("choice-light");
            QTRY_COMPARE(editor().settings.theme(), QString("light"));
            QVERIFY(!editor().settings.dark());
        }
        restart();
        QCOMPARE(editor().settings.theme(), "light");
        editor().settings.setTheme("system");
        QCOMPARE(AppSettings().theme(), "system");
    }

    void keys_existInTheEditor_data() {
        addPages({"README.md", "docs/tour.md", "docs/teaching.md"});
    }

    void keys_existInTheEditor() {
        const auto [page] = fetched<QString>();
        const QStringList named = matchesOf(
            R"(\b((?:(?:Ctrl|Alt|Shift)\+(?:Shift\+)?(?:Home|End|Up|Down|F\d+|[A-Z0-9]\b|,))|F\d+\b))",
            contentOf(TILLER_SOURCE_DIR "/" + page));
        QVERIFY(named.size() >= 3);

        restart("hunter-and-prey");
        QStringList known;
        for (const Command* each : editor().commands.all())
            known.append(each->keys());
        QVERIFY(known.size() > 40);
        for (const QString& keys : named)
            QVERIFY2(known.contains(keys), qPrintable(page + " names " + keys));
    }

    void tour_hasAPicturePerSection() {
        const QStringList sections =
            QString(contentOf(QString(TILLER_SOURCE_DIR "/docs/tour.md"))).split("\n## ").mid(1);
        QVERIFY(sections.size() > 5);
        for (const QString& section : sections)
            if (!section.startsWith("Nothing is lost"))
                QVERIFY2(section.contains("](pictures/tour/"),
                         qPrintable(section.section('\n', 0, 0)));
    }

private:
    static void addPages(std::initializer_list<const char*> pages) {
        const TestRows<QString> row;
        for (const char* page : pages)
            row(page, page);
    }
};
