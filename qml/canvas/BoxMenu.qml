import QtQuick
import Tiller.App

/** The menu of a frame or a comment. */
PopupMenu {
    id: root

    required property Actions actions ///< for the keys of the same actions
    property bool isFrame: false ///< else a comment

    objectName: "boxMenu"

    KeyAction {
        text: root.isFrame ? qsTr("Rename") : qsTr("Edit text")
        shownKeys: root.actions.arrange.editText.current
        onTriggered: root.Editor.canvas.editSelected()
    }

    KeyAction {
        text: qsTr("Select its contents")
        enabled: root.isFrame
        shownKeys: root.actions.arrange.selectInside.current
        onTriggered: root.Editor.canvas.annotations.selectInside()
    }

    KeyAction {
        text: qsTr("Lay out its contents")
        enabled: root.isFrame
        shownKeys: root.actions.arrange.layOut.current
        onTriggered: root.Editor.canvas.edits.arrange()
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Duplicate")
        shownKeys: root.actions.edit.duplicate.current
        onTriggered: root.Editor.canvas.edits.duplicateSelected()
    }

    KeyAction {
        text: qsTr("Copy")
        shownKeys: root.actions.edit.copy.current
        onTriggered: root.Editor.canvas.edits.copySelected()
    }

    MenuLine {}

    KeyAction {
        text: root.isFrame ? qsTr("Delete the frame, keep the cards") : qsTr("Delete")
        shownKeys: root.actions.edit.remove.current
        onTriggered: root.Editor.canvas.edits.removeSelected()
    }
}
