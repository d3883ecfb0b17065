#include "app/editor/viewport/sketch.h"
#include "core/model/groups.h"
#include "tests/app/editor/window.h"

using namespace tiller;

namespace {

/// The hunt on the canvas alone, with space between the cards.
struct Pane : EditorWindow {
    Document& document = editor.document;
    CanvasController& canvas = editor.canvas;

    explicit Pane(const char* example = "hunter-and-prey") : EditorWindow(example) {
        window->setProperty("layout", "canvas");
        [[maybe_unused]] const bool isWide =
            QTest::qWaitFor([this] { return item("canvas")->width() > 900; });
        canvas.view()->zoomTo(1);
        waitForFrame();
    }
    [[nodiscard]] bool hasItem(const QString& name) const {
        return QTest::qWaitFor([&] { return item(name) != nullptr; });
    }
    [[nodiscard]] Vec2 placeOf(const char* node) const {
        return document.project().node(node)->place;
    }
};

/// The cards and their flags have the same parent.
bool isOver(const QQuickItem* above, const QQuickItem* below) {
    return above->parentItem() == below->parentItem() && above->z() > below->z();
}

/// Returns its id.
QString addFrame(Pane& pane, const QRectF& box) {
    Annotation frame{.id = {},
                     .type = "frame",
                     .name = "Frame",
                     .values = findAnnotationType("frame")->defaults()};
    for (const auto& [setting, number] : {std::pair("x", box.x()),
                                          {"y", box.y()},
                                          {"width", box.width()},
                                          {"height", box.height()}})
        frame.values[*findAnnotationType("frame")->settingIndex(setting)] = number;
    pane.document.push(addAnnotation(pane.document.project(), pane.document.ids(), frame), "Frame");
    return QString::fromStdString(pane.document.project().annotations.back().id);
}

} // namespace

/// The canvas in a real window.
class TestCanvasPane : public QObject {
    Q_OBJECT

private slots:
    void valueOfACard_liesBelowTheCardsOverIt() {
        Pane pane("arrival");
        pane.editor.simulation.pick(AgentName{"arriver", 0});
        QVERIFY(pane.hasItem("liveCard-arrive"));
        pane.select("arrive");
        pane.key(Qt::Key_D, Qt::ControlModifier);
        const Id copied = pane.document.selection()->asIds().front();
        const Vec2 onto = pane.placeOf("arrive") - pane.placeOf(copied.c_str()) + Vec2{24, 24};
        pane.document.push(moveNodes(pane.document.project(), std::vector{copied}, onto), "Move");
        const QString copy = pane.document.selection()->ids().value(0);
        QVERIFY(!copy.isEmpty() && copy != "arrive");
        QVERIFY(!pane.hasItem("liveCard-" + copy)); // it steers no agent
        const auto card = [&](const QString& id) { return pane.item("node-" + id); };
        const auto value = [&](const QString& id) { return pane.item("liveCard-" + id); };
        QVERIFY(isOver(value("arrive"), card("arrive")));
        QVERIFY(isOver(card(copy), value("arrive")));

        pane.select("seek"); // a card below both goes and comes back
        pane.key(Qt::Key_Delete);
        pane.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(isOver(card(copy), value("arrive")));
        QTRY_VERIFY(isOver(value("arrive"), card("arrive")));
    }

    /// The number of a wire is below its weight, or above where a card is below.
    void liveLabel_staysOffTheCards() {
        Pane pane;
        pane.editor.simulation.pick(AgentName{"prey", 0});
        QTRY_VERIFY(pane.hasItem("liveLink-evade-to-prey-choice"));
        const auto rectOf = [&](const char* name) {
            const QQuickItem* item = pane.item(name);
            return item->mapRectToScene({0, 0, item->width(), item->height()});
        };
        const QPointF weight = pane.weight("evade-to-prey-choice");
        QVERIFY(rectOf("liveLink-evade-to-prey-choice").top() > weight.y());
        const QPointF below = pane.canvas.scene().wire("evade-to-prey-choice")->middle();
        const Vec2 now = pane.placeOf("cursor");
        pane.document.push(moveNodes(pane.document.project(), std::vector<Id>{"cursor"},
                                     Vec2{below.x() - 84, below.y() + 14} - now),
                           "Move");
        pane.waitForFrame();
        QTRY_VERIFY(rectOf("liveLink-evade-to-prey-choice").bottom() <
                    pane.weight("evade-to-prey-choice").y());
        QVERIFY(!rectOf("liveLink-evade-to-prey-choice").intersects(rectOf("node-cursor")));
    }

    void titleEditor_followsTheView() {
        Pane pane;
        pane.select("evade");
        pane.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(pane.hasFocus("boxText"));
        const QString frame = pane.document.selection()->ids().value(0);
        const auto isOnTheTitle = [&] {
            const QPointF field = pane.item("boxText")->mapToItem(pane.item("canvas"), QPointF());
            const QPointF title = pane.canvas.textPlace(frame).topLeft();
            return QLineF(field, title).length() < 1.5;
        };
        const auto letters = [&] { return pane.item("boxText")->property("font").value<QFont>(); };
        QTRY_VERIFY(isOnTheTitle());
        const int size = letters().pixelSize();
        pane.canvas.view()->zoomBy(2);
        pane.canvas.view()->panBy({30, 20});
        QTRY_VERIFY(isOnTheTitle());
        QCOMPARE(letters().pixelSize(), 2 * size);
        QVERIFY(pane.hasFocus("boxText"));
    }

    /// From far away, the title of a frame below another one is lower than others are.
    void titleEditor_isOverALoweredTitle() {
        Pane pane;
        addFrame(pane, {0, -1000, 900, 700});
        const QString frame = addFrame(pane, {0, -250, 900, 200});
        pane.canvas.view()->zoomTo(0.1);
        pane.select(frame);
        pane.key(Qt::Key_F2);
        QTRY_VERIFY(pane.hasFocus("boxText"));
        const QQuickItem* title = pane.item("frameTitle-" + frame);
        const QRectF shown = title->mapRectToScene({0, 0, title->width(), title->height()});
        const QRectF place = pane.canvas.textPlace(frame);
        const double head = frameHead * pane.canvas.view()->titleScale() * 0.1;
        QVERIFY(place.height() < 0.9 * head); // it is lower
        QVERIFY(std::abs(place.height() - shown.height()) < 1);
        QVERIFY(std::abs(pane.item("canvas")->mapToScene(place.topLeft()).y() - shown.top()) < 1);
        constexpr double titleSize = 15; // of the theme
        QVERIFY(pane.item("boxText")->property("font").value<QFont>().pixelSize() <
                qRound(titleSize * pane.canvas.view()->titleScale() * 0.1));
    }

    /// A large title lies over wires: a click on it selects the frame.
    void farTitle_isHeld_alsoOverAWire() {
        Pane pane;
        const QPointF wire = pane.canvas.scene().wire("evade-to-prey-choice")->curve.at(0.3);
        const QString frame = addFrame(pane, {wire.x() - 600, wire.y() + 20, 1200, 700});
        for (const double zoom : {0.3, 1.0}) {
            pane.canvas.view()->zoomTo(zoom);
            const QPointF place = pane.canvas.view()->toScreen(wire);
            QTest::mouseClick(pane.window, Qt::LeftButton, {},
                              pane.item("canvas")->mapToScene(place).toPoint());
            QCOMPARE(pane.document.selection()->ids().value(0),
                     zoom < 1 ? frame : QStringLiteral("evade-to-prey-choice"));
        }
    }

    void secondAgentType_hasANameOfItsOwn() {
        Pane pane;
        pane.canvas.adder()->addNode("agent-type", 20, 20);
        pane.canvas.adder()->addNode("agent-type", 20, 400);
        const std::vector<Node>& nodes = pane.document.project().nodes;
        QCOMPARE(displayName(nodes[nodes.size() - 2]), std::string("Agent type"));
        QCOMPARE(displayName(nodes.back()), std::string("Agent type 2"));
    }

    void severalWithoutACommonSetting_haveASentence() {
        Pane pane;
        pane.document.selection()->set({"prey", "cursor"});
        QTRY_VERIFY(pane.isShown("nothingShared"));
        pane.document.selection()->set({"hunter", "prey"});
        QTRY_VERIFY(!pane.isShown("nothingShared"));
    }

    /// Ctrl+G, a name, Tab: the name is done, and the next Tab opens the group.
    void tabInATitle_finishesIt() {
        Pane pane;
        pane.select("evade");
        pane.key(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(pane.hasFocus("boxText"));
        const Id group = pane.document.selection()->asIds().front();
        pane.item("boxText")->setProperty("text", "Escape");
        pane.key(Qt::Key_Tab);
        QTRY_VERIFY(!pane.isShown("boxText"));
        const NodeGroups groups(pane.document.project());
        QCOMPARE(groups.partOf(*groups.group(group)).name, std::string("Escape"));
        QTRY_VERIFY(pane.hasFocus("canvas"));
        pane.key(Qt::Key_Tab);
        QTRY_COMPARE(pane.document.openGroup(), group);
    }

    /// Hinted letters are up to two pixels wider than the layout says.
    void farNames_keepClearOfStripAndEdges() {
        Pane pane;
        pane.canvas.fitAll();
        for (const double zoom : {0.22, 0.4}) {
            pane.canvas.view()->zoomTo(zoom);
            const double strip = std::max(4.0, 2 / zoom) + 1 / zoom; // with the edge
            for (const Node& node : pane.document.project().nodes) {
                const QString id = QString::fromStdString(node.id);
                QVERIFY2(pane.hasItem("farName-" + id), qPrintable(id));
                const QQuickItem* name = pane.item("farName-" + id);
                const QQuickItem* card = pane.item("node-" + id);
                const double left =
                    name->mapToItem(card, QPointF()).x() + name->property("leftPadding").toDouble();
                const double right = left + name->property("contentWidth").toDouble();
                QVERIFY2((left - strip) * zoom > 1.5, qPrintable(id));
                QVERIFY2((card->width() - right) * zoom > 1.5, qPrintable(id));
            }
        }
    }

    void portsOfAnOpenGroup_areBars_fromFarAway() {
        Pane pane;
        pane.select("evade");
        pane.canvas.groups()->groupSelected();
        pane.canvas.groups()->step();
        pane.canvas.view()->zoomTo(1);
        const QVariantMap edge = pane.canvas.groups()->edges().value(0).toMap();
        const QString name = "edgeName-" + edge["name"].toString();
        QTRY_VERIFY(pane.isShown(name));
        pane.canvas.view()->zoomTo(0.2);
        QTRY_VERIFY(!pane.isShown(name));
    }

    void spacePlays_afterAGroupIsLeft_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"crumb by mouse", "crumb by key", "Tab", "Esc"})
            QTest::newRow(way) << QString(way);
    }

    void spacePlays_afterAGroupIsLeft() {
        QFETCH(QString, way);
        Pane pane;
        pane.editor.simulation.pause();
        pane.select("evade");
        pane.canvas.groups()->groupSelected();
        pane.item("canvas")->forceActiveFocus();
        pane.canvas.groups()->step();
        QTRY_VERIFY(pane.isShown("leaveGroup"));
        if (way == "crumb by mouse") {
            pane.click("leaveGroup");
        } else if (way == "crumb by key") {
            pane.item("leaveGroup")->forceActiveFocus(Qt::TabFocusReason);
            pane.key(Qt::Key_Space);
        } else if (way == "Tab") {
            pane.document.selection()->clear();
            pane.key(Qt::Key_Tab);
        } else {
            pane.document.selection()->clear();
            pane.key(Qt::Key_Escape);
        }
        QTRY_VERIFY(pane.document.openGroup().empty());
        pane.waitForFrame();
        QVERIFY(!pane.editor.simulation.playing());
        pane.key(Qt::Key_Space);
        QTRY_VERIFY(pane.editor.simulation.playing());
        pane.item("canvas")->forceActiveFocus(); // the hidden button does not take it back
        pane.key(Qt::Key_Space);
        QTRY_VERIFY(!pane.editor.simulation.playing());
    }

    void weightEditor_followsTheView() {
        Pane pane;
        QTest::mouseDClick(pane.window, Qt::LeftButton, {}, pane.weight("evade-to-prey-choice"));
        QTRY_VERIFY(pane.hasFocus("weightField"));
        pane.canvas.view()->panBy({40, 30});
        QTRY_VERIFY(
            QLineF(pane.center("weightField"), pane.weight("evade-to-prey-choice")).length() < 2);
    }

    void deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt_data() {
        QTest::addColumn<QKeySequence>("keys");
        QTest::newRow("delete") << QKeySequence(Qt::Key_Delete);
        QTest::newRow("cut") << QKeySequence(Qt::CTRL | Qt::Key_X);
    }

    void deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt() {
        QFETCH(QKeySequence, keys);
        Pane pane;
        const Project before = pane.document.project();
        const QPoint from = pane.header("evade");
        QTest::mousePress(pane.window, Qt::LeftButton, {}, from);
        for (int step = 1; step < 60 && pane.canvas.guides().isEmpty(); ++step)
            QTest::mouseMove(pane.window, from + QPoint(0, 2 * step));
        QVERIFY(!pane.canvas.guides().isEmpty());
        QVERIFY(pane.placeOf("evade") != before.node("evade")->place);
        QTest::keySequence(pane.window, keys);
        QTRY_VERIFY(!pane.document.project().node("evade"));
        QVERIFY(pane.canvas.guides().isEmpty());
        QTest::mouseMove(pane.window, from + QPoint(90, 90));
        QVERIFY(pane.canvas.guides().isEmpty());
        QTest::mouseRelease(pane.window, Qt::LeftButton, {}, from + QPoint(90, 90));
        pane.document.undo();
        QVERIFY(pane.document.project() == before);
        QVERIFY(!pane.document.canUndo());
    }

    void hiddenCanvas_dropsItsHints() {
        Pane pane;
        QTest::mouseMove(pane.window, pane.weight("evade-to-prey-choice"));
        QTRY_VERIFY(pane.isShown("canvasHint"));
        pane.window->setProperty("layout", "viewport");
        QTRY_VERIFY(!pane.isShown("canvas"));
        QCOMPARE(pane.canvas.hint(), QString());
    }

    /// While it is hidden, the canvas has no layout: it stands in the corner of the window, over
    /// the palette.
    void canvasThatComesBack_isNotUnderTheMouse() {
        Pane pane;
        CanvasView& view = *pane.canvas.view();
        view.panBy(QPointF(20, 300) -
                   view.toScreen(pane.canvas.scene().card("evade")->rect.topLeft()));
        const QPoint mouse(30, 360); // over the palette
        QVERIFY(mouse.x() < pane.item("canvas")->mapToScene({}).x());
        QTest::mouseMove(pane.window, mouse);
        pane.key(Qt::Key_F5);
        QTRY_VERIFY(!pane.isShown("canvas"));
        pane.key(Qt::Key_Escape);
        QTRY_VERIFY(pane.isShown("canvas"));
        pane.waitForFrame();
        QTest::mouseMove(pane.window, mouse + QPoint(0, 5));
        QCOMPARE(pane.canvas.hover()->node(), QString());
        QTest::mouseMove(pane.window, pane.header("evade"));
        QTRY_COMPARE(pane.canvas.hover()->node(), "evade");
        QTest::mouseMove(pane.window, mouse);
        QTRY_COMPARE(pane.canvas.hover()->node(), QString());
    }

    void pickedAgent_veilsNoCard() {
        Pane pane("arrival");
        const auto face = [&] { // below the values, beside the strip
            const QQuickItem* card = pane.item("node-seek");
            const QPointF at = card->mapToScene({12, card->height() - 5});
            const QImage picture = pane.stillPicture();
            return picture.pixelColor((at * picture.devicePixelRatio()).toPoint());
        };
        const QColor before = face();
        pane.editor.simulation.pick(AgentName{"arriver", 0}); // Seek does not steer it
        QVERIFY(pane.hasItem("liveCard-arrive"));
        QCOMPARE(face(), before);
    }

    void escape_unpicks() {
        Pane pane("arrival");
        for (const char* focus : {"canvas", "playButton"}) {
            pane.editor.simulation.pick(AgentName{"arriver", 0});
            QTRY_VERIFY(pane.editor.simulation.hasPicked());
            pane.item(focus)->forceActiveFocus();
            pane.key(Qt::Key_Escape);
            QTRY_VERIFY2(!pane.editor.simulation.hasPicked(), focus);
        }
    }

    void escape_leavesAGroup_onceNothingIsSelected() {
        Pane pane;
        GroupEdits& groups = *pane.canvas.groups();
        pane.document.selection()->select("pursue");
        groups.groupSelected();
        const QString group = pane.document.selection()->ids().front();
        groups.open(group);
        pane.document.selection()->select("pursue");
        pane.item("canvas")->forceActiveFocus();
        pane.key(Qt::Key_Escape);
        QVERIFY(groups.inside());
        QVERIFY(pane.document.selection()->ids().isEmpty());
        pane.key(Qt::Key_Escape);
        QVERIFY(!groups.inside());
        QCOMPARE(pane.document.selection()->ids(), QStringList{group});
    }

    void cards_haveTheirText_afterZooms() {
        Pane pane;
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
        pane.canvas.view()->zoomTo(0.3);
        pane.document.push(rename(pane.document.project(), "evade", "Run"), "Rename");
        pane.document.push(setValue(pane.document.project(), "evade", "radius", 77.0), "Set");
        QTRY_VERIFY(texts(pane.item("node-evade")).contains("Run"));
        pane.canvas.view()->zoomTo(1);
        pane.canvas.centerOn("evade");
        QTRY_VERIFY(!texts(pane.item("node-evade")).filter("77").isEmpty());
        QVERIFY(texts(pane.item("node-evade")).contains("Run"));
    }

    void tag_isSelected_deleted_andShownAsAWire() {
        Pane pane;
        const Project before = pane.document.project();
        const QString link = "prey-to-nearest-prey";
        for (const bool dark : {true, false}) {
            pane.editor.settings.setDark(dark);
            QTRY_VERIFY(pane.isShown("tag-" + link));
            QCOMPARE(pane.item("tag-" + link)->property("text").toString(), QString("Prey"));
            QTest::mouseMove(pane.window, pane.center("tag-" + link));
            QTRY_COMPARE(pane.canvas.hover()->link(), link);
            QVERIFY(pane.canvas.hint().contains("Prey"));
            pane.click("tag-" + link);
            QCOMPARE(pane.document.selection()->ids(), QStringList{link});
            pane.key(Qt::Key_Delete);
            QVERIFY(!pane.document.project().link(link.toStdString()));
            QTRY_VERIFY(!pane.item("tag-" + link));
            pane.key(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(pane.document.project() == before);
        }
        QTRY_VERIFY(pane.isShown("tag-" + link));
        pane.key(Qt::Key_T);
        QTRY_VERIFY(!pane.isShown("tag-" + link));
        QVERIFY(pane.editor.settings.referencesAsWires());
        pane.key(Qt::Key_T);
        QTRY_VERIFY(pane.isShown("tag-" + link));
    }

    void draggedTag_leadsElsewhere_asOneStep() {
        Pane pane;
        const Project before = pane.document.project();
        const QString tag = "tag-prey-to-nearest-prey";
        const auto source = [&] {
            return pane.document.project().link("prey-to-nearest-prey")->from;
        };
        QTRY_VERIFY(pane.isShown(tag));
        pane.drag(pane.center(tag), pane.header("hunter"));
        QCOMPARE(source().node, "hunter");
        QTRY_COMPARE(pane.item(tag)->property("text").toString(), QString("Hunter"));
        pane.document.undo();
        QVERIFY(pane.document.project() == before);
        QVERIFY(!pane.document.canUndo());

        pane.drag(pane.center(tag), pane.header("evade")); // gives no agents
        QVERIFY(pane.document.project() == before);

        QTRY_COMPARE(pane.item(tag)->property("text").toString(), QString("Prey"));
        const QPoint tagPlace = pane.center(tag);
        pane.drag(tagPlace, pane.header("stamina") - QPoint(100, 0));
        QTRY_VERIFY(pane.hasFocus("palettePopupSearch"));
        pane.type("agent type");
        pane.key(Qt::Key_Return);
        QTRY_COMPARE(pane.document.project().nodes.size(), before.nodes.size() + 1);
        const auto into = pane.document.project().linksInto("nearest-prey", "agents");
        QCOMPARE(into.size(), 1U);
        QCOMPARE(into.front()->from.node, pane.document.project().nodes.back().id);
        pane.document.undo();
        QVERIFY(pane.document.project() == before);
        QVERIFY(!pane.document.canUndo());
    }

    void card_isAsWideAsItsTitle() {
        Pane pane;
        const auto truncated = [&] {
            bool any = false;
            const auto visit = [&](const QQuickItem* item, const auto& self) -> void {
                any = any || (item->isVisible() && item->property("truncated").toBool());
                for (const QQuickItem* child : item->childItems())
                    self(child, self);
            };
            visit(pane.item("node-evade"), visit);
            return any;
        };
        const QSizeF before = pane.canvas.scene().card("evade")->rect.size();
        QVERIFY(!truncated());
        pane.document.push(
            rename(pane.document.project(), "evade", "Run away from all the hunters"), "Rename");
        QTRY_VERIFY(pane.item("node-evade")->width() > before.width());
        QVERIFY(pane.item("node-evade")->height() > before.height()); // the type has a row
        pane.waitForFrame();
        QVERIFY(!truncated());
        pane.document.undo();
        QTRY_COMPARE(pane.item("node-evade")->size(), before);
    }

    void cards_areAligned_byTheirMenuAndByName() {
        Pane pane;
        const Project before = pane.document.project();
        pane.document.selection()->set({"nearest-prey", "evade", "hunter-wander"});
        pane.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(pane.hasFocus("commandSearch"));
        pane.type("align left");
        pane.key(Qt::Key_Return);
        QTRY_COMPARE(pane.placeOf("evade").x, before.node("nearest-prey")->place.x);
        QCOMPARE(pane.placeOf("hunter-wander").x, before.node("nearest-prey")->place.x);
        pane.document.undo();
        QVERIFY(pane.document.project() == before);
        QVERIFY(!pane.document.canUndo());
        QObject* action = pane.window->findChild<QObject*>("actionAlign-top");
        QVERIFY(action);
        QVERIFY(QMetaObject::invokeMethod(action, "trigger"));
        QCOMPARE(pane.placeOf("evade").y, before.node("nearest-prey")->place.y);
    }

    void map_ofALargeCanvas_movesTheView() {
        Pane pane;
        QVERIFY(!pane.isShown("minimap"));
        pane.item("canvas")->forceActiveFocus();
        while (pane.document.project().nodes.size() <= 60) {
            pane.canvas.edits()->selectAll();
            pane.canvas.edits()->duplicateSelected();
        }
        pane.canvas.view()->zoomTo(1);
        QTRY_VERIFY(pane.isShown("minimap"));
        const QRectF all = pane.canvas.scene().bounds();
        QVERIFY(!pane.canvas.view()->seen().contains(all.bottomRight()));
        const QPoint middle = pane.center("minimap");
        QTest::mouseClick(pane.window, Qt::LeftButton, {}, middle);
        QVERIFY(QLineF(pane.canvas.view()->seen().center(), all.center()).length() < 40);
        QTest::mousePress(pane.window, Qt::LeftButton, {}, middle);
        QTest::mouseMove(pane.window, middle + QPoint(0, 40));
        QVERIFY(pane.canvas.view()->seen().center().y() > all.center().y() + 100);
        QTest::mouseRelease(pane.window, Qt::LeftButton, {}, middle + QPoint(0, 40));
        pane.editor.settings.setMinimap(false);
        QTRY_VERIFY(!pane.isShown("minimap"));
    }

    void fromFarAway_innerTitlesGiveWay_andNamesOfGroupsStayLegible() {
        Pane pane;
        const QString outer = "frameTitle-" + addFrame(pane, {0, 0, 2000, 1500});
        const QString inner = "frameTitle-" + addFrame(pane, {100, 60, 800, 600});
        pane.document.selection()->select("pursue");
        pane.canvas.groups()->groupSelected();
        pane.key(Qt::Key_Escape); // the field of its name
        const QString name =
            "groupTitle-" + QString::fromStdString(pane.document.project().annotations.back().id);
        const auto sizeOfName = [&] {
            return pane.item(name)->property("font").value<QFont>().pixelSize();
        };
        pane.canvas.view()->zoomTo(1);
        QTRY_VERIFY(pane.item(outer)->isVisible() && pane.item(inner)->isVisible());
        pane.canvas.view()->zoomTo(0.25);
        QVERIFY(sizeOfName() * 0.25 >= smallestText);
        QVERIFY(pane.item(name)->isVisible());
        pane.canvas.view()->zoomTo(0.1);
        QTRY_VERIFY(!pane.item(inner)->isVisible());
        QVERIFY(pane.item(outer)->isVisible());
        QVERIFY(!pane.item(name)->isVisible()); // nor the names of cards
    }

    void doubleClickOnAWire_addsAPoint_thatDeleteRemoves() {
        Pane pane;
        const Project before = pane.document.project();
        const Id link = "evade-to-prey-choice";
        const auto onScreen = [&](QPointF place) {
            return pane.item("canvas")->mapToScene(pane.canvas.view()->toScreen(place)).toPoint();
        };
        for (const bool dark : {true, false}) {
            pane.editor.settings.setDark(dark);
            QTest::mouseDClick(pane.window, Qt::LeftButton, {},
                               onScreen(pane.canvas.scene().wire(link)->curve.at(0.25)));
            QTRY_COMPARE(pane.canvas.scene().wire(link)->points.size(), 1U);
            const Id point = pane.canvas.scene().wire(link)->points.front().id;
            const QString name = "wirePoint-" + QString::fromStdString(point);
            QTRY_VERIFY(pane.isShown(name));
            const QPoint from = pane.center(name);
            pane.drag(from, from + QPoint(0, 60));
            QTRY_VERIFY(pane.center(name).y() > from.y() + 40);
            QTest::mouseMove(pane.window, pane.center(name));
            QTRY_VERIFY(pane.canvas.hint().contains("drag"));
            pane.key(Qt::Key_Delete);
            QTRY_VERIFY(!pane.item(name));
            QVERIFY(pane.document.project() == before);
        }
    }

    void tags_areBarsOfTheirColor_fromFarAway() {
        Pane pane;
        const auto tag = [&] { return *pane.canvas.scene().wire("prey-to-nearest-prey")->tag; };
        for (const bool dark : {true, false}) {
            pane.editor.settings.setDark(dark);
            pane.canvas.view()->zoomTo(0.2);
            const QPoint at = pane.item("canvas")
                                  ->mapToScene(pane.canvas.view()->toScreen(tag().box.center()))
                                  .toPoint();
            const QColor seen = pane.stillPicture().pixelColor(at);
            const QColor color(QString::fromStdString(tag().color));
            const int away = std::abs(seen.red() - color.red()) +
                             std::abs(seen.green() - color.green()) +
                             std::abs(seen.blue() - color.blue());
            QVERIFY2(away < 40, qPrintable(seen.name() + " instead of " + color.name()));
            pane.canvas.view()->zoomTo(1);
            QTRY_VERIFY(pane.isShown("tag-prey-to-nearest-prey"));
        }
    }

    void sceneItems_areAligned_whereTheViewportWasUsedLast() {
        Pane pane;
        pane.window->setProperty("layout", "both");
        QStringList items;
        for (const Vec2 place : {Vec2{100, 100}, Vec2{300, 200}}) {
            const auto added = addSceneItem(pane.document.project(), pane.document.ids(),
                                            defaultItem(DrawTool::box, place));
            QVERIFY(pane.document.push(added, "Add"));
            items.append(QString::fromStdString(pane.document.project().scene.back().id));
        }
        const Project before = pane.document.project();
        const auto leftOf = [&](const QString& item) {
            return numberOf(valueOf(*pane.document.project().sceneItem(item.toStdString()), "x"));
        };
        QVERIFY(leftOf(items[0]) != leftOf(items[1]));
        pane.document.selection()->set(items);
        pane.item("world")->forceActiveFocus();
        pane.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(pane.hasFocus("commandSearch"));
        pane.type("align left");
        pane.key(Qt::Key_Return);
        QTRY_COMPARE(leftOf(items[1]), leftOf(items[0]));
        pane.document.undo();
        QVERIFY(pane.document.project() == before);

        pane.document.selection()->set({items[0]});
        QObject* front = pane.window->findChild<QObject*>("actionToFront");
        QVERIFY(front && QMetaObject::invokeMethod(front, "trigger"));
        QCOMPARE(pane.document.project().scene.back().id, items[0].toStdString());
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestCanvasPane)
#include "tst_canvas_pane.moc"
