import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Panes beside each other that have the same sizes as in the previous session. */
SplitView {
    id: root

    required property string name
    readonly property string key: "split/" + name + (orientation === Qt.Vertical ? "-down" : "")
    property bool ready: false

    function restore() {
        const state = Editor.settings.value(key)
        if (state !== undefined)
            restoreState(state)
    }

    onKeyChanged: {
        if (ready)
            restore()
    }
    onResizingChanged: {
        if (!resizing)
            Editor.settings.setValue(key, saveState())
    }
    Component.onCompleted: {
        restore()
        ready = true
    }
}
