pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What has happened in the world, and how often. It takes so much room at most; the rest is a scroll away. */
Rectangle {
    id: root

    required property SimulationController simulation
    required property Theme theme
    required property real most ///< how high it may be
    property bool open: true

    signal chosen(string id)

    objectName: "events"
    implicitHeight: head.height + (root.open ? Math.min(list.contentHeight + root.theme.gap, root.most - head.height) : 0)
    radius: root.theme.radius
    color: Qt.rgba(root.theme.panel.r, root.theme.panel.g, root.theme.panel.b, 0.85)
    border.color: root.theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Events")

    AbstractButton {
        id: head

        objectName: "eventsHead"
        width: parent.width
        height: 24 * root.theme.scale
        hoverEnabled: true
        text: root.open ? qsTr("Hide the events") : qsTr("Show the events")
        Accessible.name: text
        onClicked: root.open = !root.open

        contentItem: Item {
            PaneTitle {
                anchors.left: parent.left
                anchors.leftMargin: root.theme.space
                anchors.verticalCenter: parent.verticalCenter
                theme: root.theme
                text: qsTr("Events")
                color: head.hovered ? root.theme.text : root.theme.textMuted
            }
            Icon {
                anchors.right: parent.right
                anchors.rightMargin: root.theme.gap
                anchors.verticalCenter: parent.verticalCenter
                name: root.open ? "down" : "up"
                color: root.theme.textMuted
            }
        }
        background: Rectangle {
            radius: root.theme.radius
            color: "transparent"
            border.width: head.visualFocus ? 2 : 0
            border.color: root.theme.accent
        }
    }

    ListView {
        id: list

        objectName: "eventsList"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.gap
        visible: root.open
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        model: root.simulation.events

        ScrollBar.vertical: ScrollBar {
            policy: list.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: EventRow {
            width: list.width - (list.interactive ? 8 : 0)
            theme: root.theme
            onChosen: id => root.chosen(id)
        }
    }
}
