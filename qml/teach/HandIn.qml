import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The name of the pupil, and the button that hands in the answers of a lesson. */
RowLayout {
    id: root

    readonly property Lesson lesson: Editor.teaching.lesson
    readonly property Command handIn: Editor.commands.find("actionHandIn")

    spacing: Theme.space

    TextLine {
        objectName: "pupilName"
        Layout.fillWidth: true
        leftPadding: root.Theme.space
        rightPadding: root.Theme.space
        maximumLength: 100
        placeholderText: qsTr("Your name")
        text: root.lesson.pupil
        Accessible.name: placeholderText
        onTextEdited: root.lesson.pupil = text
        onAccepted: root.handIn.trigger()
    }

    TextButton {
        objectName: "handIn"
        primary: root.lesson.finished && !root.lesson.handedIn
        text: root.lesson.handedIn ? qsTr("Hand in again…") : qsTr("Hand in…")
        Accessible.description: root.handIn.help
        onClicked: root.handIn.trigger()
    }
}
