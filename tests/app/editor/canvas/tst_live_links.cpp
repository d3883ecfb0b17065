#include "app/editor/canvas/live_links.h"
#include "tests/app/editor/testing.h"

using State = LiveLink::State;

/// A mover that seeks east and north, at rest, and what a text adds to it.
ProjectBuilder mover(std::string_view more) {
    return world("mover (0,0); east:point (100,0); north:point (0,-100); to-east:seek; "
                 "to-north:seek; east > to-east; north > to-north")
        .add(more);
}

/// The looks of its wires at the start, by the node that each of them leaves.
std::map<Id, LiveLink> linksOf(const Project& project, const Id& agentType = "mover") {
    std::map<Id, LiveLink> all;
    const auto links = liveLinks(project, *Simulation(project).explain({agentType, 0}));
    for (const Link& link : project.links)
        if (const auto found = links.find(link.id); found != links.end())
            all.emplace(link.from.node, found->second);
    return all;
}

QStringList texts(const LiveLinks& links) {
    QStringList all;
    for (int row = 0; row < links.rowCount(); ++row)
        all << links.value(row, "text").toString();
    return all;
}

/// A canvas, and a world that shows its first frame.
struct Stage {
    Document document;
    CanvasController canvas{document};
    SimulationController simulation{document.projectModel()};
    LiveLinks links;
    LiveCards cards;

    explicit Stage(Project project) {
        links.setCanvas(&canvas);
        links.setSimulation(&simulation);
        cards.setCanvas(&canvas);
        cards.setSimulation(&simulation);
        document.projectModel().replace(std::move(project));
    }
    void pick() {
        simulation.pick(AgentName{"mover", 0});
        QVERIFY(QTest::qWaitFor([this] { return links.on(); }));
    }
};

class TestLiveLinks : public QObject {
    Q_OBJECT

private slots:
    void shares_areOfTheSumAtAnInput() {
        auto links = linksOf(mover("to-east >2 mover; to-north > mover"));
        QCOMPARE(links.at("to-east").length, 6.0);
        QCOMPARE(links.at("to-east").share, 2.0 / 3);
        QCOMPARE(links.at("to-north").share, 1.0 / 3);
        QVERIFY(links.at("to-east").state == State::force);
        QVERIFY(links.at("east").state == State::there);
    }

    void parts_areOfAllSteeringForces() {
        auto links = linksOf(mover("sum; to-east >2 sum >0.5 mover; to-north > mover"));
        QCOMPARE(links.at("to-east").share, 1.0);
        QCOMPARE(links.at("to-east").part, 0.5);
        QCOMPARE(links.at("to-north").part, 0.5);
    }

    void forcesNotChosen_sayIt() {
        auto links = linksOf(mover("first:priority; to-east > first; to-north > first > mover"));
        QVERIFY(links.at("to-east").state == State::force);
        QCOMPARE(links.at("to-east").share, 1.0);
        QVERIFY(links.at("to-north").state == State::unchosen);
        QCOMPARE(links.at("to-north").share, 0.0);
    }

    void wiresIntoContext_haveInterestAndDanger() {
        const Project project = mover("it:context range=40; rock:point (30,0); "
                                      "to-east >0.5 it.interest; to-north > it.interest; "
                                      "rock > it.points; it > mover.steering");
        auto links = linksOf(project);
        const Appeal east = links.at("to-east").appeal.value();
        QCOMPARE(east.interest, 0.5);
        QVERIFY(east.danger > 0);
        QCOMPARE(links.at("rock").appeal.value(), east); // both are about the direction to the east
        QCOMPARE(links.at("to-north").appeal, (Appeal{1, 0}));
        QVERIFY(!links.at("it").appeal);

        Stage stage(project);
        stage.pick();
        const qsizetype row = texts(stage.links).indexOf("1.00 | 0.00");
        QVERIFY(row >= 0);
        QCOMPARE(stage.links.value(static_cast<int>(row), "help").toString(),
                 "Interest 1.00 and danger 0.00, in the direction of this wire");
        for (int other = 0; other < stage.links.rowCount(); ++other)
            QCOMPARE(!stage.links.value(other, "help").toString().isEmpty(),
                     texts(stage.links)[other].contains('|'));
    }

    void conditions_areTrueOrFalse() {
        auto links = linksOf(mover("near:within-range max=50; far:within-range min=50 max=500; "
                                   "east > near > to-east > mover; east > far > to-north > mover"));
        QVERIFY(links.at("near").state == State::no);
        QVERIFY(links.at("far").state == State::yes);
        QVERIFY(links.at("to-east").state == State::off);
        QCOMPARE(links.at("to-north").share, 1.0);
    }

    void numbers_haveTheirValue() {
        const auto live = [](const char* target) {
            return linksOf(world("a (0,0); up:point (30,40); mouse:cursor; seek; up > seek > a; "
                                 "n:distance; n > seek.speed; {} > n",
                                 target),
                           "a")
                .at("n");
        };
        QCOMPARE(live("up").number.value(), 50.0);
        QCOMPARE(live("up").state, State::there);
        QCOMPARE(live("mouse").state, State::missing);
    }

    void missingTarget_isAbsent() {
        auto links = linksOf(mover("mouse:cursor; to-mouse:seek; mouse > to-mouse > mover"));
        QVERIFY(links.at("mouse").state == State::absent);
        QVERIFY(links.at("to-mouse").state == State::off);
    }

    void wiresOfOtherAgents_areOff() {
        auto links = linksOf(mover("other (9,9); to-east > mover; to-north > other"));
        QVERIFY(links.at("to-north").state == State::off);
        QVERIFY(links.at("north").state == State::off);
    }

    void withoutAPickedAgent_isEmptyAndPlain() {
        Stage stage(mover("to-east > mover"));
        QSignalSpy changes(&stage.links, &LiveLinks::looksChanged);
        QSignalSpy frames(&stage.simulation, &SimulationController::frameChanged);
        stage.simulation.step();
        QVERIFY(frames.wait());
        QCOMPARE(stage.links.rowCount(), 0);
        QCOMPARE(stage.cards.rowCount(), 0);
        QCOMPARE(changes.count(), 0);

        const QString wire = QString::fromStdString(stage.document.project().links.front().id);
        QCOMPARE(stage.links.generation(), 0);
        stage.pick();
        QVERIFY(stage.links.rowCount() > 0);
        QVERIFY(stage.links.generation() > 0);
        QVERIFY(stage.links.concerns(wire));
        QVERIFY(!stage.links.concerns("another"));
        stage.simulation.unpick();
        QCOMPARE(stage.links.generation(), 0);
        QVERIFY(!stage.links.on());
        QCOMPARE(stage.links.rowCount(), 0);
        QCOMPARE(stage.cards.rowCount(), 0);
    }

    void cutForce_showsAtTheCard() {
        Stage stage(mover("to-east >6 mover"));
        stage.pick();
        // The wanted force is 6 * 3, maxForce is 5.4: 70% is cut.
        QVERIFY_HAS(texts(stage.links).join("; "), "cut by maximum force: 70%");
        QVERIFY(texts(stage.links).contains("18.0"));
    }

    void thickness_followsTheForce() {
        const Project project = mover("to-east >2 mover; to-north >0 mover");
        Stage stage(project);
        stage.pick();
        const auto look = [&](const Id& node) {
            for (const Link& link : project.links)
                if (link.from.node == node)
                    return stage.links.lookOf(link.id);
            return LiveLinks::Look{};
        };
        QVERIFY(look("to-east").width > 2 * look("to-north").width);
        QCOMPARE(look("to-east").alpha, 1.0);
        QVERIFY(look("to-north").alpha < 0.5);
    }

    void cards_haveTheirOwnNumber() {
        Stage stage(mover("stamina:meter capacity=7; stamina > to-east > mover"));
        stage.pick();
        std::map<QString, QString> numbers;
        std::map<QString, QString> states;
        for (int row = 0; row < stage.cards.rowCount(); ++row) {
            const QString id = stage.cards.value(row, "nodeId").toString();
            numbers[id] = stage.cards.value(row, "number").toString();
            states[id] = stage.cards.value(row, "liveState").toString();
        }
        QCOMPARE(numbers["stamina"], "store 7.00");
        QCOMPARE(numbers["to-east"], "3.00");
        QCOMPARE(numbers["east"], "100, 0");
        QCOMPARE(states["to-east"], "used");
        QVERIFY(!states.contains("to-north")); // it steers no agent
    }
};
