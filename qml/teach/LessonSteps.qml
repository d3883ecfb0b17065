import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Goes to the previous and to the next step. */
Rectangle {
    id: root

    readonly property Lesson lesson: Editor.teaching.lesson
    readonly property bool atEnd: lesson.current === lesson.count - 1

    implicitHeight: lines.implicitHeight + 2 * Theme.space
    color: Theme.panel

    Line {
        width: parent.width
    }

    ColumnLayout {
        id: lines

        anchors.fill: parent
        anchors.margins: root.Theme.space
        spacing: root.Theme.space

        HandIn {
            Layout.fillWidth: true
            visible: root.atEnd && root.lesson.answered
        }

        RowLayout {
            spacing: root.Theme.space

            TextButton {
                objectName: "previousStep"
                visible: root.lesson.current > 0
                text: qsTr("Back")
                onClicked: root.lesson.previous()
            }

            Caption {
                objectName: "lessonDone"
                Layout.fillWidth: true
                text: !root.atEnd || !root.lesson.finished ? ""
                    : root.lesson.handedIn ? qsTr("Handed in.") : qsTr("The end of the lesson.")
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
            }

            TextButton {
                objectName: "nextStep"
                visible: !root.atEnd
                primary: !root.lesson.locked && (root.lesson.answer !== "" || root.lesson.ask === "nothing")
                text: qsTr("Next step")
                onClicked: root.lesson.next()
            }

            TextButton {
                objectName: "endLesson"
                visible: root.atEnd
                primary: root.lesson.finished && root.lesson.handedIn
                text: qsTr("End")
                onClicked: root.lesson.end()
            }
        }
    }
}
