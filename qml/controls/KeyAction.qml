import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An action with its keys, and a line that says what it does. Its objectName is its id in the
    settings. Not Action's own shortcut: that one repeats while a key is held. */
Action {
    id: root

    property string keys: ""            ///< those it has unless a person chose others; "Ctrl+K"
    property string also: ""            ///< a second key, as long as nobody chose another
    property string name: text.replace("&", "") ///< in lists of actions; the same whatever the state
    property bool listed: true          ///< among all commands
    property string help: ""
    property string words: ""           ///< what else people call it, with commas
    property bool startsSection: false  ///< a menu draws a line above it
    property bool repeats: true         ///< while the keys are held
    property bool listens: true         ///< the keys are not wanted elsewhere just now
    property Shortcuts shortcuts: null
    property string shownKeys: current  ///< in a menu; those of the action that does the same, if not its own
    readonly property bool isCustom: shortcuts !== null && shortcuts.custom[objectName] !== undefined
    readonly property string current: isCustom ? shortcuts.custom[objectName] : keys

    readonly property Shortcut listener: Shortcut {
        sequences: root.isCustom || root.also === "" ? [root.current] : [root.current, root.also]
        enabled: root.enabled && root.listens
        autoRepeat: root.repeats
        onActivated: root.trigger()
    }
}
