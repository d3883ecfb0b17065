import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The palette at a point of the canvas: type a few letters, then Enter. While a wire is drawn it shows only
    node types that fit. */
Popup {
    id: root

    property real placeX
    property real placeY
    property alias recent: entries.recent

    signal chosen(string type)

    function openAt(atX: real, atY: real, portType: string, fromInput: bool, takes: string) {
        placeX = atX
        placeY = atY
        entries.portType = portType
        entries.fromInput = fromInput
        entries.takes = takes
        search.clear()
        x = Math.max(8, Math.min(atX, parent.width - width - 8))
        y = Math.max(8, Math.min(atY, parent.height - height - 8))
        open()
        search.forceActiveFocus()
    }

    function choose(type: string) {
        if (type === "")
            return
        chosen(type)
        close()
    }

    objectName: "palettePopup"
    width: 280
    height: Math.min(Math.max(160, list.contentHeight + 60), 360, parent ? parent.height - 16 : 360)
    padding: Theme.space
    focus: true

    background: RaisedBox {
        border.color: root.Theme.outline
    }

    Item {
        anchors.fill: parent

        FilterField {
            id: search

            objectName: "palettePopupSearch"
            width: parent.width
            placeholderText: entries.portType === "" ? qsTr("Add a node")
                             : entries.takes === "" ? qsTr("Add what fits this wire")
                             : qsTr("Insert into this wire")
            onTextChanged: {
                entries.search = text
                list.currentIndex = 0
            }
            onAccepted: root.choose(entries.typeAt(list.currentIndex))
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
        }

        PaletteList {
            id: list

            anchors.fill: parent
            anchors.topMargin: search.height + root.Theme.space
            model: entries
            prefix: "add-"
            onChosen: type => root.choose(type)
        }
    }

    PaletteModel {
        id: entries

        parts: [...root.Editor.canvas.groups.parts, ...root.Editor.partFiles.inFolder]
    }
}
