pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An example: its world as it moves, its title and its first sentence. */
AbstractButton {
    id: root

    required property string file
    required property string title
    required property string line
    required property var cards
    required property var wires
    required property string moves ///< the recorded motion; empty: the card shows a sketch of the graph
    property bool plays: false ///< once
    readonly property bool looks: hovered || visualFocus ///< plays again and again

    signal chosen()

    objectName: "example-" + file.slice(file.lastIndexOf("/") + 1).replace(".tiller", "")
    width: 256
    height: 244
    hoverEnabled: true
    Accessible.name: title
    Accessible.description: line
    onClicked: chosen()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: root.Theme.radius
        color: root.Theme.raised
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus || root.hovered ? root.Theme.accent : root.Theme.line
    }

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

            Loader {
                anchors.fill: parent
                anchors.margins: 12
                active: root.moves === ""
                sourceComponent: GraphSketch {
                    cards: root.cards
                    wires: root.wires
                }
            }
        }

        BodyText {
            x: 12
            y: 156
            width: parent.width - 24
            text: root.title
            elide: Text.ElideRight
            font.weight: Font.DemiBold
        }

        Caption {
            x: 12
            y: 178
            width: parent.width - 24
            height: 56
            text: root.line
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: 3
            lineHeight: 1.15
        }
    }

    /** A small picture of a graph: cards as boxes in the color of their kind, wires as lines. */
    component GraphSketch: Item {
        id: graphSketch

        required property var cards
        required property var wires

        Repeater {
            model: graphSketch.wires

            Rectangle {
                required property var modelData
                readonly property real dx: (modelData.x2 - modelData.x1) * graphSketch.width
                readonly property real dy: (modelData.y2 - modelData.y1) * graphSketch.height

                x: modelData.x1 * graphSketch.width
                y: modelData.y1 * graphSketch.height
                width: Math.sqrt(dx * dx + dy * dy)
                height: 1
                antialiasing: true
                transformOrigin: Item.Left
                rotation: Math.atan2(dy, dx) * 180 / Math.PI
                color: graphSketch.Theme.outline
            }
        }

        Repeater {
            model: graphSketch.cards

            Rectangle {
                required property var modelData

                x: modelData.x * graphSketch.width
                y: modelData.y * graphSketch.height
                width: modelData.width * graphSketch.width
                height: modelData.height * graphSketch.height
                radius: 2
                color: graphSketch.Theme.raised
                border.color: graphSketch.Theme.colors.ofKind(modelData.kind)
            }
        }
    }
}
