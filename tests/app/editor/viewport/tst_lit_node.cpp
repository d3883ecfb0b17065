#include "tests/app/editor/viewport/parts.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

class TestLitNode : public QObject {
    Q_OBJECT

private slots:
    void pointedNode_isLit_agentTypesAreNot();
    void selectedNode_isLit_whereTheOverlaysSaySo();
    void text_countsTheAgents();
};

void TestLitNode::pointedNode_isLit_agentTypesAreNot() {
    ViewportParts parts;
    const QSignalSpy changed(&parts.lit, &LitNode::changed);
    parts.lit.setNode(QString::fromStdString(parts.hunt.evade));
    QCOMPARE(parts.lit.lit(), parts.hunt.evade);
    parts.lit.setNode(QString::fromStdString(parts.hunt.prey));
    QCOMPARE(parts.lit.lit(), Id());
    parts.lit.setNode("no-such-node");
    QCOMPARE(changed.size(), 2);
}

void TestLitNode::selectedNode_isLit_whereTheOverlaysSaySo() {
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

void TestLitNode::text_countsTheAgents() {
    ViewportParts parts;
    QVERIFY(parts.lit.text().isEmpty());
    parts.lit.setNode(QString::fromStdString(parts.hunt.wander));
    parts.simulation.step();
    QTRY_COMPARE(parts.lit.text(), "Wander acts on 2 of 2");
    parts.lit.setNode({});
    QVERIFY(parts.lit.text().isEmpty());
}

QTEST_GUILESS_MAIN(TestLitNode)
#include "tst_lit_node.moc"
