import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An entry of a menu, with its keys at the right. */
MenuItem {
    id: root

    property string keys: ""
    property bool startsSection: (subMenu as PopupMenu)?.startsSection ?? false ///< with a line above it
    readonly property int lineHeight: startsSection ? 9 : 0

    implicitHeight: Theme.control + lineHeight
    implicitWidth: leftPadding + 24 + words.implicitWidth + Theme.wide + keysText.implicitWidth
                   + keysText.anchors.rightMargin + rightPadding
    font.family: Theme.family
    font.pixelSize: Theme.body
    opacity: enabled ? 1 : 0.5

    contentItem: Item {
    }

    Line {
        x: 8
        y: 4
        width: parent.width - 2 * x
        visible: root.lineHeight > 0
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
            color: root.Theme.textMuted
        }

        PlainText {
            id: words

            anchors.fill: parent
            anchors.leftMargin: 24
            anchors.rightMargin: keysText.implicitWidth + 8
            text: root.text.replace("&", "")
            font: root.font
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }

        Caption {
            id: keysText

            anchors.right: parent.right
            anchors.rightMargin: root.subMenu ? root.Theme.wide : 0
            anchors.verticalCenter: parent.verticalCenter
            text: root.keys
        }
    }

    arrow: Icon {
        x: root.width - width - 8
        y: root.lineHeight + (root.height - root.lineHeight - height) / 2
        visible: root.subMenu !== null
        name: "right"
        color: root.Theme.textMuted
    }

    indicator: null

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: root.lineHeight
            radius: root.Theme.radius - 2
            color: root.highlighted ? root.Theme.hover : "transparent"
        }
    }
}
