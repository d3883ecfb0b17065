#include "tests/app/editor/viewport/parts.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

class TestLitNode : public QObject {
    Q_OBJECT

private slots:
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
};

QTEST_GUILESS_MAIN(TestLitNode)
#include "tst_lit_node.moc"
