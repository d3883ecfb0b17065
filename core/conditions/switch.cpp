#include "core/nodes/common.h"

namespace tiller::switch_node {
namespace {

struct Settings {
    bool on = true;
};

void evaluate(const NodeRun& run) {
    run.out.on = run.as<Settings>().on ? run.block.lanes() : 0;
}

void inspect(const NodeRun& run, TermValues& to) {
    to["switched"] = run.as<Settings>().on ? 1.0 : 0.0;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Switch";
    type.help = "True while it is on. Let a parameter drive it: then the game turns it on and off, "
                "for all, for a type or for one agent.";
    type.words = {"flag", "yes", "no", "boolean", "external", "game", "alarm", "toggle"};
    type.steps = {{"switched", "switched"}, {"holds", "switched = 1"}};
    type.symbols = {{"switched", "1 while it is on, else 0"}};
    type.ports = {conditionOutput()};
    type.settings = {flagSetting(&Settings::on, "on", "On", "Whether it is on.")};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::switch_node
