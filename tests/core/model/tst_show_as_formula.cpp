#include "core/model/parameters.h"
#include "tests/core/support/testing.h"

std::uint64_t hashIn(const Project& project) {
    Simulation simulation(project);
    simulation.setCursor(Vec2{200, 150});
    run(simulation, fullOrDaily(600, 200));
    return simulation.stateHash();
}

/// A pursuer "a" of "b" in a world that wraps.
ProjectBuilder chase(const std::string& type, const std::string& settings) {
    return world("world width=300 height=200 edges=wrap tick=1/60; a:agent-type count=40 "
                 "maxSpeed=90 responseTime=0.3 start=region startVelocity=random startSpeedMax=90; "
                 "b:agent-type count=9 maxSpeed=70 start=region startVelocity=random "
                 "startSpeedMax=70; roam:wander; roam > b; near:nearest; it:{} {}; "
                 "b > near > it > a",
                 type, settings);
}

class TestShowAsFormula : public QObject {
    Q_OBJECT

private slots:
    /// Every behavior of these projects that can be a formula gives the same bits as one.
    void formulas_giveTheSameBits() {
        std::set<std::string> types;
        std::vector<std::string> files = projectFiles("tests/data/behaviors");
        std::ranges::copy(projectFiles("examples"), std::back_inserter(files));
        for (const std::string& file : files) {
            const Project project = projectIn(file);
            Project shown = project;
            for (const Node& node : project.nodes)
                if (const auto change = showAsFormula(shown, node.id)) {
                    apply(change.value(), shown);
                    types.insert(node.type);
                }
            if (shown == project)
                continue;
            QVERIFY2(findErrors(shown).empty(), file.c_str());
            QCOMPARE(hashIn(shown), hashIn(project));
            for (const Problem& each : check(shown))
                QVERIFY2(each.text.find("column") == std::string::npos, each.text.c_str());
        }
        QCOMPARE(types, (std::set<std::string>{"arrive", "brake", "evade", "flee", "interpose",
                                               "match-velocity", "orbit", "pursue", "seek",
                                               "target-speed", "tether"}));
    }

    void settings_giveTheSameBits_data() {
        const TestRows<std::string, std::string> row;
        for (const char* prediction : {"none", "fixed", "by-distance", "closing", "opensteer",
                                       "intercept", "by-distance-whole"}) {
            const std::string settings = std::string("prediction=") + prediction;
            row(QTest::addRow("pursue %s", prediction), "pursue",
                settings + " speed=0.7 slowingRadius=20");
            row(QTest::addRow("evade %s", prediction), "evade",
                settings + " radius=80 maxTime=0.4 fixedTime=0.2");
        }
        for (const char* radius : {"0", "40"})
            for (const char* turn : {"left", "right"})
                row(QTest::addRow("orbit %s %s", radius, turn), "orbit",
                    std::string("radius=") + radius + " turn=" + turn + " speed=0.9");
        row("tether on it", "tether", "radius=0");
        row("tether", "tether", "radius=33.3");
        row("flee", "flee", "radius=70 speed=0.3");
        row("arrive at once", "arrive", "slowingRadius=0 stopRadius=5");
        row("arrive", "arrive", "slowingRadius=61 stopRadius=0");
        row("seek", "seek", "speed=0.123456789");
        row("match velocity", "match-velocity", "");
    }

    void settings_giveTheSameBits() {
        const auto [type, settings] = fetched<std::string, std::string>();
        for (const char* each : {"", "; set near choose=each range=60"}) {
            const Project project = chase(type, settings).add("{}", std::string(each)).build();
            Project shown = project;
            apply(require(showAsFormula(project, "it")), shown);
            QCOMPARE(shown.node("it")->type, "formula-force"s);
            QCOMPARE(hashIn(shown), hashIn(project));
        }
    }

    void text_hasTheValuesOfTheSettings() {
        const Project project = chase("flee", "radius=70 speed=0.5").build();
        const Change change = require(showAsFormula(project, "it"));
        QCOMPARE(textOf(change.nodes[0].after->values[0]),
                 "d = |target - position|\nactive = d < 70\nV = 0.5 * maxSpeed\n"
                 "away = if(d > 0, unit(position - target), heading)\n"
                 "force = (V * away - velocity) * response"s);
        QCOMPARE(change.nodes[0].after->name, "Flee"s);
    }

    void theRest_isRefused_data() {
        const TestRows<std::string, std::string, QString> row;
        row("wander", "wander", "", "remembers values");
        row("settling", "arrive", "settles=true", "Switch Settles off");
        row("agents", "separation", "", "needs more than targets");
        row("a leader's heading", "offset-pursuit", "", "cannot be shown as a formula");
        row("a facing", "face", "", "Only a behavior with a force");
        row("a formula", "formula-force", "", "formula already");
        row("no behavior", "sum", "", "Only a behavior with a force");
    }

    void theRest_isRefused() {
        const auto [type, settings, problem] = fetched<std::string, std::string, QString>();
        const Project project = world("it:{} {}", type, settings).build();
        QVERIFY_REFUSED(showAsFormula(project, "it"), problem);
    }

    void settingsOfAParameter_areRefused() {
        Project project = chase("seek", "").build();
        IdSource ids(1);
        apply(require(makeParameter(project, ids, {"it", "speed"})), project);
        QVERIFY_REFUSED(showAsFormula(project, "it"), "is driven by the parameter");
    }
};
