pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The notes of the project in Markdown, under fixed headings; below them the experiments. */
ScrollView {
    id: root

    property bool editing: false
    property int activeText: 0 ///< the text with the latest text cursor
    property bool mayEdit: true ///< false in a presentation
    readonly property var texts: Editor.document.notes
    readonly property bool empty: ["whatItIs", "howItWorks", "thingsToNotice", "thingsToTry"].every(part => texts[part] === "") // qmllint disable

    property Item awaited: null ///< a new step, until it has a place

    signal followed(string link)

    /** Scrolls so that the new step begins at the top. */
    function showAwaited() {
        if (awaited === null)
            return
        const view = contentItem as Flickable
        view.contentY = Math.max(0, Math.min(awaited.mapToItem(content, 0, 0).y - root.Theme.space, view.contentHeight - view.height))
        awaited = null
    }

    objectName: "notesView"
    contentWidth: availableWidth

    Column {
        id: content

        width: root.availableWidth
        padding: root.Theme.space + 4
        spacing: root.Theme.space
        onPositioningComplete: Qt.callLater(root.showAwaited) // qmllint disable

        Rectangle { // a button begins the lesson of the project
            id: card

            readonly property Lesson lesson: root.Editor.teaching.lesson

            objectName: "lessonCard"
            width: content.width - 2 * content.padding
            visible: lesson.count > 0 && !root.editing
            implicitHeight: lines.height + 2 * Theme.space + 8
            radius: Theme.radius
            color: Theme.chosen
            border.color: Theme.accent

            Column {
                id: lines

                x: root.Theme.space + 4
                y: root.Theme.space + 4
                width: card.width - 2 * x
                spacing: root.Theme.space

                Paragraph {
                    width: parent.width
                    text: qsTr("A lesson with %n steps.", "", card.lesson.count)
                }

                Paragraph {
                    width: parent.width
                    visible: card.lesson.answered
                    text: card.lesson.handedIn ? qsTr("You have handed in your answers.")
                                               : qsTr("Your answers stay until you begin again or open another project.")
                }

                HandIn {
                    width: parent.width
                    visible: card.lesson.answered
                }

                TextButton {
                    objectName: "continueLesson"
                    width: Math.min(implicitWidth, parent.width)
                    visible: card.lesson.leftAt >= 0
                    primary: !card.lesson.answered || !card.lesson.handedIn
                    text: qsTr("Continue at step %1").arg(card.lesson.leftAt + 1)
                    onClicked: card.lesson.comeBack()
                }

                TextButton {
                    objectName: "beginLesson"
                    width: Math.min(implicitWidth, parent.width)
                    primary: card.lesson.leftAt < 0
                    text: card.lesson.leftAt < 0 ? qsTr("Begin the lesson") : qsTr("Begin again")
                    onClicked: card.lesson.begin()
                }
            }
        }

        TextButton {
            objectName: "editNotes"
            visible: root.mayEdit
            text: root.editing ? qsTr("Done") : qsTr("Edit the notes and the lesson")
            onClicked: {
                root.editing = !root.editing
                if (root.editing)
                    (blocks.itemAt(0) as NoteBlock).write()
            }
        }

        StepList {
            width: content.width - 2 * content.padding
            visible: root.editing
            steps: root.Editor.teaching.steps
            onAdded: form => root.awaited = form
        }

        PaneTitle {
            visible: root.editing
            topPadding: root.Theme.space
            text: qsTr("Notes")
        }

        CaptionParagraph {
            width: parent.width - 2 * parent.padding
            visible: root.editing || (root.empty && root.mayEdit)
            text: root.editing
                ? qsTr("Markdown. [text](node:ID) selects a card, [text](node:ID.SETTING) shows a setting, [text](agent:NAME) an agent, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.")
                : qsTr("Notes explain what the project is, how it works, what to notice and what to try.")
        }

        TextButton {
            objectName: "insertLink"
            visible: root.editing
            enabled: root.Editor.document.selection.ids.length === 1
            focusPolicy: Qt.TabFocus
            text: qsTr("Insert link to the selected card")
            onClicked: (blocks.itemAt(root.activeText) as NoteBlock).insertLink()
        }

        Repeater {
            id: blocks

            model: [["whatItIs", qsTr("What it is")], ["howItWorks", qsTr("How it works")],
                ["thingsToNotice", qsTr("Things to notice")], ["thingsToTry", qsTr("Things to try")]]

            NoteBlock {
                required property var modelData
                required property int index

                width: content.width - 2 * content.padding
                heading: modelData[1]
                field: modelData[0]
                value: root.Editor.document.notes[modelData[0]]
                editing: root.editing
                onWritingBegun: root.activeText = index
                onFollowed: link => {
                    root.Editor.teaching.follow(link)
                    root.followed(link)
                }
                onEdited: (text, gesture) => {
                    const notes = Object.assign({}, root.Editor.document.notes) // a copy: Qt 6.11 does not let us change its own
                    notes[modelData[0]] = text
                    root.Editor.document.editNotes(notes, gesture)
                }
            }
        }

        ExperimentList {
            width: content.width - 2 * content.padding
            experiments: root.Editor.teaching.experiments
            mayEdit: root.mayEdit
        }
    }
}
