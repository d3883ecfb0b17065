#include "tests/app/editor/viewport/parts.h"
#include "tests/app/editor/window.h"

#include <QFontMetricsF>

QRectF onScreen(const QQuickItem* item) {
    return item->mapRectToScene(item->boundingRect());
}

/// All texts below an item that are shown.
QList<QQuickItem*> textsIn(QQuickItem* item) {
    QList<QQuickItem*> found;
    if (!item->isVisible())
        return found;
    if (item->property("truncated").isValid())
        found << item;
    for (QQuickItem* child : item->childItems())
        found << textsIn(child);
    return found;
}

/// The world and what stands beside it, in a real window.
class TestWorldSide : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void legendAndEvents_standOutsideTheWorld_data() {
        const TestRows<QSize, QString, QString> row;
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720)})
            for (const char* shown : {"both", "viewport", "presentation", "two worlds"})
                row(QTest::addRow("%s at %d", shown, size.width()), size, shown, "hunter-and-prey");
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720), QSize(960, 600)})
            row(QTest::addRow("many types at %d", size.width()), size, "both", "wolves-and-sheep");
    }

    void legendAndEvents_standOutsideTheWorld() {
        const auto [size, shown, example] = fetched<QSize, QString, QString>();
        restart(example);
        window->resize(size);
        editor().windowState.setLayout(shown == "both" ? "both" : "viewport");
        QVERIFY(runTo(example == "hunter-and-prey" ? 1500 : 300)); // things happen
        if (shown == "presentation")
            key(Qt::Key_F5);
        if (shown == "two worlds") {
            editor().teaching.comparison()->compareWithout("evade");
            QTRY_VERIFY(item("variantWorld"));
        }
        if (shown == "presentation") { // the large, over the world
            QTRY_VERIFY(item("stageTicks"));
            QVERIFY(onScreen(item("presentedViewport")).contains(onScreen(item("stageCounter"))));
            QVERIFY(text("stageCounted").contains(QRegularExpression("[0-9]")));
            QCOMPARE(text("stageTicks"), "1,500 ticks");
        }
        const QString paneName = shown == "presentation" ? "presentedViewport" : "viewportPane";
        QTRY_VERIFY(item(paneName));
        QQuickItem* pane = item(paneName);
        waitForFrame();
        const auto within = [&](const char* name) { return find(pane, name); };
        QTRY_VERIFY(within("legend")->isVisible());
        for (const char* name : {"legend", "events"}) {
            QQuickItem* beside = within(name);
            if (!beside->isVisible())
                continue;
            QVERIFY2(onScreen(pane).contains(onScreen(beside)), name);
            for (const char* world : {"world", "variantWorld"})
                if (const QQuickItem* picture = within(world))
                    QVERIFY2(!onScreen(picture).intersects(onScreen(beside)), name);
            for (const QQuickItem* text : textsIn(beside)) {
                if (example != "hunter-and-prey" && qstrcmp(name, "events") == 0)
                    continue; // a list that scrolls
                QVERIFY2(onScreen(beside).adjusted(-0.5, -0.5, 0.5, 0.5).contains(onScreen(text)),
                         qPrintable(text->property("text").toString()));
                QVERIFY2(!text->property("truncated").toBool(),
                         qPrintable(text->property("text").toString()));
            }
        }
        QVERIFY(onScreen(within("world")).height() > 120);
        if (const QQuickItem* variant = within("variantWorld"))
            QCOMPARE(onScreen(variant).height(), onScreen(within("world")).height());
        else
            QCOMPARE(within("events")->isVisible(), simulation().events()->rowCount() > 0);
    }

    /// From step to step of a lesson on stage, and with the first event, the world keeps its place
    /// where the step shows no plots and no sliders.
    void world_keepsItsPlaceInALesson() {
        restart("arrival");
        window->resize(1280, 720);
        editor().teaching.lesson()->begin();
        editor().windowState.setPresented(true);
        QTRY_VERIFY(item("presentedViewport"));
        QQuickItem* pane = item("presentedViewport");
        const auto placeOfWorld = [&] {
            waitForFrame();
            return onScreen(find(pane, "world"));
        };
        for (int step = 0; step < 6; ++step) {
            const QRectF before = placeOfWorld();
            QCOMPARE(before.left(), 0.0); // the legend is below
            editor().teaching.lesson()->unlock();
            QVERIFY(runTo(300));
            QVERIFY(simulation().events()->rowCount() > 0 || step != 0);
            QCOMPARE(placeOfWorld(), before);
            editor().teaching.lesson()->next();
        }
    }

    void firstEvent_movesNothingOnStage() {
        restart("hunter-and-prey");
        window->resize(1280, 720);
        key(Qt::Key_F5);
        QTRY_VERIFY(item("presentedViewport"));
        QQuickItem* world = find(item("presentedViewport"), "world");
        QVERIFY(simulation().events()->rowCount() == 0);
        waitForFrame();
        const QRectF before = onScreen(world);
        QVERIFY(runTo(1500));
        QTRY_VERIFY(simulation().events()->rowCount() > 0);
        waitForFrame();
        QCOMPARE(onScreen(world), before);
    }

    void regionsAtOnePlace_haveLabelsApart() {
        ViewportParts parts;
        for (int i = 0; i < 2; ++i)
            QVERIFY(parts.document.push(
                addNode(parts.project(), parts.document.ids(), "region", {}, {}), "Add"));
        SceneLabelsModel& labels = *parts.world.labels();
        labels.setFont(QFont());
        std::vector<QRectF> boxes;
        for (int row = 0; row < labels.rowCount(); ++row) {
            const QString label = labels.value(row, "label").toString();
            if (!label.startsWith("Region"))
                continue;
            QVERIFY(labels.value(row, "placed").toBool());
            const auto number = [&](const char* role) {
                return labels.value(row, role).toDouble();
            };
            const QFontMetricsF metrics{QFont()};
            boxes.emplace_back(number("worldX") + number("leftOfAnchor"),
                               number("worldY") + number("topOfAnchor"),
                               metrics.horizontalAdvance(label), metrics.height());
        }
        QCOMPARE(boxes.size(), 2U);
        QVERIFY(!boxes[0].intersects(boxes[1]));
    }

    void handles_hideNoAgents_data() { rowsOf<QString>({"arrival", "combined-forces"}); }

    /// The agents look the same with handles and without.
    void handles_hideNoAgents() {
        const auto [example] = fetched<QString>();
        restart(example);
        editor().windowState.setLayout("viewport");
        QVERIFY(runTo(900)); // those that arrive rest
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        const QImage with = world->snapshot();
        Overlays overlays = world->property("overlays").value<Overlays>();
        overlays.handles = false;
        world->setProperty("overlays", QVariant::fromValue(overlays));
        const QImage without = world->snapshot();
        int agents = 0;
        for (const FrameAgents& type : simulation().frame().agents)
            for (std::size_t i = 0; i < type.size(); ++i) {
                const QPoint at = world->view().toView(Vec2{type.x[i], type.y[i]}).toPoint();
                QCOMPARE(with.pixelColor(at), without.pixelColor(at));
                ++agents;
            }
        QVERIFY(agents > 0);
    }
};
