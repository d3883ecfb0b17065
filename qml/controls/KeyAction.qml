import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An action with keys and a line of help. Its objectName is its id in the settings. It does not use the
    shortcut of Action, which repeats while a key is held. */
Action {
    id: root

    property string keys: ""            ///< the default, such as "Ctrl+K"
    property string also: ""            ///< a second key, only with the default keys
    property string name: text.replace("&", "") ///< in lists of actions, the same in every state
    property bool listed: true          ///< in the command palette
    property string help: ""
    property string words: ""           ///< other words for it, separated by commas
    property bool startsSection: false  ///< a menu draws a line above it
    property bool repeats: true         ///< triggers again while the keys are held
    property bool listens: true         ///< false while another control needs the keys
    property KeyAction instead: null    ///< the action that the keys trigger for now
    property Shortcuts shortcuts: null
    property string shownKeys: current  ///< in a menu; an entry may show the keys of another action
    readonly property bool isCustom: shortcuts !== null && shortcuts.custom[objectName] !== undefined
    readonly property string current: isCustom ? shortcuts.custom[objectName] : keys

    onTriggered: root.Editor.session?.crashes.note(name)

    readonly property Shortcut listener: Shortcut {
        sequences: root.isCustom || root.also === "" ? [root.current] : [root.current, root.also]
        enabled: (root.instead ?? root).enabled && root.listens
        autoRepeat: root.repeats
        onActivated: (root.instead ?? root).trigger()
    }
}
