#include "app/editor/viewport/overlays.h"

#include "app/editor/words/language.h"

#include <QCoreApplication>

namespace tiller {

namespace {

QString overlayText(const char* text) {
    return QCoreApplication::translate("Overlays", text);
}

/// Of each: id, switch, place in the menu View, icon, keys, word for steps, name, help.
std::vector<OverlayGroup> makeGroups() {
    using O = Overlays;
    return {
        {overlayText("Colors"),
         {{"colorByBehavior", &O::colorByBehavior, 11, "force", "", "behavior",
           overlayText("Color by behavior"),
           overlayText(
               "Colors agents by the behavior with the largest share of the force, not by their "
               "type.")}}},
        {overlayText("The world"),
         {{"showHandles", &O::handles, 1, "target", "", "handles", overlayText("Handles"),
           overlayText(
               "Points, paths, regions, fields and starts, to drag. Obstacles are always shown.")},
          {"showGrounds", &O::grounds, 14, "ground", "", "", overlayText("Grounds"),
           overlayText("What grounds hold, as colors beneath the world.")},
          {"showGrid", &O::grid, 9, "grid", "", "grid", overlayText("Grid"),
           overlayText("Lines at round distances of the world.")},
          {"snapToGrid", &O::snap, 10, "snap", "G", "", overlayText("Snap to the grid"),
           overlayText(
               "What is dragged or drawn snaps to grid points. Hold Alt to move freely.")}}},
        {overlayText("Agents"),
         {{"showRadii", &O::radii, 7, "radius", "", "radii", overlayText("Radii"),
           overlayText("The bodies. Two bodies that touch count as a contact.")},
          {"showTrails", &O::trails, 8, "trail", "", "trails", overlayText("Trails"),
           overlayText("Where each agent was a moment ago.")},
          {"showTurning", &O::turning, 12, "turning", "", "", overlayText("Turning circle"),
           overlayText("Where the picked agent would go if it turned as fast as it can, to the "
                       "left and to the right. Its type needs a max turn rate.")},
          {"showVelocity", &O::velocity, 2, "agent", "", "velocity", overlayText("Velocity"),
           overlayText("Where each agent moves and how fast, as a share of its maximum speed.")}}},
        {overlayText("Steering"),
         {{"showDesired", &O::desired, 3, "triangle", "", "desired",
           overlayText("Desired velocity"),
           overlayText(
               "The triangle of steering: the velocity, the desired velocity, and the steering "
               "that "
               "leads from one to the other. It is that of all behaviors together, or of the one "
               "that is selected.")},
          {"showSteering", &O::steering, 4, "gauge", "", "steering", overlayText("Steering"),
           overlayText(
               "The force that turns the velocity: the sum of all behaviors, cut to the maximum "
               "force.")},
          {"showForces", &O::forces, 5, "force", "", "forces", overlayText("Forces"),
           overlayText("What each behavior contributes, in its color: weight times force.")},
          {"showDirections", &O::directions, 13, "directions", "", "",
           overlayText("Ring of directions"),
           overlayText("What a Context compares for the picked agent: the interest in each "
                       "direction outward, its danger inward, and an arrow where it goes. "
                       "Directions that danger closes are pale.")},
          {"showSelected", &O::selected, 6, "eye", "Shift+J", "", overlayText("Selected"),
           overlayText(
               "The force of the selected node on every agent. Pointing at a card shows it, too."),
           overlayText("Force of the selected node"), false}}}};
}

} // namespace

const std::vector<OverlayGroup>& overlayGroups() {
    return inEachLanguage(makeGroups);
}

std::vector<Overlay> overlaysInMenu() {
    std::vector<Overlay> all;
    for (const OverlayGroup& group : overlayGroups())
        all.insert(all.end(), group.overlays.begin(), group.overlays.end());
    std::ranges::sort(all, {}, &Overlay::menuPlace);
    return all;
}

Overlays Overlays::ofStep(const QStringList& words) const {
    Overlays result = *this;
    for (const Overlay& each : overlaysInMenu())
        if (!each.step.isEmpty())
            result.*each.shown = words.contains(each.step);
    return result;
}

Overlays Overlays::afterStep(const Overlays& own) const {
    Overlays result = *this;
    for (const Overlay& each : overlaysInMenu())
        if (!each.step.isEmpty())
            result.*each.shown = own.*each.shown;
    return result;
}

} // namespace tiller
