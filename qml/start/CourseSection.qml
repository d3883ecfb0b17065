pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The course: its lessons in order, which are done, and which comes next. */
Column {
    id: root

    required property var lessons ///< see ExampleListModel.course
    required property var finished ///< names of lessons
    required property int columns
    readonly property int doneCount: lessons.filter(each => finished.includes(each.name)).length
    readonly property string next: lessons.find(each => !finished.includes(each.name))?.name ?? ""

    signal chosen(string file)

    objectName: "course"
    spacing: Theme.space
    visible: lessons.length > 0

    Item {
        width: root.width
        height: title.height

        PaneTitle {
            id: title

            text: qsTr("The course: lessons that ask before they tell")
        }

        Caption {
            objectName: "courseDone"
            anchors.right: parent.right
            visible: root.doneCount > 0
            text: root.next === "" ? qsTr("All done") : qsTr("%1 of %2 done").arg(root.doneCount).arg(root.lessons.length)
        }
    }

    Grid {
        columns: root.columns
        spacing: root.Theme.wide

        Repeater {
            model: root.lessons

            LessonTile {
                required property int index
                required property var modelData

                objectName: "lesson-" + modelData.name
                number: index + 1
                title: modelData.title
                line: qsTr("%n steps", "", modelData.steps)
                done: root.finished.includes(modelData.name)
                isNext: root.next === modelData.name
                onClicked: root.chosen(modelData.file)
            }
        }
    }

    /** A lesson of the course: its number, its title, and whether it is done. */
    component LessonTile: AbstractButton {
        id: lessonTile

        required property int number
        required property string title
        required property string line
        required property bool done
        required property bool isNext
        readonly property string progress: done ? qsTr("done") : isNext ? (number === 1 ? qsTr("start here") : qsTr("comes next")) : ""

        width: 256
        height: 60
        hoverEnabled: true
        Accessible.name: qsTr("Lesson %1: %2").arg(number).arg(title)
        Accessible.description: progress
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()

        background: Rectangle {
            radius: lessonTile.Theme.radius
            color: lessonTile.isNext ? lessonTile.Theme.chosen : lessonTile.Theme.raised
            border.width: lessonTile.visualFocus ? 2 : 1
            border.color: lessonTile.visualFocus || lessonTile.hovered || lessonTile.isNext ? lessonTile.Theme.accent : lessonTile.Theme.line
        }

        // qmllint disable deferred-property-id
        contentItem: Item {
            Rectangle {
                id: circle

                x: 8
                anchors.verticalCenter: parent.verticalCenter
                width: 32
                height: 32
                radius: 16
                color: lessonTile.isNext ? lessonTile.Theme.accent : "transparent"
                border.color: lessonTile.done ? lessonTile.Theme.good : lessonTile.isNext ? lessonTile.Theme.accent : lessonTile.Theme.outline

                BodyText {
                    anchors.centerIn: parent
                    visible: !lessonTile.done
                    text: lessonTile.number
                    color: lessonTile.isNext ? lessonTile.Theme.textOnAccent : lessonTile.Theme.textMuted
                    font.weight: Font.DemiBold
                }

                Icon {
                    anchors.centerIn: parent
                    visible: lessonTile.done
                    name: "check"
                    color: lessonTile.Theme.good
                }
            }

            BodyText {
                anchors.left: circle.right
                anchors.leftMargin: lessonTile.Theme.space + 4
                anchors.right: parent.right
                y: parent.height / 2 - height
                text: lessonTile.title
                elide: Text.ElideRight
                font.weight: Font.DemiBold
            }

            Caption {
                anchors.left: circle.right
                anchors.leftMargin: lessonTile.Theme.space + 4
                anchors.right: parent.right
                y: parent.height / 2 + 2
                text: lessonTile.progress === "" ? lessonTile.line : lessonTile.line + " · " + lessonTile.progress
                elide: Text.ElideRight
            }
        }
    }
}
