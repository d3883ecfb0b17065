import QtQuick

/** The overlays of the viewport in groups: the property that switches each one, and what it teaches. */
QtObject {
    readonly property var groups: [
        {title: qsTr("The world"), choices: [
            {overlay: "showHandles", name: qsTr("Handles"), glyph: "target",
             tip: qsTr("Points, paths, regions, fields and starts, to drag. Obstacles are always shown.")},
            {overlay: "showGrid", name: qsTr("Grid"), glyph: "grid",
             tip: qsTr("Lines at round distances of the world.")},
            {overlay: "snapToGrid", name: qsTr("Snap to the grid"), glyph: "snap",
             tip: qsTr("What is dragged or drawn snaps to grid points. Hold Alt to move freely.")}]},
        {title: qsTr("Agents"), choices: [
            {overlay: "showRadii", name: qsTr("Radii"), glyph: "radius",
             tip: qsTr("The bodies. Two bodies that touch count as a contact.")},
            {overlay: "showTrails", name: qsTr("Trails"), glyph: "trail",
             tip: qsTr("Where each agent was a moment ago.")},
            {overlay: "showVelocity", name: qsTr("Velocity"), glyph: "agent",
             tip: qsTr("Where each agent moves and how fast, as a share of its maximum speed.")}]},
        {title: qsTr("Steering"), choices: [
            {overlay: "showDesired", name: qsTr("Desired velocity"), glyph: "triangle",
             tip: qsTr("The triangle of steering: the velocity, the desired velocity, and the steering that leads from one to the other. It is that of all behaviors together, or of the one that is selected.")},
            {overlay: "showSteering", name: qsTr("Steering"), glyph: "gauge",
             tip: qsTr("The force that turns the velocity: the sum of all behaviors, cut to the maximum force.")},
            {overlay: "showForces", name: qsTr("Forces"), glyph: "force",
             tip: qsTr("What each behavior contributes, in its color: weight times force.")},
            {overlay: "showSelected", name: qsTr("Selected"), glyph: "eye",
             tip: qsTr("The force of the selected node on every agent. Pointing at a card shows it, too.")}]}
    ]

    function find(overlay: string): var {
        for (const group of groups) {
            const found = group.choices.find(each => each.overlay === overlay)
            if (found)
                return found
        }
        return null
    }
}
