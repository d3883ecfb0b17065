pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Writes a lesson: its steps in order, one of them open. */
Column {
    id: root

    required property StepListModel steps
    property string open: "" ///< the step whose fields are shown

    signal added(Item form)

    objectName: "stepList"
    topPadding: Theme.space
    spacing: Theme.gap

    PaneTitle {
        width: root.width
        text: qsTr("Lesson")
    }

    CaptionParagraph {
        width: root.width
        visible: root.steps.count === 0
        text: qsTr("A lesson has steps. Each shows a text and settings of the run, and may ask for a guess before the world plays.")
    }

    Repeater {
        id: forms

        model: root.steps

        StepForm {
            width: root.width
            steps: root.steps
            isOpen: root.open === step
            onToggled: root.open = isOpen ? "" : step
        }
    }

    TextButton {
        objectName: "addStep"
        text: qsTr("Add a step")
        onClicked: {
            root.open = root.steps.add()
            root.added(forms.itemAt(root.steps.count - 1))
        }
    }
}
