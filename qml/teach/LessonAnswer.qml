import QtQuick
import Tiller.App

/** What follows the guess: whether it is right, and the answer. Until the run has ended, a way to see it now. */
Column {
    id: root

    readonly property Lesson lesson: Editor.teaching.lesson

    signal followed(string link)

    objectName: "lessonAnswer"
    spacing: Theme.space
    visible: lesson.waitsFor > 0 || lesson.verdict !== "" || lesson.answer !== ""

    Note {
        objectName: "lessonWaits"
        width: root.width
        visible: root.lesson.waitsFor > 0
        text: qsTr("Watch the world. The answer comes when the run pauses, at %1 s.").arg(root.lesson.waitsFor)
    }

    TextButton {
        objectName: "revealAnswer"
        visible: root.lesson.waitsFor > 0
        text: qsTr("Show the answer now")
        onClicked: root.lesson.reveal()
    }

    Paragraph {
        objectName: "lessonVerdict"
        width: root.width
        visible: text !== ""
        text: root.lesson.verdict
        lineHeight: 1.2
        font.weight: Font.DemiBold
        color: root.lesson.right ? root.Theme.good : root.Theme.text
    }

    NoteReading {
        width: root.width
        visible: value !== ""
        field: "answer"
        heading: qsTr("Answer")
        value: root.lesson.answer
        onFollowed: link => root.followed(link)
    }
}
