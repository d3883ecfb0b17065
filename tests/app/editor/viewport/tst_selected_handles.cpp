#include "tests/app/editor/viewport/parts.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

/// Selects a node, and waits for a frame that explains an agent.
void selectAndWait(ViewportParts& parts, const Id& node) {
    parts.select(node);
    [[maybe_unused]] const bool placed =
        QTest::qWaitFor([&] { return !parts.handles.all().empty(); });
}

} // namespace

class TestSelectedHandles : public QObject {
    Q_OBJECT

private slots:
    void selectedNode_hasHandles_ofAnAgentThatItSteers() {
        ViewportParts parts;
        QVERIFY(parts.handles.all().empty());
        selectAndWait(parts, parts.hunt.wander);
        QVERIFY(!parts.handles.all().empty());
        for (const PlacedHandle& handle : parts.handles.all())
            QCOMPARE(handle.item, parts.hunt.wander);
        parts.document.selection()->clear();
        QVERIFY(parts.handles.all().empty());
    }

    void withoutTheOverlay_thereAreNone() {
        ViewportParts parts;
        selectAndWait(parts, parts.hunt.wander);
        const QPointF grip = gripsOf(parts.handles.all().front(), parts.camera.view()).front();
        QVERIFY(parts.handles.at(grip));
        parts.world.setOverlays({.handles = false});
        QVERIFY(!parts.handles.at(grip));
        parts.handles.update();
        QVERIFY(parts.handles.all().empty());
    }

    void hoveredHandle_hasATip() {
        ViewportParts parts;
        selectAndWait(parts, parts.hunt.wander);
        const QSignalSpy changed(&parts.handles, &SelectedHandles::tipChanged);
        parts.handles.hover(0, {12, 34});
        QVERIFY(!parts.handles.tip().isEmpty());
        QCOMPARE(parts.handles.tipPlace(), QPointF(12, 34));
        parts.handles.hover({}, {50, 34});
        QVERIFY(parts.handles.tip().isEmpty());
        QCOMPARE(changed.size(), 2);
    }

    void draggedHandle_staysWhereItWas() {
        ViewportParts parts;
        selectAndWait(parts, parts.hunt.wander);
        const PlacedHandle before = parts.handles.all().front();
        parts.handles.startDrag(0, gripsOf(before, parts.camera.view()).front());
        QCOMPARE(parts.handles.drag()->handle().setting, before.setting);
        const double tick = parts.simulation.tick();
        parts.simulation.step(); // the agent moves on
        QTRY_VERIFY(parts.simulation.tick() > tick);
        QCOMPARE(parts.handles.all().front().from, before.from);
        QCOMPARE(parts.handles.active(), std::optional<std::size_t>(0));
        parts.handles.endDrag();
        QVERIFY(!parts.handles.drag());
    }
};

QTEST_GUILESS_MAIN(TestSelectedHandles)
#include "tst_selected_handles.moc"
