pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** What the viewport shows: a menu of all overlays, and if there is room a button each. */
Rectangle {
    id: root

    required property AgentsItem world

    readonly property bool roomy: width >= 600 * Theme.scale
    readonly property var groups: [...world.overlayGroups].slice(1) ///< the header has a choice of its own for colors

    implicitHeight: root.Theme.bar
    color: root.Theme.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.space
        spacing: 2

        Caption {
            Layout.rightMargin: root.Theme.gap
            visible: root.width >= 730 * root.Theme.scale
            text: qsTr("Color by")
        }
        BarButton {
            objectName: "colorByType"
            checkable: true
            on: !root.world.overlays.colorByBehavior && !root.Editor.watch.colorsByNumber
            text: qsTr("Type")
            tip: qsTr("Color agents by their type, and by their mode where it has a color.")
            onClicked: {
                root.world.overlays.colorByBehavior = false
                root.Editor.watch.colorByType()
            }
        }
        BarButton {
            objectName: "colorByBehavior"
            checkable: true
            on: root.world.overlays.colorByBehavior
            text: qsTr("Behavior")
            tip: qsTr("Color agents by the behavior with the largest share of the force.")
            onClicked: root.world.overlays.colorByBehavior = true
        }
        BarButton {
            objectName: "colorByNumber"
            visible: root.width >= 730 * root.Theme.scale // else: a plot whose number is shown as colors
            checkable: true
            on: !root.world.overlays.colorByBehavior && root.Editor.watch.colorsByNumber
            text: qsTr("Number…")
            tip: qsTr("Color the agents of a type by a number: their speed, a distance, or what a number node gives.")
            onClicked: {
                if (!root.world.overlays.colorByBehavior || !root.Editor.watch.colorsByNumber)
                    root.Editor.watch.colorByNumber()
                root.world.overlays.colorByBehavior = false
            }
        }
        Line {
            Layout.leftMargin: root.Theme.gap
            Layout.rightMargin: root.Theme.gap
            implicitHeight: 16
        }
        BarButton {
            id: showButton

            objectName: "showButton"
            text: qsTr("Show ▾")
            Accessible.name: qsTr("Show")
            tip: qsTr("What to show besides the agents.")
            onClicked: menu.opened ? menu.close() : menu.open()

            OverlayMenu {
                id: menu

                y: parent.height + root.Theme.gap
                world: root.world
                groups: root.groups
            }
        }
        CommandButton {
            objectName: "layersButton"
            commandId: "actionLayers"
            text: qsTr("Layers")
            glyph: "layers"
            tip: qsTr("Layers of the world: show, hide and lock scene items together.")
        }
        Row { // Qt 6.4 crashes if a layout loses items while it lays them out
            visible: root.roomy
            spacing: 2

            Repeater {
                model: root.roomy ? root.groups : []

                Row {
                    id: group

                    required property var modelData

                    leftPadding: root.Theme.space
                    spacing: 2

                    Repeater {
                        model: group.modelData.choices.filter(choice => choice.hasButton)

                        CommandButton {
                            required property var modelData

                            objectName: modelData.overlay
                            commandId: modelData.command
                            text: modelData.name
                            glyph: modelData.glyph
                        }
                    }
                }
            }
        }
        Item { Layout.fillWidth: true }
        BarButton {
            objectName: "fitButton"
            text: qsTr("Fit")
            glyph: "world"
            tip: qsTr("Show the whole world. The wheel zooms, dragging with the right or middle button pans.")
            onClicked: root.world.camera.fit()
        }
    }
    Line {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
