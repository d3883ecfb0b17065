import QtQuick
import QtQuick.Layouts
import Tiller.App

/** How the world runs during a step: changed settings, when it pauses, and what runs beside it. */
Column {
    id: root

    required property StepListModel steps
    required property string step
    required property var values
    required property string summary

    spacing: Theme.gap

    Caption {
        objectName: "stepSettings"
        width: root.width
        text: root.summary === "" ? qsTr("The world has its own settings.") : qsTr("The world has: %1").arg(root.summary)
        wrapMode: Text.Wrap
    }

    Flow {
        width: root.width
        spacing: root.Theme.gap

        TextButton {
            objectName: "takeSettings"
            text: qsTr("Use the settings as they are now")
            onClicked: root.steps.takeSettings(root.step)
        }

        TextButton {
            objectName: "dropSettings"
            visible: root.summary !== ""
            text: qsTr("Use none")
            onClicked: root.steps.set(root.step, "changes", "", 0)
        }
    }

    StepNumbers {
        width: root.width
        fields: [["seconds", qsTr("Pause after (s; 0: never)")], ["speed", qsTr("Speed")]]
        values: root.values
        onEntered: (setting, text) => root.steps.set(root.step, setting, text, 0)
    }

    RowLayout {
        width: root.width

        Caption {
            text: qsTr("Side by side")
        }

        ChoiceBox {
            objectName: "stepBeside"
            Layout.fillWidth: true
            choices: root.steps.experiments
            shown: root.values.beside
            Accessible.name: qsTr("Side by side")
            onEdited: id => root.steps.set(root.step, "beside", id, 0)
        }
    }

    Caption {
        width: root.width
        text: qsTr("Overlays, of: handles, grid, radii, trails, velocity, desired, steering, forces, behavior")
        wrapMode: Text.Wrap
    }

    LineField {
        objectName: "stepShown"
        width: root.width
        value: root.values.shown
        placeholderText: qsTr("as the pupil has them")
        Accessible.name: qsTr("Overlays")
        onEntered: text => root.steps.set(root.step, "shown", text, 0)
    }
}
