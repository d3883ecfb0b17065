// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import Tiller.App

/** The node types, in groups by kind. */
RowsView {
    id: root

    property string prefix: "palette-"
    property bool draggable: false

    signal chosen(string type)
    signal dragged(string type, string title, string kind, point place)
    signal dropped(string type, point place)

    cacheBuffer: 0 // Qt warns about rows that outlive a new search
    currentIndex: 0
    Accessible.name: qsTr("Node types")
    section.property: "section"

    section.delegate: Item {
        id: heading

        // Not a required property: if the list is the root of its file, Qt 6.4 sets it to the list's own
        // `section`, and a reused heading keeps its old text.
        readonly property string title: section

        width: root.width
        height: title === "" ? 0 : 28

        PaneTitle {
            x: root.Theme.space
            y: 10
            visible: heading.title !== ""
            text: heading.title
        }
    }

    delegate: PaletteRow {
        required property int index

        width: root.width - 8
        objectName: root.prefix + type
        current: ListView.isCurrentItem && (root.activeFocus || !root.draggable)
        draggable: root.draggable
        onChosen: root.chosen(type)
        onPointed: {
            if (!root.draggable)
                root.currentIndex = index
        }
        onDragged: place => root.dragged(type, title, kind, place)
        onDropped: place => root.dropped(type, place)
    }

    CaptionParagraph {
        anchors.centerIn: parent
        width: parent.width - 32
        visible: root.count === 0
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Nothing found. Try what it does: chase, avoid, stop, first.")
    }

    Keys.onReturnPressed: {
        if (currentItem)
            root.chosen((currentItem as PaletteRow).type)
    }
}
