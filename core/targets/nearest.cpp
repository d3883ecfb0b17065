#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <algorithm>

namespace tiller::nearest_node {
namespace {

enum class NearestChoice { nearest, farthest, random, each };

struct Settings {
    NearestChoice choose = NearestChoice::nearest;
    double range = noLimit;     ///< it sees only agents within this
    bool keep = false;          ///< keeps its choice while it is used
    double loseRange = noLimit; ///< it loses the kept agent beyond this
};

bool isHidden(const NodeRun& run, std::size_t lane, Vec2 offset) {
    const auto* hiding = geometryAt<Obstacles>(run, 1);
    return hiding && hiding->hides(*run.block.moment, run.block.position(lane), offset);
}

/// The kept agent; nothing if it is gone, hidden or beyond the lose range.
std::optional<Seen> kept(const NodeRun& run, std::size_t lane) {
    const AgentRef agent = fromMemory(run.memory[0][lane]);
    if (!agent.exists())
        return {};
    const auto seen = run.block.moment->surroundings->agent(agent, run.block.position(lane));
    if (!seen || !(length(seen->offset) <= run.as<Settings>().loseRange) ||
        isHidden(run, lane, seen->offset))
        return {};
    return seen;
}

/// The nearest that no obstacle hides; ties go to the lower. @param found all within the range
std::optional<Seen> nearestSeen(const NodeRun& run, std::size_t lane, std::vector<Seen>& found) {
    const auto isFarther = [](const Seen& a, const Seen& b) {
        const double farther = dot(a.offset, a.offset) - dot(b.offset, b.offset);
        return farther > 0 || (farther == 0 && b.agent < a.agent);
    };
    std::ranges::make_heap(found, isFarther);
    for (; !found.empty(); found.pop_back()) {
        std::ranges::pop_heap(found, isFarther);
        if (!isHidden(run, lane, found.back().offset))
            return found.back();
    }
    return {};
}

/// The farthest within the range; ties go to the lower.
std::optional<Seen> farthest(std::span<const Seen> found) {
    std::optional<Seen> best;
    for (const Seen& seen : found) {
        const double farther =
            best ? dot(seen.offset, seen.offset) - dot(best->offset, best->offset) : 1;
        if (farther > 0 || (farther == 0 && seen.agent < best->agent))
            best = seen;
    }
    return best;
}

/// One of them; all are equally likely.
std::optional<Seen> anyOf(std::span<Seen> found, double random) {
    if (found.empty())
        return {};
    std::ranges::sort(found, {}, &Seen::agent);
    const double count = static_cast<double>(found.size());
    return found[std::min(static_cast<std::size_t>(random * count), found.size() - 1)];
}

/// Chooses anew, for the agents whose bit is set.
void choose(const NodeRun& run, LaneBits lanes, Signal& out) {
    const auto& settings = run.as<Settings>();
    const Group& group = run.inputs[0].group;
    if (settings.choose == NearestChoice::nearest) {
        run.block.moment->surroundings->nearest(group, run.block, lanes, settings.range, out);
        forLanes(out.on & lanes, [&](std::size_t lane) {
            if (isHidden(run, lane, {out.x[lane], out.y[lane]}))
                setSighting(
                    out, lane,
                    nearestSeen(run, lane, agentsWithin(run.block, group, lane, settings.range)));
        });
        return;
    }
    out.on = 0;
    forLanes(lanes, [&](std::size_t lane) {
        auto& found = agentsWithin(run.block, group, lane, settings.range, run.inputs[1].geometry);
        setSighting(out, lane,
                    settings.choose == NearestChoice::farthest ? farthest(found)
                                                               : anyOf(found, run.draw(lane)));
    });
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Group& group = run.inputs[0].group;
    const LaneBits all = run.block.lanes();
    if (settings.choose == NearestChoice::each) { // the node that reads it searches for the agents
        run.out.on = group.empty() ? 0 : all;
        run.out.agent.fill({});
    } else if (settings.keep) {
        run.out.on = 0;
        for (std::size_t lane = 0; lane < run.block.count; ++lane)
            setSighting(run.out, lane, kept(run, lane));
    } else {
        choose(run, all, run.out);
    }
}

void commit(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const LaneBits choosing = run.block.lanes() & ~run.out.used;
    if (settings.choose == NearestChoice::each || !settings.keep || choosing == 0)
        return;
    Signal next;
    choose(run, choosing, next);
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        if (choosing >> lane & 1)
            run.memory[0][lane] = toMemory(next.on >> lane & 1 ? next.agent[lane] : AgentRef{});
}

std::optional<double> eachWithin(const void* settings) {
    const auto& nearest = *static_cast<const Settings*>(settings);
    if (nearest.choose == NearestChoice::each)
        return nearest.range;
    return {};
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Nearest";
    type.help = "The nearest of some agents; or the farthest, any one, or each of them.";
    type.words = {"closest", "sense", "perception", "vision",
                  "target",  "each",  "farthest",   "random"};
    type.ports = {{"agents", "Agents", PortType::agents, true,
                   "The agents to choose from. Several types are one group."},
                  hidingInput(),
                  {"agent", "Agent", PortType::agent, false, "The one chosen."}};
    type.settings = {
        choiceSetting(
            &Settings::choose, "choose", "Choose", "One target, or a force for each of several.",
            {{"nearest", "The nearest", "One target. Ties go to the lower number."},
             {"farthest", "The farthest", "One target, within the range."},
             {"random", "Any one", "One target, drawn anew every tick unless it is kept."},
             {"each", "Each within range",
              "The behavior runs once for each, and the forces add up."}}),
        lengthSetting(&Settings::range, "range", "Range",
                      "It sees only agents within this distance.", 500, noLimit),
        onlyWhen(flagSetting(&Settings::keep, "keep", "Keep",
                             "While used, it keeps its choice. While unused, it chooses again for "
                             "the next tick."),
                 "choose", "nearest", {"farthest", "random"}),
        onlyWhen(lengthSetting(&Settings::loseRange, "loseRange", "Lose range",
                               "It loses the kept agent beyond this distance.", 500, noLimit),
                 "keep", true)};
    setHandles(type, {{"range", around("position")}, {"loseRange", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {agentMemory("kept agent")};
    code.draws = true;
    code.evaluate = evaluate;
    code.commit = commit;
    code.eachWithin = eachWithin;
}

} // namespace tiller::nearest_node
