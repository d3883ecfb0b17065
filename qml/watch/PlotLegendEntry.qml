import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A series of a plot and its number now. A click edits it, the cross or Delete takes it away. */
AbstractButton {
    id: root

    required property Theme theme
    required property string monitor
    required property string name
    required property color ink
    required property string value

    /// All but the name, which gives way where there is no room.
    readonly property real others: leftPadding + rightPadding + mark.width + digits.implicitWidth + cross.width + 3 * content.spacing

    signal editRequested()
    signal removeRequested()

    objectName: "series-" + monitor
    implicitHeight: 22
    implicitWidth: label.implicitWidth + others
    hoverEnabled: true
    text: root.name
    Accessible.role: Accessible.Button
    Accessible.name: root.name + ": " + root.value
    Accessible.description: qsTr("Edits this plot; Delete takes it away.")
    onClicked: root.editRequested()
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Delete
    Keys.onDeletePressed: root.removeRequested()
    Keys.onReturnPressed: root.editRequested()

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.hovered ? root.theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.theme.accent
    }

    // qmllint disable deferred-property-id
    contentItem: Item {
        Row {
            id: content

            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Rectangle {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                width: 12
                height: 4
                radius: 2
                color: root.ink
            }
            Text {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, Math.min(implicitWidth, root.width - root.others))
                elide: Text.ElideRight
                text: root.name
                textFormat: Text.PlainText
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }
            Digits {
                id: digits

                anchors.verticalCenter: parent.verticalCenter
                theme: root.theme
                text: root.value
                size: root.theme.caption
                Accessible.ignored: true
            }
            Icon {
                id: cross

                anchors.verticalCenter: parent.verticalCenter
                width: 12
                height: 12
                opacity: root.hovered || root.visualFocus ? 1 : 0
                name: "close"
                color: crossArea.containsMouse ? root.theme.text : root.theme.textMuted

                MouseArea {
                    id: crossArea

                    anchors.fill: parent
                    anchors.margins: -4
                    hoverEnabled: true
                    onClicked: root.removeRequested()
                }
            }
        }
    }

    BarTip {
        theme: root.theme
        text: label.truncated ? root.name : qsTr("Edit this plot.")
        visible: root.hovered && !crossArea.containsMouse
    }
}
