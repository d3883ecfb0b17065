#include "core/model/connect.h"
#include "tests/core/model/model_testing.h"

using namespace tiller;

namespace {

/// A card of each kind, and a chain of sums: first -> second -> third.
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
    void fittingPorts_areAllowed_data();
    void fittingPorts_areAllowed();
    void portsThatDoNotFit_areNamedWithTypes_data();
    void portsThatDoNotFit_areNamedWithTypes();
    void everyPairOfTypes_isAllowedOrNamed();
    void namesOfNodes_areInTheMessage();
    void sameSide_isRefused_data();
    void sameSide_isRefused();
    void missingPort_isNamed_data();
    void missingPort_isNamed();
    void sameWireTwice_isRefused();
    void takenInput_isAllowed();
    void ring_isRefused_data();
    void ring_isRefused();
    void ringOfAgentsLinks_isAllowed();
    void flow_isCarriedByAllButReferences();
};

void TestConnect::fittingPorts_areAllowed_data() {
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

void TestConnect::fittingPorts_areAllowed() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QCOMPARE(refusal(cards(), from, to), QString());
}

void TestConnect::portsThatDoNotFit_areNamedWithTypes_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("force to condition") << "seek.force"
                                        << "pursue.when"
                                        << "The output Force of Seek is a force; the input When of "
                                           "Pursue takes a condition. Wire a "
                                           "condition to it, such as Within range, Meter or Timer.";
    QTest::newRow("condition to force")
        << "wait.condition"
        << "agent.steering"
        << "The output Condition of Timer is a condition; the input Steering of Agent type takes a "
           "force. Wire a behavior, a Sum or a Priority to it.";
    QTest::newRow("point to agent") << "mouse.point"
                                    << "pursue.target"
                                    << "The output Point of Cursor is a point; the input Target of "
                                       "Pursue takes an agent. Wire a "
                                       "Nearest, or an agent type's Agents, to it.";
    QTest::newRow("force to point")
        << "first.force"
        << "seek.target"
        << "The output Force of Sum is a force; the input Target of Seek takes a point. Wire a "
           "Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.";
    QTest::newRow("agent to agents")
        << "near.agent"
        << "near.agents"
        << "The output Agent of Nearest is an agent; the input Agents of Nearest takes a group of "
           "agents. Wire an agent type's Agents to it.";
    QTest::newRow("agents to region")
        << "agent.agents"
        << "visit.region"
        << "The output Agents of Agent type is a group of agents; the input Region of Wander to "
           "points takes a region. Wire a Region to it.";
}

void TestConnect::portsThatDoNotFit_areNamedWithTypes() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QTEST(refusal(cards(), from, to), "sentence");
}

void TestConnect::everyPairOfTypes_isAllowedOrNamed() {
    for (const NodeType& source : nodeTypes())
        for (const NodeType& target : nodeTypes())
            for (const Port& input : target.ports) {
                if (!source.output() || !input.isInput)
                    continue;
                const Project project =
                    ProjectBuilder().node("a", source.id).node("b", target.id).build();
                const auto found =
                    findRefusal(project, {"a", source.output()->id}, {"b", input.id});
                const bool steers =
                    target.kind == NodeKind::agentType || target.kind == NodeKind::mode;
                const bool fitsHere = fits(source.output()->type, input.type);
                QCOMPARE(!found, fitsHere && (!source.comesLast || steers));
                if (!fitsHere) {
                    QVERIFY(found->find(toString(source.output()->type)) != std::string::npos);
                    QVERIFY(found->find(toString(input.type)) != std::string::npos);
                    QVERIFY(found->find("Wire ") != std::string::npos);
                }
            }
}

void TestConnect::namesOfNodes_areInTheMessage() {
    Project project = cards();
    project = applied(project, rename(project, "seek", "Go home"));
    QVERIFY(refusal(project, "seek.force", "pursue.when")
                .startsWith("The output Force of Go home is a force"));
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

void TestConnect::missingPort_isNamed_data() {
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

void TestConnect::missingPort_isNamed() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, missing);
    QCOMPARE(refusal(cards(), from, to), "There is no port \"" + missing + "\".");
}

void TestConnect::sameWireTwice_isRefused() {
    QCOMPARE(refusal(cards(), "first.force", "second.forces"),
             QString("These ports are already wired."));
}

void TestConnect::takenInput_isAllowed() {
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
    QVERIFY(refusal(project, from, to).startsWith("This wire would close a ring: "));
    QVERIFY(wouldCloseRing(project, source, target));
    if (source != target) {
        QVERIFY(!wouldCloseRing(project, target, source));
        QVERIFY(refusal(project, "first.force", "third.forces").isEmpty());
    }
}

void TestConnect::ringOfAgentsLinks_isAllowed() {
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

void TestConnect::flow_isCarriedByAllButReferences() {
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
