import QtQuick
import Tiller.App

/** Puts the selected cards, frames and comments in line. */
KeyAction {
    id: root

    required property WindowState window
    required property string how ///< the name of an Alignment

    objectName: "actionAlign-" + how
    words: qsTr("align, distribute, line up, space, tidy")
    enabled: window.editingCanvas
    onTriggered: root.Editor.canvas.edits.align(root.how)
}
