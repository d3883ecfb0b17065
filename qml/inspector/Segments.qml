pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** One of two or three, all in sight. */
Rectangle {
    id: root

    required property Theme theme
    required property var choices
    required property string shown
    required property string title
    property bool small: false ///< pictures, where the choices have them, instead of words

    signal edited(string id)

    height: theme.control
    radius: theme.radius - 2
    color: theme.field
    border.color: theme.outline
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Row {
        anchors.fill: parent
        anchors.margins: 2

        Repeater {
            model: root.choices

            AbstractButton {
                id: button

                required property var modelData
                readonly property color ink: checked || hovered ? root.theme.text : root.theme.textMuted

                objectName: "choice-" + modelData.id
                width: (root.width - 4) / root.choices.length
                height: root.height - 4
                checked: modelData.id === root.shown
                hoverEnabled: true
                focusPolicy: Qt.TabFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.title
                Accessible.checked: checked
                onClicked: root.edited(modelData.id)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()

                contentItem: Item {
                    Text {
                        anchors.fill: parent
                        visible: !root.small
                        text: button.modelData.title
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                        color: button.ink
                        font.family: root.theme.family
                        font.pixelSize: root.theme.caption
                        font.weight: button.checked ? Font.DemiBold : Font.Normal
                    }
                    Icon {
                        anchors.centerIn: parent
                        visible: root.small
                        name: root.small ? button.modelData.glyph : ""
                        color: button.ink
                    }
                }

                background: Rectangle {
                    radius: root.theme.radius - 3
                    color: button.checked ? root.theme.chosen : button.hovered ? root.theme.hover : "transparent"
                    border.width: button.visualFocus ? 2 : button.checked ? 1 : 0
                    border.color: root.theme.accent
                }

                Tip {
                    theme: root.theme
                    visible: button.hovered && button.modelData.help !== ""
                    text: button.modelData.help
                }
            }
        }
    }
}
