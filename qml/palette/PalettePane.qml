import QtQuick
import QtQuick.Templates as T
import Tiller.App

/** The palette at the left: a search, and all node types by kind. */
Rectangle {
    id: root

    signal chosen(string type)
    signal dragged(string type, point place)
    signal dropped(string type, point place)

    function find() {
        search.forceActiveFocus()
        search.selectAll()
    }

    objectName: "palette"
    color: Theme.panel

    SearchField {
        id: search

        objectName: "paletteSearch"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: root.Theme.space
        placeholderText: qsTr("Search nodes")
        onTextChanged: {
            entries.search = text
            list.currentIndex = 0
        }
        onAccepted: {
            if (entries.count > 0)
                root.chosen(entries.typeAt(list.currentIndex))
        }
        Keys.onDownPressed: list.forceActiveFocus()
        Keys.onEscapePressed: clear()
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
        onChosen: type => root.chosen(type)
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
            root.dropped(type, place)
        }
    }

    PaletteModel {
        id: entries
    }

    Rectangle {
        id: ghost

        property string title
        property string kind

        visible: false
        parent: T.Overlay.overlay
        width: 184
        height: 32
        radius: root.Theme.radius
        opacity: 0.9
        color: root.Theme.raised
        border.color: root.Theme.colors.ofKind(kind)

        BodyText {
            x: 16
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: ghost.title
            font.weight: Font.DemiBold
        }
    }
}
