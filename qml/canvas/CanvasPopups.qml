import QtQuick
import Tiller.App

/** The popups of the canvas: the node palette, menus, and editors for a weight or a text. */
Item {
    id: root

    required property Actions actions

    signal closed()

    PalettePopup {
        id: palette

        recent: root.Editor.canvas.adder.recentTypes
        onChosen: type => root.Editor.canvas.adder.addNode(type, placeX, placeY)
        onClosed: {
            root.Editor.canvas.adder.dropDraft()
            root.closed()
        }
    }

    NodeMenu {
        id: nodeMenu

        actions: root.actions
        onClosed: root.closed()
    }

    LinkMenu {
        id: linkMenu

        actions: root.actions
        onClosed: root.closed()
    }

    GroupMenu {
        id: groupMenu

        actions: root.actions
        onClosed: root.closed()
    }

    BoxMenu {
        id: boxMenu

        actions: root.actions
        onClosed: root.closed()
    }

    BoxTextEditor {
        id: boxText

        onEntered: (item, text, gesture) => root.Editor.canvas.annotations.setText(item, text, gesture)
        onClosed: root.closed()
    }

    WeightEditor {
        id: weightEditor

        onEntered: (link, text) => root.Editor.canvas.edits.typeWeight(link, text)
        onClosed: root.closed()
    }

    Connections {
        target: root.Editor.canvas.requests

        function onPaletteRequested(x: real, y: real, portType: string, fromInput: bool) {
            palette.openAt(x, y, portType, fromInput, "")
        }

        function onInsertRequested(x: real, y: real, brings: string, takes: string) {
            palette.openAt(x, y, brings, false, takes)
        }

        function onBoxMenuRequested(x: real, y: real, isFrame: bool) {
            boxMenu.isFrame = isFrame
            boxMenu.popup(root, x, y)
        }

        function onGroupMenuRequested(x: real, y: real) {
            groupMenu.popup(root, x, y)
        }

        function onTextEditRequested(id: string, text: string, isTitle: bool) {
            boxText.openFor(id, text, isTitle)
        }

        function onNodeMenuRequested(x: real, y: real) {
            nodeMenu.popup(root, x, y)
        }

        function onLinkMenuRequested(x: real, y: real, ordered: bool) {
            linkMenu.ordered = ordered
            linkMenu.popup(root, x, y)
        }

        function onWeightEditRequested(link: string, weight: real) {
            weightEditor.openFor(link, weight)
        }
    }

    /** The menu of the card of a group. */
    component GroupMenu: PopupMenu {
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
}
