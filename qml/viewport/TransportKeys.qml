import QtQuick
import Tiller.App

/** The keys of the transport, while it can be seen. */
Item {
    id: root

    required property SimulationController simulation
    required property bool spaceIsFree

    Shortcut {
        sequence: "Space"
        enabled: root.visible && root.spaceIsFree
        autoRepeat: false
        onActivated: root.simulation.togglePlay()
    }
    Shortcut {
        sequence: "."
        enabled: root.visible
        onActivated: root.simulation.step()
    }
    Shortcut {
        sequences: ["Ctrl+R", "R"]
        enabled: root.visible
        autoRepeat: false
        onActivated: root.simulation.reset()
    }
    Shortcut {
        sequence: "]"
        enabled: root.visible
        onActivated: root.simulation.faster()
    }
    Shortcut {
        sequence: "["
        enabled: root.visible
        onActivated: root.simulation.slower()
    }
}
