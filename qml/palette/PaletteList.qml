// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQuick.Controls.Basic

/** The node types by kind. */
ListView {
    id: root

    required property Theme theme
    property string prefix: "palette-"
    property bool draggable: false

    signal chosen(string type)
    signal dragged(string type, string title, string kind, point place)
    signal dropped(string type, point place)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0 // rows that are made ahead outlive a new search, and Qt says so
    currentIndex: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Node types")
    section.property: "section"

    ScrollBar.vertical: ListBar {
        theme: root.theme
    }

    section.delegate: Item {
        id: heading

        // Not a required property: where the list is the root of its file, Qt 6.4 takes the list's own
        // `section` for it, and a heading that is used again keeps its old text.
        readonly property string title: section

        width: root.width
        height: title === "" ? 0 : 28

        PaneTitle {
            x: root.theme.space
            y: 10
            visible: heading.title !== ""
            theme: root.theme
            text: heading.title
        }
    }

    delegate: PaletteRow {
        width: root.width - 8
        theme: root.theme
        objectName: root.prefix + type
        current: ListView.isCurrentItem && (root.activeFocus || !root.draggable)
        draggable: root.draggable
        onChosen: root.chosen(type)
        onDragged: place => root.dragged(type, title, kind, place)
        onDropped: place => root.dropped(type, place)
    }

    Text {
        anchors.centerIn: parent
        width: parent.width - 32
        visible: root.count === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("Nothing by that name. Try what it does: chase, avoid, stop, first.")
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Keys.onReturnPressed: {
        if (currentItem)
            root.chosen((currentItem as PaletteRow).type)
    }
}
