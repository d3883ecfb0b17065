#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

#include <algorithm>

namespace tiller::external_node {
namespace {

struct Settings {
    std::string externalName = "player"; ///< its name in the game
};

void evaluate(const NodeRun& run) {
    const Moment& now = *run.block.moment;
    const auto found =
        std::ranges::find(now.externals, run.as<Settings>().externalName, &External::name);
    if (found == now.externals.end()) {
        setPlace(run, now.cursor);
        return;
    }
    setPlace(run, found->position);
    const auto index = static_cast<std::uint32_t>(found - now.externals.begin());
    run.out.agent.fill({AgentRef::outside, index});
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        run.out.vx[lane] = found->velocity.x;
        run.out.vy[lane] = found->velocity.y;
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "External";
    type.help = "Something that the game moves itself, such as the player. In the editor, the "
                "mouse takes its place.";
    type.words = {"player", "game object", "script", "input", "hero", "outside"};
    type.ports = {{"agent", "Agent", PortType::agent, false, "It, as an agent."}};
    type.settings = {textSetting(&Settings::externalName, "externalName", "Name",
                                 "Its name in the game, which says where it is (set external).")};
    setCode<Settings>(type).evaluate = evaluate;
}

} // namespace tiller::external_node
