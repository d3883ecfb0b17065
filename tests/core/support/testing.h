#pragma once

// What most tests of core use: Qt Test, tables of rows, worlds from text (build_project.h),
// simulations and their forces, the examples.
#include "core/io/project_io.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/inputs.h"
#include "core/sim/options.h"
#include "core/sim/simulation.h"
#include "tests/core/model/model_testing.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/full_or_daily.h"
#include "tests/core/support/test_folder.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <stdexcept>
#include <tuple>

namespace tiller {

/// The rows of a data function: `const TestRows<QString, int> row;`, then `row("three", "text",
/// 3);` for each. The test takes them by `const auto [text, count] = fetched<QString, int>();`.
template <class... Columns>
class TestRows {
public:
    TestRows() { QTest::addColumn<std::tuple<Columns...>>("row"); }

    void operator()(const char* name, Columns... values) const {
        (*this)(QTest::newRow(name), std::move(values)...);
    }
    /// With a name from QTest::addRow("%s", ...).
    void operator()(QTestData& row, Columns... values) const {
        row << std::tuple<Columns...>(std::move(values)...);
    }
};

/// The current row. Other columns than those of the data function end the program.
template <class... Columns>
std::tuple<Columns...> fetched() {
    using Row = std::tuple<Columns...>;
    return *static_cast<Row*>(QTest::qData("row", qMetaTypeId<Row>()));
}

/// A row for each text, which is its name. The test takes it by `fetched<std::string>()`, or of
/// another type of text.
template <class Text = std::string>
void rowsOf(const std::vector<std::string>& texts) {
    const TestRows<Text> row;
    for (const std::string& text : texts)
        row(text.c_str(), Text(text.c_str()));
}

using MaybeForce = std::optional<Vec2>;
using Settings = std::string; ///< as in the text of a world: "radius=20 falloff=0"

/// One agent "a" that sees "b" through the node "look"; the node "it" steers it. Both move as in
/// the tutorials: t' = 1, M = 3.
inline ProjectBuilder facingTarget(const std::string& type, const std::string& port,
                                   const Settings& settings, const std::string& self,
                                   const std::string& others) {
    return world("a {}; b {}; look:nearest; it:{} {}; b > look > it.{} > a", self, others, type,
                 settings, port);
}

/// The same for a node without a target or with a group. @param port its input; empty for none
inline ProjectBuilder among(const std::string& type, const std::string& port,
                            const Settings& settings, const std::string& agents) {
    ProjectBuilder builder = world("a {}; it:{} {}; it > a", agents, type, settings);
    if (!port.empty())
        builder.add("a > it.{}", port);
    return builder;
}

inline NodeExplanation explained(const Simulation& simulation, const Id& node = "it",
                                 const AgentName& agent = {"a", 0}) {
    const Explanation now = simulation.explain(agent).value();
    return *std::ranges::find(now.nodes, node, &NodeExplanation::node);
}

/// The force of a node on an agent; nothing if it is inactive.
inline std::optional<Vec2> forceOf(const Simulation& simulation, const AgentName& agent = {"a", 0},
                                   const Id& node = "it") {
    const NodeExplanation now = explained(simulation, node, agent);
    return now.active ? std::optional(now.force) : std::nullopt;
}

inline std::optional<Vec2> forceOf(const ProjectBuilder& builder, const AgentName& agent = {"a", 0},
                                   const Id& node = "it") {
    return forceOf(Simulation(builder.build()), agent, node);
}

inline QString textOf(const std::optional<Vec2>& vector) {
    return vector ? QString("(%1, %2)").arg(vector->x, 0, 'g', 12).arg(vector->y, 0, 'g', 12)
                  : QString("nothing");
}

/// Empty if both are equal up to rounding. Use it as QCOMPARE(difference(a, b), QString()).
inline QString difference(const std::optional<Vec2>& actual, const std::optional<Vec2>& expected,
                          double tolerance = 1e-6) {
    const bool same =
        actual && expected ? length(*actual - *expected) <= tolerance : !actual && !expected;
    return same ? QString() : textOf(actual) + " instead of " + textOf(expected);
}

inline Vec2 positionOf(const Population& of, std::size_t i) {
    return {of.x[i], of.y[i]};
}
inline Vec2 velocityOf(const Population& of, std::size_t i) {
    return {of.vx[i], of.vy[i]};
}
inline Vec2 headingOf(const Population& of, std::size_t i) {
    return {of.headingX[i], of.headingY[i]};
}

/// @pre the type exists
inline const Population& populationOf(const Simulation& simulation, const Id& type) {
    return *std::ranges::find(simulation.populations(), type, &Population::type);
}

inline Vec2 positionOf(const Simulation& simulation, const Id& type, std::size_t i = 0) {
    return positionOf(populationOf(simulation, type), i);
}
inline Vec2 velocityOf(const Simulation& simulation, const Id& type, std::size_t i = 0) {
    return velocityOf(populationOf(simulation, type), i);
}

/// Where all agents are.
inline std::vector<Vec2> allPositions(const Simulation& simulation) {
    std::vector<Vec2> all;
    for (const Population& of : simulation.populations())
        for (std::size_t i = 0; i < of.size(); ++i)
            all.push_back(positionOf(of, i));
    return all;
}

/// Where the first agent of the first type is.
inline Vec2 firstPosition(const Simulation& simulation) {
    return positionOf(simulation.populations().front(), 0);
}

/// How often a node had its event, for agents of a type or of all types.
inline std::uint64_t timesOf(const Simulation& simulation, const Id& node, const Id& type = {}) {
    std::uint64_t count = 0;
    for (const EventCount& event : simulation.events())
        if (event.node == node && (type.empty() || event.agentType == type))
            count += event.count;
    return count;
}

/// How often anybody arrived at the node "it".
inline std::uint64_t arrivals(const Simulation& simulation) {
    return timesOf(simulation, "it");
}

/// The target that "look" finds for the first agent "a".
inline std::optional<Vec2> seen(const Simulation& simulation) {
    return explained(simulation, "look").target;
}

/// Gives a type the body of new projects, with a maximum speed.
inline void liveOn(ProjectBuilder& builder, const Id& type, double maxSpeed) {
    builder.add("set {0} maxSpeed={1}; set {0} maxForce=2000; set {0} responseTime=0.2", type,
                maxSpeed);
}

/// Steps a Simulation or a World.
template <class Steps>
void run(Steps& it, std::integral auto ticks) {
    for (decltype(ticks) i = 0; i < ticks; ++i)
        it.step();
}

/// Whether ticks of 1/30, 1/60 and 1/240 s lead the first agent to the same place in 10 s: the
/// difference in words, or an empty text. @param worldOf gives a project for the ticks in a second
template <class MakeWorld>
QString differenceOfTracks(const MakeWorld& worldOf) {
    std::vector<Vec2> ends;
    double way = 0;
    for (const double ticks : {30.0, 60.0, 240.0}) {
        Simulation simulation(worldOf(ticks));
        way = 0;
        for (int tick = 0; tick < 10 * ticks; ++tick) {
            const Vec2 before = firstPosition(simulation);
            simulation.step();
            way += length(firstPosition(simulation) - before);
        }
        ends.push_back(firstPosition(simulation));
    }
    for (const Vec2 end : ends)
        if (way <= 200 || length(end - ends.back()) >= 0.03 * way)
            return QString("%1 of %2").arg(length(end - ends.back())).arg(way);
    return {};
}

/// A simulation that has made so many ticks.
inline Simulation afterTicks(std::integral auto ticks, const Project& project,
                             const SimulationOptions& options = {}) {
    Simulation simulation(project, options);
    run(simulation, ticks);
    return simulation;
}

/// The state hash after so many ticks.
inline std::uint64_t hashAfter(const Project& project, std::integral auto ticks) {
    return afterTicks(ticks, project).stateHash();
}

/// The hash of all that a snapshot holds, so many ticks after a simulation started from another
/// one.
inline std::uint64_t hashFrom(const Project& project, const Snapshot& snapshot, int ticks,
                              const SimulationOptions& options = {}) {
    Simulation simulation(project, options);
    if (const auto restored = simulation.restore(snapshot); !restored)
        throw std::runtime_error(restored.problems().front().text);
    run(simulation, ticks);
    return hashOf(simulation.snapshot());
}

/// The state hash of a replay at its end.
inline std::uint64_t hashOfReplay(const InputLog& log) {
    Replay replay(log);
    run(replay, log.ticks);
    replay.finish();
    return replay.simulation().stateHash();
}

/// Runs a simulation for some ticks. @returns whether a new one that is restored does the same
inline bool restoresAlike(Simulation& simulation, const Project& project, int ticks) {
    const Snapshot before = simulation.snapshot();
    run(simulation, ticks);
    return hashFrom(project, before, ticks) == hashOf(simulation.snapshot());
}

/// The instruction sets of this machine; the plain one is first.
inline std::vector<Simd> allSimd() {
    const Simd best = simdInUse();
    std::vector<Simd> all;
    for (const Simd simd : {Simd::scalar, Simd::avx2, Simd::avx512, Simd::neon})
        if (chooseSimd(simd))
            all.push_back(simd);
    chooseSimd(best);
    return all;
}

/// Selects an instruction set during its lifetime.
class UseSimd {
public:
    explicit UseSimd(Simd simd) : m_before(simdInUse()) { chooseSimd(simd); }
    ~UseSimd() { chooseSimd(m_before); }
    UseSimd(const UseSimd&) = delete;
    UseSimd& operator=(const UseSimd&) = delete;

private:
    Simd m_before;
};

/// What a run gives with other threads, orders of agents and instruction sets; one value if these
/// change nothing. @param of takes SimulationOptions
template <class Of>
auto withAllOptions(const Of& of) {
    std::set<decltype(of(SimulationOptions()))> all;
    for (const SimulationOptions& options :
         {SimulationOptions{.threads = 2, .fewAgents = 0, .sortPeriod = 1},
          SimulationOptions{.threads = 3, .fewAgents = 0, .sortPeriod = 7, .cellShare = 0.3},
          SimulationOptions{.threads = 4, .fewAgents = 0, .sortPeriod = 97, .cellShare = 5},
          SimulationOptions{.threads = 1, .sortPeriod = 2, .cellShare = 7}})
        all.insert(of(options));
    for (const Simd simd : allSimd()) {
        const UseSimd use(simd);
        all.insert(of({.threads = 2, .fewAgents = 0}));
    }
    return all;
}

/// The projects in a folder, such as "examples/flock.tiller".
inline std::vector<std::string> projectFiles(const std::string& folder) {
    std::vector<std::string> files;
    const QDir in((TILLER_SOURCE_DIR "/" + folder).c_str());
    for (const QString& name : in.entryList({"*.tiller"}, QDir::Files, QDir::Name))
        files.push_back(folder + "/" + name.toStdString());
    return files;
}

/// The project of such a file. @throws std::runtime_error if it is refused
inline Project projectIn(const std::string& file) {
    return require(loadProject(TILLER_SOURCE_DIR "/" + file)).project;
}

/// An example, with one of its experiments if it is named.
inline Project lesson(const std::string& file, const Id& experiment = {}) {
    Project project = projectIn("examples/" + file + ".tiller");
    for (const Annotation& each : project.annotations)
        if (each.id == experiment) {
            apply(overrideChanges(project, textOf(valueOf(each, "changes"))).value(), project);
            return project;
        }
    if (!experiment.empty())
        throw std::runtime_error("no experiment " + experiment);
    return project;
}

/// A line for each problem: LINE:COLUMN TEXT.
inline QByteArray shown(const Problems& problems) {
    QByteArray all;
    for (const Problem& problem : problems)
        all += QByteArray::number(problem.line) + ":" + QByteArray::number(problem.column) + " " +
               problem.text.c_str() + "\n";
    return all;
}

template <class T>
Problems problemsOf(const Result<T>& result) {
    return result.ok() ? Problems() : result.problems();
}

/// The text of the first problem; empty if there is a value.
template <class T>
std::string refusalOf(const Result<T>& result) {
    return result.ok() ? std::string() : result.problems().front().text;
}

template <class Text>
QString readable(const Text& text) {
    if constexpr (std::is_convertible_v<Text, std::string_view>)
        return QString::fromStdString(std::string(std::string_view(text)));
    else
        return QString(text);
}

} // namespace tiller

/// A text that contains another; shows both otherwise.
#define QVERIFY_HAS(text, part)                                                                    \
    QVERIFY2(readable(text).contains(readable(part)),                                              \
             qPrintable("\"" + readable(part) + "\" is not in: " + readable(text)))
/// A text that starts with another.
#define QVERIFY_STARTS(text, part)                                                                 \
    QVERIFY2(readable(text).startsWith(readable(part)), qPrintable(readable(text)))
/// A Result without a value, whose first problem contains a text.
#define QVERIFY_REFUSED(result, part)                                                              \
    do {                                                                                           \
        const std::string refusal = refusalOf(result);                                             \
        QVERIFY_HAS(refusal, part);                                                                \
    } while (false)
/// A Result with a value; shows its problems otherwise.
#define QVERIFY_OK(result) QVERIFY2((result).ok(), shown(problemsOf(result)))

using namespace tiller;
using namespace std::string_literals;
