import QtQuick
import QtQuick.Layouts

/** A name, a number, and how much of what it can be at most. */
Item {
    id: root

    required property Theme theme
    required property string name
    required property string value
    property real share: -1
    property string tip: ""

    Layout.fillWidth: true
    implicitHeight: root.share >= 0 ? 28 : 22
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name + ": " + root.value

    Text {
        y: 3
        text: root.name
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }
    Text {
        anchors.right: parent.right
        y: 3
        text: root.value
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }
    ShareBar {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3
        width: parent.width
        visible: root.share >= 0
        theme: root.theme
        share: root.share
    }
    HoverHandler {
        id: hover
    }
    BarTip {
        theme: root.theme
        text: root.tip
        visible: hover.hovered && root.tip !== ""
    }
}
