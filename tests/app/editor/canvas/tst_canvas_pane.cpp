#include "app/editor/viewport/scene_drawing.h"
#include "tests/app/editor/window.h"

/// The hunt on the canvas alone, with space between the cards.
struct Pane : EditorTest {
    void begin(const char* example = "hunter-and-prey") {
        open(example);
        editor().windowState.setLayout("canvas");
        [[maybe_unused]] const bool isWide =
            QTest::qWaitFor([this] { return item("canvas")->width() > 900; });
        canvas().view()->zoomTo(1);
        waitForFrame();
    }
    [[nodiscard]] bool hasItem(const QString& name) const {
        return QTest::qWaitFor([&] { return item(name) != nullptr; });
    }
    [[nodiscard]] Vec2 placeOf(const char* node) const { return project().node(node)->place; }
};

/// The cards and their flags have the same parent.
bool isOver(const QQuickItem* above, const QQuickItem* below) {
    return above->parentItem() == below->parentItem() && above->z() > below->z();
}

/// Returns its id.
QString addFrame(const Pane& pane, const QRectF& box) {
    Annotation frame{.id = {},
                     .type = "frame",
                     .name = "Frame",
                     .values = findAnnotationType("frame")->defaults()};
    for (const auto& [setting, number] : {std::pair("x", box.x()),
                                          {"y", box.y()},
                                          {"width", box.width()},
                                          {"height", box.height()}})
        frame.values[*findAnnotationType("frame")->settingIndex(setting)] = number;
    pane.document().push(addAnnotation(pane.project(), pane.document().ids(), frame), "Frame");
    return QString::fromStdString(pane.project().annotations.back().id);
}

/// The canvas in a real window.
class TestCanvasPane : public QObject, public Pane {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void valueOfACard_liesBelowTheCardsOverIt() {
        open("arrival");
        simulation().pick(AgentName{"arriver", 0});
        QVERIFY(hasItem("liveCard-arrive"));
        select("arrive");
        key(Qt::Key_D, Qt::ControlModifier);
        const Id copied = document().selection()->asIds().front();
        const Vec2 onto = placeOf("arrive") - placeOf(copied.c_str()) + Vec2{24, 24};
        document().push(moveNodes(project(), std::vector{copied}, onto), "Move");
        const QString copy = document().selection()->ids().value(0);
        QVERIFY(!copy.isEmpty() && copy != "arrive");
        QVERIFY(!hasItem("liveCard-" + copy)); // it steers no agent
        const auto card = [&](const QString& id) { return item("node-" + id); };
        const auto value = [&](const QString& id) { return item("liveCard-" + id); };
        QVERIFY(isOver(value("arrive"), card("arrive")));
        QVERIFY(isOver(card(copy), value("arrive")));

        select("seek"); // a card below both goes and comes back
        key(Qt::Key_Delete);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(isOver(card(copy), value("arrive")));
        QTRY_VERIFY(isOver(value("arrive"), card("arrive")));
    }

    /// The number of a wire is below its weight, or above where a card is below.
    void liveLabel_staysOffTheCards() {
        simulation().pick(AgentName{"prey", 0});
        QTRY_VERIFY(hasItem("liveLink-evade-to-prey-choice"));
        QVERIFY(rect("liveLink-evade-to-prey-choice").top() > weight("evade-to-prey-choice").y());
        const QPointF below = canvas().scene().wire("evade-to-prey-choice")->middle();
        move("cursor", Vec2{below.x() - 84, below.y() + 14} - placeOf("cursor"));
        waitForFrame();
        QTRY_VERIFY(rect("liveLink-evade-to-prey-choice").bottom() <
                    weight("evade-to-prey-choice").y());
        QVERIFY(!rect("liveLink-evade-to-prey-choice").intersects(rect("node-cursor")));
    }

    /// Two numbers stand on a wire into a Context; what they are says a tooltip.
    void numbersOfAContext_haveATooltip() {
        begin("context-or-sum");
        simulation().pick(AgentName{"context", 0});
        const QString name = QStringLiteral("liveLink-seek-to-choose");
        QTRY_VERIFY(hasItem(name) && isShown(name));
        canvas().view()->panBy(center("canvas") - center(name));
        QQuickItem* label = item(name);
        QVERIFY(text(name).contains(" | "));
        QVERIFY(label->width() < 100);
        QVERIFY(!label->property("hovered").toBool());
        QTest::mouseMove(window, center(name));
        QTRY_VERIFY(label->property("hovered").toBool());
        QTRY_VERIFY(std::ranges::any_of(label->findChildren<QObject*>(), [](const QObject* each) {
            return each->inherits("QQuickToolTip") && each->property("opened").toBool() &&
                   each->property("text").toString().startsWith("Interest ");
        }));
        QTest::mouseMove(window, {1, 999});
        QTRY_VERIFY(!label->property("hovered").toBool());
    }

    void titleEditor_followsTheView() {
        close(); // the view of a new window
        begin();
        select("evade");
        key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(hasFocus("boxText"));
        const QString frame = document().selection()->ids().value(0);
        const auto isOnTheTitle = [&] {
            const QPointF field = item("boxText")->mapToItem(item("canvas"), QPointF());
            const QPointF title = canvas().textPlace(frame).topLeft();
            return QLineF(field, title).length() < 1.5;
        };
        const auto letters = [&] { return item("boxText")->property("font").value<QFont>(); };
        QTRY_VERIFY(isOnTheTitle());
        const int size = letters().pixelSize();
        canvas().view()->zoomBy(2);
        canvas().view()->panBy({30, 20});
        QTRY_VERIFY(isOnTheTitle());
        QCOMPARE(letters().pixelSize(), 2 * size);
        QVERIFY(hasFocus("boxText"));
    }

    /// From far away, the title of a frame below another one is lower than others are.
    void titleEditor_isOverALoweredTitle() {
        addFrame(*this, {0, -1000, 900, 700});
        const QString frame = addFrame(*this, {0, -250, 900, 200});
        canvas().view()->zoomTo(0.1);
        select(frame);
        key(Qt::Key_F2);
        QTRY_VERIFY(hasFocus("boxText"));
        const QQuickItem* title = item("frameTitle-" + frame);
        const QRectF shown = title->mapRectToScene({0, 0, title->width(), title->height()});
        const QRectF place = canvas().textPlace(frame);
        const double head = frameHead * canvas().view()->titleScale() * 0.1;
        QVERIFY(place.height() < 0.9 * head); // it is lower
        QVERIFY(std::abs(place.height() - shown.height()) < 1);
        QVERIFY(std::abs(item("canvas")->mapToScene(place.topLeft()).y() - shown.top()) < 1);
        constexpr double titleSize = 15; // of the theme
        QVERIFY(item("boxText")->property("font").value<QFont>().pixelSize() <
                qRound(titleSize * canvas().view()->titleScale() * 0.1));
    }

    /// A large title lies over wires: a click on it selects the frame.
    void farTitle_isHeld_alsoOverAWire() {
        const QPointF wire = canvas().scene().wire("evade-to-prey-choice")->curve.at(0.3);
        const QString frame = addFrame(*this, {wire.x() - 600, wire.y() + 20, 1200, 700});
        for (const double zoom : {0.3, 1.0}) {
            canvas().view()->zoomTo(zoom);
            const QPointF place = canvas().view()->toScreen(wire);
            mouseClick(item("canvas")->mapToScene(place).toPoint());
            QCOMPARE(document().selection()->ids().value(0),
                     zoom < 1 ? frame : QStringLiteral("evade-to-prey-choice"));
        }
    }

    void secondAgentType_hasANameOfItsOwn() {
        canvas().adder()->addNode("agent-type", 20, 20);
        canvas().adder()->addNode("agent-type", 20, 400);
        const std::vector<Node>& nodes = project().nodes;
        QCOMPARE(displayName(nodes[nodes.size() - 2]), "Agent type");
        QCOMPARE(displayName(nodes.back()), "Agent type 2");
    }

    void severalWithoutACommonSetting_haveASentence() {
        document().selection()->set({"prey", "cursor"});
        QTRY_VERIFY(isShown("nothingShared"));
        document().selection()->set({"hunter", "prey"});
        QTRY_VERIFY(!isShown("nothingShared"));
    }

    void newBox_isNamedByTyping_data() {
        const TestRows<QString, bool> row;
        row("Ctrl+G", "key", true);
        row("Ctrl+Shift+G", "key", false);
        row("group by the menu", "menu", true);
        row("frame by the menu", "menu", false);
        row("group by a search", "search", true);
        row("frame by a search", "search", false);
    }

    /// The field of its name has the keyboard, whatever closes after it has opened.
    void newBox_isNamedByTyping() {
        const auto [by, isGroup] = fetched<QString, bool>();
        canvas().centerOn("evade");
        waitForFrame();
        select("evade");
        if (by == "key") {
            key(Qt::Key_G, isGroup ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
        } else if (by == "menu") {
            mouseClick(header("evade"), Qt::RightButton);
            QTRY_VERIFY(isOpen("nodeMenu"));
            for (int i = 0; i < (isGroup ? 3 : 4); ++i) // Mute, Solo, Group, Frame
                key(Qt::Key_Down);
            key(Qt::Key_Return);
            QTRY_VERIFY(!isOpen("nodeMenu"));
        } else {
            key(Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY(hasFocus("commandSearch"));
            type(isGroup ? "group the selected" : "frame the selected");
            key(Qt::Key_Return);
            QTRY_VERIFY(!isShown("commandSearch"));
        }
        QTRY_VERIFY(isShown("boxText"));
        waitForFrame();
        type("run away");
        key(Qt::Key_Return);
        QTRY_VERIFY(!isShown("boxText"));
        QTRY_VERIFY(hasFocus("canvas"));
        const Id box = document().selection()->asIds().front();
        QCOMPARE(isGroup ? NodeGroups(project()).parts().front().name
                         : project().annotation(box)->name,
                 "run away");
    }

    /// Ctrl+G, a name, Tab: the name is done, and the next Tab opens the group.
    void tabInATitle_finishesIt() {
        select("evade");
        key(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("boxText"));
        const Id group = document().selection()->asIds().front();
        item("boxText")->setProperty("text", "Escape");
        key(Qt::Key_Tab);
        QTRY_VERIFY(!isShown("boxText"));
        const NodeGroups groups(project());
        QCOMPARE(groups.partOf(*groups.group(group)).name, "Escape");
        QTRY_VERIFY(hasFocus("canvas"));
        key(Qt::Key_Tab);
        QTRY_COMPARE(document().openGroup(), group);
    }

    /// Hinted letters are up to two pixels wider than the layout says.
    void farNames_keepClearOfStripAndEdges() {
        canvas().fitAll();
        for (const double zoom : {0.22, 0.4}) {
            canvas().view()->zoomTo(zoom);
            const double strip = std::max(4.0, 2 / zoom) + 1 / zoom; // with the edge
            for (const Node& node : project().nodes) {
                const QString id = QString::fromStdString(node.id);
                QVERIFY2(hasItem("farName-" + id), qPrintable(id));
                const QQuickItem* name = item("farName-" + id);
                const QQuickItem* card = item("node-" + id);
                const double left =
                    name->mapToItem(card, QPointF()).x() + name->property("leftPadding").toDouble();
                const double right = left + name->property("contentWidth").toDouble();
                QVERIFY2((left - strip) * zoom > 1.5, qPrintable(id));
                QVERIFY2((card->width() - right) * zoom > 1.5, qPrintable(id));
            }
        }
    }

    void farNames_haveOneSize() {
        canvas().fitAll();
        canvas().view()->zoomTo(0.3);
        QSet<int> sizes;
        for (const Node& node : project().nodes) {
            const QString name = "farName-" + QString::fromStdString(node.id);
            QVERIFY2(hasItem(name), qPrintable(name));
            sizes.insert(item(name)->property("font").value<QFont>().pixelSize());
        }
        QCOMPARE(sizes.size(), 1);
        QVERIFY(*sizes.begin() * 0.3 >= smallestText - 0.01);
    }

    void portsOfAnOpenGroup_areBars_fromFarAway() {
        select("evade");
        canvas().groups()->groupSelected();
        canvas().groups()->step();
        canvas().view()->zoomTo(1);
        const QVariantMap edge = canvas().groups()->edges().value(0).toMap();
        const QString name = "edgeName-" + edge["name"].toString();
        QTRY_VERIFY(isShown(name));
        canvas().view()->zoomTo(0.2);
        QTRY_VERIFY(!isShown(name));
    }

    void spacePlays_afterAGroupIsLeft_data() {
        rowsOf<QString>({"crumb by mouse", "crumb by key", "Tab", "Esc"});
    }

    void spacePlays_afterAGroupIsLeft() {
        const auto [way] = fetched<QString>();
        simulation().pause();
        select("evade");
        canvas().groups()->groupSelected();
        item("canvas")->forceActiveFocus();
        canvas().groups()->step();
        QTRY_VERIFY(isShown("leaveGroup"));
        if (way == "crumb by mouse") {
            click("leaveGroup");
        } else if (way == "crumb by key") {
            item("leaveGroup")->forceActiveFocus(Qt::TabFocusReason);
            key(Qt::Key_Space);
        } else if (way == "Tab") {
            document().selection()->clear();
            key(Qt::Key_Tab);
        } else {
            document().selection()->clear();
            key(Qt::Key_Escape);
        }
        QTRY_VERIFY(document().openGroup().empty());
        waitForFrame();
        QVERIFY(!simulation().playing());
        key(Qt::Key_Space);
        QTRY_VERIFY(simulation().playing());
        item("canvas")->forceActiveFocus(); // the hidden button does not take it back
        key(Qt::Key_Space);
        QTRY_VERIFY(!simulation().playing());
    }

    void weightEditor_followsTheView() {
        QTest::mouseDClick(window, Qt::LeftButton, {}, weight("evade-to-prey-choice"));
        QTRY_VERIFY(hasFocus("weightField"));
        canvas().view()->panBy({40, 30});
        QTRY_VERIFY(QLineF(center("weightField"), weight("evade-to-prey-choice")).length() < 2);
    }

    void deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt_data() {
        const TestRows<QKeySequence> row;
        row("delete", QKeySequence(Qt::Key_Delete));
        row("cut", QKeySequence(Qt::CTRL | Qt::Key_X));
    }

    void deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt() {
        const auto [keys] = fetched<QKeySequence>();
        const Project before = project();
        const QPoint from = header("evade");
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int step = 1; step < 60 && canvas().guides().isEmpty(); ++step)
            QTest::mouseMove(window, from + QPoint(0, 2 * step));
        QVERIFY(!canvas().guides().isEmpty());
        QVERIFY(placeOf("evade") != before.node("evade")->place);
        QTest::keySequence(window, keys);
        QTRY_VERIFY(!project().node("evade"));
        QVERIFY(canvas().guides().isEmpty());
        QTest::mouseMove(window, from + QPoint(90, 90));
        QVERIFY(canvas().guides().isEmpty());
        QTest::mouseRelease(window, Qt::LeftButton, {}, from + QPoint(90, 90));
        document().undo();
        QVERIFY(project() == before);
        QVERIFY(!document().canUndo());
    }

    void hiddenCanvas_dropsItsHints() {
        QTest::mouseMove(window, weight("evade-to-prey-choice"));
        QTRY_VERIFY(isShown("canvasHint"));
        editor().windowState.setLayout("viewport");
        QTRY_VERIFY(!isShown("canvas"));
        QCOMPARE(canvas().hint(), QString());
    }

    /// While it is hidden, the canvas has no layout: it stands in the corner of the window, over
    /// the palette.
    void canvasThatComesBack_isNotUnderTheMouse() {
        CanvasView& view = *canvas().view();
        view.panBy(QPointF(20, 300) -
                   view.toScreen(canvas().scene().card("evade")->rect.topLeft()));
        const QPoint mouse(30, 360); // over the palette
        QVERIFY(mouse.x() < item("canvas")->mapToScene({}).x());
        QTest::mouseMove(window, mouse);
        key(Qt::Key_F5);
        QTRY_VERIFY(!isShown("canvas"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(isShown("canvas"));
        waitForFrame();
        QTest::mouseMove(window, mouse + QPoint(0, 5));
        QCOMPARE(canvas().hover()->node(), QString());
        QTest::mouseMove(window, header("evade"));
        QTRY_COMPARE(canvas().hover()->node(), "evade");
        QTest::mouseMove(window, mouse);
        QTRY_COMPARE(canvas().hover()->node(), QString());
    }

    void pickedAgent_veilsNoCard() {
        open("arrival");
        const auto face = [&] { // below the values, beside the strip
            const QQuickItem* card = item("node-seek");
            const QPointF at = card->mapToScene({12, card->height() - 5});
            const QImage picture = stillPicture();
            return picture.pixelColor((at * picture.devicePixelRatio()).toPoint());
        };
        const QColor before = face();
        simulation().pick(AgentName{"arriver", 0}); // Seek does not steer it
        QVERIFY(hasItem("liveCard-arrive"));
        QCOMPARE(face(), before);
    }

    void escape_unpicks() {
        open("arrival");
        for (const char* focus : {"canvas", "playButton"}) {
            simulation().pick(AgentName{"arriver", 0});
            QTRY_VERIFY(simulation().hasPicked());
            item(focus)->forceActiveFocus();
            key(Qt::Key_Escape);
            QTRY_VERIFY2(!simulation().hasPicked(), focus);
        }
    }

    void escape_leavesAGroup_onceNothingIsSelected() {
        GroupEdits& groups = *canvas().groups();
        document().selection()->select("pursue");
        groups.groupSelected();
        const QString group = document().selection()->ids().front();
        groups.open(group);
        document().selection()->select("pursue");
        item("canvas")->forceActiveFocus();
        key(Qt::Key_Escape);
        QVERIFY(groups.inside());
        QVERIFY(document().selection()->ids().isEmpty());
        key(Qt::Key_Escape);
        QVERIFY(!groups.inside());
        QCOMPARE(document().selection()->ids(), QStringList{group});
    }

    void cards_haveTheirText_afterZooms() {
        const auto texts = [](const QQuickItem* card) {
            QStringList found;
            const auto visit = [&](const QQuickItem* item, const auto& self) -> void {
                if (item->isVisible() && item->property("text").isValid())
                    found << item->property("text").toString();
                for (const QQuickItem* child : item->childItems())
                    self(child, self);
            };
            visit(card, visit);
            return found;
        };
        canvas().view()->zoomTo(0.3);
        document().push(rename(project(), "evade", "Run"), "Rename");
        set("evade", "radius", 77.0);
        QTRY_VERIFY(texts(item("node-evade")).contains("Run"));
        canvas().view()->zoomTo(1);
        canvas().centerOn("evade");
        QTRY_VERIFY(!texts(item("node-evade")).filter("77").isEmpty());
        QVERIFY(texts(item("node-evade")).contains("Run"));
    }

    void tag_isSelected_deleted_andShownAsAWire() {
        close(); // the view of a new window
        begin();
        const Project before = project();
        const QString link = "prey-to-nearest-prey";
        for (const bool dark : {true, false}) {
            editor().settings.setDark(dark);
            QTRY_VERIFY(isShown("tag-" + link));
            QCOMPARE(item("tag-" + link)->property("text").toString(), "Prey");
            QTest::mouseMove(window, center("tag-" + link));
            QTRY_COMPARE(canvas().hover()->link(), link);
            QVERIFY(canvas().hint().contains("Prey"));
            click("tag-" + link);
            QCOMPARE(document().selection()->ids(), QStringList{link});
            key(Qt::Key_Delete);
            QVERIFY(!project().link(link.toStdString()));
            QTRY_VERIFY(!item("tag-" + link));
            key(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(project() == before);
        }
        QTRY_VERIFY(isShown("tag-" + link));
        key(Qt::Key_T);
        QTRY_VERIFY(!isShown("tag-" + link));
        QVERIFY(editor().settings.referencesAsWires());
        key(Qt::Key_T);
        QTRY_VERIFY(isShown("tag-" + link));
    }

    void draggedTag_leadsElsewhere_asOneStep() {
        close(); // the view of a new window
        begin();
        const Project before = project();
        const QString tag = "tag-prey-to-nearest-prey";
        const auto source = [&] { return project().link("prey-to-nearest-prey")->from; };
        QTRY_VERIFY(isShown(tag));
        drag(center(tag), header("hunter"));
        QCOMPARE(source().node, "hunter");
        QTRY_COMPARE(item(tag)->property("text").toString(), QString("Hunter"));
        document().undo();
        QVERIFY(project() == before);
        QVERIFY(!document().canUndo());

        drag(center(tag), header("evade")); // gives no agents
        QVERIFY(project() == before);

        QTRY_COMPARE(item(tag)->property("text").toString(), QString("Prey"));
        const QPoint tagPlace = center(tag);
        drag(tagPlace, header("stamina") - QPoint(100, 0));
        QTRY_VERIFY(hasFocus("palettePopupSearch"));
        type("agent type");
        key(Qt::Key_Return);
        QTRY_COMPARE(project().nodes.size(), before.nodes.size() + 1);
        const auto into = project().linksInto("nearest-prey", "agents");
        QCOMPARE(into.size(), 1U);
        QCOMPARE(into.front()->from.node, project().nodes.back().id);
        document().undo();
        QVERIFY(project() == before);
        QVERIFY(!document().canUndo());
    }

    void card_isAsWideAsItsTitle() {
        const auto truncated = [&] {
            bool any = false;
            const auto visit = [&](const QQuickItem* item, const auto& self) -> void {
                any = any || (item->isVisible() && item->property("truncated").toBool());
                for (const QQuickItem* child : item->childItems())
                    self(child, self);
            };
            visit(item("node-evade"), visit);
            return any;
        };
        const QSizeF before = canvas().scene().card("evade")->rect.size();
        QVERIFY(!truncated());
        document().push(rename(project(), "evade", "Run away from all the hunters"), "Rename");
        QTRY_VERIFY(item("node-evade")->width() > before.width());
        QVERIFY(item("node-evade")->height() > before.height()); // the type has a row
        waitForFrame();
        QVERIFY(!truncated());
        document().undo();
        QTRY_COMPARE(item("node-evade")->size(), before);
    }

    void cards_areAligned_byTheirMenuAndByName() {
        const Project before = project();
        document().selection()->set({"nearest-prey", "evade", "hunter-wander"});
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("commandSearch"));
        type("align left");
        key(Qt::Key_Return);
        QTRY_COMPARE(placeOf("evade").x, before.node("nearest-prey")->place.x);
        QCOMPARE(placeOf("hunter-wander").x, before.node("nearest-prey")->place.x);
        document().undo();
        QVERIFY(project() == before);
        QVERIFY(!document().canUndo());
        command("actionAlign-top").trigger();
        QCOMPARE(placeOf("evade").y, before.node("nearest-prey")->place.y);
    }

    void map_ofALargeCanvas_movesTheView() {
        QVERIFY(!isShown("minimap"));
        item("canvas")->forceActiveFocus();
        while (project().nodes.size() <= 60) {
            canvas().edits()->selectAll();
            canvas().edits()->duplicateSelected();
        }
        canvas().view()->zoomTo(1);
        QTRY_VERIFY(isShown("minimap"));
        const QRectF all = canvas().scene().bounds();
        QVERIFY(!canvas().view()->seen().contains(all.bottomRight()));
        const QPoint middle = center("minimap");
        mouseClick(middle);
        QVERIFY(QLineF(canvas().view()->seen().center(), all.center()).length() < 40);
        QTest::mousePress(window, Qt::LeftButton, {}, middle);
        QTest::mouseMove(window, middle + QPoint(0, 40));
        QVERIFY(canvas().view()->seen().center().y() > all.center().y() + 100);
        QTest::mouseRelease(window, Qt::LeftButton, {}, middle + QPoint(0, 40));
        editor().settings.setMinimap(false);
        QTRY_VERIFY(!isShown("minimap"));
    }

    void fromFarAway_innerTitlesGiveWay_andNamesOfGroupsStayLegible() {
        const QString outer = "frameTitle-" + addFrame(*this, {0, 0, 2000, 1500});
        const QString inner = "frameTitle-" + addFrame(*this, {100, 60, 800, 600});
        document().selection()->select("pursue");
        canvas().groups()->groupSelected();
        key(Qt::Key_Escape); // the field of its name
        const QString name =
            "groupTitle-" + QString::fromStdString(project().annotations.back().id);
        const auto sizeOfName = [&] {
            return item(name)->property("font").value<QFont>().pixelSize();
        };
        canvas().view()->zoomTo(1);
        QTRY_VERIFY(item(outer)->isVisible() && item(inner)->isVisible());
        canvas().view()->zoomTo(0.25);
        QVERIFY(sizeOfName() * 0.25 >= smallestText);
        QVERIFY(item(name)->isVisible());
        canvas().view()->zoomTo(0.1);
        QTRY_VERIFY(!item(inner)->isVisible());
        QVERIFY(item(outer)->isVisible());
        QVERIFY(!item(name)->isVisible()); // nor the names of cards
    }

    /// A number dropped on a card drives one of its settings; on a wire, its weight.
    void numberOnACard_drivesASetting() {
        const Project before = project();
        const Vec2 place = placeOf("evade") - Vec2{0, 160};
        const auto added = addNode(project(), document().ids(), "clock", place, {});
        document().push(added, "Add");
        const Id clock = added.value().nodes.back().id();
        const QString output = "port-" + QString::fromStdString(clock) + "-number";
        QTRY_VERIFY(isShown(output));
        QVERIFY(!item("port-evade-radius"));

        drag(center(output), header("evade"));
        QTRY_VERIFY(isShown("drive-evade.radius"));
        click("drive-evade.radius");
        QTRY_VERIFY(isShown("port-evade-radius"));
        QTRY_COMPARE(item("node-evade")->height(), canvas().scene().card("evade")->rect.height());
        const Link& driven = project().links.back();
        QVERIFY(driven.from == (PortRef{clock, "number"}));
        QVERIFY(driven.to == (PortRef{"evade", "radius"}));
        document().undo();
        QTRY_VERIFY(!item("port-evade-radius"));

        const QPointF middle = canvas().scene().wire("evade-to-prey-choice")->curve.at(0.5);
        drag(center(output),
             item("canvas")->mapToScene(canvas().view()->toScreen(middle)).toPoint());
        QTRY_VERIFY(isShown("port-evade-weight"));
        QVERIFY(project().links.back().to == (PortRef{"evade", "weight"}));
        select("evade-to-prey-choice");
        QTRY_VERIFY(isShown("unwire-weight"));
        click("unwire-weight");
        QTRY_VERIFY(!item("port-evade-weight"));
        document().undo();
        document().undo();
        document().undo();
        QVERIFY(project() == before);
    }

    void doubleClickOnAWire_addsAPoint_thatDeleteRemoves() {
        const Project before = project();
        const Id link = "evade-to-prey-choice";
        const auto onScreen = [&](QPointF place) {
            return item("canvas")->mapToScene(canvas().view()->toScreen(place)).toPoint();
        };
        for (const bool dark : {true, false}) {
            editor().settings.setDark(dark);
            QTest::mouseDClick(window, Qt::LeftButton, {},
                               onScreen(canvas().scene().wire(link)->curve.at(0.25)));
            QTRY_COMPARE(canvas().scene().wire(link)->points.size(), 1U);
            const Id point = canvas().scene().wire(link)->points.front().id;
            const QString name = "wirePoint-" + QString::fromStdString(point);
            QTRY_VERIFY(isShown(name));
            const QPoint from = center(name);
            drag(from, from + QPoint(0, 60));
            QTRY_VERIFY(center(name).y() > from.y() + 40);
            QTest::mouseMove(window, center(name));
            QTRY_VERIFY(canvas().hint().contains("drag"));
            key(Qt::Key_Delete);
            QTRY_VERIFY(!item(name));
            QVERIFY(project() == before);
        }
    }

    void tags_areBarsOfTheirColor_fromFarAway() {
        const auto tag = [&] { return *canvas().scene().wire("prey-to-nearest-prey")->tag; };
        for (const bool dark : {true, false}) {
            editor().settings.setDark(dark);
            canvas().view()->zoomTo(0.2);
            const QPoint at =
                item("canvas")->mapToScene(canvas().view()->toScreen(tag().box.center())).toPoint();
            const QColor seen = stillPicture().pixelColor(at);
            const QColor color(QString::fromStdString(tag().color));
            const int away = std::abs(seen.red() - color.red()) +
                             std::abs(seen.green() - color.green()) +
                             std::abs(seen.blue() - color.blue());
            QVERIFY2(away < 40, qPrintable(seen.name() + " instead of " + color.name()));
            canvas().view()->zoomTo(1);
            QTRY_VERIFY(isShown("tag-prey-to-nearest-prey"));
        }
    }

    void sceneItems_areAligned_whereTheViewportWasUsedLast() {
        editor().windowState.setLayout("both");
        QStringList items;
        for (const Vec2 place : {Vec2{100, 100}, Vec2{300, 200}}) {
            const auto added =
                addSceneItem(project(), document().ids(), defaultItem(DrawTool::box, place));
            QVERIFY(document().push(added, "Add"));
            items.append(QString::fromStdString(project().scene.back().id));
        }
        const Project before = project();
        const auto leftOf = [&](const QString& item) {
            return numberIn(project(), item.toStdString(), "x");
        };
        QVERIFY(leftOf(items[0]) != leftOf(items[1]));
        document().selection()->set(items);
        item("world")->forceActiveFocus();
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus("commandSearch"));
        type("align left");
        key(Qt::Key_Return);
        QTRY_COMPARE(leftOf(items[1]), leftOf(items[0]));
        document().undo();
        QVERIFY(project() == before);

        document().selection()->set({items[0]});
        command("actionToFront").trigger();
        QCOMPARE(project().scene.back().id, items[0].toStdString());
    }
};
