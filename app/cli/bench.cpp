#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/scaling.h"
#include "core/io/json_writer.h"
#include "core/sim/simulation.h"

#include <cmath>

namespace tiller::cli {

namespace {

struct Measured {
    std::size_t agents = 0;
    std::uint64_t ticks = 0;
    double seconds = 0;
    double neighbors = 0;
    double bytesPerAgent = 0;
    std::string hash;

    [[nodiscard]] double nsPerAgentStep() const {
        const double steps = static_cast<double>(agents) * static_cast<double>(ticks);
        return steps > 0 ? seconds * 1e9 / steps : 0;
    }
    [[nodiscard]] double ticksPerSecond() const {
        return seconds > 0 ? static_cast<double>(ticks) / seconds : 0;
    }
};

Measured measure(const Project& project, std::uint64_t ticks) {
    Simulation simulation(project);
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
            .hash = toHex(simulation.stateHash())};
}

std::string asJson(const std::string& file, const Measured& measured) {
    JsonWriter writer;
    writer.beginObject();
    writer.field("file", file);
    writer.field("agents", static_cast<double>(measured.agents));
    writer.field("ticks", static_cast<double>(measured.ticks));
    writer.field("threads", 1.0);
    writer.field("seconds", measured.seconds);
    writer.field("ticksPerSecond", measured.ticksPerSecond());
    writer.field("nsPerAgentStep", measured.nsPerAgentStep());
    writer.field("neighbors", measured.neighbors);
    writer.field("bytesPerAgent", measured.bytesPerAgent);
    writer.field("hash", measured.hash);
    writer.end();
    return writer.take();
}

std::string rounded(double number) {
    return tiller::toText(std::round(number * 100) / 100);
}

std::string asText(const std::string& file, const Measured& measured) {
    return file + ": " + std::to_string(measured.agents) + " agents, " +
           std::to_string(measured.ticks) + " ticks on 1 thread in " + rounded(measured.seconds) +
           " s\n" + "  " + rounded(measured.nsPerAgentStep()) + " ns per agent and tick, " +
           rounded(measured.ticksPerSecond()) + " ticks a second\n" + "  " +
           rounded(measured.neighbors) + " neighbors looked at, " +
           rounded(measured.bytesPerAgent) + " bytes per agent\n" + "  hash " + measured.hash +
           "\n";
}

} // namespace

int bench(const BenchOptions& options) {
    int exitCode = fine;
    auto loaded = load(options.file, exitCode);
    if (!loaded)
        return exitCode;
    Project project = std::move(loaded->project);
    if (options.agents) {
        auto scaled = scaledTo(project, *options.agents);
        if (!scaled) {
            complain(scaled.problems().front().text);
            return wrongCall;
        }
        project = std::move(scaled).value();
    }
    const Measured measured = measure(project, options.ticks);
    return print(options.json ? asJson(options.file, measured) : asText(options.file, measured));
}

} // namespace tiller::cli
