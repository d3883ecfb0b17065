#include "core/sim/search/neighbor_query.h"

#include "core/base/angle.h"

#include <algorithm>
#include <functional>

namespace tiller {

Neighborhood::Neighborhood(const NeighborNeed& what, double agents, double fastest)
    : need(what)
    , allRound(what.viewAngle >= 360)
    , offsets(agents, what.radius)
    , velocities(agents, fastest) {
    viewBound = boundOf(what.viewAngle);
    exactOffsets = offsets.keepsLattice();
    exactVelocities = velocities.keepsLattice();
}

double Neighborhood::boundOf(double viewAngle) {
    if (viewAngle >= 360)
        return -2;
    const double cosine = sineCosine(viewAngle / 2).cosine;
    return cosine * magnitude(cosine);
}

std::size_t NeighborQuery::add(NeighborNeed need, bool isDriven) {
    for (std::size_t i = 0; i < neighborhoods.size() && !isDriven; ++i) {
        const NeighborNeed& other = neighborhoods[i].need;
        if (neighborhoods[i].isDriven || other.radius != need.radius ||
            other.viewAngle != need.viewAngle ||
            (other.falloff && need.falloff && other.falloff != need.falloff))
            continue;
        need.offsets |= other.offsets;
        need.velocities |= other.velocities;
        if (!need.falloff)
            need.falloff = other.falloff;
        neighborhoods[i] = Neighborhood(need, agents, fastest);
        return i;
    }
    neighborhoods.emplace_back(need, agents, fastest).isDriven = isDriven;
    return neighborhoods.size() - 1;
}

void NeighborQuery::plan() {
    const auto isFree = [](const Neighborhood& of) {
        return !of.isDriven && !of.partner && !of.isPartner && !of.need.falloff &&
               of.exactOffsets && of.exactVelocities;
    };
    for (Neighborhood& of : neighborhoods)
        for (std::size_t i = 0; i < neighborhoods.size(); ++i) {
            Neighborhood& other = neighborhoods[i];
            if (&of == &other || !isFree(of) || !isFree(other) || !of.need.offsets ||
                of.need.velocities || !other.need.velocities || other.need.offsets)
                continue;
            of.partner = i;
            other.isPartner = true;
        }
    planReaches();
}

void NeighborQuery::planReaches() {
    const auto reachOf = [&](const Neighborhood& of) {
        const double radius = of.need.radius;
        return of.partner ? std::max(radius, neighborhoods[*of.partner].need.radius) : radius;
    };
    reaches.clear();
    for (const Neighborhood& of : neighborhoods)
        if (!of.isPartner)
            reaches.push_back(reachOf(of));
    std::ranges::sort(reaches, std::greater());
    reaches.erase(std::unique(reaches.begin(), reaches.end()), reaches.end());
    for (Neighborhood& of : neighborhoods)
        if (!of.isPartner)
            of.list =
                static_cast<std::size_t>(std::ranges::find(reaches, reachOf(of)) - reaches.begin());
}

} // namespace tiller
