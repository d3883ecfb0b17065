#pragma once

#include "core/game/world.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "tests/core/support/test_folder.h"

#include <QTest>

#include <limits>

namespace tiller::game {

inline constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

inline std::string exampleText(const std::string& name) {
    return contentOf(std::filesystem::path(TILLER_SOURCE_DIR) / "examples" / (name + ".tiller"));
}

inline World exampleWorld(const std::string& name, Options options = {}) {
    auto world = World::read(exampleText(name), std::move(options));
    return std::move(world).value();
}

/// One agent that goes right at a speed of 2 per tick, and 10 ticks per second. Nothing steers it.
inline World coastingWorld(Options options = {}, const std::string& edges = "wrap") {
    Project project;
    project.nodes.push_back(
        {.id = "ship", .type = "agent-type", .values = findNodeType("agent-type")->defaults()});
    const auto set = [&](const std::string& override) {
        QVERIFY(applyOverride(project, override).ok());
    };
    for (const char* override :
         {"world.tick=1", "world.ticksPerSecond=10", "world.width=100", "world.height=100",
          "ship.start=placed", "ship.maxSpeed=5", "ship.maxForce=5", "ship.radius=4"})
        set(override);
    set("world.edges=" + edges);
    project.nodes[0].agents = {{"", {97, 50}, {2, 0}}};
    auto world = World::make(std::move(project), std::move(options));
    return std::move(world).value();
}

inline Agent firstAgent(const World& world, Type type = 0) {
    return world.agents(type).agent(0);
}

inline void stepTimes(World& world, int ticks) {
    for (int i = 0; i < ticks; ++i)
        world.step();
}

/// Whether a replay of what a world has recorded comes to the same state.
inline bool replaysAlike(const World& world, const Options& options = {}) {
    World replay = World::replay(world.recording(), options).value();
    while (replay.isReplaying())
        replay.step();
    return replay.tick() == world.tick() && replay.stateHash() == world.stateHash();
}

inline std::vector<std::byte> savedBytes(const World& world) {
    std::vector<std::byte> bytes;
    world.save(bytes);
    return bytes;
}

} // namespace tiller::game

using tiller::game::Agent;
using tiller::game::coastingWorld;
using tiller::game::Event;
using tiller::game::exampleText;
using tiller::game::exampleWorld;
using tiller::game::firstAgent;
using tiller::game::notANumber;
using tiller::game::replaysAlike;
using tiller::game::savedBytes;
using tiller::game::stepTimes;
using tiller::game::World;
