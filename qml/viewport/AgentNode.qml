import QtQuick
import Tiller.App

/** What one node does for the picked agent now. A click selects the node on the canvas. */
Pressable {
    id: root

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
    required property string reason ///< of an action: why it fires or waits

    signal chosen(id: string)
    signal pointed(id: string) ///< the mouse is at this row; empty: it left

    readonly property bool isBehavior: root.kind === "behavior"
    readonly property bool isSwitch: root.kind === "condition" || root.kind === "target" ///< may be used while it is off
    readonly property color dot: isBehavior ? Editor.simulation.behaviorColor(type, Theme.dark) : Theme.colors.ofKind(kind)
    readonly property string state: root.kind === "mode" || root.kind === "action" ? (root.liveState !== "" ? root.liveState : "–") : !root.active ? (root.kind === "condition" ? qsTr("false") : root.kind === "target" ? qsTr("no target") : qsTr("inactive"))
        : root.isBehavior ? (root.used ? qsTr("%1% of all").arg(Math.round(root.share * 100)) : qsTr("skipped"))
        : root.kind === "condition" ? qsTr("true") : root.liveState !== "" ? root.liveState : qsTr("active")

    objectName: "agentNode-" + node
    width: parent ? parent.width : implicitWidth
    implicitHeight: root.isBehavior ? 32 : 24
    radius: Theme.radius - 2
    opacity: (root.isSwitch ? root.active : root.used || !root.isBehavior && root.active) ? 1 : 0.6
    text: root.title
    Accessible.name: root.title + ": " + root.state
    onClicked: root.chosen(root.node)
    onHoveredChanged: root.pointed(root.hovered ? root.node : "")
    Component.onDestruction: {
        if (hovered || visualFocus)
            pointed("")
    }
    onVisualFocusChanged: root.pointed(root.visualFocus ? root.node : "")

    // qmllint disable deferred-property-id
    contentItem: Item {
        Rectangle {
            id: mark

            x: root.Theme.gap
            y: 8
            width: 8
            height: 8
            radius: 4
            color: root.dot
        }
        PlainText {
            anchors.left: mark.right
            anchors.leftMargin: root.Theme.space
            anchors.right: value.left
            anchors.verticalCenter: mark.verticalCenter
            text: root.title
            elide: Text.ElideRight
        }
        Caption {
            id: value

            anchors.right: parent.right
            anchors.rightMargin: root.Theme.gap
            anchors.verticalCenter: mark.verticalCenter
            text: root.state
        }
        ShareBar {
            anchors.left: mark.right
            anchors.leftMargin: root.Theme.space
            anchors.right: parent.right
            anchors.rightMargin: root.Theme.gap
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            visible: root.isBehavior
            share: root.share
            ink: root.dot
        }
    }

    Tip {
        text: root.kind === "action" ? qsTr("%1: %2. \"Done\" says that it was carried out in the last tick; \"fires\" that it acts in the next one.")
                  .arg(root.title).arg(root.reason === "" ? root.state : root.state + ", " + root.reason)
              : root.isBehavior ? qsTr("Force %1, weight %2. The share compares the forces of all its behaviors; on a wire, the forces at the same input.").arg(root.force.toPrecision(4)).arg(root.nodeWeight.toPrecision(3)) : root.title
        visible: root.hovered && (root.isBehavior || root.kind === "action")
    }
}
