import QtQuick
import Tiller.App

/** What opens on the canvas: the palette at a place, the menus of cards and wires, a weight to type. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas

    signal closed()

    PalettePopup {
        id: palette

        theme: root.theme
        onChosen: type => root.canvas.addNode(type, placeX, placeY)
        onClosed: {
            root.canvas.dropDraft()
            root.closed()
        }
    }

    PopupMenu {
        id: nodeMenu

        objectName: "nodeMenu"
        theme: root.theme
        onClosed: root.closed()

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

    WeightEditor {
        id: weightEditor

        theme: root.theme
        onEntered: (link, text) => root.canvas.typeWeight(link, text)
        onClosed: root.closed()
    }

    Connections {
        target: root.canvas

        function onPaletteRequested(x: real, y: real, portType: string, fromInput: bool) {
            palette.openAt(x, y, portType, fromInput)
        }

        function onNodeMenuRequested(x: real, y: real) {
            nodeMenu.popup(root, x, y)
        }

        function onLinkMenuRequested(x: real, y: real, ordered: bool) {
            linkMenu.ordered = ordered
            linkMenu.popup(root, x, y)
        }

        function onWeightEditRequested(link: string, x: real, y: real, weight: real) {
            weightEditor.openFor(link, x, y, weight)
        }
    }
}
