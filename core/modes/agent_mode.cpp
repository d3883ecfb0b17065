#include "core/modes/agent_mode.h"

#include "core/base/number.h"
#include "core/nodes/common.h"

#include <algorithm>

namespace tiller::agent_mode_node {
namespace {

/// The sum of the forces, for the agents that are in the mode.
void evaluate(const NodeRun& run) {
    Signal& out = run.out;
    LaneBits any = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        out.x[lane] = out.y[lane] = 0;
        if (run.memory[modeIsOn][lane] == 0)
            continue;
        for (const InputLink& link : run.inputs[0].links) {
            const Signal& in = run.signal(link);
            if (!(in.on >> lane & 1))
                continue;
            out.x[lane] += in.x[lane] * weightAt(link, in, lane);
            out.y[lane] += in.y[lane] * weightAt(link, in, lane);
            any |= LaneBits{1} << lane;
        }
    }
    out.on = any;
}

void markUsed(const NodeRun& run) {
    for (const InputLink& link : run.inputs[0].links) {
        Signal& in = run.signal(link);
        run.taken[link.taken] = in.on & run.out.on;
        in.used |= run.out.used & in.on;
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Mode";
    type.help = "Steers an agent while it is in this mode, by the sum of these forces.";
    type.words = {"state", "state machine", "phase", "mood", "fsm", "hunt", "rest"};
    type.formula = "in this mode: force = sum of weight * force over the active inputs";
    type.source = "yuka, state machine; gdx-ai, state machine";
    type.ports = {{"forces", "Forces", PortType::force, true,
                   "The forces that steer in this mode, added up by weight.", true},
                  {"enter", "Enter", PortType::transition, true,
                   "The transitions that lead into this mode.", true},
                  {"mode", "Mode", PortType::mode, false,
                   "Wire it to an agent type's Modes, and to the transitions that lead out."}};
    type.settings = inGroup(
        "Look", {optional(bindMember({.id = "color",
                                      .title = "Color",
                                      .help = "The color of agents in this mode.",
                                      .kind = SettingKind::color,
                                      .initial = ""},
                                     &ModeLook::color)),
                 optional(choiceSetting(
                     &ModeLook::shape, "shape", "Shape", "How agents in this mode are drawn.",
                     {{"as-type", "As its type", "No shape of its own."},
                      {"arrow", "Arrow", "A dart that points along the heading."},
                      {"triangle", "Triangle", "A triangle along the heading."},
                      {"circle", "Circle", "A disc with a line along the heading."}})),
                 optional(textSetting(&ModeLook::picture, "picture", "Picture",
                                      "A PNG file that agents in this mode have, from the "
                                      "project's folder."))});
    NodeCode& code = setCode<ModeLook>(type);
    code.memory = {flagMemory("is on"), timeMemory("time")};
    code.evaluate = evaluate;
    code.markUsed = markUsed;
}

} // namespace tiller::agent_mode_node

namespace tiller {

std::size_t ModeMachine::modeOf(std::span<double* const> memory, std::size_t lane) const {
    for (std::size_t i = 0; i < modes.size(); ++i)
        if (memory[modes[i].memory + modeIsOn][lane] != 0)
            return i;
    return 0;
}

void ModeMachine::settle(std::span<double* const> memory, std::size_t count) const {
    for (std::size_t lane = 0; lane < count; ++lane)
        memory[modes[modeOf(memory, lane)].memory + modeIsOn][lane] = 1;
}

void ModeMachine::change(std::span<const Signal> outputs, std::span<double* const> memory,
                         std::size_t count, double tick, std::span<LaneBits> entered) const {
    for (std::size_t lane = 0; lane < count; ++lane) {
        const std::size_t now = modeOf(memory, lane);
        double& time = memory[modes[now].memory + modeTime][lane];
        // Counts whole ticks, because rounding errors of a sum could make a time a tick late.
        time = tick * (floorOf(time / tick + 0.5) + 1);
        const auto open = [&](const Way& way) {
            return (way.from >> now & 1) != 0 && way.to != now && time >= way.after &&
                   (outputs[way.node].on >> lane & 1) != 0;
        };
        const auto way = std::ranges::find_if(ways, open);
        if (way == ways.end())
            continue;
        memory[modes[now].memory + modeIsOn][lane] = 0;
        time = 0;
        memory[modes[way->to].memory + modeIsOn][lane] = 1;
        memory[modes[way->to].memory + modeTime][lane] = 0;
        entered[modes[way->to].node] |= LaneBits{1} << lane;
    }
}

} // namespace tiller
