#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

namespace {

constexpr std::size_t mostEvents = 12;

/// Adds an input near the end of the log.
void addEvent(InputLog& log, Project project, std::uint64_t seed) {
    ProjectMutator mutator(seed);
    RandomProject& random = mutator.random();
    const auto place = [&random] { return Vec2{random.number(-50, 900), random.number(-50, 700)}; };
    Input input = CursorMoved{};
    switch (random.below(6)) {
    case 0:
        if (random.chance(0.8))
            input = CursorMoved{place()};
        break;
    case 1:
        input = Clicked{place()};
        break;
    case 2:
        if (project.nodes.empty())
            return;
        input = AgentMoved{{project.nodes[random.below(project.nodes.size())].id,
                            static_cast<std::uint32_t>(random.below(4))},
                           place()};
        break;
    default: {
        const Project before = project;
        mutator.mutate(project);
        if (hasErrors(check(project)))
            return;
        input = Edited{difference(before, project)};
    }
    }
    log.ticks += random.below(2);
    log.events.push_back({log.ticks, std::move(input)});
}

Project end(const InputLog& log) {
    Project project = log.start;
    for (const InputEvent& event : log.events)
        if (const auto* edited = std::get_if<Edited>(&event.input))
            apply(edited->change, project);
    return project;
}

} // namespace

bool accepts(std::string_view input) {
    return tryInputLog(input);
}

std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    auto read = readInputLog(input);
    if (!read)
        return {};
    InputLog& log = read.value();
    RandomProject random(seed);
    while (!log.events.empty() && (log.events.size() >= mostEvents || random.chance(0.4)))
        log.events.pop_back();
    if (log.events.empty() && random.chance(0.5))
        ProjectMutator(seed).mutate(log.start);
    if (log.ticks > 8 && random.chance(0.9))
        log.ticks = log.events.empty() ? 3 : log.events.back().tick;
    for (std::size_t i = 1 + random.below(3); i > 0; --i)
        addEvent(log, end(log), seed + i);
    return writeInputLog(log);
}

std::string fresh(std::uint64_t seed) {
    InputLog log{.start = ProjectMutator(seed).make(), .ticks = 2, .events = {}};
    if (!hasErrors(check(log.start)))
        addEvent(log, log.start, seed);
    return writeInputLog(log);
}

} // namespace tiller::fuzz
