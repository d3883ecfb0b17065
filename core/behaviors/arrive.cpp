#define TILLER_FORMULA arrive
#include "core/behaviors/packs.h"
#include "core/nodes/settling.h"

#if HWY_ONCE

namespace tiller::arrive_node {
namespace {

constexpr NodeCode::Step evaluate = TILLER_STEP(arriveBlock);

/// Who has arrived stands still.
void evaluateSettling(const NodeRun& run) {
    evaluate(run);
    if (!targetAt(run, 0))
        return;
    forLanes(arrivedLanes(run) & run.out.on, [&](std::size_t lane) {
        const Vec2 force = brake(selfAt(run.block, lane), NoSettings()).value;
        run.out.x[lane] = force.x;
        run.out.y[lane] = force.y;
    });
}

/// At a target that moves, nobody settles.
void commit(const NodeRun& run) {
    const auto& settings = run.as<ArriveSettings>();
    const Signal* target = targetAt(run, 0);
    commitSettling(run, settings.stopRadius, [&](std::size_t lane) -> std::optional<Aim> {
        if (!target || !(target->on >> lane & 1))
            return {};
        const Sight<double> sight = sightAt(*target, lane);
        const double full = run.block.maxSpeed[lane] * settings.speed;
        const double still = full * movesShare;
        if (dot(sight.velocity, sight.velocity) > still * still)
            return {};
        const double left = length(sight.offset);
        return Aim{run.block.position(lane) + sight.offset, left,
                   full * slowing(left, settings.slowingRadius), unit(sight.offset)};
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    to["arrived"] = hasArrived(run);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Arrive";
    type.help = "Heads for the target, slows down inside the slowing radius, and stops on it.";
    type.words = {"arrival", "go to", "stop at", "brake", "park", "land"};
    type.source = "Reynolds 1999, arrival; Bevilacqua 2012, Flee and Arrival: the slowing radius";
    type.steps =
        joinSteps({{{"d", "|target - position|"}, {"V", "speed * maxSpeed"}},
                   slowingSteps("d"),
                   {{"desired", "V * share", "d > stopRadius and not arrived"},
                    {"desired", "0", "d <= stopRadius or arrived"},
                    {"force", "(desired * unit(target - position) - velocity) * response"}}});
    type.symbols = {arrivedSymbol()};
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&ArriveSettings::speed),
                     slowingRadiusSetting(&ArriveSettings::slowingRadius),
                     lengthSetting(&ArriveSettings::stopRadius, "stopRadius", "Stop radius",
                                   "Inside this distance it stops, and stays.", 50),
                     settlesSetting(&ArriveSettings::settles,
                                    "It also stops, and stays, at others that have arrived at "
                                    "the same place.")};
    setHandles(type, {{"slowingRadius", around("target")}, {"stopRadius", around("target")}});
    NodeCode& code = setCode<ArriveSettings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
    setVariant(type, "settles",
               {.memory = settlingMemory(),
                .settles = true,
                .evaluate = evaluateSettling,
                .commit = commit,
                .inspect = inspect});
}

} // namespace tiller::arrive_node

#endif
