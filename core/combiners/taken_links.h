#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

/// Marks the inputs that a combiner took as used, for the agents for which it took them.
inline void markTakenLinks(const NodeRun& run) {
    for (const InputLink& link : run.inputs[0].links)
        run.signal(link).used |= run.out.used & run.taken[link.taken];
}

} // namespace tiller
