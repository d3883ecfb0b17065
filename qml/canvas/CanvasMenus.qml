import QtQuick
import Tiller.App

/** The menus of cards, wires, frames and comments. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas
    required property Actions actions ///< what has keys for the same

    signal closed()

    function showNodeMenu(x: real, y: real) {
        nodeMenu.popup(root, x, y)
    }

    function showLinkMenu(x: real, y: real, ordered: bool) {
        linkMenu.ordered = ordered
        linkMenu.popup(root, x, y)
    }

    function showBoxMenu(x: real, y: real, isFrame: bool) {
        boxMenu.isFrame = isFrame
        boxMenu.popup(root, x, y)
    }

    PopupMenu {
        id: nodeMenu

        objectName: "nodeMenu"
        theme: root.theme
        onClosed: root.closed()

        KeyAction {
            text: qsTr("Mute")
            shownKeys: root.actions.arrange.mute.current
            onTriggered: root.canvas.toggleMuted()
        }

        KeyAction {
            text: qsTr("Solo")
            shownKeys: root.actions.arrange.solo.current
            onTriggered: root.canvas.toggleSolo()
        }

        KeyAction {
            text: qsTr("Frame")
            shownKeys: root.actions.arrange.frame.current
            onTriggered: root.canvas.frameSelected()
        }

        KeyAction {
            text: qsTr("Detach from its wires")
            shownKeys: root.actions.arrange.detach.current
            onTriggered: root.canvas.detachSelected()
        }

        KeyAction {
            text: qsTr("Compare without it")
            enabled: root.actions.lesson.compareWithout.enabled
            shownKeys: root.actions.lesson.compareWithout.current
            onTriggered: root.actions.lesson.compareWithout.trigger()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Duplicate")
            shownKeys: root.actions.edit.duplicate.current
            onTriggered: root.canvas.duplicateSelected()
        }

        KeyAction {
            text: qsTr("Copy")
            shownKeys: root.actions.edit.copy.current
            onTriggered: root.canvas.copySelected()
        }

        KeyAction {
            text: qsTr("Cut")
            shownKeys: root.actions.edit.cut.current
            onTriggered: root.canvas.cutSelected()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Delete")
            shownKeys: root.actions.edit.remove.current
            onTriggered: root.canvas.removeSelected()
        }
    }

    PopupMenu {
        id: linkMenu

        property bool ordered: false

        objectName: "linkMenu"
        theme: root.theme
        onClosed: root.closed()

        KeyAction {
            text: qsTr("Insert a node…")
            shownKeys: root.actions.arrange.insert.current
            onTriggered: root.canvas.insertInWire()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Earlier in the order")
            enabled: linkMenu.ordered
            shownKeys: root.actions.onCanvas.earlier.current
            onTriggered: root.canvas.reorderSelected(-1)
        }

        KeyAction {
            text: qsTr("Later in the order")
            enabled: linkMenu.ordered
            shownKeys: root.actions.onCanvas.later.current
            onTriggered: root.canvas.reorderSelected(1)
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Weight on the panel of sliders")
            shownKeys: root.actions.lesson.weightOnPanel.current
            onTriggered: root.actions.lesson.weightOnPanel.trigger()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Delete wire")
            shownKeys: root.actions.edit.remove.current
            onTriggered: root.canvas.removeSelected()
        }
    }

    PopupMenu {
        id: boxMenu

        property bool isFrame: false

        objectName: "boxMenu"
        theme: root.theme
        onClosed: root.closed()

        KeyAction {
            text: boxMenu.isFrame ? qsTr("Rename") : qsTr("Write")
            shownKeys: root.actions.arrange.editText.current
            onTriggered: root.canvas.editSelected()
        }

        KeyAction {
            text: qsTr("Select what is in it")
            enabled: boxMenu.isFrame
            shownKeys: root.actions.arrange.selectInside.current
            onTriggered: root.canvas.annotations.selectInside()
        }

        KeyAction {
            text: qsTr("Arrange what is in it")
            enabled: boxMenu.isFrame
            shownKeys: root.actions.arrange.layOut.current
            onTriggered: root.canvas.autoLayout.arrange()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Duplicate")
            shownKeys: root.actions.edit.duplicate.current
            onTriggered: root.canvas.duplicateSelected()
        }

        KeyAction {
            text: qsTr("Copy")
            shownKeys: root.actions.edit.copy.current
            onTriggered: root.canvas.copySelected()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: boxMenu.isFrame ? qsTr("Delete the frame, keep the cards") : qsTr("Delete")
            shownKeys: root.actions.edit.remove.current
            onTriggered: root.canvas.removeSelected()
        }
    }
}
