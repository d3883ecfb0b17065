#include "app/editor/viewmodels/agent_list_model.h"
#include "core/model/scene_layers.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/viewport/drawing_stage.h"

#include <QSettings>
#include <QTest>

using namespace tiller;

namespace {

/// A round obstacle in the default layer, and one in the layer "Layer 2" in front of it.
struct LayerStage : DrawingStage {
    Id behind, front;

    LayerStage() {
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
    [[nodiscard]] QStringList selected() const { return document.selection()->ids(); }
};

} // namespace

class TestLayerList : public QObject {
    Q_OBJECT

private slots:
    void newLayer_getsWhatIsDrawn() {
        LayerStage stage;
        QVERIFY(stage.isShown("layer-Default"));
        QVERIFY(stage.isShown("layer-Layer 2"));
        QCOMPARE(stage.layerOf(stage.behind), std::string("Default"));
        QCOMPARE(stage.layerOf(stage.front), std::string("Layer 2"));
        stage.click("layer-Default");
        QCOMPARE(stage.layerOf(stage.drawCircle({600, 300})), std::string("Default"));
        stage.document.undo(); // the third circle
        stage.document.undo();
        QCOMPARE(stage.project().scene.size(), std::size_t{1});
        stage.document.undo(); // the layer
        QVERIFY(Layers(stage.project()).arePlain());
    }

    void hiddenLayer_isNeitherDrawnNorHit() {
        LayerStage stage;
        stage.document.selection()->clear();
        const QColor drawn = stage.colorAt({400, 300});
        stage.click("hide-Layer 2");
        QCOMPARE(stage.document.undoText(), "Hide layer Layer 2");
        QVERIFY(stage.colorAt({400, 300}) != drawn);
        QCOMPARE(stage.colorAt({200, 300}), drawn);
        stage.document.selection()->clear();
        stage.clickAt({400, 300});
        QVERIFY(stage.selected().isEmpty());
        stage.world->selection()->selectAll();
        QVERIFY(!stage.selected().contains(QString::fromStdString(stage.front)));
        QCOMPARE(stage.world->selection()->count(), 1);
        stage.document.undo();
        QCOMPARE(stage.colorAt({400, 300}), drawn);
        stage.clickAt({400, 300});
        QCOMPARE(stage.world->selection()->count(), 1);
    }

    void lockedLayer_isDrawn_butNotChanged() {
        LayerStage stage;
        const QColor drawn = stage.colorAt({400, 300});
        stage.click("lock-Layer 2");
        QCOMPARE(stage.colorAt({400, 300}), drawn);
        const Project before = stage.project();
        stage.dragFrom({400, 300}, {500, 400});
        QVERIFY(stage.project() == before);
        const QSignalSpy refused(&stage.document, &Document::refused);
        stage.document.push(remove(before, std::vector<Id>{stage.front}), "Delete");
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.front().front().toString(),
                 "\"Obstacle\" is in the locked layer \"Layer 2\". Unlock the layer first.");
        QVERIFY(stage.project() == before);
        stage.click("lock-Layer 2");
        stage.dragFrom({400, 300}, {500, 400});
        QVERIFY(stage.project().scene != before.scene);
    }

    void drawingInALockedLayer_isRefused() {
        LayerStage stage;
        stage.click("lock-Layer 2");
        const QSignalSpy refused(&stage.document, &Document::refused);
        const std::size_t count = stage.project().scene.size();
        stage.drawCircle({600, 300});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(stage.project().scene.size(), count);
    }

    void selection_movesIntoALayer_copiesStay() {
        LayerStage stage;
        stage.clickAt({200, 300});
        stage.click("layerMore-Layer 2");
        QTest::keyClick(stage.window, Qt::Key_Down);
        QTest::keyClick(stage.window, Qt::Key_Return);
        QTRY_COMPARE(stage.layerOf(stage.behind), std::string("Layer 2"));
        QCOMPARE(stage.document.undoText(), "Move to layer Layer 2");
        stage.click("layer-Default");
        stage.world->selection()->duplicate();
        QCOMPARE(stage.layerOf(stage.project().scene.back().id), std::string("Layer 2"));
        stage.document.undo();
        stage.document.undo();
        QCOMPARE(stage.layerOf(stage.behind), std::string("Default"));
    }

    void row_isRenamed_reordered_removed() {
        LayerStage stage;
        const QPoint name = stage.center("layer-Layer 2");
        QTest::mouseDClick(stage.window, Qt::LeftButton, {}, name);
        QTRY_VERIFY(stage.hasFocus("layerName-Layer 2"));
        stage.type("Walls");
        stage.key(Qt::Key_Return);
        QTRY_VERIFY(stage.isShown("layer-Walls"));
        QCOMPARE(stage.layerOf(stage.front), std::string("Walls"));
        stage.item("layer-Walls")->forceActiveFocus();
        stage.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(Layers(stage.project()).all().front().name, std::string("Walls"));
        stage.item("layer-Walls")->forceActiveFocus();
        stage.key(Qt::Key_Delete);
        QCOMPARE(stage.layerOf(stage.front), std::string("Default"));
        QCOMPARE(stage.project().scene.size(), std::size_t{2});
    }

    void orderOfLayers_isTheOrderOfDrawing() {
        LayerStage stage;
        const Id region = stage.behind;
        stage.document.push(setValue(stage.project(), stage.behind, "x", 400.0),
                            "Move"); // below the other
        stage.clickAt({400, 300});
        QVERIFY(stage.selected().contains(QString::fromStdString(stage.front)));
        stage.document.selection()->clear();
        stage.world->layers()->move(0, 1);
        stage.clickAt({400, 300});
        QVERIFY(stage.selected().contains(QString::fromStdString(region)));
    }

    void placedAgents_areHiddenWithTheirType() {
        LayerStage stage;
        const Id type = stage.project().nodes.front().id;
        std::vector<PlacedAgent> agents{{"", {600, 100}, {}}};
        stage.document.push(setAgents(stage.project(), type, agents), "Place");
        stage.document.push(setValue(stage.project(), type, "start", std::string("placed")),
                            "Place");
        stage.select(QString::fromStdString(type));
        stage.world->layers()->takeSelection(0);
        QCOMPARE(stage.layerOf(type), std::string("Layer 2"));
        const auto at = [&] {
            return handleAt(stage.project(), SceneShapes(stage.project()), stage.world->view(),
                            stage.world->view().toView(Vec2{600, 100}), true, {});
        };
        QVERIFY(at());
        stage.click("hide-Layer 2");
        QVERIFY(!at());
    }

    void placedAgent_hasALayerOfItsOwn() {
        LayerStage stage;
        const Id type = stage.project().nodes.front().id;
        const std::vector<PlacedAgent> agents{{"", {600, 100}, {}}, {"", {700, 100}, {}}};
        stage.document.push(setAgents(stage.project(), type, agents), "Place");
        stage.document.push(setValue(stage.project(), type, "start", std::string("placed")),
                            "Place");
        const auto layers = [&] {
            QStringList names;
            const Layers all(stage.project());
            for (std::size_t i = 0; i < stage.project().node(type)->agents.size(); ++i)
                names.append(QString::fromStdString(all.ofAgent(type, i).name));
            return names;
        };
        AgentListModel list;
        list.setDocument(&stage.document);
        list.setNode(QString::fromStdString(type));
        QCOMPARE(list.layers().size(), 2);
        list.setLayer(1, list.layers().front().toMap()["id"].toString());
        QCOMPARE(layers(), (QStringList{"Default", "Layer 2"}));
        QCOMPARE(list.value(1, "layerId"), list.layers().front().toMap()["id"]);

        stage.dragFrom({700, 100}, {700, 200}, Qt::ControlModifier);
        QCOMPARE(layers(), (QStringList{"Default", "Layer 2", "Layer 2"}));
        QVERIFY(length(stage.project().node(type)->agents[2].position - Vec2{700, 200}) < 8);
        QCOMPARE(stage.project().node(type)->agents[1].position, (Vec2{700, 100}));
        list.removeAt(0);
        QCOMPARE(layers(), (QStringList{"Layer 2", "Layer 2"}));
        stage.document.undo();
        stage.document.undo(); // the copy
        QCOMPARE(layers(), (QStringList{"Default", "Layer 2"}));

        const auto startAt = [&](Vec2 place) {
            return handleAt(stage.project(), SceneShapes(stage.project()), stage.world->view(),
                            stage.world->view().toView(place), true, {});
        };
        stage.click("hide-Layer 2");
        QVERIFY(startAt({600, 100}));
        QVERIFY(!startAt({700, 100}));
        stage.click("hide-Layer 2");
        stage.click("lock-Layer 2");
        QVERIFY(!startAt({700, 100}));
        const QSignalSpy refused(&stage.document, &Document::refused);
        list.removeAt(1);
        QCOMPARE(refused.size(), 1);
        list.removeAt(0);
        QCOMPARE(layers(), QStringList{"Layer 2"});
    }

    void key_opensTheList() {
        DrawingStage stage;
        QVERIFY(!stage.isShown("layersPanel"));
        stage.key(Qt::Key_L);
        QTRY_VERIFY(stage.isShown("layersPanel"));
        stage.click("closeLayers");
        QTRY_VERIFY(!stage.isShown("layersPanel"));
    }

    void init() { QSettings().clear(); }

private:
    TestHome m_home;
};

QTEST_MAIN(TestLayerList)
#include "tst_layer_list.moc"
