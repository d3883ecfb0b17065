import QtQuick
import Tiller.App

/** The notes; while a lesson is followed, its current step. */
Item {
    id: root

    property bool mayEdit: true ///< false in a presentation
    readonly property bool empty: notes.empty && Editor.teaching.experiments.count === 0 && Editor.teaching.lesson.count === 0

    signal followed(string link)

    NotesView {
        id: notes

        anchors.fill: parent
        visible: !root.Editor.teaching.lesson.running
        mayEdit: root.mayEdit
        onFollowed: link => root.followed(link)
    }

    LessonView {
        anchors.fill: parent
        visible: root.Editor.teaching.lesson.running
        lesson: root.Editor.teaching.lesson
        onFollowed: link => root.followed(link)
    }
}
