pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** A choice of two or three, all visible. */
Rectangle {
    id: root

    required property var choices
    required property string shown
    required property string title
    property bool small: false ///< icons instead of texts

    signal edited(string id)

    implicitHeight: Theme.control
    radius: Theme.radius - 2
    color: Theme.field
    border.color: Theme.outline
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Row {
        anchors.fill: parent
        anchors.margins: 2

        Repeater {
            model: root.choices

            Pressable {
                id: button

                required property var modelData
                readonly property color ink: checked || hovered ? root.Theme.text : root.Theme.textMuted

                objectName: "choice-" + modelData.id
                width: (root.width - 4) / root.choices.length
                height: root.height - 4
                checked: modelData.id === root.shown
                focusPolicy: Qt.TabFocus
                ground: checked ? root.Theme.chosen : hovered ? root.Theme.hover : "transparent"
                edge: checked ? root.Theme.accent : "transparent"
                radius: root.Theme.radius - 3
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.title
                Accessible.checked: checked
                onClicked: root.edited(modelData.id)

                contentItem: Item {
                    Caption {
                        anchors.fill: parent
                        visible: !root.small
                        text: button.modelData.title
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                        color: button.ink
                        font.weight: button.checked ? Font.DemiBold : Font.Normal
                    }
                    Icon {
                        anchors.centerIn: parent
                        visible: root.small
                        name: root.small ? button.modelData.glyph : ""
                        color: button.ink
                    }
                }

                Tip {
                    visible: button.hovered && button.modelData.help !== ""
                    text: button.modelData.help
                }
            }
        }
    }
}
