pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The legend, the events and the parameters: a column beside the world, or a row below it. */
Rectangle {
    id: root

    required property AgentsItem world
    required property bool beside
    required property real available ///< the height of the world with this
    property real plotsHeight: 0 ///< of plots that stand at the right, below the parameters
    property bool eventsShown: true
    property bool eventsOpen: true ///< initially
    property bool hasParameters: false
    property bool parametersOpen: true
    property bool keepsEventsRoom: false ///< also before the first event, so that the world does not move
    readonly property bool hasEvents: eventsShown && Editor.simulation.events.count > 0
    readonly property bool hasEventsRoom: hasEvents || (eventsShown && keepsEventsRoom)
    readonly property real parametersHeight: hasParameters ? parameters.height : 0
    /// The legend stands above the events, not beside them.
    readonly property bool upright: beside || hasParameters || plotsHeight > 0
    readonly property real leftWidth: beside ? width : Math.min(width, 184 * Theme.scale)

    signal parametersToggled()

    objectName: "worldSide"
    implicitWidth: 208 * Theme.scale
    implicitHeight: Math.max(plotsHeight + parametersHeight,
                             upright ? legend.height + (hasEventsRoom ? events.height : 0)
                                     : Math.max(legend.height, hasEventsRoom ? events.height : 0))
    color: Theme.panel
    clip: true

    Legend {
        id: legend

        width: root.upright ? root.leftWidth : root.hasEventsRoom ? root.width - events.width : root.width
        maximumHeight: root.available / (root.beside ? 2 : 3)
        inLines: root.upright
        world: root.world
        onChosen: id => {
            root.Editor.document.selection.select(id)
            root.Editor.canvas.centerOn(id)
        }
    }

    EventsPanel {
        id: events

        readonly property real lowest: headHeight // three rows below a short legend, else two
                                      + Math.max(44 * root.Theme.scale, 124 * root.Theme.scale - legend.height)
        readonly property real rowHeight: Math.max(root.plotsHeight + root.parametersHeight, 96 * root.Theme.scale)

        x: root.upright ? 0 : legend.width
        y: root.beside && root.hasParameters ? parameters.y + parameters.height : root.upright ? legend.height : 0
        width: root.upright ? root.leftWidth : Math.min(240 * root.Theme.scale, root.width / 2)
        maximumHeight: root.beside ? Math.max(lowest, root.available - y)
                       : root.upright ? Math.max(lowest, rowHeight - legend.height)
                                      : Math.min(132 * root.Theme.scale, root.available / 3)
        visible: root.hasEvents
        open: root.eventsOpen
        keepsHeight: !root.beside
        onChosen: id => root.Editor.document.selection.select(id)
    }

    Item { // the project's parameters; they fold to a title
        id: parameters

        objectName: "parametersDock"
        x: root.beside ? 0 : root.leftWidth
        y: root.beside ? legend.height : 0
        width: root.width - x
        height: implicitHeight
        implicitHeight: parametersHead.height + (root.parametersOpen ? panel.implicitHeight : 0)
        visible: root.hasParameters

        FoldHead {
            id: parametersHead

            objectName: "parametersHead"
            width: parent.width
            title: qsTr("Parameters")
            open: root.parametersOpen
            text: open ? qsTr("Hide the parameters") : qsTr("Show the parameters")
            onClicked: root.parametersToggled()
        }

        SliderPanel {
            id: panel

            y: parametersHead.height
            width: parent.width
            height: implicitHeight
            maximumHeight: root.available * (root.beside ? 0.5 : 0.25)
            visible: root.parametersOpen
            columnWidth: 176 * root.Theme.scale
        }
    }

    Line { // between the legend and the parameters
        x: root.leftWidth
        height: parent.height
        visible: root.hasParameters && !root.beside
    }

    Rectangle { // the edge at the world
        anchors.right: parent.right
        width: root.beside ? 1 : parent.width
        height: root.beside ? parent.height : 1
        color: root.Theme.line
    }

    /** The events in the world with their counts. The list scrolls if it is too long. */
    component EventsPanel: Rectangle {
        id: eventsPanel

        required property real maximumHeight ///< in pixels
        property bool open: true
        property bool keepsHeight: false ///< it has its maximum, so that what is above it does not jump with each event
        readonly property alias headHeight: head.height

        signal chosen(string id)

        objectName: "events"
        implicitHeight: !open ? head.height
                        : Math.max(head.height, keepsHeight ? maximumHeight : Math.min(head.height + list.contentHeight + Theme.gap, maximumHeight))
        color: eventsPanel.Theme.panel
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Events")

        FoldHead {
            id: head

            objectName: "eventsHead"
            width: parent.width
            title: eventsPanel.Editor.teaching.comparison.active ? qsTr("Events: here, variant, ±")
                   : eventsPanel.Editor.simulation.timeline.hasFuture ? qsTr("Events: now, before, ±") : qsTr("Events")
            open: eventsPanel.open
            text: eventsPanel.open ? qsTr("Hide the events") : qsTr("Show the events")
            onClicked: eventsPanel.open = !eventsPanel.open
        }

        ListView {
            id: list

            objectName: "eventsList"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: head.bottom
            anchors.bottom: parent.bottom
            anchors.bottomMargin: eventsPanel.Theme.gap
            visible: eventsPanel.open
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            model: eventsPanel.Editor.simulation.events

            ScrollBar.vertical: ScrollBar {
                policy: list.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: EventRow {
                width: list.width - 8 // always with room for the bar: wider rows are lower, and could hide it again
                onChosen: id => eventsPanel.chosen(id)
                onLastWanted: eventsPanel.Editor.simulation.goToLast(agentType, node)
            }
        }
    }
}
