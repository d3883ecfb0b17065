#include "core/nodes/describe.h"

namespace tiller {

Port forceOutput() {
    return {"force", "Force", PortType::force, false, "Wire it to a combiner or to an agent type."};
}

Port forcesInput() {
    return {"forces", "Forces", PortType::force, true, "The forces to combine, in order."};
}

Port whenInput() {
    return {"when", "When", PortType::condition, true,
            "Active only while this condition is true. Unwired: always."};
}

Port pointTarget() {
    return {"target", "Target", PortType::point, true,
            "A point, an agent, or the nearest of some agents."};
}

Port agentTarget() {
    return {"target", "Target", PortType::agent, true, "An agent, or the nearest of some agents."};
}

Port conditionOutput() {
    return {"condition", "Condition", PortType::condition, false,
            "Wire it to the When of what it should switch."};
}

} // namespace tiller
