import QtQuick
import QtQuick.Controls.Basic

/** On or off. It shows `shown` and asks for the other with `edited`. */
Switch {
    id: root

    required property Theme theme
    required property bool shown

    signal edited(bool value)

    implicitHeight: theme.control
    padding: 0
    checked: shown
    Keys.onReturnPressed: edited(!shown)
    Keys.onEnterPressed: edited(!shown)
    onToggled: {
        edited(checked)
        checked = Qt.binding(() => shown)
    }

    indicator: Rectangle {
        y: root.height / 2 - height / 2
        implicitWidth: 32 * root.theme.scale
        implicitHeight: 18 * root.theme.scale
        radius: height / 2
        color: root.checked ? root.theme.accent : root.theme.field
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? root.theme.text : root.checked ? root.theme.accent : root.theme.outline

        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: 12 * root.theme.scale
            height: width
            radius: width / 2
            color: root.checked ? root.theme.textOnAccent : root.theme.outline

            Behavior on x {
                NumberAnimation {
                    duration: root.theme.quick
                }
            }
        }
    }

    contentItem: Item {
    }
}
