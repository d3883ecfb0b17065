pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The lesson text of the project, under fixed headings; Markdown. Below it the experiments. */
ScrollView {
    id: root

    required property Theme theme
    required property Document document
    required property Teaching teaching
    property bool editing: false
    property int writtenIn: 0 ///< which text has, or had, the caret
    property bool mayEdit: true ///< not while it is presented
    readonly property var texts: document.notes
    readonly property bool empty: ["whatItIs", "howItWorks", "thingsToNotice", "thingsToTry"].every(part => texts[part] === "") // qmllint disable

    signal followed(string link)

    objectName: "notesView"
    contentWidth: availableWidth

    Column {
        id: content

        width: root.availableWidth
        padding: root.theme.space + 4
        spacing: root.theme.space

        TextButton {
            objectName: "editNotes"
            visible: root.mayEdit
            theme: root.theme
            text: root.editing ? qsTr("Done") : qsTr("Edit the notes")
            onClicked: {
                root.editing = !root.editing
                if (root.editing)
                    (blocks.itemAt(0) as NoteBlock).write()
            }
        }

        Text {
            width: parent.width - 2 * parent.padding
            visible: root.editing || (root.empty && root.mayEdit)
            text: root.editing
                ? qsTr("Markdown. [text](node:ID) selects a card, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.")
                : qsTr("Notes tell others what the project is, how it works, what to notice and what to try.")
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }

        TextButton {
            objectName: "insertLink"
            visible: root.editing
            enabled: root.document.selection.ids.length === 1
            focusPolicy: Qt.TabFocus
            theme: root.theme
            text: qsTr("Insert link to the selected card")
            onClicked: (blocks.itemAt(root.writtenIn) as NoteBlock).insert(root.teaching.linkToSelected())
        }

        Repeater {
            id: blocks

            model: [["whatItIs", qsTr("What it is")], ["howItWorks", qsTr("How it works")],
                ["thingsToNotice", qsTr("Things to notice")], ["thingsToTry", qsTr("Things to try")]]

            NoteBlock {
                required property var modelData
                required property int index

                width: content.width - 2 * content.padding
                theme: root.theme
                document: root.document
                heading: modelData[1]
                field: modelData[0]
                value: root.document.notes[modelData[0]]
                editing: root.editing
                onWritingBegun: root.writtenIn = index
                onFollowed: link => {
                    root.teaching.follow(link)
                    root.followed(link)
                }
                onEdited: (text, gesture) => {
                    const notes = root.document.notes
                    notes[modelData[0]] = text
                    root.document.editNotes(notes, gesture)
                }
            }
        }

        ExperimentList {
            width: content.width - 2 * content.padding
            theme: root.theme
            document: root.document
            experiments: root.teaching.experiments
            mayEdit: root.mayEdit
        }
    }
}
