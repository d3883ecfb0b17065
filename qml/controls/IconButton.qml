pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A square button with an icon; its tooltip says what it does. */
AbstractButton {
    id: root

    required property Theme theme
    property string iconName
    property string tip
    property string keys
    property color iconColor: enabled ? theme.text : theme.textDisabled

    implicitWidth: theme.row
    implicitHeight: theme.row
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: tip
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: root.theme.icon
            height: width
            name: root.iconName
            color: root.checked ? root.theme.accent : root.iconColor
        }
    }

    background: Rectangle {
        radius: root.theme.radius
        color: root.down ? root.theme.pressed : root.checked ? root.theme.chosen
                : root.hovered ? root.theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.theme.accent
    }

    Tip {
        theme: root.theme
        visible: root.hovered && root.tip !== ""
        text: root.tip
        keys: root.keys
    }
}
