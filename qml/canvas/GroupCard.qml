pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The card of a group: its name, its ports and the settings that it shows. */
Item {
    id: root

    required property bool legible
    required property bool named ///< names of cards are shown
    required property real portScale
    required property int textSize ///< the smallest that is legible

    required property string itemId
    required property string title
    required property rect box
    required property bool selected
    required property var rows
    required property string problem
    required property bool isError

    signal selectRequested()

    objectName: "group-" + itemId
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Accessible.role: Accessible.Grouping
    Accessible.name: title === "" ? qsTr("Group") : qsTr("Group %1").arg(title)
    Accessible.description: problem
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    Repeater { // the edges of more cards below: there is more inside
        model: 2

        Rectangle {
            required property int index

            x: 4 * (2 - index)
            y: 4 * (2 - index)
            width: root.width - 2 * x
            height: root.height
            radius: root.Theme.radius
            color: root.Theme.panel
            border.width: 1
            border.color: root.Theme.line
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius
        color: root.Theme.raised
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? root.Theme.accent : root.Theme.outline
    }

    Rectangle {
        x: 2
        y: 2
        width: parent.width - 4
        height: root.legible ? 30 : parent.height - 4
        radius: root.Theme.radius - 1
        color: root.Theme.chosen
    }

    PlainText {
        objectName: "groupTitle-" + root.itemId
        visible: root.named
        x: 16
        width: root.width - (root.problem === "" ? 32 : 48)
        height: root.legible ? 32 : root.height
        verticalAlignment: Text.AlignVCenter
        text: root.title === "" ? qsTr("Untitled") : root.title
        elide: Text.ElideRight
        wrapMode: root.legible ? Text.NoWrap : Text.Wrap
        color: root.title === "" ? root.Theme.textMuted : root.Theme.text
        font.pixelSize: Math.max(root.Theme.body, root.textSize)
        font.weight: Font.DemiBold
    }

    Icon {
        objectName: "problem-" + root.itemId
        x: root.width - 26
        y: 8
        visible: root.problem !== ""
        name: root.isError ? "error" : "warning"
        color: root.isError ? root.Theme.error : root.Theme.warning
    }

    Repeater {
        model: root.rows

        Item { // a port with its name, or a setting with its value
            id: line

            required property var modelData
            readonly property bool isPort: modelData.port !== ""
            readonly property string shape: isPort ? root.Theme.portShape(modelData.port) : "round"
            readonly property color portColor: isPort ? root.Theme.colors.ofPort(modelData.port) : "transparent"

            y: modelData.top
            width: root.width
            height: 24

            Rectangle {
                visible: line.isPort
                x: (line.modelData.isInput ? 0 : line.width) - width / 2
                y: (parent.height - height) / 2
                width: line.shape === "round" ? 12 : 11
                height: width
                scale: root.portScale
                radius: line.shape === "round" ? width / 2 : 2
                rotation: line.shape === "diamond" ? 45 : 0
                antialiasing: true
                color: line.modelData.wired ? line.portColor : root.Theme.raised
                border.width: 2
                border.color: line.portColor
            }

            PlainText {
                id: name

                x: 16
                visible: root.legible
                width: line.isPort ? line.width - 32 : Math.min(implicitWidth, line.width * 0.6)
                height: parent.height
                horizontalAlignment: line.modelData.isInput ? Text.AlignLeft : Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: line.modelData.name
                elide: Text.ElideRight
                color: root.Theme.textMuted
                font.pixelSize: Math.max(root.Theme.caption, root.textSize)
            }

            PlainText {
                visible: root.legible && !line.isPort
                x: name.x + name.width + 8
                width: line.width - x - 16
                height: parent.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: line.modelData.value
                elide: Text.ElideRight
                font.pixelSize: Math.max(root.Theme.caption, root.textSize)
            }
        }
    }
}
