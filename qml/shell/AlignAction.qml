import QtQuick
import Tiller.App

/** Puts the selected cards, frames and comments in line; the selected scene items, where the viewport was used
    last. */
KeyAction {
    id: root

    required property WindowState window
    required property AgentsItem world
    required property string how ///< the name of an Alignment

    objectName: "actionAlign-" + how
    words: qsTr("align, distribute, line up, space, tidy")
    help: qsTr("Acts on cards, or on scene items where the viewport was used last")
    enabled: window.editing
    onTriggered: {
        if (window.worldFirst)
            root.world.selection.align(root.how)
        else
            root.Editor.canvas.edits.align(root.how)
    }
}
