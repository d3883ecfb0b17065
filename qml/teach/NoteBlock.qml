// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** One heading of the notes with its text, to read or to edit. */
Column {
    id: root

    required property string heading
    required property string field
    required property string value
    required property bool editing
    readonly property LinesEditor writing: loader.item as LinesEditor ///< null until it is edited first

    signal writingBegun()
    signal edited(string text, int gesture)
    signal followed(string link)

    /** Makes a link of the selected text, or else inserts one with the name of what it leads to. */
    function insertLink() {
        const start = writing.selectionStart
        const link = Editor.teaching.linkToSelected(writing.selectedText)
        write()
        if (link === "")
            return
        writing.remove(start, writing.selectionEnd)
        writing.insert(start, link)
    }

    /** Puts the text cursor into the text. */
    function write() {
        writing.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.space
    topPadding: Theme.space
    visible: editing || value !== ""
    onEditingChanged: {
        if (editing)
            loader.active = true // and stays: it holds the undo steps of the typed text
    }

    PaneTitle {
        width: root.width
        text: root.heading
    }

    NoteReading {
        width: root.width
        visible: !root.editing
        field: root.field
        heading: root.heading
        value: root.value
        onFollowed: link => root.followed(link)
    }

    Loader {
        id: loader

        width: root.width
        visible: root.editing
        active: false

        sourceComponent: LinesEditor {
            objectName: "noteEdit-" + root.field
            Accessible.name: root.heading
            value: root.value
            onEntered: (text, gesture) => root.edited(text, gesture)
            onActiveFocusChanged: {
                if (activeFocus)
                    root.writingBegun()
            }
        }
    }
}
