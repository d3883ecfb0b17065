#pragma once

#include "core/base/result.h"
#include "core/model/edits.h"
#include "core/nodes/node_type.h"

/// Points that wires pass through on the canvas. They do not change the run.
namespace tiller {

/// A point of a wire. The points of one link follow each other in the order of the project's
/// annotations, from its output to its input.
struct RerouteAnnotation {
    std::string of; ///< the id of the link
    double x = 0;   ///< in canvas units
    double y = 0;

    bool operator==(const RerouteAnnotation&) const = default;
};

[[nodiscard]] Description describeReroute();

[[nodiscard]] bool isReroute(const Annotation& annotation);
/// @pre isReroute(annotation)
[[nodiscard]] Vec2 placeOfReroute(const Annotation& annotation);
[[nodiscard]] const std::string& linkOfReroute(const Annotation& annotation);

/// The points of a link, in their order.
[[nodiscard]] std::vector<const Annotation*> reroutesOf(const Project& project,
                                                        std::string_view link);

/// Adds a point to a link. It comes after @p before of the link's other points. The last annotation
/// of the change is the new one. Refused if there is no such link.
[[nodiscard]] Result<Change> addReroute(const Project& project, IdSource& ids,
                                        std::string_view link, std::size_t before, Vec2 place);

} // namespace tiller
