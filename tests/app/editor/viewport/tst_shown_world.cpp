#include "app/editor/viewport/overlays.h"
#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/world_picture.h"
#include "core/model/resolve.h"
#include "core/model/step.h"
#include "tests/app/editor/testing.h"
#include "tests/app/editor/viewport/parts.h"

#include <QMetaProperty>

Project example(const char* name) {
    auto loaded = loadProject(std::string(TILLER_SOURCE_DIR "/examples/") + name + ".tiller");
    return std::move(loaded.value().project);
}

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

    void legend_hasTheColorsOfModes() {
        ViewportParts parts;
        Project project = world("b (9,9) color=#ff0000; a (0,0) color=#00ff00; go:agent-mode; "
                                "rest:agent-mode color=#0000ff; hide:agent-mode shape=circle; "
                                "go > a; rest > a; hide > a")
                              .build();
        parts.document.projectModel().replace(project);
        const auto entries = [&] {
            QStringList all;
            for (const QVariant& entry : parts.world.legend())
                all += entry.toMap()["id"].toString() + ' ' +
                       entry.toMap()["color"].value<QColor>().name();
            return all.join(", ");
        };
        QCOMPARE(entries(), "a #00ff00, rest #0000ff, b #ff0000");
        QVERIFY(parts.document.push(setValue(parts.project(), "rest", "color", std::string()), ""));
        QCOMPARE(entries(), "a #00ff00, b #ff0000");
        parts.document.undo();
        QCOMPARE(entries(), "a #00ff00, rest #0000ff, b #ff0000");
    }

    void legend_hasAScale_whereNumbersColorAgents() {
        ViewportParts parts;
        parts.document.projectModel().replace(
            world("a (10,10)+(3,0) (90,10)+(0,12); b (50,50)").build());
        Annotation monitor = newAnnotation("monitor", "coloring", {});
        editSettings<MonitorAnnotation>(monitor, [](MonitorAnnotation& it) {
            it.of = "a";
            it.shownIn = ShownIn::colors;
        });
        Document& document = parts.document;
        QVERIFY(document.push(addAnnotation(parts.project(), document.ids(), monitor), "Color"));
        const auto scale = [&]() -> QVariantMap {
            for (const QVariant& entry : parts.world.legend())
                if (entry.toMap().contains("scale"))
                    return entry.toMap();
            return {};
        };
        QTRY_COMPARE(scale()["ends"].toStringList(), QStringList({"3", "12"}));
        QCOMPARE(scale()["scale"].toList().size(), 5);
        QCOMPARE(parts.world.legend().size(), 3);
        QVERIFY(parts.world.legend()[0].toMap()["name"].toString().endsWith(": Speed"));
        document.undo();
        QVERIFY(scale().isEmpty());
        QCOMPARE(parts.world.legend().size(), 2);
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

    void pointedNode_isLit_agentTypesAreNot() {
        ViewportParts parts;
        const QSignalSpy changed(&parts.lit, &LitNode::changed);
        parts.lit.setNode(QString::fromStdString(parts.hunt.evade));
        QCOMPARE(parts.lit.lit(), parts.hunt.evade);
        parts.lit.setNode(QString::fromStdString(parts.hunt.prey));
        QCOMPARE(parts.lit.lit(), Id());
        parts.lit.setNode("no-such-node");
        QCOMPARE(changed.size(), 2);
    }

    void selectedNode_isLit_whereTheOverlaysSaySo() {
        ViewportParts parts;
        parts.select(parts.hunt.evade);
        QCOMPARE(parts.lit.lit(), Id());
        parts.world.setOverlays({.selected = true});
        QCOMPARE(parts.lit.lit(), parts.hunt.evade);
        parts.lit.setNode(QString::fromStdString(parts.hunt.wander));
        QCOMPARE(parts.lit.lit(), parts.hunt.wander); // the mouse comes first
        parts.lit.setNode({});
        parts.select(parts.hunt.prey);
        QCOMPARE(parts.lit.lit(), Id());
    }

    void text_countsTheAgents() {
        ViewportParts parts;
        QVERIFY(parts.lit.text().isEmpty());
        parts.lit.setNode(QString::fromStdString(parts.hunt.wander));
        parts.simulation.step();
        QTRY_COMPARE(parts.lit.text(), "Wander acts on 2 of 2");
        parts.lit.setNode({});
        QVERIFY(parts.lit.text().isEmpty());
    }

    void onlyAnUnwiredNode_isNotPartOfTheRun() {
        ViewportParts parts;
        const QString wander = QString::fromStdString(parts.hunt.wander);
        // No frame with forces has come yet.
        parts.lit.setNode(wander);
        QVERIFY2(!parts.lit.text().contains("not part"), qPrintable(parts.lit.text()));
        for (const Id& type : {parts.hunt.hunter, parts.hunt.prey})
            parts.document.push(setValue(parts.project(), type, "count", 0.0), "None");
        parts.simulation.step();
        QTRY_COMPARE(parts.simulation.agentCount(), 0);
        QTRY_COMPARE(parts.lit.text(), ""); // its agents are not there
        parts.document.push(setMuted(parts.project(), std::vector<Id>{parts.hunt.wander}, true),
                            "Mute");
        parts.simulation.step();
        QTRY_COMPARE(parts.lit.text(), "Wander is muted");
        std::vector<Id> wires;
        for (const Link& link : parts.project().links)
            if (link.from.node == parts.hunt.wander)
                wires.push_back(link.id);
        parts.document.push(remove(parts.project(), wires), "Remove");
        parts.simulation.step();
        QTRY_COMPARE(parts.lit.text(),
                     "Wander is not part of this run: it is wired to no agent type");
    }

    void columns_matchTheExplanations_data() {
        rowsOf<QString>({"hunter-and-prey", "sheep-and-dog", "flock"});
    }

    /// Compares every running node for every agent, in any order of the agents. Some running nodes
    /// have no card, such as the nearest agent of a group that is linked to a target.
    void columns_matchTheExplanations() {
        const Project project = example(QTest::currentDataTag());
        const Project running = resolve(project);
        Simulation simulation(project);
        run(simulation, 40);
        Frame frame;
        fillFrame(frame, simulation, 1, true);
        int lit = 0;
        for (const FrameAgents& agents : frame.agents)
            for (std::uint32_t i = 0; i < std::min<std::size_t>(agents.size(), 30); ++i) {
                const auto why = simulation.explain({agents.type, i});
                for (const NodeExplanation& node : why->nodes) {
                    const auto* column = contributionOf(agents, node.node);
                    const NodeKind kind = findNodeType(running.node(node.node)->type)->kind;
                    QVERIFY(column);
                    const bool isSwitch = kind == NodeKind::condition || kind == NodeKind::target;
                    QCOMPARE(isLit(column, i), isSwitch ? node.active : node.used);
                    if (!isSwitch && node.used) {
                        QCOMPARE(column->x[i], node.force.x * node.weight);
                        QCOMPARE(column->y[i], node.force.y * node.weight);
                    }
                    lit += isLit(column, i);
                }
            }
        QVERIFY(lit > 0);
        int sum = 0;
        for (const FrameAgents& agents : frame.agents)
            if (const auto* column = contributionOf(agents, project.nodes.back().id))
                for (std::size_t i = 0; i < agents.size(); ++i)
                    sum += isLit(column, i);
        QCOMPARE(litCount(frame, project.nodes.back().id), sum);
    }

    void withoutForces_nothingIsLit() {
        const Simulation simulation(example("flock"));
        Frame frame;
        fillFrame(frame, simulation, 1, false);
        for (const FrameAgents& agents : frame.agents)
            QVERIFY(!contributionOf(agents, agents.type));
        QVERIFY(!isLit(nullptr, 0));
    }

    /// The settings of earlier versions have these names.
    void names_areThoseOfStoredSettings() {
        QStringList names;
        const QMetaObject& type = Overlays::staticMetaObject;
        for (int i = 0; i < type.propertyCount(); ++i)
            names << type.property(i).name();
        QCOMPARE(names, (QStringList{"showGrid", "snapToGrid", "gridSize", "showHandles",
                                     "showGrounds", "showVelocity", "showDesired", "showSteering",
                                     "showForces", "showRadii", "showTrails", "showTurning",
                                     "showDirections", "showSelected", "colorByBehavior"}));
    }

    void variant_hasTheSame_butCannotBeEdited() {
        Overlays overlays{
            .velocity = true, .trails = true, .selected = true, .colorByBehavior = true};
        const Overlays variant = overlays.forVariant();
        overlays.scene = true; // still to see
        overlays.handles = false;
        overlays.selected = false;
        QVERIFY(variant == overlays);
    }

    void step_choosesOverlays_untilItEnds() {
        const Overlays own{.grid = true, .snap = true, .trails = false};
        Overlays shown = own.ofStep({"trails", "behavior"});
        QVERIFY(shown == (Overlays{.grid = false,
                                   .snap = true,
                                   .handles = false,
                                   .trails = true,
                                   .colorByBehavior = true}));
        shown.snap = false; // no step chooses it
        shown = shown.afterStep(own);
        QVERIFY(shown.grid && shown.handles && !shown.trails && !shown.snap);
    }

    void everySwitch_ofAStep_hasAWord() {
        for (const Overlay& each : overlaysInMenu())
            QVERIFY2(each.step.isEmpty() ||
                         std::ranges::count(stepOverlays, each.step.toStdString()) == 1,
                     qPrintable(each.id));
    }

    void colors_areThoseOfTheTheme() {
        const ViewColors strong = viewColors(true, true);
        QCOMPARE(strong.text, QColor("#ffffff"));
        QCOMPARE(strong.accent, viewColors(true).accent);
        QVERIFY(viewColors(false).accent != strong.accent);
    }

    void drawnWall_isOneUndoStep() {
        ViewportParts parts;
        const Project before = parts.project();
        const Id wall = parts.drawWall({{100, 100}, {300, 100}, {300, 200}});
        QCOMPARE(parts.document.undoText(), "Draw a wall");
        QVERIFY(parts.document.selection()->contains(QString::fromStdString(wall)));
        QCOMPARE(parts.drawing.tool(), "select");
        parts.document.undo();
        QVERIFY(parts.project() == before);
    }

    void removeLastPoint_endsTheItem() {
        ViewportParts parts;
        QVERIFY(!parts.drawing.removeLastPoint());
        QVERIFY(parts.drawing.chooseTool("Y"));
        QCOMPARE(parts.drawing.tool(), "polygon");
        parts.drawing.press({100, 100}, {});
        parts.drawing.press({200, 100}, {});
        QVERIFY(parts.drawing.removeLastPoint());
        QVERIFY(parts.drawing.isActive());
        QVERIFY(parts.drawing.removeLastPoint());
        QVERIFY(!parts.drawing.isActive());
        QVERIFY(parts.drawing.hasTool());
        QVERIFY(!parts.drawing.chooseTool("Q"));
    }
};
