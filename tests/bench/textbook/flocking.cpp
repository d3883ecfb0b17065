#include "tests/bench/textbook/textbook.h"

namespace textbook {

Vec2 Separation::force(const Boid& boid, const Neighbors& neighbors, const Torus& world) const {
    Vec2 sum;
    for (const Boid* neighbor : neighbors) {
        const Vec2 away = world.offset(neighbor->position(), boid.position());
        const double squared = away.lengthSquared();
        if (squared > 0)
            sum += away / squared;
    }
    return normalized(sum);
}

Vec2 Alignment::force(const Boid& boid, const Neighbors& neighbors, const Torus&) const {
    if (neighbors.empty())
        return {};
    Vec2 sum;
    for (const Boid* neighbor : neighbors)
        sum += neighbor->velocity();
    return normalized(sum / static_cast<double>(neighbors.size()) - boid.velocity());
}

Vec2 Cohesion::force(const Boid& boid, const Neighbors& neighbors, const Torus& world) const {
    Vec2 sum;
    for (const Boid* neighbor : neighbors)
        sum += world.offset(boid.position(), neighbor->position());
    return normalized(sum);
}

} // namespace textbook
