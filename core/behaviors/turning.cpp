#include "core/behaviors/turning.h"

namespace tiller {

Vec2 turnedToward(Vec2 from, Vec2 wanted, double degrees) {
    if (degrees >= 180)
        return wanted;
    const SineCosine<double> turn = sineCosine(degrees);
    if (dot(from, wanted) >= turn.cosine)
        return wanted;
    const Vec2 left = turnLeft(from);
    const double side = dot(left, wanted) >= 0 ? turn.sine : -turn.sine;
    return unit(from * turn.cosine + left * side);
}

} // namespace tiller
