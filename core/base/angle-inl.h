template <class Number>
struct SineCosine {
    Number sine{};
    Number cosine{};
};

/// The sine and cosine of an angle in degrees.
/// Multiples of 90 are exact. Elsewhere the error is below 2^-52 (checked against long double)
/// for |degrees| <= 2^30; the reduction to [-45, 45] is exact there. Taylor polynomials of
/// degree 17 and 16, whose remainders at 45 degrees are below 1e-19 and 3e-18.
template <class Number>
[[nodiscard]] SineCosine<Number> sineCosine(Number degrees) {
    const Number quarter = floorOf(degrees * Number(1.0 / 90) + Number(0.5));
    const Number rest = degrees - quarter * Number(90);
    const Number turn = quarter - Number(4) * floorOf(quarter * Number(0.25)); // 0, 1, 2 or 3

    const Number radians = rest * Number(0.017453292519943295769);
    const Number q = radians * radians;
    Number s = Number(1.0 / 355687428096000);
    s = s * q - Number(1.0 / 1307674368000);
    s = s * q + Number(1.0 / 6227020800);
    s = s * q - Number(1.0 / 39916800);
    s = s * q + Number(1.0 / 362880);
    s = s * q - Number(1.0 / 5040);
    s = s * q + Number(1.0 / 120);
    s = s * q - Number(1.0 / 6);
    const Number sine = radians + radians * (q * s);

    Number c = Number(1.0 / 20922789888000);
    c = c * q - Number(1.0 / 87178291200);
    c = c * q + Number(1.0 / 479001600);
    c = c * q - Number(1.0 / 3628800);
    c = c * q + Number(1.0 / 40320);
    c = c * q - Number(1.0 / 720);
    c = c * q + Number(1.0 / 24);
    const Number half = Number(0.5) * q;
    const Number near = Number(1) - half;
    const Number cosine = near + (((Number(1) - near) - half) + q * q * c);

    const auto odd = (turn == Number(1)) | (turn == Number(3));
    const Number first = select(odd, cosine, sine);
    const Number second = select(odd, sine, cosine);
    return {select(turn >= Number(2), Number(0) - first, first),
            select((turn == Number(1)) | (turn == Number(2)), Number(0) - second, second)};
}

/// The unit vector at an angle in degrees. Angles turn left as seen on the screen, where y points
/// down: 0 is (1, 0), to the right; 90 is (0, -1), up.
template <class Number>
[[nodiscard]] Vector<Number> direction(Number degrees) {
    const SineCosine<Number> at = sineCosine(degrees);
    return {at.cosine, Number(0) - at.sine};
}

/// The same angle in [0, 360).
template <class Number>
[[nodiscard]] Number wrapDegrees(Number degrees) {
    const Number full(360);
    const Number rest = degrees - full * floorOf(degrees * Number(1.0 / 360));
    const Number upper = select(rest < Number(0), rest + full, rest); // as 1/360 is rounded
    return select(upper >= full, upper - full, upper);
}

/// v turned by 90 degrees to the left, as seen on the screen.
template <class Number>
[[nodiscard]] Vector<Number> turnLeft(Vector<Number> v) {
    return {v.y, Number(0) - v.x};
}

/// The angle of v in degrees, above -180 and up to 180: direction(angleOf(v)) is v / |v|. That of
/// (0, 0) is 0. Multiples of 45 are exact; elsewhere the error is below 2^-44. The arctangent is
/// the quotient of polynomials of the Cephes library (Moshier 1984, atan.c).
template <class Number>
[[nodiscard]] Number angleOf(Vector<Number> v) {
    const Number zero(0);
    const Number one(1);
    const Number across = magnitude(v.x);
    const Number up = magnitude(v.y);
    const Number large = larger(across, up);
    const Number slope = smaller(across, up) / select(large > zero, large, one);
    const auto steep = slope > Number(0.66);
    const Number r = select(steep, (slope - one) / (slope + one), slope);
    const Number z = r * r;
    Number p(-8.750608600031904122785e-1);
    p = p * z + Number(-1.615753718733365076637e1);
    p = p * z + Number(-7.500855792314704667340e1);
    p = p * z + Number(-1.228866684490136173410e2);
    p = p * z + Number(-6.485021904942025371773e1);
    Number q = z + Number(2.485846490142306297962e1);
    q = q * z + Number(1.650270098316988542046e2);
    q = q * z + Number(4.328810604912902668951e2);
    q = q * z + Number(4.853903996359136964868e2);
    q = q * z + Number(1.945506571482613964425e2);
    const Number radians = r + r * (z * p / q);
    const Number lean = radians * Number(57.295779513082320877);
    const Number flat = select(steep, Number(45) + lean, lean);
    const Number half = select(up > across, Number(90) - flat, flat);
    const Number left = select(v.x < zero, Number(180) - half, half);
    return select(v.y > zero, zero - left, left); // y points down
}
