import QtQuick
import Tiller.App

/** A field for a guessed number. */
Column {
    id: root

    readonly property Lesson lesson: Editor.teaching.lesson
    property bool wrong: false ///< what was typed is no number

    function submit() {
        wrong = !lesson.enter(field.text)
    }

    spacing: Theme.gap

    Flow {
        width: root.width
        visible: root.lesson.locked
        spacing: root.Theme.space

        TextLine {
            id: field

            objectName: "guessNumber"
            width: 88 * root.Theme.scale
            horizontalAlignment: TextInput.AlignRight
            rightPadding: root.Theme.space
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            Accessible.name: root.lesson.question
            Accessible.description: root.lesson.unit
            onAccepted: root.submit()
            onTextEdited: root.wrong = false
        }

        PlainText {
            height: root.Theme.control
            visible: text !== ""
            verticalAlignment: Text.AlignVCenter
            text: root.lesson.unit
            color: root.Theme.textMuted
        }

        TextButton {
            objectName: "submitNumber"
            enabled: field.text !== ""
            primary: enabled
            text: qsTr("Guess")
            onClicked: root.submit()
        }
    }

    CaptionParagraph {
        width: root.width
        visible: root.wrong
        text: qsTr("This is not a number.")
        color: root.Theme.warning
    }

    Paragraph {
        objectName: "guessedNumber"
        width: root.width
        visible: !root.lesson.locked && root.lesson.guess !== ""
        text: qsTr("Your guess: %1").arg(root.lesson.guess)
    }

    Connections {
        target: root.lesson

        function onStepChanged() {
            field.text = ""
            root.wrong = false
        }
    }
}
