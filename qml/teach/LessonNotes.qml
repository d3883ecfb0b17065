pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The notes; while a lesson is followed, its current step. */
Item {
    id: root

    property bool mayEdit: true ///< false in a presentation
    readonly property bool keepsLetters: mayEdit ///< see CommandKeys
    readonly property Lesson lesson: Editor.teaching.lesson
    readonly property bool empty: notes.empty && Editor.teaching.experiments.count === 0 && lesson.count === 0

    signal followed(string link)

    NotesView {
        id: notes

        anchors.fill: parent
        visible: !root.lesson.running
        mayEdit: root.mayEdit
        onFollowed: link => root.followed(link)
    }

    Item { // the current step: its text, its question, and after the guess its answer
        id: view

        property bool answerComes: false ///< it unfolds: the end is brought into view

        function follow(link: string) {
            root.Editor.teaching.follow(link)
            root.followed(link)
        }

        objectName: "lessonView"
        anchors.fill: parent
        visible: root.lesson.running

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            Item { // where the reader is: "Step 2 of 5", and a line that grows
                Layout.fillWidth: true
                implicitHeight: root.Theme.bar

                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: root.Theme.space + 4
                    anchors.rightMargin: root.Theme.gap

                    PaneTitle {
                        objectName: "lessonPlace"
                        Layout.fillWidth: true
                        text: qsTr("Step %1 of %2").arg(root.lesson.current + 1).arg(root.lesson.count)
                    }

                    IconButton {
                        objectName: "leaveLesson"
                        iconName: "close"
                        tip: qsTr("Leave the lesson, with the settings from before it")
                        onClicked: root.lesson.leave()
                    }
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 2
                    color: root.Theme.line

                    Rectangle {
                        width: parent.width * (root.lesson.current + 1) / Math.max(1, root.lesson.count)
                        height: parent.height
                        color: root.Theme.accent
                    }
                }
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
                    padding: root.Theme.space + 4
                    spacing: root.Theme.wide

                    readonly property real inner: width - 2 * padding

                    Paragraph {
                        objectName: "lessonTitle"
                        width: content.inner
                        visible: text !== ""
                        text: root.lesson.title
                        font.pixelSize: root.Theme.title
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }

                    NoteReading {
                        width: content.inner
                        visible: value !== ""
                        field: "step"
                        heading: root.lesson.title
                        value: root.lesson.text
                        onFollowed: link => view.follow(link)
                    }

                    LessonQuestion {
                        width: content.inner
                        visible: root.lesson.ask !== "nothing"
                    }

                    Column { // whether the guess is right, and the answer; until the run has ended, a way to see it now
                        objectName: "lessonAnswer"
                        spacing: root.Theme.space
                        visible: root.lesson.waitsFor > 0 || root.lesson.verdict !== "" || root.lesson.answer !== ""

                        CaptionParagraph {
                            objectName: "lessonWaits"
                            width: content.inner
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
                            width: content.inner
                            visible: text !== ""
                            text: root.lesson.verdict
                            lineHeight: 1.2
                            font.weight: Font.DemiBold
                            color: root.lesson.right ? root.Theme.good : root.Theme.text
                        }

                        NoteReading {
                            width: content.inner
                            visible: value !== ""
                            field: "answer"
                            heading: qsTr("Answer")
                            value: root.lesson.answer
                            onFollowed: link => view.follow(link)
                        }
                    }
                }
            }

            LessonSteps {
                Layout.fillWidth: true
            }
        }

        Connections {
            target: root.lesson

            function onStepChanged() {
                view.answerComes = false
                const flick = scroll.contentItem as Flickable
                flick.contentY = 0
            }

            function onUnfolded() {
                view.answerComes = true
            }
        }

        Connections { // the answer has its height only after it has been laid out
            target: scroll.contentItem as Flickable

            function onContentHeightChanged() {
                const flick = scroll.contentItem as Flickable
                if (view.answerComes && flick.contentHeight > flick.height)
                    flick.contentY = flick.contentHeight - flick.height
            }
        }
    }
}
