#define TILLER_FORMULA orbit
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::orbit_node {

[[gnu::cold]] void describe(NodeType& type) {
    using S = OrbitSettings;
    type.title = "Orbit";
    type.help = "Circles around the target at a distance.";
    type.words = {"circle", "go around", "revolve", "strafe around", "satellite", "encircle"};
    type.source = "Polarith AI, AIMOrbit";
    type.steps = {
        {"d", "|target - position|"},
        {"V", "speed * maxSpeed"},
        {"n", "if(d > 0, unit(target - position), -heading)", "radius > 0"},
        {"n", "unit(target - position)", "radius = 0"},
        {"e", "max(-1, min(1, (d - radius) / radius))", "radius > 0"},
        {"e", "1", "radius = 0"},
        {"k", "1 - |e|"},
        {"tangent", "leftOf(-n)", "turn = \"left\""},
        {"tangent", "leftOf(n)", "turn = \"right\""},
        {"bend", "min(V, V^2 / (radius * response))", "radius > 0"},
        {"bend", "0", "radius = 0"},
        {"force", "(V * unit(k * tangent + e * n) + n * (k * bend) - velocity) * response"}};
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {
        speedSetting(&S::speed),
        lengthSetting(&S::radius, "radius", "Radius", "How far from the target it circles.", 500),
        choiceSetting(&S::turn, "turn", "Turn", "The direction in which it circles.",
                      {{"left", "Left", "Counterclockwise on screen."},
                       {"right", "Right", "Clockwise on screen."}})};
    setHandles(type, {{"radius", around("target")}});
    setCode<OrbitSettings>(type).evaluate = TILLER_STEP(orbitBlock);
}

} // namespace tiller::orbit_node

#endif
