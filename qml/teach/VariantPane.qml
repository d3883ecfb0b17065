import QtQuick
import Tiller.App

/** The second run of a comparison. It has the colors, the overlays and the mouse of the first run. */
Item {
    id: root

    readonly property Comparison comparison: Editor.teaching.comparison
    required property AgentsItem world
    required property real minimumTitleHeight ///< both titles have the same height, and so have both worlds
    readonly property real titleHeight: title.neededHeight
    /// The way to the tick of the other run was canceled.
    readonly property bool isElsewhere: !world.simulation.playing && !world.simulation.timeline.goingLong && comparison.simulation.tick !== world.simulation.tick

    objectName: "variantPane"

    VariantTitle {
        id: title

        objectName: "variantTitle"
        width: root.width
        name: root.comparison.variantName
        difference: root.comparison.variantWords
        counted: (root.isElsewhere ? qsTr("At tick %1. ").arg(root.comparison.simulation.tick) : "") + root.comparison.simulation.countedText
        endMargin: close.width
        minimumHeight: root.minimumTitleHeight

        IconButton {
            id: close

            objectName: "stopComparing"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.rightMargin: root.Theme.gap
            implicitWidth: root.Theme.control
            implicitHeight: root.Theme.control
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
        spotlight.target: root.world.spotlight.target
        spotlight.ringed: root.world.spotlight.ringed
        camera.inStepWith: root.world.camera
        overlays: root.world.overlays.forVariant()
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("%1: %n agents, tick %2", "", root.comparison.simulation.agentCount).arg(root.comparison.variantName).arg(root.comparison.simulation.tick)
        Accessible.focusable: true
    }
}
