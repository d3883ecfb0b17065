#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "core/base/lattice.h"
#include "core/base/visible.h"
#include "core/io/json_writer.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/registry.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cmath>

namespace tiller::cli {

namespace {

constexpr std::uint64_t defaultBenchTicks = 200;

struct BenchOptions {
    std::string file;
    std::optional<std::uint64_t> agents;
    std::uint64_t ticks = defaultBenchTicks;
    std::uint64_t warm = 0; ///< ticks before the clock starts
    EngineOptions engine;
    bool profile = false;
    bool json = false;
};

struct Measurement {
    std::size_t agents = 0;
    std::uint64_t ticks = 0;
    double seconds = 0;
    double neighbors = 0;
    double bytesPerAgent = 0;
    std::string hash;
    std::size_t threads = 1;
    Profile profile;

    [[nodiscard]] double nsPerAgentStep() const { return perAgentStep(seconds); }
    /// Nanoseconds per agent and tick.
    [[nodiscard]] double perAgentStep(double duration) const {
        const double steps = static_cast<double>(agents) * static_cast<double>(ticks);
        return steps > 0 ? duration * 1e9 / steps : 0;
    }
    [[nodiscard]] double ticksPerSecond() const {
        return seconds > 0 ? static_cast<double>(ticks) / seconds : 0;
    }
};

Measurement measure(const Project& project, const BenchOptions& options,
                    const SimulationOptions& engine) {
    const std::uint64_t ticks = options.ticks;
    Simulation simulation(project, engine);
    for (std::uint64_t i = 0; i < options.warm; ++i)
        simulation.step();
    simulation.setProfiling(options.profile);
    const StopWatch watch;
    {
        Progress progress(ticks);
        for (std::uint64_t i = 0; i < ticks; ++i) {
            simulation.step();
            progress.at(i + 1);
        }
    }
    const double seconds = watch.seconds();
    return {.agents = simulation.agentCount(),
            .ticks = ticks,
            .seconds = seconds,
            .neighbors = simulation.neighborsPerAgent(),
            .bytesPerAgent = simulation.bytesPerAgent(),
            .hash = toHex(simulation.stateHash()),
            .threads = simulation.threads(),
            .profile = simulation.profile()};
}

std::string asJson(const std::string& file, const Measurement& measured) {
    JsonWriter writer;
    writer.beginObject();
    writer.field("file", file);
    writer.field("agents", static_cast<double>(measured.agents));
    writer.field("ticks", static_cast<double>(measured.ticks));
    writer.field("threads", static_cast<double>(measured.threads));
    writer.field("simd", toString(simdInUse()));
    writer.field("seconds", measured.seconds);
    writer.field("ticksPerSecond", measured.ticksPerSecond());
    writer.field("nsPerAgentStep", measured.nsPerAgentStep());
    writer.field("neighbors", measured.neighbors);
    writer.field("bytesPerAgent", measured.bytesPerAgent);
    writer.field("hash", measured.hash);
    if (!measured.profile.parts.empty()) {
        writer.key("profile").beginList();
        for (const Profile::Part& part : measured.profile.parts) {
            writer.beginObject(JsonWriter::Layout::line);
            writer.field("agentType", part.agentType);
            writer.field("node", part.node);
            writer.field("what", part.what);
            writer.field("nsPerAgentStep", measured.perAgentStep(part.seconds));
            writer.end();
        }
        writer.end();
    }
    writer.end();
    return writer.take();
}

std::string hundredths(double number) {
    return rounded(number, 100);
}

std::string threadsText(std::size_t threads) {
    return sayCount(threads, "1 thread", "%n threads");
}

/// One line per part: nanoseconds of all threads together, per agent of the world and tick.
std::string profileText(const Measurement& measured) {
    std::string text;
    for (const Profile::Part& part : measured.profile.parts) {
        const std::string where = part.agentType.empty()
                                      ? "all"
                                      : part.agentType + (part.node.empty() ? "" : ".") + part.node;
        std::string ns = hundredths(measured.perAgentStep(part.seconds));
        ns.insert(0, ns.size() < 8 ? 8 - ns.size() : 0, ' ');
        text += ns + " ns  " + toVisible(where) + ": " + part.what + "\n";
    }
    return text;
}

std::string asText(const std::string& file, const Measurement& measured) {
    return say("%1: %2 agents, %3 ticks on %4 in %5 s",
               {toVisible(file), std::to_string(measured.agents), std::to_string(measured.ticks),
                threadsText(measured.threads), hundredths(measured.seconds)}) +
           "\n  " +
           say("%1 ns per agent and tick, %2 ticks per second",
               {hundredths(measured.nsPerAgentStep()), hundredths(measured.ticksPerSecond())}) +
           "\n  " +
           say("%1 neighbors looked at, %2 bytes per agent",
               {hundredths(measured.neighbors), hundredths(measured.bytesPerAgent)}) +
           "\n  hash " + measured.hash + "\n" + profileText(measured);
}

int bench(const BenchOptions& options) {
    int exitCode = success;
    auto loaded = load(options.file, readProject, exitCode);
    if (!loaded)
        return exitCode;
    Project project = std::move(loaded->project);
    if (options.agents) {
        auto scaled = scaledTo(project, *options.agents);
        if (!scaled)
            return refuse(scaled.problems().front().text);
        project = std::move(scaled).value();
    }
    const auto engine = engineOf(options.engine);
    if (!engine)
        return wrongUsage;
    const Measurement measured = measure(project, options, *engine);
    return print(options.json ? asJson(options.file, measured) : asText(options.file, measured));
}

Value& valueIn(const Description& type, std::vector<Value>& values, std::string_view setting) {
    return values[*type.settingIndex(setting)];
}

bool isPlaced(const Node& node) {
    return textOf(valueOf(node, "start")) == "placed";
}

double countOf(const Node& node) {
    return isPlaced(node) ? static_cast<double>(node.agents.size())
                          : numberOf(valueOf(node, "count"));
}

/// Multiplies all lengths, such as places and sizes in the scene.
void scaleLengths(const Description& type, std::vector<Value>& values, double factor) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Setting& setting = type.settings[i];
        if (setting.unit != Unit::length)
            continue;
        const auto scaled = [&](double length) {
            return length == noLimit ? length
                                     : std::clamp(length * factor, setting.min, setting.max);
        };
        if (setting.kind != SettingKind::points) {
            values[i] = scaled(numberOf(values[i]));
            continue;
        }
        Points points = pointsOf(values[i]);
        for (Vec2& point : points)
            point = {scaled(point.x), scaled(point.y)};
        values[i] = std::move(points);
    }
}

void setCount(Node& node, double count) {
    const NodeType& type = *findNodeType(node.type);
    if (isPlaced(node)) {
        valueIn(type, node.values, "start") = std::string("region");
        valueIn(type, node.values, "startRegion") = std::string();
        node.agents.clear();
    }
    valueIn(type, node.values, "count") = count;
}

} // namespace

Result<Project> scaledTo(const Project& project, std::uint64_t agents) {
    double before = 0;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId)
            before += countOf(node);
    if (before == 0)
        return Problem{.text = say("The project has no agents. Give an agent type a count.")};

    const double wanted = static_cast<double>(agents);
    const double factor = std::sqrt(wanted / before);
    const double largest =
        factor * std::max(project.worldNumber("width"), project.worldNumber("height"));
    if (largest > coordinateLimit)
        return Problem{.text = say("%1 agents at this density need a world of %2; the limit is "
                                   "1000000. Ask for fewer agents.",
                                   {tiller::toText(wanted), tiller::toText(std::ceil(largest))})};

    Project scaled = project;
    scaleLengths(worldDescription(), scaled.world, factor);
    for (SceneItem& item : scaled.scene)
        scaleLengths(*findSceneType(item.type), item.values, factor);
    double countBefore = 0;
    double countAfter = 0;
    for (Node& node : scaled.nodes) {
        if (node.type != agentTypeId)
            continue;
        countBefore += countOf(node);
        // Round the running sum, so that all counts add up to the wanted number.
        const double sum = std::round(wanted * countBefore / before);
        setCount(node, sum - countAfter);
        countAfter = sum;
    }
    const Problems problems = tiller::check(scaled);
    if (hasErrors(problems))
        return problems;
    return scaled;
}

void addBench(CommandLine& line) {
    auto [command, options] =
        line.add("bench", "Measure how long a tick of a project takes.", bench);
    addFile(command, options.file, "A project or an export.");
    addNumber(command, "--agents", options.agents, "N", {1, 1'000'000},
              "Run with N agents in all. Counts, world and scene grow together, so the density "
              "stays the same.");
    addNumber(command, "--ticks", options.ticks, "N", {1},
              say("How many ticks to run. Default: %1.", {std::to_string(defaultBenchTicks)}));
    addNumber(command, "--warm", options.warm, "N", {},
              "Ticks to run before the clock starts. Default: 0.");
    addEngine(command, options.engine);
    command.add_flag(
        "--profile", options.profile,
        say("Print where the time goes: per node, neighbor search, motion, sorting. The "
            "measurement itself costs some time."));
    command.add_flag(
        "--json", options.json,
        say("Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, "
            "bytesPerAgent, hash and more."));
}

} // namespace tiller::cli
