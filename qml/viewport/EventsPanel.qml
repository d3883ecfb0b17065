pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The events in the world with their counts. The list scrolls if it is too long. */
Rectangle {
    id: root

    required property real maximumHeight ///< in pixels
    property bool open: true
    property bool keepsHeight: false ///< it has its maximum, so that what is above it does not jump with each event
    readonly property alias headHeight: head.height

    signal chosen(string id)

    objectName: "events"
    implicitHeight: !open ? head.height
                    : Math.max(head.height, keepsHeight ? maximumHeight : Math.min(head.height + list.contentHeight + Theme.gap, maximumHeight))
    color: root.Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Events")

    FoldHead {
        id: head

        objectName: "eventsHead"
        width: parent.width
        title: qsTr("Events")
        open: root.open
        text: root.open ? qsTr("Hide the events") : qsTr("Show the events")
        onClicked: root.open = !root.open
    }

    ListView {
        id: list

        objectName: "eventsList"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.Theme.gap
        visible: root.open
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        model: root.Editor.simulation.events

        ScrollBar.vertical: ScrollBar {
            policy: list.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: EventRow {
            width: list.width - 8 // always with room for the bar: wider rows are lower, and could hide it again
            onChosen: id => root.chosen(id)
        }
    }
}
