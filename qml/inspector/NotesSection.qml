pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The lesson text of the project, under fixed headings; Markdown. */
ScrollView {
    id: root

    required property Theme theme
    required property Document document
    property bool editing: false

    contentWidth: availableWidth

    Column {
        width: root.width
        padding: root.theme.space + 4
        spacing: root.theme.space

        TextButton {
            objectName: "editNotes"
            theme: root.theme
            text: root.editing ? qsTr("Done") : qsTr("Edit the notes")
            onClicked: root.editing = !root.editing
        }

        Repeater {
            model: [["whatItIs", qsTr("What it is")], ["howItWorks", qsTr("How it works")],
                ["thingsToNotice", qsTr("Things to notice")], ["thingsToTry", qsTr("Things to try")]]

            NoteText {
                required property var modelData

                width: root.width - 2 * (root.theme.space + 4)
                theme: root.theme
                heading: modelData[1]
                field: modelData[0]
                value: root.document.notes[modelData[0]]
                editing: root.editing
                onEdited: text => {
                    const notes = root.document.notes
                    notes[modelData[0]] = text
                    root.document.editNotes(notes)
                }
            }
        }
    }
}
