#include "core/model/reroute.h"

#include "core/model/edit_steps.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

namespace tiller {

Description describeReroute() {
    using S = RerouteAnnotation;
    Description type{.id = "reroute",
                     .title = "Wire point",
                     .help = "A point that a wire passes through on the canvas.",
                     .settings = {textSetting(&S::of, "of", "Wire", "The id of the wire."),
                                  coordinateSetting(&S::x, "x", "X", "To the right."),
                                  coordinateSetting(&S::y, "y", "Y", "Downward.")}};
    for (Setting& setting : type.settings)
        setting.unit = Unit::none; // canvas units, not world units
    return type;
}

bool isReroute(const Annotation& annotation) {
    return annotation.type == "reroute";
}

Vec2 placeOfReroute(const Annotation& annotation) {
    return {numberOf(valueOf(annotation, "x")), numberOf(valueOf(annotation, "y"))};
}

const std::string& linkOfReroute(const Annotation& annotation) {
    return textOf(valueOf(annotation, "of"));
}

std::vector<const Annotation*> reroutesOf(const Project& project, std::string_view link) {
    std::vector<const Annotation*> points;
    for (const Annotation& each : project.annotations)
        if (isReroute(each) && linkOfReroute(each) == link)
            points.push_back(&each);
    return points;
}

Result<Change> addReroute(const Project& project, IdSource& ids, std::string_view link,
                          std::size_t before, Vec2 place) {
    if (!project.link(link))
        return noSuchId(link);
    auto change = addAnnotation(project, ids,
                                itemWith("reroute", RerouteAnnotation{Id(link), place.x, place.y}));
    const std::vector<const Annotation*> points = reroutesOf(project, link);
    if (change && before < points.size())
        change.value().annotations.back().index =
            static_cast<std::size_t>(points[before] - project.annotations.data());
    return change;
}

} // namespace tiller
