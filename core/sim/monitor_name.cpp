#include "core/sim/monitor_name.h"

namespace tiller {

std::string seriesName(const Annotation& annotation, const Project& project) {
    if (!annotation.name.empty())
        return annotation.name;
    const MonitorAnnotation monitor = monitorOf(annotation);
    const Node* node = isAboutNode(monitor.quantity) ? project.node(monitor.node) : nullptr;
    const std::string whose = whoseText(monitor, project);
    return node ? whose + ": " + displayName(*node) : whose;
}

std::string columnName(const Annotation& annotation, const Project& project) {
    MonitorAnnotation quantityAlone = monitorOf(annotation);
    quantityAlone.node.clear();
    return quantityText(quantityAlone, project) + ' ' + seriesName(annotation, project);
}

} // namespace tiller
