#include "core/model/agent_type.h"
#include "core/model/macros.h"
#include "tests/core/support/testing.h"

/// A new project, or one as in the tutorials, whose times are in ticks.
Project emptyWorld(bool perTick) {
    Project project;
    if (perTick)
        edit(project, setValue(project, "world", "tick", 1.0));
    return project;
}

Project with(const Project& project, const std::string& macro, Vec2 place = {}) {
    IdSource ids(7 + project.nodes.size());
    return applied(project, addMacro(project, ids, macro, place));
}

/// The one node of a type.
const Node& the(const Project& project, const std::string& type) {
    const auto found = std::ranges::find(project.nodes, type, &Node::type);
    if (found == project.nodes.end())
        throw std::runtime_error("no " + type);
    return *found;
}

double numberIn(const Node& node, const char* setting) {
    return numberOf(valueOf(node, setting));
}

bool wired(const Project& project, const Id& from, const Id& to, const std::string& input) {
    return std::ranges::any_of(project.links, [&](const Link& link) {
        return link.from.node == from && link.to == PortRef{to, input};
    });
}

/// How much they fly in the same direction: the length of their mean heading.
double order(const Population& flock) {
    Vec2 sum{};
    for (std::size_t i = 0; i < flock.vx.size(); ++i)
        sum = sum + unit(Vec2{flock.vx[i], flock.vy[i]});
    return length(sum) / static_cast<double>(flock.vx.size());
}

class TestMacros : public QObject {
    Q_OBJECT

private slots:
    void ids_differFromNodeTypes() {
        QCOMPARE(macros().size(), 6U);
        for (const Macro& macro : macros()) {
            QVERIFY(isId(macro.id));
            QVERIFY(!findNodeType(macro.id));
            QVERIFY(!macro.title.empty() && !macro.help.empty() && !macro.words.empty());
            QCOMPARE(findMacro(macro.id)->title, macro.title);
        }
        QVERIFY(!findMacro("seek"));
    }

    void withoutAgentType_onlyTheTargetIsUnwired_data() {
        const TestRows<std::string, QString> row;
        row("flock", "flock", "");
        row("hunter", "hunter", "Nearest prey");
        row("follower", "follower", "Leader");
        row("patrol", "patrol", "Intruder in sight");
        row("shy-civilian", "shy-civilian", "Threat nearby");
        row("traffic", "traffic", "");
    }

    void withoutAgentType_onlyTheTargetIsUnwired() {
        const auto [macro, unwired] = fetched<std::string, QString>();
        for (const bool perTick : {false, true}) {
            const Problems problems = check(with(emptyWorld(perTick), macro));
            QVERIFY2(!hasErrors(problems), problems.empty() ? "" : problems.front().text.c_str());
            QCOMPARE(problems.size(), unwired.isEmpty() ? 0U : 1U);
            if (!unwired.isEmpty())
                QVERIFY_STARTS(problems.front().text, unwired.toStdString());
        }
    }

    void withAgentType_hasNoProblem_data() {
        const TestRows<std::string> row;
        for (const Macro& macro : macros())
            row(macro.id.c_str(), macro.id);
    }

    void withAgentType_hasNoProblem() {
        const auto [macro] = fetched<std::string>();
        for (const bool perTick : {false, true}) {
            const Project both = with(with(emptyWorld(perTick), "flock"), macro);
            const Problems problems = check(both);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text.c_str());
            Simulation simulation = afterTicks(120, both);
            for (const Population& each : simulation.populations())
                for (std::size_t i = 0; i < each.x.size(); ++i)
                    QVERIFY(std::isfinite(each.x[i]) && std::isfinite(each.y[i]));
        }
    }

    void oneChange_undoesToTheByte() {
        const Project before = chase().build();
        IdSource ids(3);
        for (const Macro& macro : macros()) {
            const Change change = require(addMacro(before, ids, macro.id, {100, 40}));
            Project project = applied(before, change);
            QVERIFY(project != before);
            QCOMPARE(change.nodes.front().after->type, std::string(agentTypeId));
            for (const auto& step : change.nodes)
                QVERIFY(!step.before);
            QVERIFY(change.scene.size() <= 1); // a path
            apply(inverse(change), project);
            QVERIFY(project == before);
        }
    }

    void secondMacro_hasItsOwnName() {
        const Project two = with(with(Project(), "flock"), "flock");
        QCOMPARE(two.nodes.front().name, "Bird"s);
        std::vector<std::string> names;
        for (const Node& node : two.nodes)
            if (node.type == agentTypeId)
                names.push_back(node.name);
        QCOMPARE(names, (std::vector<std::string>{"Bird", "Bird 2"}));
    }

    void cards_beginAtThePlace_andDoNotOverlap_data() { withAgentType_hasNoProblem_data(); }

    void cards_beginAtThePlace_andDoNotOverlap() {
        const auto [macro] = fetched<std::string>();
        const Project project = with(Project(), macro, {320, -80});
        Vec2 corner = project.nodes.front().place;
        for (const Node& node : project.nodes) {
            corner = {std::min(corner.x, node.place.x), std::min(corner.y, node.place.y)};
            QVERIFY(std::fmod(node.place.x, 8) == 0 && std::fmod(node.place.y, 4) == 0);
            for (const Node& other : project.nodes) {
                const Vec2 apart = other.place - node.place;
                QVERIFY(&other == &node || std::abs(apart.x) >= 264 || std::abs(apart.y) >= 176);
            }
        }
        QVERIFY(corner == (Vec2{320, -80}));
        for (const Link& link : project.links) // forces go from left to right
            if (findNodeType(project.node(link.from.node)->type)->kind != NodeKind::agentType)
                QVERIFY(project.node(link.from.node)->place.x <
                        project.node(link.to.node)->place.x);
    }

    void flock_hasTheWeightsOfTheExample() {
        const Project flock = with(Project(), "flock");
        QCOMPARE(numberIn(the(flock, "agent-type"), "count"), 60.0);
        const Id sum = the(flock, "sum").id;
        std::map<std::string, double> weights;
        for (const Link* link : flock.linksInto(sum, "forces"))
            weights[flock.node(link->from.node)->type] = link->weight;
        QCOMPARE(weights,
                 (std::map<std::string, double>{
                     {"separation", 2}, {"alignment", 1}, {"cohesion", 1.2}, {"wander", 0.5}}));
        QCOMPARE(numberIn(the(flock, "separation"), "radius"), 16.0);
        QCOMPARE(numberIn(the(flock, "cohesion"), "radius"), 70.0);
    }

    void flock_aligns() {
        Simulation simulation(with(Project(), "flock"));
        const double before = order(simulation.populations().front());
        run(simulation, 1800);
        const double after = order(simulation.populations().front());
        QVERIFY2(before < 0.4 && after > 0.6, qPrintable(QString("%1, %2").arg(before).arg(after)));
    }

    void hunter_keepsItsPrey_andHasAMeter() {
        const Project project = with(with(Project(), "flock"), "hunter");
        const Node& birds = project.nodes.front();
        const Node& prey = the(project, "nearest");
        const Node& chase = the(project, "pursue");
        QVERIFY(flagOf(valueOf(prey, "keep")));
        QVERIFY(wired(project, birds.id, prey.id, "agents"));
        QVERIFY(wired(project, prey.id, chase.id, "target"));
        QVERIFY(wired(project, the(project, "meter").id, chase.id, "when"));
        const auto choice = project.linksInto(the(project, "priority").id, "forces");
        QCOMPARE(choice.size(), 2U);
        QCOMPARE(choice.front()->from.node, chase.id);
    }

    void hunter_catchesPrey() {
        Simulation simulation = afterTicks(1800, with(with(Project(), "flock"), "hunter"));
        std::uint64_t caught = 0;
        for (const ContactCount& pair : simulation.contacts())
            caught += pair.first != pair.second ? pair.count : 0;
        QVERIFY(caught > 0);
    }

    void followers_keepApart_andFollow() {
        Project project = world("world tick=1/60 edges=wrap; guide guide(400,300)+(40,0)");
        edit(project, setValue(project, "guide", "maxSpeed", 40.0));
        project = with(project, "follower");
        Simulation simulation = afterTicks(1200, project);
        const auto of = [&](bool guide) -> const Population& {
            return *std::ranges::find_if(simulation.populations(), [&](const Population& each) {
                return (each.type == "guide") == guide;
            });
        };
        const Vec2 guide{of(true).x[0], of(true).y[0]};
        for (std::size_t i = 0; i < of(false).x.size(); ++i) {
            Vec2 away = Vec2{of(false).x[i], of(false).y[i]} - guide;
            away = {away.x - 800 * std::round(away.x / 800),
                    away.y - 600 * std::round(away.y / 600)};
            QVERIFY2(length(away) < 150, qPrintable(QString::number(length(away))));
            QVERIFY(of(false).vx[i] > 20);
        }
    }

    void perTick_movesAsFarInASecond() {
        const Project seconds = with(emptyWorld(false), "flock");
        const Project ticks = with(emptyWorld(true), "flock");
        const auto scaled = [&](const char* type, const char* setting) {
            return numberIn(the(ticks, type), setting) / numberIn(the(seconds, type), setting);
        };
        QCOMPARE(scaled("agent-type", "maxSpeed"), 1 / 60.0);
        QCOMPARE(scaled("agent-type", "responseTime"), 60.0);
        QVERIFY(std::abs(scaled("agent-type", "maxForce") * 3600 - 1) < 0.005);
        QVERIFY(std::abs(scaled("wander", "angleChange") * std::sqrt(60.0) - 1) < 0.005);
        QCOMPARE(scaled("separation", "radius"), 1.0);
        QCOMPARE(numberIn(the(with(emptyWorld(true), "hunter"), "nearest"), "range"), 4'000'000.0);
        QVERIFY(std::abs(numberIn(the(with(emptyWorld(true), "hunter"), "meter"), "drain") -
                         2 / 60.0) < 0.0005);
    }

    void asGroup_runsAsItsNodes_andShowsSettings_data() { withAgentType_hasNoProblem_data(); }

    void asGroup_runsAsItsNodes_andShowsSettings() {
        const auto [macro] = fetched<std::string>();
        const Macro& shipped = *findMacro(macro);
        for (const bool perTick : {false, true}) {
            const Project prey = with(emptyWorld(perTick), "flock");
            IdSource ids(7), sameIds(7);
            const Project flat = applied(prey, addMacro(prey, ids, shipped.id, {64, 32}));
            const Change change = require(addMacroAsGroup(prey, sameIds, shipped.id, {64, 32}));
            const Project grouped = applied(prey, change);
            QVERIFY(applied(grouped, inverse(change)) == prey);
            QVERIFY(grouped.nodes == flat.nodes);
            QVERIFY(check(grouped).empty());

            const NodeGroups groups(grouped);
            QCOMPARE(groups.all().size(), 1U);
            const Part& part = groups.parts().front();
            QCOMPARE(part.name, shipped.title);
            QCOMPARE(part.exposed.size(), shipped.shown.size());
            const Annotation& card = *grouped.annotation(change.annotations.back().id());
            QCOMPARE(card.type, "group"s);
            QCOMPARE(numberOf(valueOf(card, "x")), 64.0);

            Simulation simulation(grouped), same(flat);
            const std::size_t added = simulation.populations().size() - 1;
            const auto start = simulation.populations()[added].x;
            run(simulation, 60);
            run(same, 60);
            QVERIFY(simulation.populations()[added].x != start); // they move
            QCOMPARE(simulation.stateHash(), same.stateHash());

            // One more of the part, and a second part with a name of its own.
            const Project more = applied(grouped, addGroup(grouped, sameIds, part.id, {}));
            QVERIFY(findErrors(more).empty());
            const Project again =
                applied(grouped, addMacroAsGroup(grouped, sameIds, shipped.id, {}));
            const NodeGroups both(again);
            QCOMPARE(both.parts().at(1).name, shipped.title + " 2");
            QCOMPARE(macroOfPart(both.parts().at(1).name)->id, shipped.id);
            for (const Part& each : both.parts())
                for (const MacroPort& port : shipped.ports)
                    QVERIFY2(std::ranges::count(each.ports, port.name.shown(), &NamedRole::name) ==
                                 1,
                             port.name.english().c_str());
        }
    }

    void unknown_isRefused() {
        IdSource ids(1);
        QVERIFY_REFUSED(addMacro(Project(), ids, "wolfpack", {}), "wolfpack");
    }
};
