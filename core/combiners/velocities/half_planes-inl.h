/// A body that an agent must not come near: a disc that moves on as it does.
template <class Number>
struct OtherBody {
    Vector<Number> offset{};   ///< of its center, from the agent
    Vector<Number> relative{}; ///< the agent's velocity, seen from the body
    Number room{};             ///< the least distance between their centers
    Number share{};            ///< of the avoidance that the agent takes: a half or all
    Vector<Number> aside{};    ///< the way out if no direction is better than another, of length 1
};

/// The half-plane of velocities that keep an agent clear of a body within the horizon. Bodies that
/// overlap part within a tick. The forbidden relative velocities are a cone, cut off by a disc at
/// its tip; the border of the half-plane touches it where it is nearest to the relative velocity.
/// Source: van den Berg, Guy, Lin and Manocha 2011, sections 3 and 4.
/// @param perHorizon 1 / horizon @param perTick 1 / tick
/// @param plane HalfPlane, or its counterpart for packs
template <class Plane, class Number>
[[nodiscard]] Plane avoid(const OtherBody<Number>& body, Vector<Number> velocity, Number perHorizon,
                          Number perTick) {
    const Number d2 = dot(body.offset, body.offset);
    const Number room2 = body.room * body.room;
    const auto overlap = d2 <= room2;
    const Number perTime = select(overlap, perTick, perHorizon);
    const Vector<Number> fromTip = body.relative - body.offset * perTime;
    const Number size2 = dot(fromTip, fromTip);
    const Number toward = dot(fromTip, body.offset);
    const auto atTip = overlap | ((toward < Number(0)) & (toward * toward > room2 * size2));

    // At the tip the root is the distance from it, beside the cone the length of a leg. There, d2
    // times the normal is `beside`, on the side of the relative velocity.
    const Number root = squareRoot(select(atTip, size2, larger(d2 - room2, Number(0))));
    const Vector<Number> left = turnLeft(body.offset);
    const Number side = select(dot(fromTip, left) < Number(0), Number(0) - root, root);
    const Vector<Number> beside = left * side - body.offset * body.room;

    const Number scale = select(atTip, root, d2);
    const auto hasNormal = scale > Number(0);
    const Number perScale = Number(1) / select(hasNormal, scale, Number(1));
    const Vector<Number> normal =
        select(hasNormal, select(atTip, fromTip, beside) * perScale, body.aside);
    const Number depth =
        select(atTip, body.room * perTime - root, Number(0) - dot(normal, body.relative));
    return {normal, dot(normal, velocity) + body.share * depth};
}
