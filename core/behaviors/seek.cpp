#include "core/behaviors/seek-inl.h"
#include "core/behaviors/targeted.h"
#include "core/nodes/describe.h"

namespace tiller {

NodeType seekType() {
    NodeType type;
    type.id = "seek";
    type.title = "Seek";
    type.kind = NodeKind::behavior;
    type.help = "Heads straight for the target at full speed, and overshoots it.";
    type.words = {"chase", "go to", "move to", "attract", "follow", "approach"};
    type.formula = "force = (maxSpeed * unit(target - position) - velocity) / t'";
    type.source = "Reynolds 1999, seek";
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&SeekSettings::speed)};
    return withCode<SeekSettings>(std::move(type),
                                  {.evaluate = runTargeted<SeekSettings, seek<double>>});
}

} // namespace tiller
