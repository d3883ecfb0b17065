pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The layers of the scene, the front one first: show, lock, rename, order, add and remove them, and move the selection
    into one. */
RaisedBox {
    id: root

    required property AgentsItem world

    signal closed()

    objectName: "layersPanel"
    implicitWidth: 232 * Theme.scale
    implicitHeight: content.implicitHeight + 2
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Layers")

    MouseArea { // the world behind it gets no clicks
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: event => event.accepted = true
    }

    ColumnLayout {
        id: content

        x: 1
        y: 1
        width: root.width - 2
        height: root.height - 2
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: root.Theme.space
            spacing: 0

            PaneTitle {
                Layout.fillWidth: true
                text: qsTr("Layers")
            }
            IconButton {
                objectName: "addLayer"
                iconName: "plus"
                tip: qsTr("Add a layer. What you draw next comes into it.")
                onClicked: root.world.layers.add()
            }
            IconButton {
                objectName: "closeLayers"
                iconName: "close"
                tip: qsTr("Close the list of layers")
                onClicked: root.closed()
            }
        }

        ListView {
            id: list

            objectName: "layerList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.bottomMargin: root.Theme.gap
            implicitHeight: contentHeight
            clip: true
            interactive: contentHeight > height
            model: root.world.layers
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Layers, the front one first")

            delegate: LayerRow {
                width: list.width
                layers: root.world.layers
                last: list.count - 1
            }
        }
    }
}
