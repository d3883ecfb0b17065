import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Panes beside each other whose sizes are as they were in the session before. */
SplitView {
    id: root

    required property AppSettings settings
    required property string name
    readonly property string key: "split/" + name + (orientation === Qt.Vertical ? "-down" : "")
    property bool ready: false

    function restore() {
        const state = settings.value(key)
        if (state !== undefined)
            restoreState(state)
    }

    onKeyChanged: {
        if (ready)
            restore()
    }
    onResizingChanged: {
        if (!resizing)
            settings.setValue(key, saveState())
    }
    Component.onCompleted: {
        restore()
        ready = true
    }
}
