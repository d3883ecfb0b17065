import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The world with its header and tools; beside or below it the legend, events, parameters and plots. During a
    comparison it shows two worlds. */
Rectangle {
    id: root

    property string litNode: "" ///< the node whose force is shown on every agent
    property bool bare: false ///< without header, tools and menu

    readonly property AgentsItem world: view.world
    readonly property real minimumWorldWidth: 160 ///< of the world beside the plots
    readonly property real minimumWorldHeight: 120
    readonly property real stripSpace: bare ? 0 : Theme.row + 2 * Theme.gap ///< for the tools in one column
    readonly property alias worldView: view
    readonly property bool hasParameters: !bare && Editor.teaching.sliders.count > 0 && !hidden.includes("values")
    readonly property var hidden: Editor.teaching.lesson.hidden ///< by the step of a lesson
    property bool parametersOpen: true
    property bool parametersOpenWithPlots: false ///< while the plots stand below them
    readonly property bool inStep: bare && Editor.teaching.lesson.running
    /// The side stands where it takes less from the world, which usually is a little wider than high. In a lesson
    /// on stage it stays below, so that the world stays in its place from step to step.
    readonly property bool sideBeside: !inStep && (width - room.plotsRight - stripSpace - side.implicitWidth) / (comparing ? 2 : 1)
                                       > 1.1 * (height - header.height)
    /// The plots stand beside the legend and the events, below the world.
    readonly property bool plotsInSide: plots.visible && !plots.beside && !sideBeside && view.world.hasAgentTypes
                                        && width >= 480 && height >= 400
    readonly property bool comparing: Editor.teaching.comparison.active

    color: root.Theme.ground
    implicitWidth: 480
    implicitHeight: 360

    Binding {
        target: root.Editor.watch.recorder
        property: "world"
        when: !root.bare
        value: root.world
    }

    ViewportHeader {
        id: header

        width: root.width - room.plotsRight
        height: visible ? implicitHeight : 0
        visible: !root.bare
        world: root.world
    }

    Item { // the world with what stands beside and below it, except plots in places of their own
        id: room

        readonly property real plotsRight: plots.visible && plots.beside ? plots.width : 0
        readonly property real plotsBelow: plots.visible && !plots.beside && !root.plotsInSide ? plots.height : 0
        readonly property real stripWidth: root.bare ? 0 : strip.width
        readonly property real sideBelow: side.visible && !side.beside ? side.height : 0

        y: header.height
        width: root.width - plotsRight
        height: root.height - y - plotsBelow

        ToolStrip {
            id: strip

            width: implicitWidth
            height: parent.height - room.sideBelow
            visible: !root.bare
            world: root.world
        }

        WorldSide {
            id: side

            x: beside ? room.stripWidth : 0
            y: beside ? 0 : room.height - height
            width: beside ? implicitWidth : room.width
            height: beside ? room.height : implicitHeight
            beside: root.sideBeside
            available: room.height
            plotsHeight: root.plotsInSide ? plots.height : 0
            visible: world.hasAgentTypes && (beside || root.plotsInSide 
                                             || room.height - implicitHeight >= root.minimumWorldHeight)
            world: root.world
            hasParameters: root.hasParameters
            parametersOpen: root.plotsInSide ? root.parametersOpenWithPlots : root.parametersOpen
            eventsShown: !root.comparing && (!root.inStep || root.Editor.teaching.lesson.countsShown)
            keepsEventsRoom: root.bare
            eventsOpen: !root.bare && (beside || root.height >= 400)
            onParametersToggled: {
                if (root.plotsInSide)
                    root.parametersOpenWithPlots = !root.parametersOpenWithPlots
                else
                    root.parametersOpen = !root.parametersOpen
            }
        }

        VariantsView {
            anchors.fill: parent
            anchors.leftMargin: room.stripWidth + (side.visible && side.beside ? side.width : 0)
            anchors.bottomMargin: room.sideBelow
            world: root.world

            WorldView {
                id: view

                anchors.fill: parent
                litNode: root.litNode
                layersShown: !root.bare && !root.comparing && root.Editor.settings.layersShown
            }
        }
    }

    CommandMenu { // the picked agent, the selected scene items, the whole world
        id: menu

        objectName: "worldMenu"
        entries: ["actionFollow", "actionPlot", null,
            {title: qsTr("Send the selected agents here"), enabled: () => root.world.orders.count > 0,
                entries: ["actionSendDisk", "actionSendBox", "actionSendLine", "actionSendColumn", "actionSendKeep", null,
                    "actionLetBeSent"]},
            {menu: sceneMenu},
            {command: "actionFitWorld", text: qsTr("Show the whole world"), icon: "world"}, null, "actionPicture", "actionFilm"]
    }
    Component {
        id: sceneMenu

        CommandMenu {
            function has(count: int): var {
                return () => root.world.selection.count >= count
            }

            objectName: "sceneMenu"
            title: qsTr("Selected scene items")
            when: has(1)
            entries: ["duplicateScene", "turnLeft", "turnRight", "turnALittle", "mirrorAcross", "mirrorDown", "doubleSize",
                "halveSize", null,
                {title: qsTr("Align"), enabled: has(2), entries: [
                    {command: "actionAlign-left", text: qsTr("Left edges")},
                    {command: "actionAlign-centers", text: qsTr("Centers, left to right")},
                    {command: "actionAlign-right", text: qsTr("Right edges")},
                    {command: "actionAlign-top", text: qsTr("Top edges")},
                    {command: "actionAlign-middles", text: qsTr("Centers, top to bottom")},
                    {command: "actionAlign-bottom", text: qsTr("Bottom edges")}]},
                {title: qsTr("Distribute"), enabled: has(3), entries: [
                    {command: "actionAlign-gapsAcross", text: qsTr("Left to right")},
                    {command: "actionAlign-gapsDown", text: qsTr("Top to bottom")}]},
                null,
                {command: "actionToFront", text: qsTr("Bring to the front")},
                {command: "actionToBack", text: qsTr("Send to the back")}]
        }
    }
    Connections {
        target: root.world

        function onMenuRequested(place: point) {
            if (!root.bare)
                menu.popup(root.world, place.x, place.y)
        }
    }
    PlotPanel {
        id: plots

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: beside ? Math.max(140, Math.min(implicitWidth, root.width * 0.6,
                                                root.width - root.stripSpace - root.minimumWorldWidth))
                      : root.plotsInSide ? root.width - side.leftWidth : root.width
        height: beside ? root.height
                       : Math.round(Math.max(root.Theme.row, Math.min(implicitHeight, root.height * (!root.plotsInSide ? 0.6 : root.bare ? 0.36 : 0.27),
                                                                      root.height - header.height - root.minimumWorldHeight)))
        beside: root.width > root.height * 1.4
        visible: root.bare && root.Editor.teaching.lesson.running
                 ? root.Editor.teaching.lesson.plotsShown && root.Editor.watch.plots.count > 0
                 : root.Editor.watch.plotsShown && !root.hidden.includes("plots")
        bare: root.bare
    }
}
