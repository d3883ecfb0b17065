import QtQuick
import Tiller.App

/** The labels of a wire: the weight of a force as a pill, and the place in an order. */
Item {
    id: root

    required property string linkId
    required property bool hovered
    required property bool isForce
    required property real weight
    required property int place
    required property bool selected

    Rectangle {
        id: pill

        anchors.centerIn: parent
        visible: root.isForce
        width: Math.max(28, weightText.implicitWidth + 16)
        height: 20
        radius: 10
        color: root.selected ? root.Theme.chosen : root.hovered ? root.Theme.hover : root.Theme.panel
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? root.Theme.accent : root.hovered ? root.Theme.outline : root.Theme.behavior

        Words {
            id: weightText

            objectName: "weight-" + root.linkId
            anchors.centerIn: parent
            text: Number(root.weight.toFixed(3)).toString()
            color: root.weight === 0 ? root.Theme.textMuted : root.Theme.text
            font.family: root.Theme.family
            font.pixelSize: root.Theme.caption
            font.weight: Font.Medium
        }
    }

    Rectangle {
        objectName: "place-" + root.linkId
        anchors.verticalCenter: parent.verticalCenter
        x: pill.visible ? pill.x - width + 4 : (parent.width - width) / 2
        visible: root.place > 0
        width: 20
        height: 20
        radius: 10
        border.width: root.selected && !root.isForce ? 2 : 0
        border.color: root.Theme.accent
        color: root.Theme.colors.ofKind(root.isForce ? "combiner" : "mode")

        Words {
            anchors.centerIn: parent
            text: root.place
            color: root.Theme.textOnAccent
            font.family: root.Theme.family
            font.pixelSize: root.Theme.caption
            font.weight: Font.DemiBold
        }
    }
}
