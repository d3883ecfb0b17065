import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Where the reader is in the lesson: "Step 2 of 5", and a line that grows. */
Item {
    id: root

    required property Lesson lesson

    implicitHeight: Theme.bar

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
