import QtQuick
import QtQuick.Templates as T
import Tiller.App

/** The palette: a narrow rail of kinds, and a list with a search that opens over the canvas, or stays if pinned. */
FocusScope {
    id: root

    property bool pinned: false
    property bool open: false
    readonly property bool listShown: pinned || open
    readonly property real listWidth: 216

    signal chosen(string type)
    signal dragged(string type, point place)
    signal dropped(string type, point place)
    signal closed() ///< by a key; the keyboard goes elsewhere

    function find() {
        open = true
        search.forceActiveFocus()
        search.selectAll()
    }

    function showKind(kind: string) {
        search.clear()
        find()
        const row = entries.firstRowOf(kind)
        list.currentIndex = row
        list.positionViewAtIndex(row, ListView.Beginning)
    }

    function choose(type: string) {
        open = false
        chosen(type)
    }

    objectName: "palette"
    implicitWidth: rail.width + (pinned ? listWidth : 0)
    onActiveFocusChanged: {
        if (!activeFocus && !ghost.visible)
            open = false
    }

    PaletteRail {
        id: rail

        width: implicitWidth
        height: parent.height
        sections: entries.sections
        open: root.listShown
        onSearchRequested: root.find()
        onChosen: kind => root.showKind(kind)
    }

    Rectangle {
        id: paneShadow

        anchors.fill: pane
        anchors.rightMargin: -3
        visible: pane.visible && !root.pinned
        opacity: pane.opacity
        color: root.Theme.shadow
    }

    Rectangle {
        id: pane

        objectName: "palettePane"
        x: rail.width
        width: root.listWidth
        height: parent.height
        visible: root.listShown
        opacity: ghost.visible && !root.pinned ? 0 : 1 // the canvas is seen during a drag
        color: root.Theme.panel

        MouseArea {
            anchors.fill: parent // keeps the mouse from the canvas below
            onWheel: wheel => wheel.accepted = true
        }

        FilterField {
            id: search

            objectName: "paletteSearch"
            anchors.left: parent.left
            anchors.right: pin.left
            anchors.top: parent.top
            anchors.margins: root.Theme.space
            placeholderText: qsTr("Search nodes")
            onTextChanged: {
                entries.search = text
                list.currentIndex = 0
            }
            onAccepted: {
                if (entries.count > 0)
                    root.choose(entries.typeAt(list.currentIndex))
            }
            Keys.onDownPressed: list.forceActiveFocus()
            Keys.onEscapePressed: event => {
                if (text !== "") {
                    clear()
                } else if (root.open) {
                    root.open = false
                    root.closed()
                } else {
                    event.accepted = false
                }
            }
        }

        PaletteList {
            id: list

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: search.bottom
            anchors.bottom: parent.bottom
            anchors.margins: root.Theme.space
            anchors.rightMargin: 0
            model: entries
            draggable: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            onChosen: type => root.choose(type)
            onDragged: (type, title, kind, place) => {
                ghost.title = title
                ghost.kind = kind
                ghost.x = root.mapFromItem(null, place).x - 16
                ghost.y = root.mapFromItem(null, place).y - 16
                ghost.visible = true
                root.dragged(type, place)
            }
            onDropped: (type, place) => {
                ghost.visible = false
                root.open = false
                root.dropped(type, place)
            }
        }

        IconButton {
            id: pin

            objectName: "pinPalette"
            anchors.right: parent.right
            anchors.rightMargin: root.Theme.gap
            anchors.verticalCenter: search.verticalCenter
            iconName: root.pinned ? "left" : "right"
            tip: root.pinned ? qsTr("Fold the palette") : qsTr("Keep the palette open")
            onClicked: {
                root.pinned = !root.pinned
                root.open = false
            }
        }

        Line {
            anchors.right: parent.right
            height: parent.height
        }
    }

    PaletteModel {
        id: entries

        parts: root.Editor.canvas ? [...root.Editor.canvas.groups.parts, ...root.Editor.partFiles.inFolder] : []
    }

    RaisedBox {
        id: ghost

        property string title
        property string kind

        visible: false
        parent: T.Overlay.overlay
        width: 184
        height: 32
        opacity: 0.9
        border.color: root.Theme.colors.ofKind(kind)

        PlainText {
            x: 16
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: ghost.title
            font.weight: Font.DemiBold
        }
    }
}
