import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Two panes that share their room as in the previous session: as a share, so that neither is a sliver in a smaller
    window. Without a share that somebody has set, they have the natural one. */
SplitView {
    id: root

    required property string name
    required property Item firstPane
    required property real natural ///< the share of the first pane, between 0 and 1
    required property real minimum ///< of the first pane, in pixels
    required property real minimumSecond
    readonly property string key: "share/" + name + (orientation === Qt.Vertical ? "-down" : "")
    readonly property real room: (orientation === Qt.Vertical ? height : width) - 4
    property real chosen: 0 ///< the share that was set; 0: none
    /// In pixels: the first pane's width or height.
    readonly property real extent: Math.round(Math.max(Math.min(minimum, room / 2),
                                                       Math.min((chosen > 0 ? chosen : natural) * room, room - minimumSecond)))

    function restore() {
        const stored = Number(Editor.settings.value(key) ?? 0)
        chosen = stored > 0 && stored < 1 ? stored : 0
    }

    function forget() {
        Editor.settings.setValue("share/" + name, 0)
        Editor.settings.setValue("share/" + name + "-down", 0)
        chosen = 0
    }

    onKeyChanged: restore()
    onResizingChanged: {
        if (resizing || room <= 0)
            return
        chosen = (orientation === Qt.Vertical ? firstPane.height : firstPane.width) / room
        Editor.settings.setValue(key, chosen)
    }
    Component.onCompleted: restore()
}
