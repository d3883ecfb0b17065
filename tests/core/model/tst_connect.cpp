#include "core/model/connect.h"
#include "tests/core/support/testing.h"

/// A card of each kind, and a chain of sums: first -> second -> third.
Project cards() {
    return world("agent:agent-type; seek; pursue; visit:wander-to-points; mouse:cursor; "
                 "near:nearest; box:region; wait:timer; first:sum; second:sum; third:sum; flee; "
                 "first > second > third; mouse > flee");
}

/// What may feed an input of another type, besides outputs of its own type.
const std::set<std::pair<PortType, PortType>> otherTypes{
    {PortType::agent, PortType::point},      {PortType::agents, PortType::point},
    {PortType::agents, PortType::agent},     {PortType::region, PortType::point},
    {PortType::action, PortType::condition}, {PortType::meter, PortType::condition},
    {PortType::variable, PortType::number},  {PortType::action, PortType::event},
    {PortType::mode, PortType::event},       {PortType::births, PortType::event}};

std::string refusal(const Project& project, const std::string& from, const std::string& to) {
    return findRefusal(project, port(from), port(to)).value_or("");
}

class TestConnect : public QObject {
    Q_OBJECT

private slots:
    void ports_areAllowedOrRefused_data() {
        const TestRows<std::string, std::string, std::string> row;
        row("force to force", "seek.force", "agent.steering", "");
        row("condition to condition", "wait.condition", "seek.when", "");
        row("point to point", "mouse.point", "seek.target", "");
        row("region to region", "box.region", "visit.region", "");
        row("agents to agents", "agent.agents", "near.agents", "");
        row("agents to agent", "agent.agents", "pursue.target", "");
        row("agents to point", "agent.agents", "seek.target", "");
        row("agent to agent", "near.agent", "pursue.target", "");
        row("agent to point", "near.agent", "seek.target", "");
        row("taken input", "box.region", "flee.target", "");
        row("force to condition", "seek.force", "pursue.when",
            "The output Force of Seek is a force; the input When of Pursue takes a condition. Wire "
            "a condition to it, such as Within range, Meter or Timer.");
        row("condition to force", "wait.condition", "agent.steering",
            "The output Condition of Timer is a condition; the input Steering of Agent type takes "
            "a force. Wire a behavior, a Sum or a Priority to it.");
        row("point to agent", "mouse.point", "pursue.target",
            "The output Point of Cursor is a point; the input Target of Pursue takes an agent. "
            "Wire a Nearest, or an agent type's Agents, to it.");
        row("force to point", "first.force", "seek.target",
            "The output Force of Sum is a force; the input Target of Seek takes a point. Wire a "
            "Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.");
        row("agent to agents", "near.agent", "near.agents",
            "The output Agent of Nearest is an agent; the input Agents of Nearest takes a group "
            "of agents. Wire an agent type's Agents to it.");
        row("agents to region", "agent.agents", "visit.region",
            "The output Agents of Agent type is a group of agents; the input Region of Wander to "
            "points takes a region. Wire a Region to it.");
        const std::string sides = "A wire goes from an output, at the right of a card, to an "
                                  "input, at the left of another.";
        row("output to output", "seek.force", "pursue.force", sides);
        row("input to input", "agent.steering", "first.forces", sides);
        row("input to output", "agent.steering", "seek.force", sides);
        row("no node", "ghost.force", "agent.steering", "There is no port \"ghost.force\".");
        row("no output", "seek.power", "agent.steering", "There is no port \"seek.power\".");
        row("no input", "seek.force", "agent.wheel", "There is no port \"agent.wheel\".");
        row("the same wire twice", "first.force", "second.forces",
            "These ports are already wired.");
    }

    void ports_areAllowedOrRefused() {
        const auto [from, to, sentence] = fetched<std::string, std::string, std::string>();
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
        QVERIFY_HAS(refusal(project, "seek.force", "pursue.when"),
                    "The output Force of Go home is a force");
    }

    void ring_isRefused_data() {
        const TestRows<std::string, std::string> row;
        row("onto itself", "first.force", "first.forces");
        row("of two", "second.force", "first.forces");
        row("of three", "third.force", "first.forces");
    }

    void ring_isRefused() {
        const auto [from, to] = fetched<std::string, std::string>();
        const Project project = cards();
        const Id source = port(from).node, target = port(to).node;
        QVERIFY(refusal(project, from, to).starts_with("This wire would close a ring: "));
        QVERIFY(wouldCloseRing(project, source, target));
        if (source != target) {
            QVERIFY(!wouldCloseRing(project, target, source));
            QCOMPARE(refusal(project, "first.force", "third.forces"), ""s);
        }
    }

    void ringOfAgentsLinks_isAllowed() {
        const Project project = world("agent:agent-type; near:nearest; pursue; "
                                      "near > pursue > agent");
        QCOMPARE(refusal(project, "agent.agents", "near.agents"), ""s);
        QCOMPARE(refusal(project, "agent.agents", "pursue.target"), ""s);
    }

    void flow_isCarriedByAllButReferences() {
        const Project project = world("agent:agent-type; mouse:cursor; wait:timer; seek; flee; "
                                      "seek > agent; wait > seek; mouse > seek; agent > flee");
        std::vector<bool> flow;
        for (const Link& link : project.links)
            flow.push_back(flows(ProjectIndex(project).port(link.from).type));
        QCOMPARE(flow, (std::vector<bool>{true, true, true, false}));
    }
};
