#define TILLER_FORMULA seek
#include "core/behaviors/packs.h"

#if HWY_ONCE

namespace tiller::seek_node {

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Seek";
    type.help = "Heads straight for the target at full speed, and overshoots it.";
    type.words = {"chase", "go to", "move to", "attract", "follow", "approach"};
    type.source = "Reynolds 1999, seek; Bevilacqua 2012, Seek";
    type.steps = seekSteps("target");
    type.ports = {pointTarget(), whenInput(), forceOutput()};
    type.settings = {speedSetting(&SeekSettings::speed)};
    setCode<SeekSettings>(type).evaluate = TILLER_STEP(seekBlock);
}

} // namespace tiller::seek_node

#endif
