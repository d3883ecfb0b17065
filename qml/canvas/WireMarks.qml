// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** A wire for screen readers, with its labels, which are created only while they are visible and large
    enough. */
Item {
    id: root

    required property CanvasController canvas

    required property string linkId
    required property real middleX
    required property real middleY
    required property bool isForce
    required property real weight
    required property int place
    required property bool selected
    required property bool marked
    required property bool isTag
    required property rect tagBox
    required property string tagName
    required property string tagColor
    required property string sentence
    readonly property bool hovered: canvas.hover.link === linkId

    objectName: "link-" + linkId
    x: middleX - width / 2
    y: middleY - height / 2
    width: isTag ? tagBox.width : 40
    height: 20
    Accessible.role: Accessible.Indicator
    Accessible.name: sentence

    Loader {
        anchors.fill: parent
        active: root.marked && !root.isTag
        asynchronous: root.canvas.nodes.crowded // spreads many wires over several frames

        sourceComponent: Item { // the weight of a force as a pill, and the place in an order
            scale: root.canvas.view.markScale

            Rectangle {
                id: pill

                anchors.centerIn: parent
                anchors.horizontalCenterOffset: root.place > 0 ? 8 : 0 // both are in the middle
                visible: root.isForce
                width: Math.max(28, weightText.implicitWidth + 16)
                height: 20
                radius: 10
                color: root.selected ? root.Theme.chosen : root.hovered ? root.Theme.hover : root.Theme.panel
                border.width: root.selected ? 2 : 1
                border.color: root.selected ? root.Theme.accent : root.hovered ? root.Theme.outline : root.Theme.behavior

                PlainText {
                    id: weightText

                    objectName: "weight-" + root.linkId
                    anchors.centerIn: parent
                    text: Number(root.weight.toFixed(3)).toString().replace(".", Qt.locale().decimalPoint)
                    color: root.weight === 0 ? root.Theme.textMuted : root.Theme.text
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

                PlainText {
                    anchors.centerIn: parent
                    text: root.place
                    color: root.Theme.textOnAccent
                    font.pixelSize: root.Theme.caption
                    font.weight: Font.DemiBold
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.marked && root.isTag
        asynchronous: root.canvas.nodes.crowded

        sourceComponent: Item { // a reference to an agent type at the input of a card: a pill with the name of the type, in its color
            id: tag

            readonly property string text: root.tagName
            readonly property color tone: root.tagColor
            readonly property bool isLight: 0.3 * tone.r + 0.59 * tone.g + 0.11 * tone.b > 0.55

            objectName: "tag-" + root.linkId

            Rectangle {
                id: back

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: root.canvas.view.detailed ? Math.max(parent.height, 1.2 * label.font.pixelSize) : parent.height
                radius: height / 2
                color: tag.tone
                border.width: root.selected || root.hovered ? 2 : 0
                border.color: root.selected ? root.Theme.accent : root.Theme.text
            }

            PlainText {
                id: label

                anchors.fill: back
                anchors.leftMargin: 5
                anchors.rightMargin: 5
                visible: root.canvas.view.detailed
                text: tag.text
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: tag.isLight === root.Theme.dark ? root.Theme.textOnAccent : root.Theme.text
                font.pixelSize: Math.max(root.Theme.caption, root.canvas.view.textSize)
                font.weight: Font.Medium
            }
        }
    }
}
