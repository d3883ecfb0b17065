import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The world with its header, tools and plots; during a comparison two worlds. */
Rectangle {
    id: root

    property string litNode: "" ///< the node whose force is shown on every agent
    property WatchActions watchActions: null
    property Comparison comparison: null ///< may have a variant to show beside the world
    property bool bare: false ///< without header, tools and menu

    readonly property AgentsItem world: view.world
    readonly property real minimumWorldWidth: 160 ///< of the world beside the plots
    readonly property real minimumWorldHeight: 120
    readonly property alias worldView: view
    readonly property bool comparing: comparison !== null && comparison.active

    color: root.Theme.ground
    implicitWidth: 480
    implicitHeight: 360

    Binding {
        target: root.Editor.watch.recorder
        property: "world"
        when: !root.bare
        value: root.world
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.rightMargin: plots.visible && plots.beside ? plots.width : 0
        anchors.bottomMargin: plots.visible && !plots.beside ? plots.height : 0
        spacing: 0

        ViewportHeader {
            id: header

            Layout.fillWidth: true
            visible: !root.bare
            world: root.world
        }
        Item { // not a layout: the strip's width depends on its height
            id: room

            readonly property real stripWidth: root.bare ? 0 : strip.width

            Layout.fillWidth: true
            Layout.fillHeight: true

            ToolStrip {
                id: strip

                anchors.top: parent.top
                anchors.bottom: parent.bottom
                width: implicitWidth
                visible: !root.bare
                world: root.world
            }
            WorldSide {
                id: side

                x: room.stripWidth
                y: beside ? 0 : room.height - height
                width: beside ? implicitWidth : room.width - x
                height: beside ? room.height : implicitHeight
                // Where it takes less from the world, which usually is a little wider than high.
                beside: (room.width - x - implicitWidth) / (root.comparing ? 2 : 1) > 1.1 * room.height
                available: room.height
                visible: world.hasAgentTypes && (beside || room.height - implicitHeight >= root.minimumWorldHeight)
                world: root.world
                eventsShown: !root.comparing
                eventsOpen: !root.bare && (beside || root.height >= 400)
            }
            VariantsView {
                anchors.fill: parent
                anchors.leftMargin: room.stripWidth + (side.visible && side.beside ? side.width : 0)
                anchors.bottomMargin: side.visible && !side.beside ? side.height : 0
                comparison: root.comparison
                world: root.world

                WorldView {
                    id: view

                    anchors.fill: parent
                    litNode: root.litNode
                }
            }
        }
    }
    WorldMenu {
        id: menu

        objectName: "worldMenu"
        world: root.world
        actions: root.watchActions
    }
    Connections {
        target: root.world

        function onMenuRequested(place: point) {
            if (root.watchActions)
                menu.popup(root.world, place.x, place.y)
        }
    }
    PlotPanel {
        id: plots

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: beside ? Math.max(140, Math.min(implicitWidth, root.width * 0.6,
                                                root.width - strip.width - root.minimumWorldWidth))
                      : root.width
        height: beside ? root.height
                       : Math.max(root.Theme.row, Math.min(implicitHeight, root.height * 0.6,
                                                           root.height - header.height - root.minimumWorldHeight))
        beside: root.width > root.height * 1.4
        visible: root.Editor.watch.plotsShown
        actions: root.watchActions
    }
}
