import QtQuick
import Tiller.App

/** The grid behind the cards. */
Item {
    id: root

    required property point pan
    required property real zoom
    required property color color

    function rest(distance: real): real {
        return distance - Math.floor(distance / dots.cell) * dots.cell
    }

    DotGrid {
        id: dots

        x: root.rest(root.pan.x) - cell
        y: root.rest(root.pan.y) - cell
        width: root.width + 2 * cell
        height: root.height + 2 * cell
        zoom: root.zoom
        color: root.color
    }
}
