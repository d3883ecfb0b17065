import QtQuick
import Tiller.App

/** The menus of cards, wires, frames and comments. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas

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
            onTriggered: root.canvas.toggleMuted()
        }

        KeyAction {
            text: qsTr("Solo")
            onTriggered: root.canvas.toggleSolo()
        }

        KeyAction {
            text: qsTr("Frame")
            onTriggered: root.canvas.frameSelected()
        }

        KeyAction {
            text: qsTr("Detach from its wires")
            onTriggered: root.canvas.detachSelected()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Duplicate")
            onTriggered: root.canvas.duplicateSelected()
        }

        KeyAction {
            text: qsTr("Copy")
            onTriggered: root.canvas.copySelected()
        }

        KeyAction {
            text: qsTr("Cut")
            onTriggered: root.canvas.cutSelected()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Delete")
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
            onTriggered: root.canvas.insertInWire()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Earlier in the order")
            enabled: linkMenu.ordered
            onTriggered: root.canvas.reorderSelected(-1)
        }

        KeyAction {
            text: qsTr("Later in the order")
            enabled: linkMenu.ordered
            onTriggered: root.canvas.reorderSelected(1)
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Delete wire")
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
            onTriggered: root.canvas.editSelected()
        }

        KeyAction {
            text: qsTr("Select what is in it")
            enabled: boxMenu.isFrame
            onTriggered: root.canvas.annotations.selectInside()
        }

        KeyAction {
            text: qsTr("Arrange what is in it")
            enabled: boxMenu.isFrame
            onTriggered: root.canvas.autoLayout.arrange()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: qsTr("Duplicate")
            onTriggered: root.canvas.duplicateSelected()
        }

        KeyAction {
            text: qsTr("Copy")
            onTriggered: root.canvas.copySelected()
        }

        MenuLine {
            theme: root.theme
        }

        KeyAction {
            text: boxMenu.isFrame ? qsTr("Delete the frame, keep the cards") : qsTr("Delete")
            onTriggered: root.canvas.removeSelected()
        }
    }
}
