// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus and Instantiator: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The popups of the canvas: the node palette, menus, and editors for a weight or a text. */
Item {
    id: root

    signal closed()

    /** An entry of the menu may have opened a field, which keeps the keyboard. */
    function menuClosed() {
        const editor = [boxText, weightEditor].find(each => each.visible)
        if (editor)
            editor.field.forceActiveFocus()
        else if (!palette.visible)
            root.closed()
    }

    PalettePopup {
        id: palette

        recent: root.Editor.canvas.adder.recentTypes
        onChosen: type => root.Editor.canvas.adder.addNode(type, placeX, placeY)
        onClosed: {
            root.Editor.canvas.adder.dropDraft()
            root.closed()
        }
    }

    CommandMenu {
        id: nodeMenu

        objectName: "nodeMenu"
        entries: [{command: "actionMute", text: qsTr("Mute")},
            {command: "actionSolo", text: qsTr("Solo")},
            {command: "actionGroup", text: qsTr("Group")},
            {command: "actionFrame", text: qsTr("Frame")},
            root.Editor.commands.submenuWith("actionAlign-left"),
            {command: "actionSelectSteering", text: qsTr("Select what steers it")},
            {command: "actionDetach", text: qsTr("Detach from its wires")},
            {command: "actionCompareWithout", text: qsTr("Compare without it")},
            {command: "actionShowAsFormula", text: qsTr("Show as formula")},
            null,
            {command: "actionDuplicate", text: qsTr("Duplicate")},
            {command: "actionCopy", text: qsTr("Copy")},
            {command: "actionCut", text: qsTr("Cut")},
            null,
            {command: "actionDelete", text: qsTr("Delete")}]
        onClosed: root.menuClosed()
    }

    CommandMenu {
        id: linkMenu

        property bool ordered: false ///< the wire ends at an ordered input
        readonly property var inOrder: () => ordered
        readonly property var alone: () => root.Editor.document.selection.ids.length === 1

        objectName: "linkMenu"
        entries: [{command: "actionInsert", text: qsTr("Insert a node…")},
            {command: "actionWirePoint", text: qsTr("Add a point")},
            {command: "actionRemoveWirePoints", text: qsTr("Remove its points")},
            null,
            {command: "actionEarlier", text: qsTr("Earlier in the order"), enabled: inOrder},
            {command: "actionLater", text: qsTr("Later in the order"), enabled: inOrder},
            null,
            {command: "actionWeightOnPanel", text: qsTr("Weight as a parameter")},
            {command: "actionTryValues", text: qsTr("Try weights…"), enabled: alone},
            {command: "actionFindValues", text: qsTr("Find weights…"), enabled: alone},
            null,
            {command: "actionDelete", text: qsTr("Delete wire")}]
        onClosed: root.menuClosed()
    }

    CommandMenu {
        id: groupMenu

        objectName: "groupMenu"
        entries: ["openGroup",
            {command: "actionEditText", text: qsTr("Rename")},
            {command: "actionMakeSingle", text: qsTr("Make independent")},
            {command: "actionUngroup", text: qsTr("Ungroup")},
            null,
            {command: "actionDuplicate", text: qsTr("Add another")},
            {command: "actionSavePart", text: qsTr("Save as a part…")},
            null,
            {command: "actionDelete", text: qsTr("Delete")}]
        onClosed: root.menuClosed()
    }

    CommandMenu {
        id: boxMenu

        property bool isFrame: false ///< else a comment
        readonly property var ofFrame: () => isFrame

        objectName: "boxMenu"
        entries: [{command: "actionEditText", text: () => isFrame ? qsTr("Rename") : qsTr("Edit text")},
            {command: "actionSelectInside", text: qsTr("Select its contents"), enabled: ofFrame},
            {command: "actionArrange", text: qsTr("Lay out its contents"), enabled: ofFrame},
            null,
            {command: "actionDuplicate", text: qsTr("Duplicate")},
            {command: "actionCopy", text: qsTr("Copy")},
            null,
            {command: "actionDelete", text: () => isFrame ? qsTr("Delete the frame, keep the cards") : qsTr("Delete")}]
        onClosed: root.menuClosed()
    }

    PopupMenu {
        id: socketMenu

        property var choices: []

        objectName: "socketMenu"
        onClosed: root.menuClosed()

        Instantiator {
            model: socketMenu.choices
            delegate: MenuEntry {
                required property var modelData

                objectName: "drive-" + modelData.to
                text: modelData.title
                onTriggered: root.Editor.canvas.adder.drive(modelData.from, modelData.to, modelData.carried)
            }
            onObjectAdded: (index, object) => socketMenu.insertItem(index, object)
            onObjectRemoved: (index, object) => socketMenu.removeItem(object)
        }
    }

    BoxTextEditor {
        id: boxText

        onClosed: root.closed()
    }

    WeightEditor {
        id: weightEditor

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

        function onMenuRequested(name: string, x: real, y: real) {
            linkMenu.ordered = name === "orderedLink"
            boxMenu.isFrame = name === "frame"
            const menu = {node: nodeMenu, group: groupMenu, link: linkMenu, orderedLink: linkMenu}[name] ?? boxMenu
            menu.popup(root, x, y)
        }

        function onSocketsRequested(x: real, y: real, choices: var) {
            socketMenu.choices = choices
            socketMenu.popup(root, x, y)
        }

        function onTextEditRequested(id: string, text: string, isTitle: bool) {
            boxText.openFor(id, text, isTitle)
        }

        function onWeightEditRequested(link: string, weight: real) {
            weightEditor.openFor(link, weight)
        }
    }
}
