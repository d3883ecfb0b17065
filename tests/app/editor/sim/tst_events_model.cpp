#include "app/editor/sim/events_model.h"
#include "tests/app/editor/sim/hunt_by_modes.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

QStringList texts(const EventsModel& model) {
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.value(row, "text").toString() + ": " +
                   model.value(row, "count").toString());
    return all;
}

} // namespace

class TestEventsModel : public QObject {
    Q_OBJECT

private slots:
    void rows_areContacts_thenArrivals_thenModes() {
        const HuntByModes hunt;
        EventsModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy counted(&model, &EventsModel::countChanged);
        model.show({{"hunter", "hunter", 4}},
                   {{"hunter", "hunt", 2}, {"hunter", "there", 3}, {"hunter", "rest", 3}},
                   hunt.project);
        QCOMPARE(texts(model),
                 QStringList({"Hunter touched Hunter: 4", "Hunter arrived: Arrived: 3",
                              "Hunter entered Mode: 2", "Hunter entered Mode: 3"}));
        QCOMPARE(model.value(1, "kind").toString(), "arrival");
        QCOMPARE(model.value(3, "node").toString(), "rest");
        QCOMPARE(counted.count(), 1);
    }

    void anotherCount_keepsTheRows() {
        const HuntByModes hunt;
        EventsModel model;
        model.show({}, {{"hunter", "there", 3}}, hunt.project);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.show({}, {{"hunter", "there", 4}}, hunt.project);
        QCOMPARE(texts(model), QStringList({"Hunter arrived: Arrived: 4"}));
        model.show({}, {{"hunter", "there", 4}}, hunt.project);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(reset.count(), 0);
        model.show({}, {}, hunt.project);
        QCOMPARE(model.rowCount(), 0);
    }

    /// In a crowd new events come all the time: views keep the rows that they show.
    void newRows_areInserted() {
        const HuntByModes hunt;
        EventsModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy counted(&model, &EventsModel::countChanged);
        model.show({}, {{"hunter", "there", 3}}, hunt.project);
        model.show({{"hunter", "hunter", 1}}, {{"hunter", "hunt", 2}, {"hunter", "there", 4}},
                   hunt.project);
        QCOMPARE(texts(model),
                 QStringList({"Hunter touched Hunter: 1", "Hunter arrived: Arrived: 4",
                              "Hunter entered Mode: 2"}));
        QCOMPARE(inserted.count(), 3);
        QCOMPARE(counted.count(), 2);
        QCOMPARE(reset.count(), 0);
    }

    void deletedNode_isLeftOut() {
        const HuntByModes hunt;
        EventsModel model;
        model.show({{"hunter", "gone", 4}}, {{"hunter", "gone", 3}, {"hunter", "rest", 1}},
                   hunt.project);
        QCOMPARE(texts(model), QStringList({"Hunter entered Mode: 1"}));
    }

    void counts_areThoseOfTheSimulation() {
        const HuntByModes hunt;
        Simulation simulation(hunt.project);
        while (simulation.tick() < 1000 && simulation.explain({"hunter", 0})->mode != "rest")
            simulation.step();
        EventsModel model;
        model.show(simulation.contacts(), simulation.events(), hunt.project);
        QCOMPARE(texts(model),
                 QStringList({"Hunter arrived: Arrived: 1", "Hunter entered Mode: 1"}));
        QCOMPARE(model.value(1, "node").toString(), "rest");
    }
};

QTEST_APPLESS_MAIN(TestEventsModel)
#include "tst_events_model.moc"
