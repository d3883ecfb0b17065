import QtQuick
import Tiller.App

/** The legend and the events: a column beside the world, or a row below it. */
Rectangle {
    id: root

    required property AgentsItem world
    required property bool beside
    required property real available ///< the height of the world with this
    property bool eventsShown: true
    property bool eventsOpen: true ///< initially
    readonly property bool hasEvents: eventsShown && Editor.simulation.events.count > 0

    objectName: "worldSide"
    implicitWidth: 208 * Theme.scale
    implicitHeight: Math.max(legend.height, hasEvents ? events.height : 0)
    color: Theme.panel
    clip: true

    Legend {
        id: legend

        width: root.beside || !root.hasEvents ? root.width : root.width - events.width
        maximumHeight: root.available / (root.beside ? 2 : 4)
        inLines: root.beside
        world: root.world
    }
    EventsPanel {
        id: events

        x: root.beside ? 0 : legend.width
        y: root.beside ? legend.height : 0
        width: root.beside ? root.width : Math.min(240 * root.Theme.scale, root.width / 2)
        maximumHeight: root.beside ? root.available - legend.height : Math.min(132 * root.Theme.scale, root.available / 3)
        visible: root.hasEvents
        open: root.eventsOpen
        onChosen: id => root.Editor.document.selection.select(id)
    }
    Rectangle { // the edge at the world
        anchors.right: parent.right
        width: root.beside ? 1 : parent.width
        height: root.beside ? parent.height : 1
        color: root.Theme.line
    }
}
