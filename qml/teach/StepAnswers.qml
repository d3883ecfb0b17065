pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The answers of a choice: a check says which is right. */
Column {
    id: root

    required property StepListModel steps
    required property string step
    required property var answers
    property int added: -1 ///< a new answer: it gets the keyboard, and what is typed replaces its text

    spacing: Theme.gap

    CaptionParagraph {
        width: root.width
        text: root.answers.length === 0 ? qsTr("Add the answers to choose from.") : qsTr("The check marks the right one.")
    }

    Repeater {
        model: root.answers.length // not the answers: a field must stay while one types in the next

        RowLayout {
            id: row

            required property int index
            readonly property var answer: root.answers[index] ?? {text: "", isRight: false}

            width: root.width
            spacing: root.Theme.gap

            IconButton {
                objectName: "right-" + row.index
                implicitWidth: root.Theme.control
                implicitHeight: root.Theme.control
                checked: row.answer.isRight
                iconName: "check"
                iconColor: row.answer.isRight ? root.Theme.good : root.Theme.textDisabled
                tip: row.answer.isRight ? qsTr("This is the right answer") : qsTr("Make this the right answer")
                onClicked: root.steps.setRight(root.step, row.index)
            }

            LineField {
                objectName: "answerText-" + row.index
                Layout.fillWidth: true
                value: row.answer.text
                Accessible.name: qsTr("Answer %1").arg(row.index + 1)
                onEntered: text => root.steps.setAnswer(root.step, row.index, text)
                Component.onCompleted: {
                    if (root.added !== row.index)
                        return
                    root.added = -1
                    forceActiveFocus()
                    selectAll()
                }
            }

            IconButton {
                objectName: "removeAnswer-" + row.index
                implicitWidth: root.Theme.control
                implicitHeight: root.Theme.control
                iconName: "close"
                iconColor: root.Theme.textMuted
                tip: qsTr("Remove the answer")
                onClicked: {
                    addButton.forceActiveFocus() // this one goes
                    root.steps.removeAnswer(root.step, row.index)
                }
            }
        }
    }

    TextButton {
        id: addButton

        objectName: "addAnswer"
        text: qsTr("Add an answer")
        onClicked: {
            root.added = root.answers.length
            root.steps.addAnswer(root.step)
        }
    }
}
