#include "core/nodes/formula.h"
#include "core/sim/contact/touching.h"

#include <algorithm>

namespace tiller {

namespace {

struct PlacedBody {
    Vec2 at;
    double radius = 0;
    AgentRef agent;
};

/// The bodies from left to right. Types of bodies without a size touch nobody of their kind.
std::vector<PlacedBody> fromLeftToRight(const Bodies& bodies) {
    std::vector<PlacedBody> all;
    for (std::uint32_t i = 0; i < bodies.populations.size(); ++i) {
        const Bodies::Of& of = bodies.populations[i];
        for (std::size_t k = 0; k < of.ordinal.size(); ++k)
            all.push_back({{of.x[k], of.y[k]}, of.radius[k], {i, of.ordinal[k]}});
    }
    std::ranges::sort(all, {}, [](const PlacedBody& of) { return of.at.x; });
    return all;
}

} // namespace

std::vector<TouchingPair> touchingPairs(const Bodies& bodies, const SolidBodies& solids,
                                        const Moment& now) {
    const std::vector<PlacedBody> all = fromLeftToRight(bodies);
    std::vector<double> largest(bodies.populations.size());
    double largestOfAll = 0;
    for (const PlacedBody& of : all) {
        double& ofType = largest[of.agent.population];
        ofType = std::max(ofType, of.radius);
        largestOfAll = std::max(largestOfAll, of.radius);
    }
    const Moment moment(bodies.worldSize, bodies.edges);

    std::vector<TouchingPair> pairs;
    const auto look = [&](const PlacedBody& a, const PlacedBody& b) {
        const double reach = touchDistance(a.radius, b.radius, 0.0,
                                           solids.collide(a.agent.population, b.agent.population));
        const Vec2 offset = moment.offset(a.at, b.at);
        if (largest[a.agent.population] + largest[b.agent.population] > 0 &&
            dot(offset, offset) <= reach * reach)
            pairs.push_back({std::min(a.agent, b.agent), std::max(a.agent, b.agent)});
    };
    for (std::size_t i = 0; i < all.size() && !now.isStopped(); ++i) {
        const double end = all[i].at.x + touchDistance(all[i].radius, largestOfAll, 0.0, true);
        for (std::size_t k = i + 1; k < all.size() && all[k].at.x <= end; ++k)
            look(all[i], all[k]);
        if (bodies.edges == Edges::wrap)
            for (std::size_t k = 0; k < i && all[k].at.x + bodies.worldSize.x <= end; ++k)
                look(all[i], all[k]);
    }
    std::ranges::sort(pairs);
    pairs.erase(std::ranges::unique(pairs).begin(), pairs.end()); // a narrow world shows some twice
    return pairs;
}

} // namespace tiller
