import QtQuick
import Tiller.App

/** The keys of the transport. */
Item {
    id: root

    required property SimulationController simulation
    required property bool spaceIsFree

    Shortcut {
        sequence: "Space"
        enabled: root.spaceIsFree
        autoRepeat: false
        onActivated: root.simulation.togglePlay()
    }
    Shortcut {
        sequence: "."
        onActivated: root.simulation.step()
    }
    Shortcut {
        sequences: ["Ctrl+R", "R"]
        autoRepeat: false
        onActivated: root.simulation.reset()
    }
    Shortcut {
        sequence: "]"
        onActivated: root.simulation.faster()
    }
    Shortcut {
        sequence: "["
        onActivated: root.simulation.slower()
    }
}
