import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An example: a sketch of its graph, its title and its first sentence. */
AbstractButton {
    id: root

    required property string file
    required property string title
    required property string line
    required property var cards
    required property var wires

    signal chosen()

    objectName: "example-" + file.slice(file.lastIndexOf("/") + 1).replace(".tiller", "")
    width: 256
    height: 208
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
            height: 104
            radius: root.Theme.radius - 2
            color: root.Theme.ground

            GraphSketch {
                anchors.fill: parent
                anchors.margins: 12
                cards: root.cards
                wires: root.wires
            }
        }

        BodyText {
            x: 12
            y: 120
            width: parent.width - 24
            text: root.title
            elide: Text.ElideRight
            font.weight: Font.DemiBold
        }

        Caption {
            x: 12
            y: 142
            width: parent.width - 24
            height: 56
            text: root.line
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: 3
            lineHeight: 1.15
        }
    }
}
