import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/**
 * One kind of event and how often it happened. A click selects its node; a button goes to the last time it
 * happened.
 */
AbstractButton {
    id: root

    required text
    required property string kind
    required property string node
    required property string agentType ///< empty for contacts, of which no time is kept
    required property real count
    required property real other ///< the count of the run beside this one; -1: there is none
    readonly property string number: format(count)

    function format(number: real): string {
        return number.toLocaleString(Qt.locale(root.Editor.settings.spoken), "f", 0)
    }

    signal chosen(string id)
    signal lastWanted

    objectName: "event-" + node
    height: Math.max(20 * root.Theme.scale, words.height + 4)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.text + ": " + root.number + (root.other < 0 ? "" : qsTr(", beside %1").arg(format(root.other)))
    onClicked: root.chosen(root.node)

    // qmllint disable deferred-property-id
    contentItem: Item {
        Rectangle {
            x: root.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            width: 6
            height: 6
            radius: root.kind === "mode" ? 1 : 3
            color: root.kind === "mode" ? root.Theme.mode : root.kind === "arrival" ? root.Theme.good : root.Theme.outline
        }
        CaptionParagraph {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: root.Theme.space + 14 * root.Theme.scale
            anchors.right: last.visible ? last.left : value.left
            anchors.rightMargin: last.visible ? 0 : root.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            maximumLineCount: 2
            elide: Text.ElideRight
            color: root.hovered ? root.Theme.text : root.Theme.textMuted
        }
        IconButton {
            id: last

            objectName: "last-" + root.node
            anchors.right: value.left
            anchors.rightMargin: 2
            anchors.verticalCenter: parent.verticalCenter
            width: 18 * root.Theme.scale
            height: width
            visible: root.agentType !== "" && (root.hovered || hovered)
            iconName: "left"
            tip: qsTr("Go to the last time before this one, and pick who did it.")
            onClicked: root.lastWanted()
        }
        Digits {
            id: value

            anchors.right: beside.visible ? beside.left : parent.right
            anchors.rightMargin: beside.visible ? root.Theme.gap : root.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            text: root.number
            size: root.Theme.caption
        }
        Row { // the other run, and the difference
            id: beside

            objectName: "beside-" + root.node
            anchors.right: parent.right
            anchors.rightMargin: root.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            visible: root.other >= 0
            spacing: root.Theme.gap

            Digits {
                text: root.format(root.other)
                size: root.Theme.caption
                color: root.Theme.textMuted
            }
            Digits {
                readonly property real by: root.count - root.other

                text: by === 0 ? "=" : (by > 0 ? "+" : "−") + root.format(Math.abs(by))
                size: root.Theme.caption
                color: by === 0 ? root.Theme.textMuted : root.Theme.accent
            }
        }
    }
}
