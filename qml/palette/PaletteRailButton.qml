import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An icon above a short name, for a kind of node. */
AbstractButton {
    id: root

    required property string glyph
    property string tip
    property bool tipShown: true
    property color ink: Theme.textMuted

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: tip
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: (root.height - 34) / 2 - 6
            name: root.glyph
            color: root.ink
        }
        Caption {
            anchors.horizontalCenter: parent.horizontalCenter
            y: (root.height - 34) / 2 + 12
            text: root.text
            color: root.hovered || root.checked ? root.Theme.text : root.Theme.textMuted
        }
    }

    background: Rectangle {
        x: 2
        width: parent.width - 4
        radius: root.Theme.radius
        color: root.down ? root.Theme.pressed : root.hovered ? root.Theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.Theme.accent
    }

    Tip {
        beside: true
        visible: root.hovered && root.tipShown
        text: root.tip
    }
}
