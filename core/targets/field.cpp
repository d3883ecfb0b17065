#include "core/targets/field.h"

#include "core/targets/geometry_setting.h"

namespace tiller {

NodeType fieldType() {
    NodeType type;
    type.id = "field";
    type.title = "Field";
    type.kind = NodeKind::target;
    type.help = "A direction at each place. Drag its center in the viewport.";
    type.words = {"flow", "flow field", "wind", "stream", "current", "vortex"};
    type.ports = {{"field", "Field", PortType::field, false, "The field, as a target."}};
    type.settings = {geometrySetting(&FieldSettings::field, "field", "Field", "field")};
    return withCode<FieldSettings>(std::move(type), {.evaluate = evaluateGeometry});
}

} // namespace tiller
