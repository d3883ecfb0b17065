pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** A small picture of a graph: cards as boxes in the color of their kind, wires as lines. */
Item {
    id: root

    required property var cards
    required property var wires

    Repeater {
        model: root.wires

        Rectangle {
            required property var modelData
            readonly property real dx: (modelData.x2 - modelData.x1) * root.width
            readonly property real dy: (modelData.y2 - modelData.y1) * root.height

            x: modelData.x1 * root.width
            y: modelData.y1 * root.height
            width: Math.sqrt(dx * dx + dy * dy)
            height: 1
            antialiasing: true
            transformOrigin: Item.Left
            rotation: Math.atan2(dy, dx) * 180 / Math.PI
            color: root.Theme.outline
        }
    }

    Repeater {
        model: root.cards

        Rectangle {
            required property var modelData

            x: modelData.x * root.width
            y: modelData.y * root.height
            width: modelData.width * root.width
            height: modelData.height * root.height
            radius: 2
            color: root.Theme.raised
            border.color: root.Theme.colors.ofKind(modelData.kind)
        }
    }
}
