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

Port headingOutput() {
    return {"heading", "Heading", PortType::heading, false,
            "Wire it to the Facing of an agent type."};
}

Port obstaclesInput() {
    return {"obstacles", "Obstacles", PortType::obstacles, true, "What to keep clear of."};
}

Port pathInput() {
    return {"path", "Path", PortType::path, true, "The way to follow."};
}

Port oneAgent(std::string id, std::string title, std::string help) {
    Port port{std::move(id), std::move(title), PortType::agent, true, std::move(help)};
    port.oneOnly = true;
    return port;
}

} // namespace tiller
