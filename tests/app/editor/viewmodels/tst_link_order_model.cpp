#include "app/editor/document/document.h"
#include "app/editor/viewmodels/link_order_model.h"
#include "tests/app/editor/sim/hunt_by_modes.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

struct Fixture {
    Document document;
    LinkOrderModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Fixture() {
        document.projectModel().replace(HuntByModes().project);
        model.setDocument(&document);
    }
    [[nodiscard]] QStringList from() const {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all.append(model.value(row, "from").toString());
        return all;
    }
};

} // namespace

class TestLinkOrderModel : public QObject {
    Q_OBJECT

private slots:
    void modesOfAType_inTheirOrder() {
        Fixture f;
        f.model.setNode("hunter");
        QCOMPARE(f.model.title(), "Modes");
        QCOMPARE(f.model.kind(), "mode");
        QCOMPARE(f.from(), QStringList({"hunt", "rest"}));
        QVERIFY(f.model.value(0, "first").toBool());
        QVERIFY(!f.model.value(0, "last").toBool());
        QVERIFY(f.model.value(1, "last").toBool());
    }

    void move_isOneStep_andKeepsTheRows() {
        Fixture f;
        f.model.setNode("hunter");
        const Project before = f.document.project();
        const QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        f.model.move(1, -1);
        QCOMPARE(f.from(), QStringList({"rest", "hunt"}));
        QCOMPARE(f.document.project().linksInto("hunter", "modes").front()->from.node, "rest");
        f.model.move(0, -1); // it is the first
        f.model.move(7, 1);
        QCOMPARE(f.from(), QStringList({"rest", "hunt"}));
        f.document.undo();
        QVERIFY(f.document.project() == before);
        QCOMPARE(f.from(), QStringList({"hunt", "rest"}));
        QCOMPARE(reset.count(), 0);
    }

    void otherNodes_haveNone_data() {
        QTest::addColumn<QString>("node");
        for (const char* node : {"", "gone", "hunt", "tired", "go", "world"})
            QTest::newRow(*node ? node : "none") << node;
    }

    void otherNodes_haveNone() {
        QFETCH(QString, node);
        Fixture f;
        f.model.setNode("hunter");
        f.model.setNode(node);
        QCOMPARE(f.model.rowCount(), 0);
        QVERIFY(f.model.title().isEmpty());
    }

    void priority_hasRows_andFollowsItsLinks() {
        Fixture f;
        const auto add = [&](const char* type) {
            const auto change =
                addNode(f.document.project(), f.document.ids(), type, {}, {}).value();
            f.document.push(change, "add");
            return change.nodes.back().id();
        };
        const Id choice = add("priority");
        f.model.setNode(QString::fromStdString(choice));
        QCOMPARE(f.model.kind(), "combiner");
        QCOMPARE(f.model.rowCount(), 0);
        QSignalSpy changed(&f.model, &LinkOrderModel::inputChanged);
        const auto wire = [&](const Id& from) {
            f.document.push(tiller::connect(f.document.project(), f.document.ids(), {from, "force"},
                                            {choice, "forces"}),
                            "wire");
        };
        const Id roam = add("wander");
        wire("go");
        wire(roam);
        QCOMPARE(f.from(), QStringList({"go", QString::fromStdString(roam)}));
        QVERIFY(changed.count() >= 2);
        f.document.push(rename(f.document.project(), "go", "Go there"), "rename");
        QCOMPARE(f.model.value(0, "name").toString(), "Go there");
        f.document.push(remove(f.document.project(), std::vector<Id>{"go"}), "remove");
        QCOMPARE(f.from(), QStringList({QString::fromStdString(roam)}));
    }
};

QTEST_MAIN(TestLinkOrderModel)
#include "tst_link_order_model.moc"
