import QtQuick
import QtQuick.Layouts
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

    spacing: Theme.gap

    RowLayout {
        width: root.width
        spacing: root.Theme.gap

        Caption {
            Layout.fillWidth: true
            text: root.title
            wrapMode: Text.Wrap
        }

        BarButton {
            visible: !root.plain
            focusPolicy: Qt.TabFocus
            text: qsTr("Bold")
            tip: qsTr("Makes the selected words bold")
            onClicked: root.wrap("**", qsTr("bold"))
        }

        BarButton {
            visible: !root.plain
            focusPolicy: Qt.TabFocus
            text: qsTr("List")
            tip: qsTr("Begins a list")
            onClicked: root.insert((field.cursorPosition === 0 ? "" : "\n") + "- ")
        }

        BarButton {
            objectName: "stepLink"
            visible: !root.plain
            focusPolicy: Qt.TabFocus
            enabled: root.Editor.document.selection.ids.length === 1
                     || (root.Editor.document.selection.ids.length === 0 && root.Editor.simulation.hasPicked)
            text: qsTr("Link")
            tip: qsTr("A link to the selected card, or to the agent that you clicked: it lights them up")
            onClicked: root.insert(root.Editor.teaching.linkToSelected())
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
