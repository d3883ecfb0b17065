import QtQuick
import Tiller.App

/** What opens on the canvas: the palette at a place, menus, a weight or a text to type. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas
    required property Actions actions
    required property Document document

    signal closed()

    PalettePopup {
        id: palette

        theme: root.theme
        recent: root.canvas.recentTypes
        onChosen: type => root.canvas.addNode(type, placeX, placeY)
        onClosed: {
            root.canvas.dropDraft()
            root.closed()
        }
    }

    CanvasMenus {
        id: menus

        anchors.fill: parent
        theme: root.theme
        canvas: root.canvas
        actions: root.actions
        onClosed: root.closed()
    }

    BoxTextEditor {
        id: boxText

        theme: root.theme
        document: root.document
        onEntered: (item, text, gesture) => root.canvas.annotations.setText(item, text, gesture)
        onClosed: root.closed()
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
            palette.openAt(x, y, portType, fromInput, "")
        }

        function onInsertRequested(x: real, y: real, brings: string, takes: string) {
            palette.openAt(x, y, brings, false, takes)
        }

        function onBoxMenuRequested(x: real, y: real, isFrame: bool) {
            menus.showBoxMenu(x, y, isFrame)
        }

        function onTextEditRequested(id: string, place: rect, text: string, isTitle: bool) {
            boxText.openFor(id, place, text, isTitle)
        }

        function onNodeMenuRequested(x: real, y: real) {
            menus.showNodeMenu(x, y)
        }

        function onLinkMenuRequested(x: real, y: real, ordered: bool) {
            menus.showLinkMenu(x, y, ordered)
        }

        function onWeightEditRequested(link: string, x: real, y: real, weight: real) {
            weightEditor.openFor(link, x, y, weight)
        }
    }
}
