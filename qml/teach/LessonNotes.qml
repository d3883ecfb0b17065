pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
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

    /** The current step of a lesson: its text, its question, and after the guess its answer. */
    component LessonView: Item {
        id: lessonView

        required property Lesson lesson
        property bool answerComes: false ///< it unfolds: the end is brought into view

        signal followed(string link)

        function follow(link: string) {
            Editor.teaching.follow(link)
            followed(link)
        }

        objectName: "lessonView"

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            LessonHead {
                Layout.fillWidth: true
                lesson: lessonView.lesson
            }

            ScrollView {
                id: scroll

                objectName: "lessonScroll"
                Layout.fillWidth: true
                Layout.fillHeight: true
                contentWidth: availableWidth

                Column {
                    id: content

                    width: scroll.availableWidth
                    padding: lessonView.Theme.space + 4
                    spacing: lessonView.Theme.wide

                    readonly property real inner: width - 2 * padding

                    Words {
                        objectName: "lessonTitle"
                        width: content.inner
                        visible: text !== ""
                        text: lessonView.lesson.title
                        wrapMode: Text.Wrap
                        color: lessonView.Theme.text
                        font.family: lessonView.Theme.family
                        font.pixelSize: lessonView.Theme.title
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }

                    NoteReading {
                        width: content.inner
                        visible: value !== ""
                        field: "step"
                        heading: lessonView.lesson.title
                        value: lessonView.lesson.text
                        onFollowed: link => lessonView.follow(link)
                    }

                    LessonQuestion {
                        width: content.inner
                        visible: lessonView.lesson.ask !== "nothing"
                        lesson: lessonView.lesson
                    }

                    LessonAnswer {
                        width: content.inner
                        lesson: lessonView.lesson
                        onFollowed: link => lessonView.follow(link)
                    }
                }
            }

            LessonSteps {
                Layout.fillWidth: true
                lesson: lessonView.lesson
            }
        }

        Connections {
            target: lessonView.lesson

            function onStepChanged() {
                lessonView.answerComes = false
                const flick = scroll.contentItem as Flickable
                flick.contentY = 0
            }

            function onUnfolded() {
                lessonView.answerComes = true
            }
        }

        Connections { // the answer has its height only after it has been laid out
            target: scroll.contentItem as Flickable

            function onContentHeightChanged() {
                const flick = scroll.contentItem as Flickable
                if (lessonView.answerComes && flick.contentHeight > flick.height)
                    flick.contentY = flick.contentHeight - flick.height
            }
        }
    }

    /** Where the reader is in the lesson: "Step 2 of 5", and a line that grows. */
    component LessonHead: Item {
        id: lessonHead

        required property Lesson lesson

        implicitHeight: Theme.bar

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: lessonHead.Theme.space + 4
            anchors.rightMargin: lessonHead.Theme.gap

            PaneTitle {
                objectName: "lessonPlace"
                Layout.fillWidth: true
                text: qsTr("Step %1 of %2").arg(lessonHead.lesson.current + 1).arg(lessonHead.lesson.count)
            }

            IconButton {
                objectName: "leaveLesson"
                iconName: "close"
                tip: qsTr("Leave the lesson, with the settings from before it")
                onClicked: lessonHead.lesson.leave()
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            color: lessonHead.Theme.line

            Rectangle {
                width: parent.width * (lessonHead.lesson.current + 1) / Math.max(1, lessonHead.lesson.count)
                height: parent.height
                color: lessonHead.Theme.accent
            }
        }
    }
}
