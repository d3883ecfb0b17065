import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The world, with a header of what to show of it, tools, and plots; or two worlds that are compared. */
Rectangle {
    id: root

    required property SimulationController simulation
    required property Document document
    required property Theme theme
    required property Watch watch
    property string litNode: "" ///< whose force is shown on every agent
    property WatchActions watchActions: null
    property Comparison comparison: null ///< with a variant, which then stands beside it
    property bool bare: false ///< the world alone

    readonly property AgentsItem world: view.world
    readonly property real leastWidth: 160 ///< that plots leave of the world
    readonly property real leastHeight: 120
    readonly property alias worldView: view
    readonly property bool comparing: comparison !== null && comparison.active

    color: root.theme.ground
    implicitWidth: 480
    implicitHeight: 360

    Binding {
        target: root.watch.recorder
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
            theme: root.theme
            world: root.world
        }
        Item { // no layout: how wide the strip is follows from its height
            Layout.fillWidth: true
            Layout.fillHeight: true

            ToolStrip {
                id: strip

                anchors.top: parent.top
                anchors.bottom: parent.bottom
                width: implicitWidth
                visible: !root.bare
                theme: root.theme
                world: root.world
            }
            VariantsView {
                anchors.fill: parent
                anchors.leftMargin: root.bare ? 0 : strip.width
                theme: root.theme
                comparison: root.comparison
                world: root.world

                WorldView {
                    id: view

                    anchors.fill: parent
                    simulation: root.simulation
                    document: root.document
                    theme: root.theme
                    litNode: root.litNode
                    eventsShown: !root.comparing
                    eventsOpen: !root.bare && root.height >= 400
                }
            }
        }
    }
    WorldMenu {
        id: menu

        objectName: "worldMenu"
        theme: root.theme
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
        width: beside ? Math.max(140, Math.min(implicitWidth, root.width * 0.6, root.width - strip.width - root.leastWidth))
                      : root.width
        height: beside ? root.height
                       : Math.max(root.theme.row, Math.min(implicitHeight, root.height * 0.6, root.height - header.height - root.leastHeight))
        beside: root.width > root.height * 1.4
        visible: root.watch.plotsShown
        theme: root.theme
        watch: root.watch
        actions: root.watchActions
    }
}
