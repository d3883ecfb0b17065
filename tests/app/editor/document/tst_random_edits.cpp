#include "app/editor/canvas/canvas_controller.h"
#include "core/io/project_io.h"
#include "tests/app/editor/random_edits.h"

#include <QTest>

using namespace tiller;

namespace {

QString example(const char* name) {
    return QStringLiteral(TILLER_SOURCE_DIR "/examples/%1.tiller").arg(name);
}

QByteArray textOf(const Document& document) {
    return QByteArray::fromStdString(writeProject(document.project()));
}

/// The first difference of two scenes: of cards, wires, and the items they find. Empty if none.
QString difference(const CanvasScene& a, const CanvasScene& b, std::mt19937& random) {
    if (a.wires() != b.wires())
        return "wires";
    const QRectF all = a.bounds().adjusted(-200, -200, 200, 200);
    for (const Node& node : a.project().nodes)
        if (a.card(node.id)->rect != b.card(node.id)->rect ||
            !std::ranges::equal(a.wiresOf(node.id), b.wiresOf(node.id)))
            return QString::fromStdString("card " + node.id);
    std::uniform_real_distribution<double> share(0, 1);
    for (int i = 0; i < 20; ++i) {
        const QPointF place(all.left() + share(random) * all.width(),
                            all.top() + share(random) * all.height());
        if (a.nodeAt(place) != b.nodeAt(place) || a.linkAt(place, 12) != b.linkAt(place, 12) ||
            a.portAt(place, 20) != b.portAt(place, 20) ||
            a.weightAt(place, 1.5) != b.weightAt(place, 1.5))
            return QStringLiteral("at %1, %2").arg(place.x()).arg(place.y());
    }
    return {};
}

} // namespace

/// 1,000 edits of every kind and as many undos leave the file unchanged, byte for byte. The canvas
/// that follows them equals a new one.
class TestRandomEdits : public QObject {
    Q_OBJECT

private slots:
    void undone_leavesTheFileUnchanged_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1U, 2U, 3U}) {
            QTest::addRow("nothing, %u", seed) << QString() << seed;
            QTest::addRow("hunter and prey, %u", seed) << example("hunter-and-prey") << seed;
            QTest::addRow("fish and shark, %u", seed) << example("fish-and-shark") << seed;
        }
    }

    void undone_leavesTheFileUnchanged() {
        QFETCH(QString, file);
        QFETCH(unsigned, seed);
        Document document;
        QVERIFY(file.isEmpty() || document.open(file));
        const QByteArray before = textOf(document);
        RandomEdits edits(document, seed);
        for (int i = 0; i < 1000; ++i)
            edits.push();
        const QByteArray after = textOf(document);
        QVERIFY(after != before);
        int steps = 0;
        for (; document.canUndo(); ++steps)
            document.undo();
        QVERIFY(steps > 200);
        QCOMPARE(textOf(document), before);
        QVERIFY(!document.modified());
        while (document.canRedo())
            document.redo();
        QCOMPARE(textOf(document), after);
    }

    void canvas_followsEveryEdit() {
        Document document;
        const CanvasController canvas(document);
        QVERIFY(document.open(example("hunter-and-prey")));
        RandomEdits edits(document, 7);
        std::mt19937 random(7);
        const auto isTrue = [&] {
            ProjectModel copy;
            copy.replace(document.project());
            return difference(canvas.scene(), CanvasScene(copy), random);
        };
        for (int i = 0; i < 300; ++i) {
            edits.push();
            if (i % 3 == 0)
                QCOMPARE(isTrue(), QString());
        }
        while (document.canUndo()) {
            document.undo();
            QCOMPARE(isTrue(), QString());
        }
    }
};

QTEST_MAIN(TestRandomEdits)
#include "tst_random_edits.moc"
