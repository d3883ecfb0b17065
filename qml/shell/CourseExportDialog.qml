import QtQuick
import Tiller.App

/** Says which lesson of a course is written, and cancels. */
ModalDialog {
    id: root

    required property CourseExport course

    function updateShown() {
        if (course.running)
            open()
        else
            close()
    }

    objectName: "courseExport"
    title: qsTr("Exporting the course")
    text: qsTr("Lesson %1 of %2: %3. If you cancel, the folder stays as it is.")
        .arg(Math.min(course.written + 1, course.count)).arg(course.count).arg(course.lesson)
    defaultButton: cancelButton
    onClosed: course.cancel() // by Escape; it does nothing where it is done

    TextButton {
        id: cancelButton

        objectName: "cancelCourse"
        text: qsTr("Cancel")
        onClicked: root.course.cancel()
    }

    Connections {
        target: root.course

        function onChanged() {
            root.updateShown()
        }
    }
}
