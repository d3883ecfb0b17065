#include "core/targets/region.h"

#include "core/targets/geometry_setting.h"

namespace tiller {

NodeType regionType() {
    NodeType type;
    type.id = "region";
    type.title = "Region";
    type.kind = NodeKind::target;
    type.help = "An area of the world. Drag it, or its corners, in the viewport.";
    type.words = {"area", "zone", "box", "rectangle", "circle", "polygon"};
    type.ports = {{"region", "Region", PortType::region, false, "The area, as a target."}};
    type.settings = {geometrySetting(&RegionSettings::region, "region", "Region", "region")};
    return withCode<RegionSettings>(std::move(type), {.evaluate = evaluateGeometry});
}

} // namespace tiller
