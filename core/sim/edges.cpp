#include "core/sim/edges.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

void stop(double low, double high, double& x, double& v) {
    if ((x < low && v < 0) || (x > high && v > 0))
        v = 0;
    x = std::clamp(x, low, high);
}

void bounce(double low, double high, double& x, double& v) {
    if (x < low) {
        x = low + (low - x);
        v = std::abs(v);
    } else if (x > high) {
        x = high - (x - high);
        v = -std::abs(v);
    }
    x = std::clamp(x, low, high); // it may have been further out than the world is wide
}

} // namespace

void keepInside(const Moment& moment, Vec2& position, Vec2& velocity) {
    const Vec2 size = moment.worldSize;
    switch (moment.edges) {
    case Edges::open:
        stop(-coordinateLimit, coordinateLimit, position.x, velocity.x);
        stop(-coordinateLimit, coordinateLimit, position.y, velocity.y);
        return;
    case Edges::wrap:
        position.x -= size.x * std::floor(position.x / size.x);
        position.y -= size.y * std::floor(position.y / size.y);
        return;
    case Edges::wall:
        stop(0, size.x, position.x, velocity.x);
        stop(0, size.y, position.y, velocity.y);
        return;
    case Edges::bounce:
        bounce(0, size.x, position.x, velocity.x);
        bounce(0, size.y, position.y, velocity.y);
        return;
    }
}

} // namespace tiller
