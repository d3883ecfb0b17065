#include "app/editor/canvas/live_links.h"
#include "tests/app/editor/testing.h"

using State = LiveLink::State;

/// A mover that seeks east with weight 2 and north with weight 1, at rest.
ProjectBuilder mover() {
    return ProjectBuilder()
        .agents("mover", {{.name = "m", .position = {0, 0}, .velocity = {0, 0}}})
        .point("east", {100, 0})
        .point("north", {0, -100})
        .node("to-east", "seek")
        .node("to-north", "seek")
        .link("east.point", "to-east.target")
        .link("north.point", "to-north.target");
}

std::map<Id, LiveLink, std::less<>> linksOf(const Project& project) {
    return liveLinks(project, *Simulation(project).explain({"mover", 0}));
}

/// The link that leaves a node.
const LiveLink& from(const std::map<Id, LiveLink, std::less<>>& links, const Project& project,
                     const Id& node) {
    for (const Link& link : project.links)
        if (link.from.node == node)
            return links.at(link.id);
    throw std::runtime_error(node);
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
        const Project project = mover()
                                    .link("to-east.force", "mover.steering", 2)
                                    .link("to-north.force", "mover.steering")
                                    .build();
        const auto links = linksOf(project);
        QCOMPARE(from(links, project, "to-east").length, 6.0);
        QCOMPARE(from(links, project, "to-east").share, 2.0 / 3);
        QCOMPARE(from(links, project, "to-north").share, 1.0 / 3);
        QVERIFY(from(links, project, "to-east").state == State::force);
        QVERIFY(from(links, project, "east").state == State::there);
    }

    void parts_areOfAllSteeringForces() {
        const Project project = mover()
                                    .node("sum", "sum")
                                    .link("to-east.force", "sum.forces", 2)
                                    .link("sum.force", "mover.steering", 0.5)
                                    .link("to-north.force", "mover.steering")
                                    .build();
        const auto links = linksOf(project);
        QCOMPARE(from(links, project, "to-east").share, 1.0);
        QCOMPARE(from(links, project, "to-east").part, 0.5);
        QCOMPARE(from(links, project, "to-north").part, 0.5);
    }

    void forcesNotChosen_sayIt() {
        const Project project = mover()
                                    .node("first", "priority")
                                    .link("to-east.force", "first.forces")
                                    .link("to-north.force", "first.forces")
                                    .link("first.force", "mover.steering")
                                    .build();
        const auto links = linksOf(project);
        QVERIFY(from(links, project, "to-east").state == State::force);
        QCOMPARE(from(links, project, "to-east").share, 1.0);
        QVERIFY(from(links, project, "to-north").state == State::unchosen);
        QCOMPARE(from(links, project, "to-north").share, 0.0);
    }

    void wiresIntoContext_haveInterestAndDanger() {
        const Project project = mover()
                                    .node("it", "context", {{"range", 40.0}})
                                    .point("rock", {30, 0})
                                    .link("to-east.force", "it.interest", 0.5)
                                    .link("to-north.force", "it.interest")
                                    .link("rock.point", "it.points")
                                    .link("it.force", "mover.steering")
                                    .build();
        const auto links = linksOf(project);
        const Appeal east = from(links, project, "to-east").appeal.value();
        const Appeal rock = from(links, project, "rock").appeal.value();
        QCOMPARE(east.interest, 0.5);
        QVERIFY(east.danger > 0);
        QCOMPARE(rock, east); // both are about the direction to the east
        QCOMPARE(from(links, project, "to-north").appeal, (Appeal{1, 0}));
        QVERIFY(!from(links, project, "it").appeal);

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
        const Project project = mover()
                                    .node("near", "within-range", {{"max", 50.0}})
                                    .node("far", "within-range", {{"min", 50.0}, {"max", 500.0}})
                                    .link("east.point", "near.target")
                                    .link("east.point", "far.target")
                                    .link("near.condition", "to-east.when")
                                    .link("far.condition", "to-north.when")
                                    .link("to-east.force", "mover.steering")
                                    .link("to-north.force", "mover.steering")
                                    .build();
        const auto links = linksOf(project);
        QVERIFY(from(links, project, "near").state == State::no);
        QVERIFY(from(links, project, "far").state == State::yes);
        QVERIFY(from(links, project, "to-east").state == State::off);
        QCOMPARE(from(links, project, "to-north").share, 1.0);
    }

    void numbers_haveTheirValue() {
        const auto live = [](const char* target) {
            const Project project =
                ProjectBuilder()
                    .add(
                        "a (0,0); up:point (30,40); mouse:cursor; seek; up > seek > a; n:distance; "
                        "n > seek.speed; {} > n",
                        target)
                    .build();
            const auto now = Simulation(project).explain({"a", 0}).value();
            const auto all = liveLinks(project, now);
            const Id link = project.linksInto("seek", "speed").front()->id;
            return all.at(link);
        };
        QCOMPARE(live("up").number.value(), 50.0);
        QCOMPARE(live("up").state, LiveLink::State::there);
        QCOMPARE(live("mouse").state, LiveLink::State::missing);
    }

    void missingTarget_isAbsent() {
        const Project project = mover()
                                    .node("mouse", "cursor")
                                    .node("to-mouse", "seek")
                                    .link("mouse.point", "to-mouse.target")
                                    .link("to-mouse.force", "mover.steering")
                                    .build();
        const auto links = linksOf(project);
        QVERIFY(from(links, project, "mouse").state == State::absent);
        QVERIFY(from(links, project, "to-mouse").state == State::off);
    }

    void wiresOfOtherAgents_areOff() {
        const Project project =
            mover()
                .agents("other", {{.name = "o", .position = {9, 9}, .velocity = {0, 0}}})
                .link("to-east.force", "mover.steering")
                .link("to-north.force", "other.steering")
                .build();
        const auto links = linksOf(project);
        QVERIFY(from(links, project, "to-north").state == State::off);
        QVERIFY(from(links, project, "north").state == State::off);
    }

    void withoutAPickedAgent_isEmptyAndPlain() {
        Stage stage(mover().link("to-east.force", "mover.steering").build());
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
        Stage stage(mover().link("to-east.force", "mover.steering", 6).build());
        stage.pick();
        // The wanted force is 6 * 3, maxForce is 5.4: 70% is cut.
        QVERIFY2(texts(stage.links).contains("cut by maximum force: 70%"),
                 qPrintable(texts(stage.links).join("; ")));
        QVERIFY(texts(stage.links).contains("18.0"));
    }

    void thickness_followsTheForce() {
        const Project project = mover()
                                    .link("to-east.force", "mover.steering", 2)
                                    .link("to-north.force", "mover.steering", 0)
                                    .build();
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
        Stage stage(mover()
                        .node("stamina", "meter", {{"capacity", 7.0}})
                        .link("stamina.condition", "to-east.when")
                        .link("to-east.force", "mover.steering")
                        .build());
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
