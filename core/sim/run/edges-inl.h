/// Walls of one axis: clamps the position, and stops the velocity if it leads out.
template <class Number>
void stopAt(Number low, Number high, Number& x, Number& v) {
    const Number none(0);
    const auto out = ((x < low) & (v < none)) | ((x > high) & (v > none));
    v = select(out, none, v);
    x = smaller(larger(x, low), high);
}

/// Bouncing on one axis: mirrors the position, and turns the velocity back in. The final clamp is
/// for an agent that was farther outside than the world is wide.
template <class Number>
void bounceAt(Number low, Number high, Number& x, Number& v) {
    const auto under = x < low;
    const auto over = x > high;
    const Number speed = magnitude(v);
    v = select(under, speed, select(over, Number(0) - speed, v));
    x = select(under, low + (low - x), select(over, high - (x - high), x));
    x = smaller(larger(x, low), high);
}

/// Brings an agent back into the world after a step. Wrap: p - size floor(p / size). Wall: clamps
/// the position, and stops the part of the velocity that leads out. Bounce: mirrors the position,
/// and turns that part. Open: only the limit of coordinates stops an agent, as a wall does.
template <class Number>
void keepInside(const Moment& moment, Vector<Number>& position, Vector<Number>& velocity) {
    const Number width(moment.worldSize.x);
    const Number height(moment.worldSize.y);
    const Number none(0);
    switch (moment.edges) {
    case Edges::open: {
        const Number limit(coordinateLimit);
        stopAt(none - limit, limit, position.x, velocity.x);
        stopAt(none - limit, limit, position.y, velocity.y);
        return;
    }
    case Edges::wrap:
        position.x = wrapped(position.x, width, Number(moment.perWorldSize.x));
        position.y = wrapped(position.y, height, Number(moment.perWorldSize.y));
        return;
    case Edges::wall:
        stopAt(none, width, position.x, velocity.x);
        stopAt(none, height, position.y, velocity.y);
        return;
    case Edges::bounce:
        bounceAt(none, width, position.x, velocity.x);
        bounceAt(none, height, position.y, velocity.y);
        return;
    }
}
