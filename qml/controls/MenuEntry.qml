import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A line of a menu, with its keys at the right. */
MenuItem {
    id: root

    required property Theme theme
    readonly property string keys: action instanceof KeyAction ? (action as KeyAction).current : ""

    implicitHeight: theme.control
    implicitWidth: 252
    font.family: theme.family
    font.pixelSize: theme.body
    opacity: enabled ? 1 : 0.5

    contentItem: Item {
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding

        Icon {
            visible: root.checked || root.icon.name !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: root.checked ? "check" : root.icon.name
            color: root.theme.textMuted
        }

        Text {
            anchors.fill: parent
            anchors.leftMargin: 24
            anchors.rightMargin: keysText.implicitWidth + 8
            text: root.text.replace("&", "")
            color: root.theme.text
            font: root.font
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }

        Text {
            id: keysText

            anchors.right: parent.right
            anchors.rightMargin: root.subMenu ? root.theme.wide : 0
            anchors.verticalCenter: parent.verticalCenter
            text: root.keys
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
    }

    arrow: Icon {
        x: root.width - width - 8
        y: (root.height - height) / 2
        visible: root.subMenu !== null
        name: "right"
        color: root.theme.textMuted
    }

    indicator: null

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.highlighted ? root.theme.hover : "transparent"
    }
}
