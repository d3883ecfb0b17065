import QtQuick
import Tiller.App

/** The menu of a wire. */
PopupMenu {
    id: root

    required property Actions actions ///< for the keys of the same actions
    property bool ordered: false ///< the wire ends at an ordered input

    objectName: "linkMenu"

    KeyAction {
        text: qsTr("Insert a node…")
        shownKeys: root.actions.arrange.insert.current
        onTriggered: root.Editor.canvas.adder.insertInWire()
    }

    KeyAction {
        text: qsTr("Add a point")
        shownKeys: root.actions.arrange.wirePoint.current
        onTriggered: root.Editor.canvas.wirePoints.addToSelected()
    }

    KeyAction {
        text: qsTr("Remove its points")
        onTriggered: root.Editor.canvas.wirePoints.removeOfSelected()
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Earlier in the order")
        enabled: root.ordered
        shownKeys: root.actions.onCanvas.earlier.current
        onTriggered: root.Editor.canvas.edits.reorderSelected(-1)
    }

    KeyAction {
        text: qsTr("Later in the order")
        enabled: root.ordered
        shownKeys: root.actions.onCanvas.later.current
        onTriggered: root.Editor.canvas.edits.reorderSelected(1)
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Weight as a parameter")
        shownKeys: root.actions.lesson.weightOnPanel.current
        onTriggered: root.actions.lesson.weightOnPanel.trigger()
    }

    KeyAction {
        text: qsTr("Try weights…")
        enabled: root.Editor.document.selection.ids.length === 1
        onTriggered: root.Editor.watch.sweeps.trySelected()
    }

    KeyAction {
        text: qsTr("Find weights…")
        enabled: root.Editor.document.selection.ids.length === 1
        onTriggered: root.Editor.watch.finder.find(root.Editor.watch.sweeps.selectedPath())
    }

    MenuLine {}

    KeyAction {
        text: qsTr("Delete wire")
        shownKeys: root.actions.edit.remove.current
        onTriggered: root.Editor.canvas.edits.removeSelected()
    }
}
