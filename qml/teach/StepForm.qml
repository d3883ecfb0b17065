// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One step of a lesson to write: its title, and below it, while it is open, its fields. */
Rectangle {
    id: root

    required property StepListModel steps
    required property bool isOpen
    required property int index
    required property string step
    required property string title
    required property var answers
    required property string fault

    signal toggled()

    objectName: "step-" + step
    height: content.height + 2 * Theme.gap
    radius: Theme.radius
    color: isOpen ? Theme.raised : Theme.field
    border.color: isOpen ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: fault

    Column {
        id: content

        x: root.Theme.space
        y: root.Theme.gap
        width: root.width - 2 * x
        spacing: root.Theme.space

        RowLayout {
            width: parent.width
            spacing: 0

            FoldHead {
                objectName: "stepHead-" + root.step
                Layout.fillWidth: true
                title: qsTr("%1. %2").arg(root.index + 1).arg(root.title)
                open: root.isOpen
                text: root.isOpen ? qsTr("Close the step") : qsTr("Open the step “%1”").arg(root.title)
                onClicked: root.toggled()
            }

            Icon {
                objectName: "stepWarns-" + root.step
                implicitWidth: root.Theme.icon
                implicitHeight: root.Theme.icon
                opacity: root.fault === "" ? 0 : 1
                name: "warning"
                color: root.Theme.warning
            }

            RowMenuButton {
                title: root.title
                onChosen: {
                    if (!root.isOpen)
                        root.toggled()
                }
                onMoved: by => root.steps.move(root.step, by)
                onRemoved: root.steps.remove(root.step)
            }
        }

        Loader {
            width: parent.width
            active: root.isOpen
            visible: active

            sourceComponent: StepFields {
                width: parent ? parent.width : 0
                steps: root.steps
                step: root.step
                answers: root.answers
            }
        }

        CaptionParagraph { // below the fields: they stay where they are when it comes or goes
            objectName: "stepFault-" + root.step
            width: parent.width
            visible: root.fault !== ""
            text: root.fault
            color: root.Theme.warning
        }
    }
}
