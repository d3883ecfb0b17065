import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A name, a number, and a bar that shows its share of the maximum. */
Item {
    id: root

    required property string name
    required property string value
    property real share: -1
    property string tip: ""

    Layout.fillWidth: true
    implicitHeight: root.share >= 0 ? 28 : 22
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name + ": " + root.value

    PlainText {
        y: 3
        text: root.name
        color: root.Theme.textMuted
    }
    PlainText {
        anchors.right: parent.right
        y: 3
        text: root.value
    }
    ShareBar {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3
        width: parent.width
        visible: root.share >= 0
        share: root.share
    }
    HoverHandler {
        id: hover
    }
    Tip {
        text: root.tip
        visible: hover.hovered && root.tip !== ""
    }
}
