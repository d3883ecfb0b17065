pragma ComponentBehavior: Bound

import QtQuick
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
}
