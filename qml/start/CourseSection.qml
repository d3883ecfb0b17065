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

            Pressable { // its number, its title, and whether it is done
                id: tile

                required property int index
                required property var modelData
                readonly property int number: index + 1
                readonly property string line: qsTr("%n steps", "", modelData.steps)
                readonly property bool done: root.finished.includes(modelData.name)
                readonly property bool isNext: root.next === modelData.name
                readonly property string progress: done ? qsTr("done") : isNext ? (number === 1 ? qsTr("start here") : qsTr("comes next")) : ""

                objectName: "lesson-" + modelData.name
                width: 256
                height: 60
                ground: isNext ? root.Theme.chosen : root.Theme.raised
                edge: hovered || isNext ? root.Theme.accent : root.Theme.line
                Accessible.name: qsTr("Lesson %1: %2").arg(number).arg(modelData.title)
                Accessible.description: progress
                onClicked: root.chosen(modelData.file)

                // qmllint disable deferred-property-id
                contentItem: Item {
                    Rectangle {
                        id: circle

                        x: 8
                        anchors.verticalCenter: parent.verticalCenter
                        width: 32
                        height: 32
                        radius: 16
                        color: tile.isNext ? root.Theme.accent : "transparent"
                        border.color: tile.done ? root.Theme.good : tile.isNext ? root.Theme.accent : root.Theme.outline

                        PlainText {
                            anchors.centerIn: parent
                            visible: !tile.done
                            text: tile.number
                            color: tile.isNext ? root.Theme.textOnAccent : root.Theme.textMuted
                            font.weight: Font.DemiBold
                        }

                        Icon {
                            anchors.centerIn: parent
                            visible: tile.done
                            name: "check"
                            color: root.Theme.good
                        }
                    }

                    PlainText {
                        anchors.left: circle.right
                        anchors.leftMargin: root.Theme.space + 4
                        anchors.right: parent.right
                        y: parent.height / 2 - height
                        text: tile.modelData.title
                        elide: Text.ElideRight
                        font.weight: Font.DemiBold
                    }

                    Caption {
                        anchors.left: circle.right
                        anchors.leftMargin: root.Theme.space + 4
                        anchors.right: parent.right
                        y: parent.height / 2 + 2
                        text: tile.progress === "" ? tile.line : tile.line + " · " + tile.progress
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
}
