// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A square button with an icon; its tooltip says what it does. */
AbstractButton {
    id: root

    property string iconName
    property string tip
    property string keys
    property color iconColor: enabled ? Theme.text : Theme.textDisabled

    implicitWidth: Theme.row
    implicitHeight: Theme.row
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: tip
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: root.Theme.icon
            height: width
            name: root.iconName
            color: root.checked ? root.Theme.accent : root.iconColor
        }
    }

    background: Rectangle {
        radius: root.Theme.radius
        color: root.down ? root.Theme.pressed : root.checked ? root.Theme.chosen
                : root.hovered ? root.Theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.Theme.accent
    }

    Loader { // made when it is first wanted: there are many
        active: root.hovered && root.tip !== ""
        sourceComponent: Tip {
            parent: root
            visible: true
            text: root.tip
            keys: root.keys
        }
    }
}
