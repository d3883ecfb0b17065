#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/gradual_ids.h"
#include "app/editor/canvas/node_list_model.h"
#include "tests/app/editor/random_edits.h"
#include "tests/app/editor/testing.h"

struct Fixture {
    Document document;
    CanvasController canvas{document};

    Fixture() {
        if (!document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"))
            qFatal("the example cannot be opened");
    }

    [[nodiscard]] QStringList rows() {
        QStringList ids;
        for (int row = 0; row < canvas.nodes()->rowCount(); ++row)
            ids.append(canvas.nodes()->value(row, "nodeId").toString());
        return ids;
    }

    [[nodiscard]] QStringList nodes() const {
        QStringList ids;
        for (const Node& node : document.project().nodes)
            ids.append(QString::fromStdString(node.id));
        return ids;
    }
};

using Ids = std::set<Id, std::less<>>;

Ids numbered(std::size_t count) {
    Ids ids;
    for (std::size_t i = 0; i < count; ++i)
        ids.insert("id" + std::to_string(i));
    return ids;
}

class TestNodeListModel : public QObject {
    Q_OBJECT

private slots:
    void rowsThatGoTogether_areOneRun() {
        Fixture f;
        const QStringList before = f.rows();
        QVERIFY(before.size() > 3);
        QSignalSpy gone(f.canvas.nodes(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy come(f.canvas.nodes(), &QAbstractItemModel::rowsInserted);
        f.canvas.edits()->selectAll();
        f.canvas.edits()->removeSelected();
        QCOMPARE(gone.size(), 1);
        QVERIFY(f.rows().isEmpty());
        f.document.undo();
        QCOMPARE(come.size(), 1);
        QCOMPARE(f.rows(), before);
    }

    void rowsApart_areRunsOfTheirOwn() {
        Fixture f;
        const QStringList before = f.rows();
        QSignalSpy gone(f.canvas.nodes(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy come(f.canvas.nodes(), &QAbstractItemModel::rowsInserted);
        f.document.selection()->set({before.at(0), before.at(2)});
        f.canvas.edits()->removeSelected();
        QCOMPARE(gone.size(), 2);
        f.document.undo();
        QCOMPARE(come.size(), 2);
        QCOMPARE(f.rows(), before);
    }

    void rows_areTheNodes_afterAnyEdit_data() {
        const TestRows<quint32> row;
        for (const quint32 seed : {1U, 2U, 3U})
            row(QTest::addRow("seed %u", seed), seed);
    }

    void rows_areTheNodes_afterAnyEdit() {
        const auto [seed] = fetched<quint32>();
        Fixture f;
        const QAbstractItemModelTester tester(
            f.canvas.nodes(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        RandomEdits edits(f.document, seed);
        for (int i = 0; i < 200; ++i) {
            edits.push();
            QCOMPARE(f.rows(), f.nodes());
        }
        while (f.document.canUndo()) {
            f.document.undo();
            QCOMPARE(f.rows(), f.nodes());
        }
    }

    void few_changeAtOnce() {
        std::vector<Id> changed;
        GradualIds ids([&](const Id& id) { changed.push_back(id); });
        ids.become({"a", "b"});
        QVERIFY(ids.contains("a"));
        ids.become({"b", "c"});
        QCOMPARE(ids.ids(), (Ids{"b", "c"}));
        QCOMPARE(changed, (std::vector<Id>{"a", "b", "a", "c"}));
    }

    void many_changeOverSeveralFrames() {
        std::size_t calls = 0;
        GradualIds ids([&](const Id&) { ++calls; });
        const Ids many = numbered(3 * GradualIds::atOnce + 1);
        ids.become(many);
        QCOMPARE(calls, GradualIds::atOnce);
        QTRY_COMPARE(ids.ids(), many);
        QCOMPARE(calls, many.size());
        ids.become({});
        QCOMPARE(ids.ids().size(), many.size() - GradualIds::atOnce);
        QTRY_VERIFY(ids.ids().empty());
    }

    void aNewAim_isReached() {
        GradualIds ids([](const Id&) {});
        ids.become(numbered(4 * GradualIds::atOnce));
        const Ids others{"x", "y"};
        ids.become(others);
        QTRY_COMPARE(ids.ids(), others);
    }

    void whatIsForgotten_doesNotComeBack() {
        GradualIds ids([](const Id&) {});
        Ids many = numbered(2 * GradualIds::atOnce);
        ids.become(many);
        for (const char* id : {"id0", "id9"}) {
            ids.forget(id);
            many.erase(id);
        }
        QTRY_COMPARE(ids.ids(), many);
    }
};
