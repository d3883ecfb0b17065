import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The context menu of the world: watch the picked agent, or the whole world. */
PopupMenu {
    id: root

    required property AgentsItem world
    required property WatchActions actions ///< null: only "Show the whole world" works

    MenuEntry {
        action: root.actions ? root.actions.follow : null
    }

    MenuEntry {
        action: root.actions ? root.actions.plot : null
    }

    MenuLine {}

    SceneMenu {
        world: root.world
    }

    Action {
        text: qsTr("Show the whole world")
        icon.name: "world"
        onTriggered: root.world.camera.fit()
    }

    MenuLine {}

    MenuEntry {
        action: root.actions ? root.actions.picture : null
    }

    MenuEntry {
        action: root.actions ? root.actions.film : null
    }
}
