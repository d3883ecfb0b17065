import QtQuick
import Tiller.App

/** A line on the card of a group: a port with its name, or a setting with its value. */
Item {
    id: root

    required property bool legible
    required property real portScale
    required property int textSize ///< the smallest that is legible
    required property var modelData
    readonly property bool isPort: modelData.port !== ""
    readonly property string shape: isPort ? Theme.portShape(modelData.port) : "round"
    readonly property color portColor: isPort ? Theme.colors.ofPort(modelData.port) : "transparent"

    y: modelData.top
    height: 24

    Rectangle {
        visible: root.isPort
        x: (root.modelData.isInput ? 0 : root.width) - width / 2
        y: (parent.height - height) / 2
        width: root.shape === "round" ? 12 : 11
        height: width
        scale: root.portScale
        radius: root.shape === "round" ? width / 2 : 2
        rotation: root.shape === "diamond" ? 45 : 0
        antialiasing: true
        color: root.modelData.wired ? root.portColor : root.Theme.raised
        border.width: 2
        border.color: root.portColor
    }

    Words {
        id: name

        x: 16
        visible: root.legible
        width: root.isPort ? root.width - 32 : Math.min(implicitWidth, root.width * 0.6)
        height: parent.height
        horizontalAlignment: root.modelData.isInput ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.modelData.name
        elide: Text.ElideRight
        color: root.Theme.textMuted
        font.family: root.Theme.family
        font.pixelSize: Math.max(root.Theme.caption, root.textSize)
    }

    Words {
        visible: root.legible && !root.isPort
        x: name.x + name.width + 8
        width: root.width - x - 16
        height: parent.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.modelData.value
        elide: Text.ElideRight
        color: root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: Math.max(root.Theme.caption, root.textSize)
    }
}
