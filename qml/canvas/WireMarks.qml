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
}
