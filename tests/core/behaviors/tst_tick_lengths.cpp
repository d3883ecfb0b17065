#include "core/base/lattice.h"
#include "tests/core/support/testing.h"

constexpr double seconds = 10;

/// The agents' places at the end, and the mean length of their tracks.
struct WayRun {
    std::vector<Vec2> ends;
    double way = 0;
};

Project at(Project project, double ticksPerSecond) {
    apply(setValue(project, "world", "tick", 1 / ticksPerSecond).value(), project);
    return project;
}

WayRun runFor(const Project& project, double ticksPerSecond) {
    Simulation simulation(at(project, ticksPerSecond));
    const double width = project.worldNumber("width"), height = project.worldNumber("height");
    const auto places = [&] {
        std::vector<Vec2> all;
        for (const Population& of : simulation.populations())
            for (std::size_t i = 0; i < of.size(); ++i)
                all.push_back({of.x[i], of.y[i]});
        return all;
    };
    WayRun result;
    std::vector<Vec2> before = places();
    result.ends = before;
    for (int tick = 0; tick < seconds * ticksPerSecond; ++tick) {
        simulation.step();
        const std::vector<Vec2> now = places();
        for (std::size_t i = 0; i < now.size(); ++i) {
            Vec2 step = now[i] - before[i]; // unwrapped
            step.x -= width * std::round(step.x / width);
            step.y -= height * std::round(step.y / height);
            result.ends[i] = result.ends[i] + step;
            result.way += length(step) / static_cast<double>(now.size());
        }
        before = now;
    }
    return result;
}

/// Types that draw at random every tick, so that tracks must differ.
bool isByChance(const Project& project) {
    static const std::set<std::string> types{"wander", "wander-to-points", "chance", "dither"};
    return std::ranges::any_of(project.nodes,
                               [](const Node& node) { return types.contains(node.type); });
}

/// Other types whose tracks differ.
const std::map<QString, QString> others{
    {"agent-type", "solid bodies collide: small differences grow"},
    {"alignment", "a flock: small differences grow"},
    {"cohesion", "a flock: small differences grow"},
    {"separation", "a flock: small differences grow"},
    {"containment", "two agents turn at the edge at other ticks; for one agent see tst_paths"},
};

/// The same seconds of every small project of tests/data/behaviors at different tick lengths.
class TestTickLengths : public QObject {
    Q_OBJECT

private slots:
    void aBehavior_givesTheSameTrack_data() {
        std::vector<std::string> files;
        for (const std::string& file : projectFiles("tests/data/behaviors"))
            if (!others.contains(QFileInfo(file.c_str()).baseName()) &&
                !isByChance(projectIn(file)))
                files.push_back(file);
        rowsOf(files);
    }

    void aBehavior_givesTheSameTrack() {
        const auto [file] = fetched<std::string>();
        const Project project = projectIn(file);
        const WayRun fine = runFor(project, 240);
        QVERIFY(fine.way > 5);
        for (const double ticks : {30.0, 60.0}) {
            const WayRun coarse = runFor(project, ticks);
            double apart = 0;
            for (std::size_t i = 0; i < fine.ends.size(); ++i)
                apart +=
                    length(coarse.ends[i] - fine.ends[i]) / static_cast<double>(fine.ends.size());
            QVERIFY2(
                apart < 0.03 * fine.way,
                qPrintable(
                    QString("%1 ticks a second: %2 of %3").arg(ticks).arg(apart).arg(fine.way)));
        }
    }

    /// The mean distance of wanderers from their start.
    void wander_spreadsAlike() {
        Project project;
        IdSource ids(1);
        const auto add = [&](const char* type) {
            apply(addNode(project, ids, type, {}, {}).value(), project);
            return project.nodes.back().id;
        };
        const Id wander = add("wander");
        const Id agents = add("agent-type");
        apply(connectNodes(project, ids, wander, agents).value(), project);
        for (const auto& [setting, value] : {std::pair("count", 800.0), {"startSpeedMax", 0.0}})
            apply(setValue(project, agents, setting, value).value(), project);
        apply(setValue(project, "world", "edges", std::string("open")).value(), project);
        std::vector<double> spreads;
        for (const double ticks : {30.0, 60.0, 240.0}) {
            const Project timed = at(project, ticks);
            Simulation simulation = afterTicks(static_cast<int>(std::ceil(seconds * ticks)), timed);
            const Population& of = simulation.populations().front();
            double spread = 0;
            for (std::size_t i = 0; i < of.size(); ++i)
                spread += length(Vec2{of.x[i] - of.homeX[i], of.y[i] - of.homeY[i]});
            spreads.push_back(spread / static_cast<double>(of.size()));
        }
        QVERIFY(spreads.back() > 100);
        for (const double spread : spreads) // 800 draws give the mean to about 3%
            QVERIFY2(std::abs(spread / spreads.back() - 1) < 0.08,
                     qPrintable(QString("%1 of %2").arg(spread).arg(spreads.back())));
    }
};
