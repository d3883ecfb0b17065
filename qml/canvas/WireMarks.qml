// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import Tiller.App

/** A wire for screen readers, and what stands on it: that only while it is in view and near enough. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas

    required property string linkId
    required property real middleX
    required property real middleY
    required property bool isForce
    required property real weight
    required property int place
    required property bool selected
    required property bool marked
    required property string sentence

    objectName: "link-" + linkId
    x: middleX - width / 2
    y: middleY - height / 2
    width: 40
    height: 20
    Accessible.role: Accessible.Indicator
    Accessible.name: sentence

    Loader {
        anchors.fill: parent
        active: root.marked
        asynchronous: root.canvas.nodes.crowded // not all in one frame

        sourceComponent: WireMark {
            theme: root.theme
            scale: root.canvas.markScale
            linkId: root.linkId
            hovered: root.canvas.hoveredLink === root.linkId
            isForce: root.isForce
            weight: root.weight
            place: root.place
            selected: root.selected
        }
    }
}
