#include "tests/core/support/testing.h"

#include <memory>

constexpr int goldenTicks = 500;

/// The state hashes that every build on every machine must give after 500 ticks without a mouse:
/// for the examples, and for small projects that show one behavior each. They change only when a
/// project changes, or on purpose. `./dev golden` writes the new ones.
const std::map<QString, QString> goldenHashes{
#include "tests/data/golden.inc"
};

/// The golden hash of a project; empty if it has none.
QString golden(const std::string& example) {
    const auto found = goldenHashes.find(QString::fromStdString(example));
    return found == goldenHashes.end() ? QString() : found->second;
}

QString hexOf(std::uint64_t hash) {
    return QString("%1").arg(hash, 16, 16, QChar('0'));
}

QString hexAfter(const Project& project, int count, const SimulationOptions& options = {}) {
    return hexOf(afterTicks(count, project, options).stateHash());
}

/// How often hunters have caught prey.
double catchesIn(Project project, int count, std::uint32_t seed) {
    project.world[*worldDescription().settingIndex("seed")] = static_cast<double>(seed);
    Simulation simulation = afterTicks(count, project);
    return static_cast<double>(simulation.contactsOf("hunter", "prey").count);
}

void addExamples() {
    std::vector<std::string> files = projectFiles("examples");
    std::ranges::copy(projectFiles("tests/data/behaviors"), std::back_inserter(files));
    rowsOf(files);
}

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void hash_isTheGoldenOne_data() { addExamples(); }

    void hash_isTheGoldenOne() {
        const auto [example] = fetched<std::string>();
        const QString hash = hexAfter(projectIn(example), goldenTicks);
        QVERIFY2(!golden(example).isEmpty(), "There is no golden hash. Run `./dev golden`.");
        QCOMPARE(hash, golden(example));
    }

    void hash_isTheSame_withEveryInstructionSet_data() { addExamples(); }

    void hash_isTheSame_withEveryInstructionSet() {
        const auto [example] = fetched<std::string>();
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            const SimulationOptions options{.threads = 3, .fewAgents = 0, .sortPeriod = 3};
            QCOMPARE(hexAfter(projectIn(example), goldenTicks, options), golden(example));
        }
    }

    void restoredIntoAnotherWorld_itEndsTheSame_data() { addExamples(); }

    /// Each project at three ticks of its own, so that together they cover all kinds of moments.
    void restoredIntoAnotherWorld_itEndsTheSame() {
        const auto [example] = fetched<std::string>();
        const Project project = projectIn(example);
        const auto shift =
            static_cast<std::uint64_t>(qHash(QString::fromStdString(example), 0) % 150);
        auto simulation = std::make_unique<Simulation>(project);
        for (const std::uint64_t tick : {1 + shift, 160 + shift, 310 + shift}) {
            while (simulation->tick() < tick)
                simulation->step();
            const Snapshot snapshot = simulation->snapshot();
            simulation = std::make_unique<Simulation>(project);
            QVERIFY(simulation->restore(snapshot));
        }
        while (simulation->tick() < goldenTicks)
            simulation->step();
        QCOMPARE(hexOf(simulation->stateHash()), golden(example));
    }

    void file_hasNoWarnings_andIsWrittenBackUnchanged_data() { addExamples(); }

    void file_hasNoWarnings_andIsWrittenBackUnchanged() {
        const auto [example] = fetched<std::string>();
        const std::string path = TILLER_SOURCE_DIR "/" + example;
        const auto loaded = require(loadProject(path));
        for (const Problem& problem : loaded.warnings)
            QFAIL(problem.text.c_str());
        QVERIFY(findHints(loaded.project).empty());
        QVERIFY(!loaded.project.notes.whatItIs.empty());
        if (example.starts_with("examples"))
            QVERIFY(!loaded.project.notes.thingsToTry.empty());

        QCOMPARE(writeProject(loaded.project), contentOf(path));
    }

    void export_hasTheSameHash_data() { addExamples(); }

    void export_hasTheSameHash() {
        const auto [example] = fetched<std::string>();
        const auto exported = require(readProject(writeExport(projectIn(example)).value()));
        QVERIFY(exported.isExport);
        QCOMPARE(hexAfter(exported.project, goldenTicks), golden(example));
    }

    void agents_stayWithinTheirLimits_data() { addExamples(); }

    void agents_stayWithinTheirLimits() {
        const auto [example] = fetched<std::string>();
        const Project project = projectIn(example);
        Simulation simulation(project);
        for (int i = 0; i < 3000; ++i) {
            simulation.setCursor(i % 700 < 300 ? std::optional(Vec2{400, 300}) : std::nullopt);
            simulation.step();
        }
        const bool closed = project.worldText("edges") != "open";
        for (const Population& of : simulation.populations())
            for (std::size_t i = 0; i < of.size(); ++i) {
                QVERIFY(std::isfinite(of.x[i]) && std::isfinite(of.y[i]));
                QVERIFY(std::hypot(of.vx[i], of.vy[i]) <= of.maxSpeed[i] * (1 + 1e-8));
                if (closed)
                    QVERIFY(of.x[i] >= 0 && of.x[i] <= project.worldNumber("width") &&
                            of.y[i] >= 0 && of.y[i] <= project.worldNumber("height"));
            }
    }

    void lessEvade_meansMoreCatches() {
        Project hunt = projectIn("examples/hunter-and-prey.tiller");
        const double before = catchesIn(hunt, 3000, 1);
        for (Link& link : hunt.links)
            if (link.from.node == "evade")
                link.weight = 0.2;
        QVERIFY(before > 0);
        QVERIFY(catchesIn(hunt, 3000, 1) > 2 * before);
    }

    void pursuit_doublesTheCatches_andStaminaMatters() {
        const Project hunt = projectIn("examples/hunter-and-prey.tiller");
        const auto meanWithout = [&](std::string_view muted) {
            Project project = hunt;
            for (Node& node : project.nodes)
                node.muted = node.id == muted;
            constexpr std::uint32_t seeds = 20;
            double sum = 0;
            for (std::uint32_t seed = 1; seed <= seeds; ++seed)
                sum += catchesIn(project, 3600, seed);
            return sum / seeds;
        };
        const double all = meanWithout(""), byChance = meanWithout("pursue");
        const double tireless = meanWithout("stamina");
        qInfo("catches in a minute: %.1f; without Pursue: %.1f; without Stamina: %.1f", all,
              byChance, tireless);
        QVERIFY(all >= 2 * byChance);
        QVERIFY(byChance > 1);
        QVERIFY(tireless <= all / 2);
    }
};
