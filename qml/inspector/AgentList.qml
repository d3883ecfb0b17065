pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The agents of a type that were placed by hand: name, position, velocity. */
Column {
    id: root

    required property string node

    visible: agents.placed
    height: visible ? implicitHeight : 0
    topPadding: Theme.space
    leftPadding: Theme.space + 4
    spacing: Theme.gap

    AgentListModel {
        id: agents

        document: root.Editor.document
        item: root.node
    }

    PaneTitle {
        text: qsTr("Placed agents: name, x, y, velocity x, y")
    }

    Repeater {
        model: agents

        Column {
            id: line

            required property int index
            required property string name
            required property string placeX
            required property string placeY
            required property string speedX
            required property string speedY
            required property string layerId
            property bool opened: false ///< shows the properties
            readonly property real fieldWidth: (root.width - 24 - 72 - 2 * 26 - 5 * 2) / 4

            objectName: "agent-" + index
            spacing: root.Theme.gap

            Row {
                spacing: 2

                LineField {
                    objectName: "agentName-" + line.index
                    width: 72
                    value: line.name
                    placeholderText: String(line.index + 1)
                    Accessible.name: qsTr("Name")
                    onEntered: text => agents.edit(line.index, "name", text)
                }

                Repeater {
                    model: [["x", line.placeX], ["y", line.placeY], ["vx", line.speedX], ["vy", line.speedY]]

                    NumberField {
                        required property var modelData

                        objectName: "agent-" + modelData[0] + "-" + line.index
                        width: line.fieldWidth
                        leftPadding: 2
                        rightPadding: 4
                        value: modelData[1]
                        Accessible.name: modelData[0]
                        onEntered: text => agents.edit(line.index, modelData[0], text)
                    }
                }

                IconButton {
                    objectName: "agentProperties-" + line.index
                    small: true
                    iconName: line.opened ? "up" : "down"
                    tip: agents.layers.length > 1 ? qsTr("Layer and properties of this agent") : qsTr("Properties of this agent")
                    onClicked: line.opened = !line.opened
                }

                IconButton {
                    objectName: "removeAgent-" + line.index
                    small: true
                    iconName: "close"
                    tip: qsTr("Remove this agent")
                    onClicked: agents.removeAt(line.index)
                }
            }

            Row {
                visible: line.opened && agents.layers.length > 1
                spacing: root.Theme.space

                Caption {
                    width: 72
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Layer")
                }
                ChoiceBox {
                    objectName: "agentLayer-" + line.index
                    width: root.width - 24 - 72 - root.Theme.space
                    choices: agents.layers
                    shown: line.layerId
                    Accessible.name: qsTr("Layer of this agent")
                    onEdited: id => agents.setLayer(line.index, id)
                }
            }

            PropertyTable {
                width: root.width - 12
                item: line.opened ? root.node : ""
                agent: line.index
            }
        }
    }

    TextButton {
        objectName: "placeAgent"
        text: qsTr("Place one more")
        onClicked: agents.add()
    }
}
