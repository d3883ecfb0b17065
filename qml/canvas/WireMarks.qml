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

        sourceComponent: WireMark {
            scale: root.canvas.view.markScale
            linkId: root.linkId
            hovered: root.canvas.hover.link === root.linkId
            isForce: root.isForce
            weight: root.weight
            place: root.place
            selected: root.selected
        }
    }

    Loader {
        anchors.fill: parent
        active: root.marked && root.isTag
        asynchronous: root.canvas.nodes.crowded

        sourceComponent: ReferenceTag {
            linkId: root.linkId
            text: root.tagName
            tone: root.tagColor
            legible: root.canvas.view.detailed
            textSize: root.canvas.view.textSize
            hovered: root.canvas.hover.link === root.linkId
            selected: root.selected
        }
    }

    /** A reference to an agent type at the input of a card: a pill with the name of the type, in its color. */
    component ReferenceTag: Item {
        id: root

        required property string linkId
        required property string text
        required property color tone
        required property bool legible
        required property int textSize ///< the smallest that is legible
        required property bool hovered
        required property bool selected

        readonly property bool isLight: 0.3 * tone.r + 0.59 * tone.g + 0.11 * tone.b > 0.55

        objectName: "tag-" + linkId

        Rectangle {
            id: pill

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: root.legible ? Math.max(parent.height, 1.2 * label.font.pixelSize) : parent.height
            radius: height / 2
            color: root.tone
            border.width: root.selected || root.hovered ? 2 : 0
            border.color: root.selected ? root.Theme.accent : root.Theme.text
        }

        Words {
            id: label

            anchors.fill: pill
            anchors.leftMargin: 5
            anchors.rightMargin: 5
            visible: root.legible
            text: root.text
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: root.isLight === root.Theme.dark ? root.Theme.textOnAccent : root.Theme.text
            font.family: root.Theme.family
            font.pixelSize: Math.max(root.Theme.caption, root.textSize)
            font.weight: Font.Medium
        }
    }

    /** The labels of a wire: the weight of a force as a pill, and the place in an order. */
    component WireMark: Item {
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
}
