pragma ComponentBehavior: Bound

import QtQuick
import QtQml
import Tiller.App

/** The keys of all commands. A focused control uses Space itself, and a pane for texts all letters. */
Item {
    id: root

    readonly property bool spaceIsFree: {
        const focused = Window.window ? Window.window.activeFocusItem : null
        return !focused || focused.visualFocus !== true
    }

    /// The focus is where texts are written: a letter there is no key of the canvas, also between two fields.
    readonly property bool letterIsFree: {
        for (let item = Window.window ? Window.window.activeFocusItem : null; item; item = item.parent)
            if (item.keepsLetters === true)
                return false
        return true
    }

    Instantiator {
        model: root.Editor.commands.ids

        Shortcut {
            required property string modelData
            readonly property Command command: root.Editor.commands.find(modelData)

            sequences: command.allKeys
            enabled: command.listens && (command.keys !== "Space" || root.spaceIsFree)
                     && (command.keys.length !== 1 || root.letterIsFree)
            autoRepeat: command.repeats
            onActivated: command.pressKeys()
        }
    }
}
