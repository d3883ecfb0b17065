import QtQuick

/** What stands on a wire: the weight of a force as a pill, and its place where the order counts. */
Item {
    id: root

    required property Theme theme
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
        color: root.selected ? root.theme.chosen : root.hovered ? root.theme.hover : root.theme.panel
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? root.theme.accent : root.hovered ? root.theme.outline : root.theme.behavior

        Text {
            id: weightText

            objectName: "weight-" + root.linkId
            anchors.centerIn: parent
            text: Number(root.weight.toFixed(3)).toString()
            color: root.weight === 0 ? root.theme.textMuted : root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
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
        border.color: root.theme.accent
        color: root.theme.kind(root.isForce ? "combiner" : "mode")

        Text {
            anchors.centerIn: parent
            text: root.place
            color: root.theme.textOnAccent
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
            font.weight: Font.DemiBold
        }
    }
}
