#include "app/editor/viewmodels/agent_list_model.h"
#include "core/model/scene_layers.h"
#include "tests/app/editor/viewport/drawing_stage.h"

/// A round obstacle in the default layer, and one in the layer "Layer 2" in front of it.
struct LayerStage : DrawingStage {
    Id behind, front;

    void begin() {
        DrawingStage::begin();
        click("layersButton");
        world->forceActiveFocus();
        behind = drawCircle({200, 300});
        click("addLayer");
        front = drawCircle({400, 300});
    }

    Id drawCircle(Vec2 center) const {
        click("tool-circle");
        dragFrom(center, center + Vec2{60, 0}, Qt::AltModifier);
        key(Qt::Key_Escape);
        return project().scene.back().id;
    }
    [[nodiscard]] std::string layerOf(const Id& item) const {
        return Layers(project()).of(item).name;
    }
    [[nodiscard]] QColor colorAt(Vec2 place) const {
        return world->snapshot().pixelColor(
            (world->view().toView(place) * window->effectiveDevicePixelRatio()).toPoint());
    }
    [[nodiscard]] QStringList selected() const { return document().selection()->ids(); }
};

class TestLayerList : public QObject, public LayerStage {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        begin();
    }

    void newLayer_getsWhatIsDrawn() {
        QVERIFY(isShown("layer-Default"));
        QVERIFY(isShown("layer-Layer 2"));
        QCOMPARE(layerOf(behind), "Default");
        QCOMPARE(layerOf(front), "Layer 2");
        click("layer-Default");
        QCOMPARE(layerOf(drawCircle({600, 300})), "Default");
        document().undo(); // the third circle
        document().undo();
        QCOMPARE(project().scene.size(), 1U);
        document().undo(); // the layer
        QVERIFY(Layers(project()).arePlain());
    }

    void hiddenLayer_isNeitherDrawnNorHit() {
        document().selection()->clear();
        const QColor drawn = colorAt({400, 300});
        click("hide-Layer 2");
        QCOMPARE(document().undoText(), "Hide layer Layer 2");
        QVERIFY(colorAt({400, 300}) != drawn);
        QCOMPARE(colorAt({200, 300}), drawn);
        document().selection()->clear();
        clickAt({400, 300});
        QVERIFY(selected().isEmpty());
        world->selection()->selectAll();
        QVERIFY(!selected().contains(QString::fromStdString(front)));
        QCOMPARE(world->selection()->count(), 1);
        document().undo();
        QCOMPARE(colorAt({400, 300}), drawn);
        clickAt({400, 300});
        QCOMPARE(world->selection()->count(), 1);
    }

    void lockedLayer_isDrawn_butNotChanged() {
        const QColor drawn = colorAt({400, 300});
        click("lock-Layer 2");
        QCOMPARE(colorAt({400, 300}), drawn);
        const Project before = project();
        dragFrom({400, 300}, {500, 400});
        QVERIFY(project() == before);
        const QSignalSpy refused(&document(), &Document::refused);
        document().push(remove(before, std::vector<Id>{front}), "Delete");
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.front().front().toString(),
                 "\"Obstacle\" is in the locked layer \"Layer 2\". Unlock the layer first.");
        QVERIFY(project() == before);
        click("lock-Layer 2");
        dragFrom({400, 300}, {500, 400});
        QVERIFY(project().scene != before.scene);
    }

    void drawingInALockedLayer_isRefused() {
        click("lock-Layer 2");
        const QSignalSpy refused(&document(), &Document::refused);
        const std::size_t count = project().scene.size();
        drawCircle({600, 300});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(project().scene.size(), count);
    }

    void selection_movesIntoALayer_copiesStay() {
        clickAt({200, 300});
        click("layerMore-Layer 2");
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_COMPARE(layerOf(behind), std::string("Layer 2"));
        QCOMPARE(document().undoText(), "Move to layer Layer 2");
        click("layer-Default");
        world->selection()->duplicate();
        QCOMPARE(layerOf(project().scene.back().id), "Layer 2");
        document().undo();
        document().undo();
        QCOMPARE(layerOf(behind), "Default");
    }

    void row_isRenamed_reordered_removed() {
        const QPoint name = center("layer-Layer 2");
        QTest::mouseDClick(window, Qt::LeftButton, {}, name);
        QTRY_VERIFY(hasFocus("layerName-Layer 2"));
        type("Walls");
        key(Qt::Key_Return);
        QTRY_VERIFY(isShown("layer-Walls"));
        QCOMPARE(layerOf(front), "Walls");
        item("layer-Walls")->forceActiveFocus();
        key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(Layers(project()).all().front().name, "Walls");
        item("layer-Walls")->forceActiveFocus();
        key(Qt::Key_Delete);
        QCOMPARE(layerOf(front), "Default");
        QCOMPARE(project().scene.size(), 2U);
    }

    void orderOfLayers_isTheOrderOfDrawing() {
        const Id region = behind;
        document().push(setValue(project(), behind, "x", 400.0),
                        "Move"); // below the other
        clickAt({400, 300});
        QVERIFY(selected().contains(QString::fromStdString(front)));
        document().selection()->clear();
        world->layers()->move(0, 1);
        clickAt({400, 300});
        QVERIFY(selected().contains(QString::fromStdString(region)));
    }

    void placedAgents_areHiddenWithTheirType() {
        const Id type = project().nodes.front().id;
        std::vector<PlacedAgent> agents{{"", {600, 100}, {}}};
        document().push(setAgents(project(), type, agents), "Place");
        document().push(setValue(project(), type, "start", std::string("placed")), "Place");
        select(QString::fromStdString(type));
        world->layers()->takeSelection(0);
        QCOMPARE(layerOf(type), "Layer 2");
        const auto at = [&] {
            return handleAt(project(), SceneShapes(project()), world->view(),
                            world->view().toView(Vec2{600, 100}), true, {});
        };
        QVERIFY(at());
        click("hide-Layer 2");
        QVERIFY(!at());
    }

    void placedAgent_hasALayerOfItsOwn() {
        const Id type = project().nodes.front().id;
        const std::vector<PlacedAgent> agents{{"", {600, 100}, {}}, {"", {700, 100}, {}}};
        document().push(setAgents(project(), type, agents), "Place");
        document().push(setValue(project(), type, "start", std::string("placed")), "Place");
        const auto layers = [&] {
            QStringList names;
            const Layers all(project());
            for (std::size_t i = 0; i < project().node(type)->agents.size(); ++i)
                names.append(QString::fromStdString(all.ofAgent(type, i).name));
            return names;
        };
        AgentListModel list;
        list.setDocument(&document());
        list.setItem(QString::fromStdString(type));
        QCOMPARE(list.layers().size(), 2);
        list.setLayer(1, list.layers().front().toMap()["id"].toString());
        QCOMPARE(layers(), (QStringList{"Default", "Layer 2"}));
        QCOMPARE(list.value(1, "layerId"), list.layers().front().toMap()["id"]);

        dragFrom({700, 100}, {700, 200}, Qt::ControlModifier);
        QCOMPARE(layers(), (QStringList{"Default", "Layer 2", "Layer 2"}));
        QVERIFY(length(project().node(type)->agents[2].position - Vec2{700, 200}) < 8);
        QCOMPARE(project().node(type)->agents[1].position, (Vec2{700, 100}));
        list.removeAt(0);
        QCOMPARE(layers(), (QStringList{"Layer 2", "Layer 2"}));
        document().undo();
        document().undo(); // the copy
        QCOMPARE(layers(), (QStringList{"Default", "Layer 2"}));

        const auto startAt = [&](Vec2 place) {
            return handleAt(project(), SceneShapes(project()), world->view(),
                            world->view().toView(place), true, {});
        };
        click("hide-Layer 2");
        QVERIFY(startAt({600, 100}));
        QVERIFY(!startAt({700, 100}));
        click("hide-Layer 2");
        click("lock-Layer 2");
        QVERIFY(!startAt({700, 100}));
        const QSignalSpy refused(&document(), &Document::refused);
        list.removeAt(1);
        QCOMPARE(refused.size(), 1);
        list.removeAt(0);
        QCOMPARE(layers(), QStringList{"Layer 2"});
    }

    void key_opensTheList() {
        begin();
        QVERIFY(!isShown("layersPanel"));
        key(Qt::Key_L);
        QTRY_VERIFY(isShown("layersPanel"));
        click("closeLayers");
        QTRY_VERIFY(!isShown("layersPanel"));
    }
};
