#include "app/editor/sim/edit_marks.h"
#include "app/editor/sim/frame_models.h"
#include "tests/app/editor/sim/hunt.h"
#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/testing.h"

QStringList texts(const EventsModel& model) {
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.value(row, "text").toString() + ": " +
                   model.value(row, "count").toString());
    return all;
}

class TestEventsModel : public QObject {
    Q_OBJECT

private slots:
    void rows_areContacts_thenArrivals_thenModes() {
        const HuntByModes hunt;
        EventsModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy counted(&model, &EventsModel::countChanged);
        model.show({{{"hunter", "hunter", 4}},
                    {{"hunter", "hunt", 2}, {"hunter", "there", 3}, {"hunter", "rest", 3}}},
                   hunt.project);
        QCOMPARE(texts(model),
                 QStringList({"Hunter touched Hunter: 4", "Hunter arrived: Arrived: 3",
                              "Hunter entered Mode: 2", "Hunter entered Mode: 3"}));
        QCOMPARE(model.value(1, "kind").toString(), "arrival");
        QCOMPARE(model.value(3, "node").toString(), "rest");
        QCOMPARE(counted.count(), 1);
    }

    /// Of two runs; what happened in one of them alone counts 0 in the other.
    void countsOfAnotherRun_standBeside() {
        const HuntByModes hunt;
        EventsModel model;
        const FrameCounts here{{{"hunter", "hunter", 4}}, {{"hunter", "there", 3}}};
        const FrameCounts there{{{"hunter", "hunter", 6}}, {{"hunter", "rest", 2}}};
        model.show(here, hunt.project, there);
        QCOMPARE(texts(model),
                 QStringList({"Hunter touched Hunter: 4", "Hunter arrived: Arrived: 3",
                              "Hunter entered Mode: 0"}));
        for (int row = 0; row < 3; ++row)
            QVERIFY(model.value(row, "other").toDouble() == (row == 0 ? 6 : row == 1 ? 0 : 2));
        model.show(here, hunt.project);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.value(0, "other").toDouble(), -1.0);
    }

    void linkedGroups_areToldApart() {
        Project project = HuntByModes().project;
        IdSource ids(1);
        apply(makeGroup(project, ids, std::vector<Id>{"hunter"}).value(), project);
        const Id part = NodeGroups(project).parts().front().id;
        apply(addGroup(project, ids, part, {}).value(), project);
        const NodeGroups groups(project);
        const Id other = groups.group(groups.parts().front().groups.back())->members[0].second;
        QVERIFY(other != "hunter");
        EventsModel model;
        model.show({{{"hunter", other, 4}}, {}}, project);
        QCOMPARE(texts(model), QStringList("Hunter (Group) touched Hunter (Group 2): 4"));
    }

    void anotherCount_keepsTheRows() {
        const HuntByModes hunt;
        EventsModel model;
        model.show({{}, {{"hunter", "there", 3}}}, hunt.project);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.show({{}, {{"hunter", "there", 4}}}, hunt.project);
        QCOMPARE(texts(model), QStringList({"Hunter arrived: Arrived: 4"}));
        model.show({{}, {{"hunter", "there", 4}}}, hunt.project);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(reset.count(), 0);
        model.show({{}, {}}, hunt.project);
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
        model.show({{}, {{"hunter", "there", 3}}}, hunt.project);
        model.show({{{"hunter", "hunter", 1}}, {{"hunter", "hunt", 2}, {"hunter", "there", 4}}},
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
        model.show({{{"hunter", "gone", 4}}, {{"hunter", "gone", 3}, {"hunter", "rest", 1}}},
                   hunt.project);
        QCOMPARE(texts(model), QStringList({"Hunter entered Mode: 1"}));
    }

    void counts_areThoseOfTheSimulation() {
        const HuntByModes hunt;
        Simulation simulation(hunt.project);
        while (simulation.tick() < 1000 && simulation.explain({"hunter", 0})->mode != "rest")
            simulation.step();
        EventsModel model;
        model.show({simulation.contacts(), simulation.events()}, hunt.project);
        QCOMPARE(texts(model),
                 QStringList({"Hunter arrived: Arrived: 1", "Hunter entered Mode: 1"}));
        QCOMPARE(model.value(1, "node").toString(), "rest");
    }

    void init() { m_hunt = Hunt(1, 2); }

    void value_withItsUnit() {
        m_hunt.set("world", "tick", 1.0);
        m_hunt.set(m_hunt.prey, "maxSpeed", 120.0);
        const QString text =
            textOf(setValue(m_hunt.project, m_hunt.prey, "maxSpeed", 90.0).value());
        QVERIFY2(text.endsWith(
                     QString("Max speed 120 units/tick → 90 units/tick").replace(" u", "\u202fu")),
                 qPrintable(text));
        QVERIFY(text.startsWith(
            QString::fromStdString(displayName(*m_hunt.project.node(m_hunt.prey)))));
    }

    void weight_andWires() {
        const Id link = m_hunt.linkFrom(m_hunt.evade);
        const QString text = textOf(setWeight(m_hunt.project, link, 2.5).value());
        QVERIFY2(text.endsWith("weight 1 → 2.5"), qPrintable(text));
        QVERIFY(textOf(remove(m_hunt.project, std::vector{link})).startsWith("Unwired Evade → "));
    }

    void nodes_addedAndRemoved() {
        IdSource ids(99);
        QCOMPARE(textOf(addNode(m_hunt.project, ids, "flee", {}, {}).value()), "Added Flee");
        const QString text = textOf(remove(m_hunt.project, std::vector{m_hunt.wander}));
        QVERIFY_HAS(text, "Removed Wander");
    }

    void muted() {
        QCOMPARE(textOf(setMuted(m_hunt.project, std::vector{m_hunt.wander}, true)),
                 "Muted Wander");
        QCOMPARE(textOf(setMuted(m_hunt.project, std::vector{m_hunt.wander}, false)),
                 "Wander is heard again");
    }

    void world() {
        const QString text =
            textOf(setValue(m_hunt.project, "world", "edges", std::string("bounce")).value());
        QVERIFY_STARTS(text, "World: Edges ");
        QVERIFY2(text.contains("→ Bounce", Qt::CaseInsensitive), qPrintable(text));
    }

    void drag() {
        EditMark mark;
        mark.dragged = AgentName{m_hunt.prey, 3};
        QVERIFY(markText(mark, m_hunt.project).startsWith("Dragged "));
        QVERIFY(markText(mark, m_hunt.project).endsWith(" 3"));
    }

    void many_areCounted() {
        Change all;
        for (int i = 0; i < 9; ++i) {
            IdSource ids(static_cast<std::uint64_t>(i) + 5);
            all = merged(all, addNode(m_hunt.project, ids, "flee", {}, {}).value());
        }
        const QString text = markText({1, 1, all, {}}, m_hunt.project);
        QVERIFY2(text.endsWith("and 5 more"), qPrintable(text));
        QCOMPARE(text.count('\n'), 4);
    }

    void edit_undone() { QCOMPARE(markText({}, m_hunt.project), "Edited and taken back"); }

private:
    QString textOf(const Change& change) {
        apply(change, m_hunt.project);
        return markText({5, 5, change, {}}, m_hunt.project);
    }

    Hunt m_hunt{1, 2};
};
