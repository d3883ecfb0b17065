import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A field for a guessed number. */
RowLayout {
    id: root

    required property Lesson lesson
    property bool wrong: false ///< what was typed is no number

    function submit() {
        wrong = !lesson.enter(field.text)
    }

    spacing: Theme.space

    TextLine {
        id: field

        objectName: "guessNumber"
        Layout.preferredWidth: 96 * root.Theme.scale
        visible: root.lesson.locked
        horizontalAlignment: TextInput.AlignRight
        rightPadding: root.Theme.space
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        Accessible.name: root.lesson.question
        Accessible.description: root.lesson.unit
        onAccepted: root.submit()
        onTextEdited: root.wrong = false
    }

    BodyText {
        visible: root.lesson.locked && text !== ""
        text: root.lesson.unit
        color: root.Theme.textMuted
    }

    TextButton {
        objectName: "submitNumber"
        visible: root.lesson.locked
        enabled: field.text !== ""
        text: qsTr("Guess")
        onClicked: root.submit()
    }

    Caption {
        Layout.fillWidth: true
        text: root.wrong ? qsTr("This is no number.") : ""
        color: root.Theme.warning
        elide: Text.ElideRight
    }

    BodyText {
        objectName: "guessedNumber"
        visible: !root.lesson.locked && root.lesson.guess !== ""
        text: qsTr("Your guess: %1").arg(root.lesson.guess)
        Layout.fillWidth: true
        wrapMode: Text.Wrap
    }

    Connections {
        target: root.lesson

        function onStepChanged() {
            field.text = ""
            root.wrong = false
        }
    }
}
