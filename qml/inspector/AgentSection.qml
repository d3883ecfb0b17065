import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The picked agent's live values, or how to pick one. */
ScrollView {
    id: root

    required property Theme theme
    required property SimulationController simulation
    required property Document document
    required property Watch watch
    required property AgentsItem world
    property string plotKeys: ""

    signal pointed(id: string) ///< at a node's row; empty: no more

    contentWidth: availableWidth
    padding: theme.space + 4

    AgentPanel {
        width: root.availableWidth
        theme: root.theme
        simulation: root.simulation
        document: root.document
        watch: root.watch
        world: root.world
        onPointed: id => root.pointed(id)
        plotKeys: root.plotKeys
    }

    Text {
        width: root.availableWidth
        visible: !root.simulation.hasPicked
        text: qsTr("No agent is picked.\n\nClick one in the viewport to see how fast it is, what steers it just "
                   + "now, and what its limits cut off.")
        wrapMode: Text.Wrap
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        lineHeight: 1.3
    }
}
