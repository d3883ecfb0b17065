#include "core/conditions/switch.h"

#include "core/nodes/describe.h"

namespace tiller {

namespace switch_node {
namespace {

void evaluate(const NodeRun& run) {
    run.out.on = run.as<SwitchSettings>().on ? run.block.lanes() : 0;
}

void inspect(const NodeRun& run, TermValues& to) {
    to["switched"] = run.as<SwitchSettings>().on ? 1.0 : 0.0;
}

} // namespace
} // namespace switch_node

NodeType switchType() {
    using namespace switch_node;
    NodeType type;
    type.id = "switch";
    type.title = "Switch";
    type.kind = NodeKind::condition;
    type.help = "True while it is on. Let a parameter drive it: then the game turns it on and off, "
                "for all, for a type or for one agent.";
    type.words = {"flag", "yes", "no", "boolean", "external", "game", "alarm", "toggle"};
    type.steps = {{"switched", "switched"}, {"holds", "switched = 1"}};
    type.symbols = {{"switched", "1 while it is on, else 0"}};
    type.ports = {conditionOutput()};
    type.settings = {
        bindMember({.id = "on", .title = "On", .help = "Whether it is on.", .initial = true},
                   &SwitchSettings::on)};
    return withCode<SwitchSettings>(std::move(type), {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
