#include "core/base/lattice.h"
#include "core/behaviors/arrive-inl.h"
#include "core/behaviors/targeted.h"
#include "core/nodes/describe.h"

namespace tiller {

NodeType arriveType() {
    NodeType type;
    type.id = "arrive";
    type.title = "Arrive";
    type.kind = NodeKind::behavior;
    type.help = "Heads for the target, slows down inside the slowing radius, and stops on it.";
    type.words = {"arrival", "go to", "stop at", "brake", "park", "land"};
    type.formula = "force = (maxSpeed * min(1, distance / slowingRadius) * "
                   "unit(target - position) - velocity) / t'";
    type.source = "Reynolds 1999, arrival; the tutorials' slowing radius";
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {
        speedSetting(&ArriveSettings::speed),
        bindMember({.id = "slowingRadius",
                    .title = "Slowing radius",
                    .help = "Inside this distance it slows down. 0: it does not slow down.",
                    .unit = Unit::length,
                    .initial = 100.0,
                    .min = 0,
                    .max = coordinateLimit,
                    .sliderMax = 500},
                   &ArriveSettings::slowingRadius),
        bindMember({.id = "stopRadius",
                    .title = "Stop radius",
                    .help = "Inside this distance it stops, and stays.",
                    .unit = Unit::length,
                    .initial = 1.0,
                    .min = 0,
                    .max = coordinateLimit,
                    .sliderMax = 50},
                   &ArriveSettings::stopRadius)};
    return withCode<ArriveSettings>(std::move(type),
                                    {.evaluate = runTargeted<ArriveSettings, arrive<double>>});
}

} // namespace tiller
