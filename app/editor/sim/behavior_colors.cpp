#include "app/editor/sim/behavior_colors.h"

#include "app/look/color.h"

namespace tiller {

namespace {

QColor chosen(ColorPair colors, bool dark) {
    return QColor::fromRgb(0xff000000U | (dark ? colors.dark : colors.light));
}

} // namespace

QColor behaviorColor(std::string_view nodeType, bool dark) {
    return chosen(behaviorColors(nodeType), dark);
}

QColor behaviorColor(const Project& project, std::string_view node, bool dark) {
    const Node* found = project.node(node);
    return found ? behaviorColor(found->type, dark) : nobodyColor(dark);
}

QColor nobodyColor(bool dark) {
    return chosen(nobodyColors(), dark);
}

} // namespace tiller
