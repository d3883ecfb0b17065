import QtQuick
import Tiller.App

/** A text of a step, with buttons for what Markdown would need signs for. */
Column {
    id: root

    required property string title
    required property string value
    property bool plain: false ///< no Markdown in it
    property alias text: field.text

    signal entered(string text, int gesture)

    /** Puts the selected text, or else some words, between two signs. */
    function wrap(sign: string, words: string) {
        const start = field.selectionStart
        const chosen = field.selectedText === "" ? words : field.selectedText
        field.remove(start, field.selectionEnd)
        field.insert(start, sign + chosen + sign)
        field.forceActiveFocus()
    }

    function insert(words: string) {
        field.insert(field.cursorPosition, words)
        field.forceActiveFocus()
    }

    /** Makes a link of the selected text, or else inserts one with the name of what it leads to. */
    function insertLink() {
        const start = field.selectionStart
        const link = Editor.teaching.linkToSelected(field.selectedText)
        if (link === "")
            return
        field.remove(start, field.selectionEnd)
        field.insert(start, link)
        field.forceActiveFocus()
    }

    spacing: Theme.gap

    CaptionParagraph {
        width: root.width
        text: root.title
    }

    Flow { // below the title, which may be long
        width: root.width
        visible: !root.plain
        spacing: root.Theme.gap

        BarButton {
            focusPolicy: Qt.TabFocus
            text: qsTr("Bold")
            tip: qsTr("Makes the selected words bold")
            onClicked: root.wrap("**", qsTr("bold"))
        }

        BarButton {
            focusPolicy: Qt.TabFocus
            text: qsTr("List")
            tip: qsTr("Begins a list")
            onClicked: root.insert((field.cursorPosition === 0 ? "" : "\n") + "- ")
        }

        BarButton {
            objectName: "stepLink"
            focusPolicy: Qt.TabFocus
            enabled: root.Editor.document.selection.ids.length === 1
                     || (root.Editor.document.selection.ids.length === 0 && root.Editor.simulation.hasPicked)
            text: qsTr("Link")
            tip: qsTr("A link to the selected card, or to the agent that you clicked: it lights them up")
            onClicked: root.insertLink()
        }
    }

    LinesEditor {
        id: field

        objectName: root.objectName + "Field"
        width: root.width
        value: root.value
        Accessible.name: root.title
        onEntered: (text, gesture) => root.entered(text, gesture)
    }
}
