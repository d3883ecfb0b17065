import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The live values of the picked agent, or how to pick one. */
ScrollView {
    id: root

    required property AgentsItem world

    signal pointed(id: string) ///< the mouse is at a node's row; empty: it left

    contentWidth: availableWidth
    padding: Theme.space + 4

    AgentPanel {
        width: root.availableWidth
        world: root.world
        onPointed: id => root.pointed(id)
    }

    Paragraph {
        width: root.availableWidth
        visible: !root.Editor.simulation.hasPicked
        text: qsTr("No agent is picked.\n\nClick one in the viewport to see how fast it is, what steers it just "
                   + "now, and what its limits cut off.")
        color: root.Theme.textMuted
        lineHeight: 1.3
    }
}
