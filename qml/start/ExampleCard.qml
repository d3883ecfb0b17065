pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** An example: its world as it moves, its title and its first sentence. */
Pressable {
    id: root

    required property var modelData ///< {file, title, line, cards, wires, moves}
    readonly property string file: modelData.file
    readonly property string moves: modelData.moves ///< the recorded motion; empty: the card shows a sketch of the graph
    property bool plays: false ///< once
    readonly property bool looks: hovered || visualFocus ///< plays again and again

    signal chosen()

    objectName: "example-" + file.slice(file.lastIndexOf("/") + 1).replace(".tiller", "")
    width: 256
    height: 244
    ground: Theme.raised
    edge: hovered ? Theme.accent : Theme.line
    Accessible.name: modelData.title
    Accessible.description: modelData.line
    onClicked: chosen()

    // qmllint disable deferred-property-id
    contentItem: Item {
        Rectangle {
            x: 8
            y: 8
            width: parent.width - 16
            height: 140
            radius: root.Theme.radius - 2
            color: root.Theme.ground

            ExampleMovesItem {
                objectName: "moves"
                anchors.fill: parent
                file: root.file
                moves: root.moves
                dark: root.Theme.dark
                visible: root.moves !== ""

                NumberAnimation on position {
                    objectName: "playing"
                    running: root.visible && root.moves !== "" && (root.plays || root.looks)
                    from: 0
                    to: 1
                    duration: 5000
                    loops: root.looks ? Animation.Infinite : 1
                }
            }

            Item { // cards as boxes in the color of their kind, wires as lines
                id: sketch

                anchors.fill: parent
                anchors.margins: 12
                visible: root.moves === ""

                Repeater {
                    model: sketch.visible ? root.modelData.wires : []

                    Rectangle {
                        required property var modelData
                        readonly property real dx: (modelData.x2 - modelData.x1) * sketch.width
                        readonly property real dy: (modelData.y2 - modelData.y1) * sketch.height

                        x: modelData.x1 * sketch.width
                        y: modelData.y1 * sketch.height
                        width: Math.sqrt(dx * dx + dy * dy)
                        height: 1
                        antialiasing: true
                        transformOrigin: Item.Left
                        rotation: Math.atan2(dy, dx) * 180 / Math.PI
                        color: root.Theme.outline
                    }
                }

                Repeater {
                    model: sketch.visible ? root.modelData.cards : []

                    Rectangle {
                        required property var modelData

                        x: modelData.x * sketch.width
                        y: modelData.y * sketch.height
                        width: modelData.width * sketch.width
                        height: modelData.height * sketch.height
                        radius: 2
                        color: root.Theme.raised
                        border.color: root.Theme.colors.ofKind(modelData.kind)
                    }
                }
            }
        }

        PlainText {
            x: 12
            y: 156
            width: parent.width - 24
            text: root.modelData.title
            elide: Text.ElideRight
            font.weight: Font.DemiBold
        }

        CaptionParagraph {
            x: 12
            y: 178
            width: parent.width - 24
            height: 56
            text: root.modelData.line
            elide: Text.ElideRight
            maximumLineCount: 3
            lineHeight: 1.15
        }
    }
}
