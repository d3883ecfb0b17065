import QtQuick
import Tiller.App

/** The other run of a comparison. It has the colors and overlays of the first, and its mouse. */
Item {
    id: root

    required property Theme theme
    required property Comparison comparison
    required property AgentsItem world
    required property real titleAtLeast ///< as high as the other's: both worlds are of one size
    readonly property real titleHeight: title.wanted

    objectName: "variantPane"

    VariantTitle {
        id: title

        objectName: "variantTitle"
        width: root.width
        theme: root.theme
        name: root.comparison.variantName
        words: root.comparison.variantWords
        endRoom: close.width
        atLeast: root.titleAtLeast

        IconButton {
            id: close

            objectName: "stopComparing"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.rightMargin: root.theme.gap
            implicitWidth: root.theme.control
            implicitHeight: root.theme.control
            theme: root.theme
            iconName: "close"
            tip: qsTr("Stop comparing")
            onClicked: root.comparison.stop()
        }
    }

    AgentsItem {
        objectName: "variantWorld"
        anchors.fill: parent
        anchors.topMargin: title.height
        clip: true
        activeFocusOnTab: true
        simulation: root.comparison.simulation
        document: root.comparison.document
        inStepWith: root.world
        dark: root.theme.dark
        ground: root.theme.ground
        worldColor: root.theme.world
        gridColor: root.theme.grid
        edgeColor: root.theme.worldEdge
        handleColor: root.theme.target
        accentColor: root.theme.accent
        textColor: root.theme.text
        showGrid: root.world.showGrid
        showHandles: false
        showVelocity: root.world.showVelocity
        showSteering: root.world.showSteering
        showForces: root.world.showForces
        showRadii: root.world.showRadii
        showTrails: root.world.showTrails
        colorByBehavior: root.world.colorByBehavior
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("%1: %2 agents, tick %3").arg(root.comparison.variantName).arg(root.comparison.simulation.agentCount).arg(root.comparison.simulation.tick)
        Accessible.focusable: true
    }
}
