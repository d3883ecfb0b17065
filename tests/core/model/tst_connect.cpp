#include "core/model/connect.h"
#include "tests/core/model/model_testing.h"

using namespace tiller;

namespace {

/// One card of each kind there is, and a wired chain first -> second -> third of sums.
Project cards() {
    return ProjectBuilder()
        .node("agent", "agent-type")
        .node("seek", "seek")
        .node("pursue", "pursue")
        .node("visit", "wander-to-points")
        .node("mouse", "cursor")
        .node("near", "nearest")
        .node("box", "region")
        .node("wait", "timer")
        .node("first", "sum")
        .node("second", "sum")
        .node("third", "sum")
        .link("first.force", "second.forces")
        .link("second.force", "third.forces")
        .build();
}

QString refusal(const Project& project, const QString& from, const QString& to) {
    return QString::fromStdString(
        findRefusal(project, port(from.toStdString()), port(to.toStdString())).value_or(""));
}

} // namespace

class TestConnect : public QObject {
    Q_OBJECT

private slots:
    void whatFits_mayBeDrawn_data();
    void whatFits_mayBeDrawn();
    void whatDoesNotFit_namesBothTypes_data();
    void whatDoesNotFit_namesBothTypes();
    void everyPairOfTypes_isDrawnOrNamed();
    void givenNames_areInTheSentence();
    void sameSide_isRefused_data();
    void sameSide_isRefused();
    void noPort_isNamed_data();
    void noPort_isNamed();
    void wiredAlready_isRefused();
    void takenInput_isNoReason();
    void ring_isRefused_data();
    void ring_isRefused();
    void agentsRing_isAllowed();
    void flow_isAllButReferences();
};

void TestConnect::whatFits_mayBeDrawn_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("force to force") << "seek.force"
                                    << "agent.steering";
    QTest::newRow("condition to condition") << "wait.condition"
                                            << "seek.when";
    QTest::newRow("point to point") << "mouse.point"
                                    << "seek.target";
    QTest::newRow("region to region") << "box.region"
                                      << "visit.region";
    QTest::newRow("agents to agents") << "agent.agents"
                                      << "near.agents";
    QTest::newRow("agents to agent") << "agent.agents"
                                     << "pursue.target";
    QTest::newRow("agents to point") << "agent.agents"
                                     << "seek.target";
    QTest::newRow("agent to agent") << "near.agent"
                                    << "pursue.target";
    QTest::newRow("agent to point") << "near.agent"
                                    << "seek.target";
}

void TestConnect::whatFits_mayBeDrawn() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QCOMPARE(refusal(cards(), from, to), QString());
}

void TestConnect::whatDoesNotFit_namesBothTypes_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("force to condition")
        << "seek.force"
        << "pursue.when"
        << "Seek's Force is a force; Pursue's When takes a condition. Wire a condition to it, such "
           "as Within range, Meter or Timer.";
    QTest::newRow("condition to force")
        << "wait.condition"
        << "agent.steering"
        << "Timer's Condition is a condition; Agent type's Steering takes a force. Wire a "
           "behavior, a Sum or a Priority to it.";
    QTest::newRow("point to agent")
        << "mouse.point"
        << "pursue.target"
        << "Cursor's Point is a point; Pursue's Target takes an agent. Wire a Nearest, or an agent "
           "type's Agents, to it.";
    QTest::newRow("force to point")
        << "first.force"
        << "seek.target"
        << "Sum's Force is a force; Seek's Target takes a point. Wire a Point, Cursor, Home, "
           "Nearest or an agent type's Agents to it.";
    QTest::newRow("agent to agents")
        << "near.agent"
        << "near.agents"
        << "Nearest's Agent is an agent; Nearest's Agents takes agents. Wire an agent type's "
           "Agents to it.";
    QTest::newRow("agents to region")
        << "agent.agents"
        << "visit.region"
        << "Agent type's Agents is agents; Wander to points's Region takes a region. Wire a Region "
           "to it.";
}

void TestConnect::whatDoesNotFit_namesBothTypes() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QTEST(refusal(cards(), from, to), "sentence");
}

void TestConnect::everyPairOfTypes_isDrawnOrNamed() {
    for (const NodeType& source : nodeTypes())
        for (const NodeType& target : nodeTypes())
            for (const Port& input : target.ports) {
                if (!source.output() || !input.isInput)
                    continue;
                const Project project =
                    ProjectBuilder().node("a", source.id).node("b", target.id).build();
                const auto found =
                    findRefusal(project, {"a", source.output()->id}, {"b", input.id});
                QCOMPARE(!found, fits(source.output()->type, input.type));
                if (found) {
                    QVERIFY(found->find(toString(source.output()->type)) != std::string::npos);
                    QVERIFY(found->find(toString(input.type)) != std::string::npos);
                    QVERIFY(found->find("Wire ") != std::string::npos);
                }
            }
}

void TestConnect::givenNames_areInTheSentence() {
    Project project = cards();
    project = applied(project, rename(project, "seek", "Go home"));
    QVERIFY(refusal(project, "seek.force", "pursue.when").startsWith("Go home's Force is a force"));
}

void TestConnect::sameSide_isRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("output to output") << "seek.force"
                                      << "pursue.force";
    QTest::newRow("input to input") << "agent.steering"
                                    << "first.forces";
    QTest::newRow("input to output") << "agent.steering"
                                     << "seek.force";
}

void TestConnect::sameSide_isRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QCOMPARE(refusal(cards(), from, to),
             QString("A wire goes from an output, at the right of a card, to an input, at the left "
                     "of another."));
}

void TestConnect::noPort_isNamed_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("missing");
    QTest::newRow("no node") << "ghost.force"
                             << "agent.steering"
                             << "ghost.force";
    QTest::newRow("no output") << "seek.power"
                               << "agent.steering"
                               << "seek.power";
    QTest::newRow("no input") << "seek.force"
                              << "agent.wheel"
                              << "agent.wheel";
}

void TestConnect::noPort_isNamed() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, missing);
    QCOMPARE(refusal(cards(), from, to), "There is no port \"" + missing + "\".");
}

void TestConnect::wiredAlready_isRefused() {
    QCOMPARE(refusal(cards(), "first.force", "second.forces"), QString("They are wired already."));
}

void TestConnect::takenInput_isNoReason() {
    const Project project = ProjectBuilder()
                                .node("mouse", "cursor")
                                .node("home", "home")
                                .node("seek", "seek")
                                .link("mouse.point", "seek.target")
                                .build();
    QCOMPARE(refusal(project, "home.point", "seek.target"), QString());
}

void TestConnect::ring_isRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("onto itself") << "first.force"
                                 << "first.forces";
    QTest::newRow("of two") << "second.force"
                            << "first.forces";
    QTest::newRow("of three") << "third.force"
                              << "first.forces";
}

void TestConnect::ring_isRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    const Project project = cards();
    const Id source = port(from.toStdString()).node;
    const Id target = port(to.toStdString()).node;
    QVERIFY(refusal(project, from, to).startsWith("That would close a ring: "));
    QVERIFY(wouldRing(project, source, target));
    if (source != target) {
        QVERIFY(!wouldRing(project, target, source));
        QVERIFY(refusal(project, "first.force", "third.forces").isEmpty());
    }
}

void TestConnect::agentsRing_isAllowed() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("near", "nearest")
                                .node("pursue", "pursue")
                                .link("near.agent", "pursue.target")
                                .link("pursue.force", "agent.steering")
                                .build();
    QCOMPARE(refusal(project, "agent.agents", "near.agents"), QString());
    QCOMPARE(refusal(project, "agent.agents", "pursue.target"), QString());
}

void TestConnect::flow_isAllButReferences() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("mouse", "cursor")
                                .node("wait", "timer")
                                .node("seek", "seek")
                                .node("flee", "flee")
                                .link("seek.force", "agent.steering")
                                .link("wait.condition", "seek.when")
                                .link("mouse.point", "seek.target")
                                .link("agent.agents", "flee.target")
                                .build();
    std::vector<bool> flow;
    for (const Link& link : project.links)
        flow.push_back(carriesFlow(project, link));
    QCOMPARE(flow, (std::vector<bool>{true, true, true, false}));
}

QTEST_APPLESS_MAIN(TestConnect)
#include "tst_connect.moc"
