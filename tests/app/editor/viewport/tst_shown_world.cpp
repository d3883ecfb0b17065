#include "core/model/groups.h"
#include "tests/app/editor/viewport/parts.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

class TestShownWorld : public QObject {
    Q_OBJECT

private slots:
    void selectedNode_bringsItsSceneItem() {
        ViewportParts parts;
        QVERIFY(!parts.world.selectedNode());
        const QSignalSpy changed(&parts.world, &ShownWorld::selectionChanged);
        parts.select(parts.hunt.pointNode);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(parts.world.selectedNode()->id, parts.hunt.pointNode);
        QVERIFY(parts.world.selected() == (std::set<Id>{parts.hunt.point, parts.hunt.pointNode}));
        parts.document.selection()->toggle(QString::fromStdString(parts.hunt.evade));
        QVERIFY(!parts.world.selectedNode()); // two are selected
    }

    void edits_andAnotherProject_areAnnounced() {
        ViewportParts parts;
        const QSignalSpy changed(&parts.world, &ShownWorld::projectChanged);
        const QSignalSpy replaced(&parts.world, &ShownWorld::projectReplaced);
        parts.document.push(setValue(parts.project(), parts.hunt.point, "x", 123.0), "Move");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(parts.world.scene().find(parts.hunt.point)->center.x, 123.0);
        parts.document.newProject();
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(changed.size(), 2);
        QVERIFY(!parts.world.hasAgentTypes());
    }

    void legend_isByTypeOrByBehavior() {
        ViewportParts parts;
        QCOMPARE(parts.world.legend().size(), 2);
        const QSignalSpy changed(&parts.world, &ShownWorld::legendChanged);
        parts.world.setOverlays({.colorByBehavior = true});
        QCOMPARE(changed.size(), 1);
        QTRY_COMPARE(parts.world.legend().size(), 6); // five behaviors, and coasting
        parts.world.setOverlays({.grid = false, .colorByBehavior = true});
        QCOMPARE(parts.world.legend().size(), 6);
        parts.world.setOverlays({.desired = true});
        QCOMPARE(parts.world.legend().size(), 4); // two types, and two sides of the triangle
        // QML sets one color after the other.
        ViewColors colors = viewColors(false);
        parts.world.setColors(colors);
        const QSignalSpy recolored(&parts.world, &ShownWorld::legendChanged);
        colors.text = "#123456";
        parts.world.setColors(colors);
        QCOMPARE(recolored.size(), 1);
        QCOMPARE(parts.world.legend().last().toMap()["color"].value<QColor>(), QColor("#123456"));
    }

    void legend_tellsLinkedGroupsApart() {
        ViewportParts parts;
        Document& document = parts.document;
        QVERIFY(document.push(rename(parts.project(), parts.hunt.prey, "Creep"), "Rename"));
        QVERIFY(document.push(
            makeGroup(parts.project(), document.ids(), std::vector<Id>{parts.hunt.prey}), "Group"));
        const Id part = NodeGroups(parts.project()).parts().front().id;
        QVERIFY(document.push(addGroup(parts.project(), document.ids(), part, {}), "Add"));
        const Id added = NodeGroups(parts.project()).parts().front().groups.back();
        QVERIFY(document.push(rename(parts.project(), added, "North"), "Rename"));
        const auto names = [&] {
            QStringList all;
            for (const QVariant& entry : parts.world.legend())
                all += entry.toMap()["name"].toString();
            return all;
        };
        QVERIFY(names().contains("Creep (Group)"));
        QVERIFY(names().contains("Creep (North)"));
        QVERIFY(!names().contains("Creep"));
    }

    void anotherTheme_changesTheColorsOfBehaviors() {
        ViewportParts parts;
        const auto colorOfEvade = [&] {
            return parts.world.picture({}, {800, 600}).look.behaviors.at(parts.hunt.evade);
        };
        const QRgb dark = colorOfEvade();
        parts.world.setColors(viewColors(false));
        QVERIFY(colorOfEvade() != dark);
    }

    void pickedPlace_isInTheFrame() {
        ViewportParts parts;
        QTRY_VERIFY(parts.simulation.agentCount() > 0);
        QVERIFY(!parts.world.pickedPlace());
        parts.simulation.pick(AgentName{parts.hunt.prey, 1});
        const FrameAgents& prey = *parts.simulation.frame().agentsOf(parts.hunt.prey);
        QCOMPARE(*parts.world.pickedPlace(), (Vec2{prey.x[1], prey.y[1]}));
    }
};

QTEST_GUILESS_MAIN(TestShownWorld)
#include "tst_shown_world.moc"
