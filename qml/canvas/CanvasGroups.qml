pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The cards of groups; of an open group, the names of its ports beside the ports of its cards. */
Item {
    id: root

    Repeater {
        model: root.Editor.canvas.annotations.groups

        GroupCard {
            legible: root.Editor.canvas.view.detailed
            named: root.Editor.canvas.view.named
            portScale: root.Editor.canvas.view.portScale
            textSize: root.Editor.canvas.view.textSize
            onSelectRequested: root.Editor.document.selection.select(itemId)
        }
    }

    Repeater {
        model: root.Editor.canvas.groups.edges

        Item {
            id: edge

            required property var modelData
            readonly property color tone: Theme.colors.ofPort(modelData.type)
            readonly property bool legible: root.Editor.canvas.view.detailed ///< else a bar, as tags of references

            x: modelData.place.x
            y: modelData.place.y

            Rectangle {
                x: edge.modelData.isInput ? -40 : 6
                y: -1
                width: 34
                height: 2
                color: edge.tone
            }

            Rectangle {
                x: edge.modelData.isInput ? -40 - width : 40
                y: -height / 2
                width: edge.legible ? label.implicitWidth + 16 : 48
                height: 22
                radius: height / 2
                color: edge.legible ? root.Theme.panel : edge.tone
                border.color: edge.tone

                PlainText {
                    id: label

                    objectName: "edgeName-" + edge.modelData.name
                    anchors.centerIn: parent
                    visible: edge.legible
                    text: edge.modelData.name
                    font.pixelSize: Math.max(root.Theme.caption, root.Editor.canvas.view.textSize)
                }
            }
        }
    }
}
