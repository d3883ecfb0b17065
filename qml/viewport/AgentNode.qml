import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What one node does for the picked agent just now. A click selects it on the canvas. */
AbstractButton {
    id: root

    required property Theme theme
    required property SimulationController simulation
    required property string node
    required property string title
    required property string type
    required property string kind
    required property bool active
    required property bool used
    required property real force
    required property real nodeWeight
    required property real share
    required property string liveState

    signal chosen(id: string)
    signal pointed(id: string) ///< at this row; empty: no more

    readonly property bool isBehavior: root.kind === "behavior"
    readonly property color dot: root.isBehavior ? root.simulation.behaviorColor(root.type, root.theme.dark) : root.theme.kind(root.kind)
    readonly property string state: root.kind === "mode" ? (root.liveState !== "" ? root.liveState : "–") : !root.active ? (root.kind === "condition" ? qsTr("no") : qsTr("inactive"))
        : root.isBehavior ? (root.used ? qsTr("%1% of all").arg(Math.round(root.share * 100)) : qsTr("not chosen"))
        : root.kind === "condition" ? qsTr("yes") : root.liveState !== "" ? root.liveState : qsTr("active")

    width: parent ? parent.width : implicitWidth
    implicitHeight: root.isBehavior ? 32 : 24
    hoverEnabled: true
    opacity: root.used || !root.isBehavior && root.active ? 1 : 0.6
    text: root.title
    Accessible.role: Accessible.Button
    Accessible.name: root.title + ": " + root.state
    onClicked: root.chosen(root.node)
    onHoveredChanged: root.pointed(root.hovered ? root.node : "")
    onVisualFocusChanged: root.pointed(root.visualFocus ? root.node : "")

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.hovered ? root.theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.theme.accent
    }
    // qmllint disable deferred-property-id
    contentItem: Item {
        Rectangle {
            id: mark

            x: root.theme.gap
            y: 8
            width: 8
            height: 8
            radius: 4
            color: root.dot
        }
        Text {
            anchors.left: mark.right
            anchors.leftMargin: root.theme.space
            anchors.right: value.left
            anchors.verticalCenter: mark.verticalCenter
            text: root.title
            elide: Text.ElideRight
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.body
        }
        Text {
            id: value

            anchors.right: parent.right
            anchors.rightMargin: root.theme.gap
            anchors.verticalCenter: mark.verticalCenter
            text: root.state
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
        ShareBar {
            anchors.left: mark.right
            anchors.leftMargin: root.theme.space
            anchors.right: parent.right
            anchors.rightMargin: root.theme.gap
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            visible: root.isBehavior
            theme: root.theme
            share: root.share
            ink: root.dot
        }
    }

    BarTip {
        theme: root.theme
        text: root.isBehavior ? qsTr("Force %1, weight %2. The share is of the forces of all its behaviors; on a wire, of what reaches the same input.").arg(root.force.toPrecision(4)).arg(root.nodeWeight.toPrecision(3)) : root.title
        visible: root.hovered && root.isBehavior
    }
}
