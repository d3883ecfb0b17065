import QtQuick
import Tiller.App

/** The menu of cards. */
PopupMenu {
    id: root

    required property Actions actions ///< for the keys of the same actions

    objectName: "nodeMenu"

    KeyAction {
        text: qsTr("Mute")
        shownKeys: root.actions.arrange.mute.current
        onTriggered: root.Editor.canvas.edits.toggleMuted()
    }

    KeyAction {
        text: qsTr("Solo")
        shownKeys: root.actions.arrange.solo.current
        onTriggered: root.Editor.canvas.edits.toggleSolo()
    }

    KeyAction {
        text: qsTr("Group")
        shownKeys: root.actions.arrange.group.current
        onTriggered: root.Editor.canvas.groups.groupSelected()
    }

    KeyAction {
        text: qsTr("Frame")
        shownKeys: root.actions.arrange.frame.current
        onTriggered: root.Editor.canvas.frameSelected()
    }

    SubMenu {
        title: root.actions.arrange.submenuTitle
        entries: root.actions.arrange.submenu
    }

    KeyAction {
        text: qsTr("Select what steers it")
        shownKeys: root.actions.edit.selectSteering.current
        onTriggered: root.actions.edit.selectSteering.trigger()
    }

    KeyAction {
        text: qsTr("Detach from its wires")
        shownKeys: root.actions.arrange.detach.current
        onTriggered: root.Editor.canvas.edits.detachSelected()
    }

    KeyAction {
        text: qsTr("Compare without it")
        enabled: root.actions.lesson.compareWithout.enabled
        shownKeys: root.actions.lesson.compareWithout.current
        onTriggered: root.actions.lesson.compareWithout.trigger()
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

    KeyAction {
        text: qsTr("Cut")
        shownKeys: root.actions.edit.cut.current
        onTriggered: root.Editor.canvas.edits.cutSelected()
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Delete")
        shownKeys: root.actions.edit.remove.current
        onTriggered: root.Editor.canvas.edits.removeSelected()
    }
}
