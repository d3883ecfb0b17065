pragma ComponentBehavior: Bound

import QtQuick
import QtQml
import Tiller.App

/** The keys of all commands. A focused control uses Space itself. */
Item {
    id: root

    readonly property bool spaceIsFree: {
        const focused = Window.window ? Window.window.activeFocusItem : null
        return !focused || focused.visualFocus !== true
    }

    Instantiator {
        model: root.Editor.commands.ids

        Shortcut {
            required property string modelData
            readonly property Command command: root.Editor.commands.find(modelData)

            sequences: command.allKeys
            enabled: command.listens && (command.keys !== "Space" || root.spaceIsFree)
            autoRepeat: command.repeats
            onActivated: command.pressKeys()
        }
    }
}
