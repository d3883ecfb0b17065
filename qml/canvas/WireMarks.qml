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
        id: referenceTag

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
            height: referenceTag.legible ? Math.max(parent.height, 1.2 * label.font.pixelSize) : parent.height
            radius: height / 2
            color: referenceTag.tone
            border.width: referenceTag.selected || referenceTag.hovered ? 2 : 0
            border.color: referenceTag.selected ? referenceTag.Theme.accent : referenceTag.Theme.text
        }

        Words {
            id: label

            anchors.fill: pill
            anchors.leftMargin: 5
            anchors.rightMargin: 5
            visible: referenceTag.legible
            text: referenceTag.text
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: referenceTag.isLight === referenceTag.Theme.dark ? referenceTag.Theme.textOnAccent : referenceTag.Theme.text
            font.family: referenceTag.Theme.family
            font.pixelSize: Math.max(referenceTag.Theme.caption, referenceTag.textSize)
            font.weight: Font.Medium
        }
    }

    /** The labels of a wire: the weight of a force as a pill, and the place in an order. */
    component WireMark: Item {
        id: wireMark

        required property string linkId
        required property bool hovered
        required property bool isForce
        required property real weight
        required property int place
        required property bool selected

        Rectangle {
            id: pill

            anchors.centerIn: parent
            anchors.horizontalCenterOffset: wireMark.place > 0 ? 8 : 0 // both are in the middle
            visible: wireMark.isForce
            width: Math.max(28, weightText.implicitWidth + 16)
            height: 20
            radius: 10
            color: wireMark.selected ? wireMark.Theme.chosen : wireMark.hovered ? wireMark.Theme.hover : wireMark.Theme.panel
            border.width: wireMark.selected ? 2 : 1
            border.color: wireMark.selected ? wireMark.Theme.accent : wireMark.hovered ? wireMark.Theme.outline : wireMark.Theme.behavior

            Words {
                id: weightText

                objectName: "weight-" + wireMark.linkId
                anchors.centerIn: parent
                text: Number(wireMark.weight.toFixed(3)).toString()
                color: wireMark.weight === 0 ? wireMark.Theme.textMuted : wireMark.Theme.text
                font.family: wireMark.Theme.family
                font.pixelSize: wireMark.Theme.caption
                font.weight: Font.Medium
            }
        }

        Rectangle {
            objectName: "place-" + wireMark.linkId
            anchors.verticalCenter: parent.verticalCenter
            x: pill.visible ? pill.x - width + 4 : (parent.width - width) / 2
            visible: wireMark.place > 0
            width: 20
            height: 20
            radius: 10
            border.width: wireMark.selected && !wireMark.isForce ? 2 : 0
            border.color: wireMark.Theme.accent
            color: wireMark.Theme.colors.ofKind(wireMark.isForce ? "combiner" : "mode")

            Words {
                anchors.centerIn: parent
                text: wireMark.place
                color: wireMark.Theme.textOnAccent
                font.family: wireMark.Theme.family
                font.pixelSize: wireMark.Theme.caption
                font.weight: Font.DemiBold
            }
        }
    }
}
