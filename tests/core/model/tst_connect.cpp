#include "core/model/connect.h"
#include "tests/core/support/testing.h"

/// A card of each kind, and a chain of sums: first -> second -> third.
Project cards() {
    return world("agent:agent-type; seek; pursue; visit:wander-to-points; mouse:cursor; "
                 "near:nearest; box:region; wait:timer; first:sum; second:sum; third:sum; "
                 "first > second > third");
}

/// What may feed an input of another type, besides outputs of its own type.
const std::set<std::pair<PortType, PortType>> otherTypes{
    {PortType::agent, PortType::point},      {PortType::agents, PortType::point},
    {PortType::agents, PortType::agent},     {PortType::region, PortType::point},
    {PortType::action, PortType::condition}, {PortType::meter, PortType::condition},
    {PortType::variable, PortType::number},  {PortType::action, PortType::event},
    {PortType::mode, PortType::event},       {PortType::births, PortType::event}};

QString refusal(const Project& project, const QString& from, const QString& to) {
    return QString::fromStdString(
        findRefusal(project, port(from.toStdString()), port(to.toStdString())).value_or(""));
}

class TestConnect : public QObject {
    Q_OBJECT

private slots:
    void fittingPorts_areAllowed_data() {
        const Rows<QString, QString> row;
        row("force to force", "seek.force", "agent.steering");
        row("condition to condition", "wait.condition", "seek.when");
        row("point to point", "mouse.point", "seek.target");
        row("region to region", "box.region", "visit.region");
        row("agents to agents", "agent.agents", "near.agents");
        row("agents to agent", "agent.agents", "pursue.target");
        row("agents to point", "agent.agents", "seek.target");
        row("agent to agent", "near.agent", "pursue.target");
        row("agent to point", "near.agent", "seek.target");
    }

    void fittingPorts_areAllowed() {
        const auto [from, to] = fetched<QString, QString>();
        QCOMPARE(refusal(cards(), from, to), QString());
    }

    void portsThatDoNotFit_areNamedWithTypes_data() {
        const Rows<QString, QString, QString> row;
        row("force to condition", "seek.force", "pursue.when",
            "The output Force of Seek is a force; the input When of "
            "Pursue takes a condition. Wire a "
            "condition to it, such as Within range, Meter or Timer.");
        row("condition to force", "wait.condition", "agent.steering",
            "The output Condition of Timer is a condition; the "
            "input Steering of Agent type takes a "
            "force. Wire a behavior, a Sum or a Priority to it.");
        row("point to agent", "mouse.point", "pursue.target",
            "The output Point of Cursor is a point; the input Target of "
            "Pursue takes an agent. Wire a "
            "Nearest, or an agent type's Agents, to it.");
        row("force to point", "first.force", "seek.target",
            "The output Force of Sum is a force; the input Target of Seek takes a point. Wire a "
            "Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.");
        row("agent to agents", "near.agent", "near.agents",
            "The output Agent of Nearest is an agent; the input "
            "Agents of Nearest takes a group of "
            "agents. Wire an agent type's Agents to it.");
        row("agents to region", "agent.agents", "visit.region",
            "The output Agents of Agent type is a group of "
            "agents; the input Region of Wander to "
            "points takes a region. Wire a Region to it.");
    }

    void portsThatDoNotFit_areNamedWithTypes() {
        const auto [from, to, sentence] = fetched<QString, QString, QString>();
        QCOMPARE(refusal(cards(), from, to), sentence);
    }

    void everyPairOfTypes_isAllowedOrNamed() {
        for (const NodeType& source : nodeTypes())
            for (const NodeType& target : nodeTypes())
                for (const Port& input : target.ports) {
                    if (!source.output() || !input.isInput)
                        continue;
                    const Project project = world("a:{}; b:{}", source.id, target.id);
                    const auto found =
                        findRefusal(project, {"a", source.output()->id}, {"b", input.id});
                    const bool steers =
                        target.kind == NodeKind::agentType || target.kind == NodeKind::mode;
                    const PortType from = source.output()->type;
                    const bool fitsHere =
                        from == input.type || otherTypes.contains({from, input.type});
                    QCOMPARE(!found, fitsHere && (!source.comesLast || steers));
                    if (!fitsHere) {
                        QVERIFY(found->find(toString(source.output()->type)) != std::string::npos);
                        QVERIFY(found->find(toString(input.type)) != std::string::npos);
                        QVERIFY(found->find("Wire ") != std::string::npos);
                    }
                }
    }

    void namesOfNodes_areInTheMessage() {
        Project project = cards();
        edit(project, rename(project, "seek", "Go home"));
        QVERIFY(refusal(project, "seek.force", "pursue.when")
                    .startsWith("The output Force of Go home is a force"));
    }

    void sameSide_isRefused_data() {
        const Rows<QString, QString> row;
        row("output to output", "seek.force", "pursue.force");
        row("input to input", "agent.steering", "first.forces");
        row("input to output", "agent.steering", "seek.force");
    }

    void sameSide_isRefused() {
        const auto [from, to] = fetched<QString, QString>();
        QCOMPARE(
            refusal(cards(), from, to),
            QString("A wire goes from an output, at the right of a card, to an input, at the left "
                    "of another."));
    }

    void missingPort_isNamed_data() {
        const Rows<QString, QString, QString> row;
        row("no node", "ghost.force", "agent.steering", "ghost.force");
        row("no output", "seek.power", "agent.steering", "seek.power");
        row("no input", "seek.force", "agent.wheel", "agent.wheel");
    }

    void missingPort_isNamed() {
        const auto [from, to, missing] = fetched<QString, QString, QString>();
        QCOMPARE(refusal(cards(), from, to), "There is no port \"" + missing + "\".");
    }

    void sameWireTwice_isRefused() {
        QCOMPARE(refusal(cards(), "first.force", "second.forces"),
                 QString("These ports are already wired."));
    }

    void takenInput_isAllowed() {
        const Project project = world("mouse:cursor; home; seek; mouse > seek");
        QCOMPARE(refusal(project, "home.point", "seek.target"), QString());
    }

    void ring_isRefused_data() {
        const Rows<QString, QString> row;
        row("onto itself", "first.force", "first.forces");
        row("of two", "second.force", "first.forces");
        row("of three", "third.force", "first.forces");
    }

    void ring_isRefused() {
        const auto [from, to] = fetched<QString, QString>();
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

    void ringOfAgentsLinks_isAllowed() {
        const Project project = world("agent:agent-type; near:nearest; pursue; "
                                      "near > pursue > agent");
        QCOMPARE(refusal(project, "agent.agents", "near.agents"), QString());
        QCOMPARE(refusal(project, "agent.agents", "pursue.target"), QString());
    }

    void flow_isCarriedByAllButReferences() {
        const Project project = world("agent:agent-type; mouse:cursor; wait:timer; seek; flee; "
                                      "seek > agent; wait > seek; mouse > seek; agent > flee");
        std::vector<bool> flow;
        for (const Link& link : project.links)
            flow.push_back(carriesFlow(project, link));
        QCOMPARE(flow, (std::vector<bool>{true, true, true, false}));
    }
};
