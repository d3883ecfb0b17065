import QtQuick
import Tiller.App

/** The world with what is said in it: the legend, the events, and what goes on. */
Item {
    id: root

    required property SimulationController simulation
    required property Document document
    required property Theme theme
    property string litNode: "" ///< whose force is shown on every agent
    property bool eventsShown: true
    property bool eventsOpen: true ///< at first

    readonly property AgentsItem world: world

    clip: true

    AgentsItem {
        id: world

        objectName: "world"
        anchors.fill: parent
        activeFocusOnTab: true
        simulation: root.simulation
        document: root.document
        litNode: root.litNode
        dark: root.theme.dark
        ground: root.theme.ground
        worldColor: root.theme.world
        gridColor: root.theme.grid
        edgeColor: root.theme.worldEdge
        handleColor: root.theme.target
        accentColor: root.theme.accent
        textColor: root.theme.text
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("World: %1 agents, tick %2").arg(root.simulation.agentCount).arg(root.simulation.tick)
        Accessible.description: qsTr("Click an agent to pick it; drag agents and what is in the scene; arrow keys move what is selected; with a tool, Enter places it in the middle.")
        Accessible.focusable: true
    }
    SceneLabels {
        anchors.fill: parent
        visible: world.showHandles
        world: world
        theme: root.theme
    }
    Legend {
        id: legend

        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: root.theme.space
        visible: world.hasAgentTypes
        world: world
        theme: root.theme
    }
    EventsPanel {
        anchors.left: parent.left
        anchors.bottom: legend.top
        anchors.margins: root.theme.space
        anchors.bottomMargin: root.theme.gap
        width: Math.min(224 * root.theme.scale, parent.width / 2)
        most: Math.min(180 * root.theme.scale, parent.height - legend.height - 3 * root.theme.space)
        visible: root.eventsShown && world.hasAgentTypes && root.simulation.events.count > 0 && most >= 44 * root.theme.scale
        open: root.eventsOpen
        simulation: root.simulation
        theme: root.theme
        onChosen: id => root.document.selection.select(id)
    }
    Text {
        objectName: "mousePlace"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.theme.space
        visible: world.mouseInside
        text: Math.round(world.mouse.x) + ", " + Math.round(world.mouse.y)
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
    DrawHint {
        anchors.top: heldBack.visible ? heldBack.bottom : parent.top
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.topMargin: root.theme.space
        width: Math.min(implicitWidth, parent.width - 2 * root.theme.space)
        visible: text !== ""
        text: world.hint
        theme: root.theme
    }
    HeldBackNote {
        id: heldBack

        anchors.top: parent.top
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.topMargin: root.theme.space
        width: Math.min(implicitWidth, parent.width - 2 * root.theme.space)
        visible: root.simulation.heldBack !== ""
        reason: root.simulation.heldBack
        theme: root.theme
    }
    FutureNote {
        id: future

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.margins: root.theme.space
        width: Math.min(implicitWidth, parent.width - 2 * root.theme.space)
        theme: root.theme
        timeline: root.simulation.timeline
    }
    LitNote {
        anchors.top: future.visible ? future.bottom : parent.top
        anchors.left: parent.left
        anchors.margins: root.theme.space
        theme: root.theme
        world: world
    }
    HandleTip {
        theme: root.theme
        world: world
    }
    EmptyWorld {
        anchors.centerIn: parent
        width: Math.min(320, parent.width - 2 * root.theme.wide)
        visible: !world.hasAgentTypes && world.tool === "select"
        theme: root.theme
    }
    Rectangle {
        anchors.fill: parent
        visible: world.activeFocus
        color: "transparent"
        border.width: 1
        border.color: root.theme.accent
        opacity: 0.6
    }
}
