import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A switch. Shows `shown`; a click only emits `edited`. */
Switch {
    id: root

    required property bool shown

    signal edited(bool value)

    implicitHeight: Theme.control
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
        implicitWidth: 32 * root.Theme.scale
        implicitHeight: 18 * root.Theme.scale
        radius: height / 2
        color: root.checked ? root.Theme.accent : root.Theme.field
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? root.Theme.text : root.checked ? root.Theme.accent : root.Theme.outline

        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: 12 * root.Theme.scale
            height: width
            radius: width / 2
            color: root.checked ? root.Theme.textOnAccent : root.Theme.outline

            Behavior on x {
                NumberAnimation {
                    duration: root.Theme.quick
                }
            }
        }
    }

    contentItem: Item {
    }
}
