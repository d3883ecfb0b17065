#include "core/nodes/settling.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <limits>
#include <map>
#include <span>

/// How agents that one order sent swap their slots on the way, so that nobody must pass between
/// those who stand already (Turpin, Michael, Kumar 2014, "CAPT: Concurrent assignment and planning
/// of trajectories for multiple robots", D-CAPT).
namespace tiller {

namespace {

constexpr std::uint64_t swapPeriod = 4;
constexpr double swapReach = 2; // between centers, as a share of both radii

struct Sent {
    RunningWorld::Place place;
    Vec2 at;
    double radius = 0;
    GoalsInRun* goals = nullptr;
    Points* slot = nullptr;
};

/// The first one from @p k on that is not left of an x.
std::size_t firstFrom(const std::vector<Sent>& sent, std::size_t k, double x) {
    const std::span rest = std::span(sent).subspan(k);
    return k + static_cast<std::size_t>(
                   std::ranges::lower_bound(rest, x, {}, [](const Sent& of) { return of.at.x; }) -
                   rest.begin());
}

/// Whether they would have less to go: the sum of the squares of their ways.
bool shouldSwap(const Moment& moment, const Sent& a, const Sent& b) {
    const Vec2 away = moment.offset(a.at, b.at);
    const double reach = swapReach * (a.radius + b.radius);
    return dot(away, away) <= reach * reach &&
           dot(away, moment.offset(a.slot->front(), b.slot->front())) < 0;
}

} // namespace

/// An agent with another slot has not arrived there.
void RunningWorld::forgetArrival(Place agent) {
    for (const CompiledNode& node : programs[agent.crowd].nodes) {
        if (!node.code->settles)
            continue;
        std::vector<Column<double>>& memory = crowds[agent.crowd].memory;
        memory[node.memory + arrivedBefore(moment.tick)][agent.slot] = 0;
        memory[node.memory + heldUp][agent.slot] = 0;
    }
}

void RunningWorld::swapSlots() {
    if (goals.empty() || moment.tick % swapPeriod != 1)
        return;
    std::map<std::uint32_t, std::vector<Sent>> orders;
    double largest = 0;
    for (auto& [type, ofType] : goals)
        for (auto& [ordinal, given] : ofType) {
            const auto found = given.order != 0 ? findAgent({type, ordinal}) : std::nullopt;
            if (!found)
                continue;
            const Crowd& of = crowds[found->crowd];
            const double radius = of.radius.of(found->slot);
            largest = larger(radius, largest);
            orders[given.order].push_back({*found,
                                           {of.now.x[found->slot], of.now.y[found->slot]},
                                           radius,
                                           &given,
                                           &goalPlaces.at(type).at(ordinal)});
        }
    const double reach = swapReach * (2 * largest) * (1 + 1e-9); // for roundings in shouldSwap
    // In a world that wraps, those near both ends are neighbors, too.
    const double across =
        moment.edges == Edges::wrap ? moment.worldSize.x : std::numeric_limits<double>::infinity();
    for (auto& [order, sent] : orders) {
        std::ranges::stable_sort(sent, {}, [](const Sent& of) { return of.at.x; });
        for (std::size_t i = 0; i < sent.size(); ++i) {
            const double near = sent[i].at.x + reach;
            const double far = sent[i].at.x + (across - reach);
            for (std::size_t k = i + 1; k < sent.size(); ++k) {
                if (near < sent[k].at.x && sent[k].at.x < far)
                    k = firstFrom(sent, k, far);
                if (k == sent.size())
                    break;
                if (!shouldSwap(moment, sent[i], sent[k]))
                    continue;
                std::swap(*sent[i].goals, *sent[k].goals);
                std::swap(*sent[i].slot, *sent[k].slot);
                forgetArrival(sent[i].place);
                forgetArrival(sent[k].place);
            }
        }
    }
}

} // namespace tiller
