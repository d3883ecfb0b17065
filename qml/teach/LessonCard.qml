import QtQuick
import Tiller.App

/** Above the notes: the project has a lesson, and a button begins it. */
Rectangle {
    id: root

    required property Lesson lesson

    objectName: "lessonCard"
    implicitHeight: content.height + 2 * Theme.space + 8
    radius: Theme.radius
    color: Theme.chosen
    border.color: Theme.accent

    Column {
        id: content

        x: root.Theme.space + 4
        y: root.Theme.space + 4
        width: root.width - 2 * x
        spacing: root.Theme.space

        BodyText {
            width: parent.width
            text: root.lesson.count === 1 ? qsTr("A lesson with one step.") : qsTr("A lesson with %1 steps.").arg(root.lesson.count)
            wrapMode: Text.Wrap
        }

        TextButton {
            objectName: "beginLesson"
            primary: true
            text: qsTr("Begin the lesson")
            onClicked: root.lesson.begin()
        }
    }
}
