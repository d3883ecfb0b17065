import QtQuick
import Tiller.App

/** The menu of the card of a group. */
PopupMenu {
    id: root

    required property Actions actions ///< for the keys of the same actions

    objectName: "groupMenu"

    KeyAction {
        text: qsTr("Open")
        onTriggered: root.Editor.canvas.groups.step()
    }

    KeyAction {
        text: qsTr("Rename")
        shownKeys: root.actions.arrange.editText.current
        onTriggered: root.Editor.canvas.editSelected()
    }

    KeyAction {
        text: qsTr("Make independent")
        onTriggered: root.Editor.canvas.groups.makeSingle()
    }

    KeyAction {
        text: qsTr("Ungroup")
        shownKeys: root.actions.arrange.ungroup.current
        onTriggered: root.Editor.canvas.groups.ungroupSelected()
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Add another")
        shownKeys: root.actions.edit.duplicate.current
        onTriggered: root.Editor.canvas.edits.duplicateSelected()
    }

    KeyAction {
        text: qsTr("Save as a part…")
        onTriggered: root.actions.file.savePart.trigger()
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Delete")
        shownKeys: root.actions.edit.remove.current
        onTriggered: root.Editor.canvas.edits.removeSelected()
    }
}
