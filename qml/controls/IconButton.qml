// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** A square button with an icon; its tooltip says what it does. */
Pressable {
    id: root

    property string iconName
    property string tip
    property string keys
    property bool small: false ///< in a row
    property color iconColor: small ? Theme.textMuted : enabled ? Theme.text : Theme.textDisabled

    implicitWidth: small ? 24 : Theme.row
    implicitHeight: small ? Theme.control : Theme.row
    focusPolicy: Qt.TabFocus
    ground: down ? Theme.pressed : checked ? Theme.chosen : hovered ? Theme.hover : "transparent"
    Accessible.name: tip

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: root.Theme.icon
            height: width
            name: root.iconName
            color: root.checked ? root.Theme.accent : root.iconColor
        }
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
