import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What a right click in the world offers: to watch the agent that is picked, or the whole. */
PopupMenu {
    id: root

    required property AgentsItem world
    required property WatchActions actions ///< null where there are none

    MenuEntry {
        theme: root.theme
        action: root.actions ? root.actions.follow : null
    }

    MenuEntry {
        theme: root.theme
        action: root.actions ? root.actions.plot : null
    }

    MenuLine {
        theme: root.theme
    }

    Action {
        text: qsTr("Show the whole world")
        icon.name: "world"
        onTriggered: root.world.fit()
    }

    MenuLine {
        theme: root.theme
    }

    MenuEntry {
        theme: root.theme
        action: root.actions ? root.actions.picture : null
    }

    MenuEntry {
        theme: root.theme
        action: root.actions ? root.actions.film : null
    }
}
