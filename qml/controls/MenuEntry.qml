import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A line of a menu, with its keys at the right. */
MenuItem {
    id: root

    required property Theme theme
    readonly property KeyAction keyAction: action as KeyAction
    readonly property string keys: keyAction ? keyAction.shownKeys : ""
    readonly property int lineHeight: keyAction && keyAction.startsSection ? 9 : 0

    implicitHeight: theme.control + lineHeight
    implicitWidth: leftPadding + 24 + words.implicitWidth + theme.wide + keysText.implicitWidth
                   + keysText.anchors.rightMargin + rightPadding
    font.family: theme.family
    font.pixelSize: theme.body
    opacity: enabled ? 1 : 0.5

    contentItem: Item {
    }

    Rectangle {
        x: 8
        y: 4
        width: parent.width - 2 * x
        height: 1
        visible: root.lineHeight > 0
        color: root.theme.line
    }

    Item {
        anchors.fill: parent
        anchors.topMargin: root.lineHeight
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding

        Icon {
            visible: root.checked || root.icon.name !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: root.checked ? "check" : root.icon.name
            color: root.theme.textMuted
        }

        Text {
            id: words

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
        y: root.lineHeight + (root.height - root.lineHeight - height) / 2
        visible: root.subMenu !== null
        name: "right"
        color: root.theme.textMuted
    }

    indicator: null

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: root.lineHeight
            radius: root.theme.radius - 2
            color: root.highlighted ? root.theme.hover : "transparent"
        }
    }
}
