#pragma once

#include "core/io/project_io.h"
#include "core/model/overrides.h"

#include <stdexcept>

namespace tiller {

/// An example, with one of its experiments if it is named.
inline Project lesson(const std::string& file, const Id& experiment = {}) {
    Project project =
        loadProject(TILLER_SOURCE_DIR "/examples/" + file + ".tiller").value().project;
    for (const Annotation& each : project.annotations)
        if (each.id == experiment) {
            apply(overrideChanges(project, textOf(valueOf(each, "changes"))).value(), project);
            return project;
        }
    if (!experiment.empty())
        throw std::runtime_error("no experiment " + experiment);
    return project;
}

} // namespace tiller
