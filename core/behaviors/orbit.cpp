#include "core/behaviors/orbit.h"

#include "core/nodes/describe.h"
#include "core/nodes/lanes.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/behaviors/orbit.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/orbit-inl.h"
#include "core/behaviors/targeted-inl.h"

void evaluateOrbit(const NodeRun& run) {
    runTargeted<OrbitSettings, orbit<Pack>>(run);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

TILLER_STEP(evaluateOrbit);

NodeType orbitType() {
    using S = OrbitSettings;
    NodeType type;
    type.id = "orbit";
    type.title = "Orbit";
    type.kind = NodeKind::behavior;
    type.help = "Circles around the target at a distance.";
    type.words = {"circle", "go around", "revolve", "strafe around", "satellite", "encircle"};
    type.source = "Polarith AI, AIMOrbit";
    type.steps = {{"d", "|target - position|"},
                  {"V", "speed * maxSpeed"},
                  {"n", "unit(target - position)"},
                  {"e", "max(-1, min(1, (d - radius) / radius))", "radius > 0"},
                  {"e", "1", "radius = 0"},
                  {"k", "1 - |e|"},
                  {"tangent", "leftOf(-n)", "turn = \"left\""},
                  {"tangent", "leftOf(n)", "turn = \"right\""},
                  {"bend", "min(V, V^2 * t' / radius)", "radius > 0"},
                  {"bend", "0", "radius = 0"},
                  {"force", "(V * unit(k * tangent + e * n) + k * n * bend - velocity) / t'"}};
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed),
                     lengthSetting(&S::radius, "radius", "Radius",
                                   "How far from the target it circles.", 80, 500),
                     bindMember({.id = "turn",
                                 .title = "Turn",
                                 .help = "The direction in which it circles.",
                                 .initial = "left",
                                 .choices = {{"left", "Left", "Counterclockwise on screen."},
                                             {"right", "Right", "Clockwise on screen."}}},
                                &S::turn)};
    setHandles(type, {{"radius", around("target")}});
    return withCode<OrbitSettings>(std::move(type), {.evaluate = evaluateOrbitStep});
}

} // namespace tiller

#endif
