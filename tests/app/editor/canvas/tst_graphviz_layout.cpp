#include "app/editor/canvas/graphviz_layout.h"

#include <QRectF>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tiller;

namespace {

LayoutGraph chain() {
    LayoutGraph graph;
    graph.boxes.assign(4, {QSizeF(168, 88)});
    graph.groups = {{}};
    graph.boxes[1].group = 0;
    graph.wires = {
        {0, 1, 44, 44, false}, {1, 2, 44, 44, false}, {0, 2, 44, 68, false}, {2, 0, 44, 44, true}};
    return graph;
}

} // namespace

class TestGraphvizLayout : public QObject {
    Q_OBJECT

private slots:
    void plainText_isRead();
    void whatIsNoPlainText_isRefused();
    void dotText_namesPortsAndGroups();
    void dot_laysOut();
    void withoutDot_itFails();
    void whatHangs_isKilled();
    void whatSpeaksNonsense_fails();
    void startedAgain_theLastCounts();
};

void TestGraphvizLayout::plainText_isRead() {
    const auto places = readPlain("graph 1 5 3\nnode n0 1 2.5 2 1 x solid record black lightgrey\n"
                                  "node n1 4 0.5 2 1 x solid record black lightgrey\n"
                                  "edge n0 n1 4 1 1 1 1 1 1 1 1 solid black\nstop\n",
                                  2);
    QVERIFY(places);
    QCOMPARE(*places, (LayoutPlaces{{0, 0}, {216, 144}}));
}

void TestGraphvizLayout::whatIsNoPlainText_isRefused() {
    QVERIFY(!readPlain("", 1));
    QVERIFY(!readPlain("graph 1 5 3\nnode n0 1 2 2 1\nstop\n", 2));
    QVERIFY(!readPlain("graph 1 5 3\nnode n7 1 2 2 1\nstop\n", 1));
    QVERIFY(!readPlain("graph 1 5 3\nnode n0 nan 2 2 1\nstop\n", 1));
}

void TestGraphvizLayout::dotText_namesPortsAndGroups() {
    const QByteArray text = toDot(chain());
    QVERIFY2(text.contains("n0:o0:e -> n2:i1:w"), text.constData());
    QVERIFY(text.contains("n1:o0:e -> n2:i0:w"));
    QVERIFY(!text.contains("n2:o0:e")); // what leads back is left out
    QVERIFY(text.indexOf("subgraph cluster_0") < text.indexOf("n1 ["));
    QVERIFY(text.indexOf("n3 [") < text.indexOf("subgraph cluster_0"));
}

void TestGraphvizLayout::dot_laysOut() {
    if (QStandardPaths::findExecutable("dot").isEmpty())
        QSKIP("Graphviz is not installed");
    GraphvizLayout layout;
    QSignalSpy finished(&layout, &GraphvizLayout::finished);
    layout.start(chain(), QStringLiteral("dot"), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
    const auto places = finished.first().first().value<LayoutPlaces>();
    QCOMPARE(places.size(), std::size_t{4});
    QVERIFY(places[0].x() + 168 < places[1].x());
    QVERIFY(places[1].x() + 168 < places[2].x());
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t k = 0; k < i; ++k)
            QVERIFY(!QRectF(places[i], QSizeF(168, 88)).intersects({places[k], QSizeF(168, 88)}));
}

void TestGraphvizLayout::withoutDot_itFails() {
    GraphvizLayout layout;
    QSignalSpy failed(&layout, &GraphvizLayout::failed);
    layout.start(chain(), QStringLiteral("no-such-program-anywhere"));
    QTRY_COMPARE(failed.count(), 1);
}

void TestGraphvizLayout::whatHangs_isKilled() {
    QTemporaryDir folder;
    QFile script(folder.filePath("hangs"));
    QVERIFY(script.open(QFile::WriteOnly));
    script.write("#!/bin/sh\nexec sleep 600\n");
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    script.close();
    GraphvizLayout layout;
    QSignalSpy failed(&layout, &GraphvizLayout::failed);
    layout.start(chain(), script.fileName(), 50);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(layout.findChild<QProcess*>() == nullptr ||
            layout.findChild<QProcess*>()->state() == QProcess::NotRunning);
}

void TestGraphvizLayout::whatSpeaksNonsense_fails() {
    GraphvizLayout layout;
    QSignalSpy failed(&layout, &GraphvizLayout::failed);
    layout.start(chain(), QStringLiteral("true"), 60'000);
    QTRY_COMPARE(failed.count(), 1);
}

void TestGraphvizLayout::startedAgain_theLastCounts() {
    if (QStandardPaths::findExecutable("dot").isEmpty())
        QSKIP("Graphviz is not installed");
    GraphvizLayout layout;
    QSignalSpy finished(&layout, &GraphvizLayout::finished);
    QSignalSpy failed(&layout, &GraphvizLayout::failed);
    LayoutGraph one;
    one.boxes.assign(1, {QSizeF(168, 88)});
    layout.start(chain(), QStringLiteral("dot"), 60'000);
    layout.start(one, QStringLiteral("dot"), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
    QCOMPARE(finished.first().first().value<LayoutPlaces>().size(), std::size_t{1});
    QCOMPARE(failed.count(), 0);
}

QTEST_GUILESS_MAIN(TestGraphvizLayout)
#include "tst_graphviz_layout.moc"
