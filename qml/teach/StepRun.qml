pragma ComponentBehavior: Bound

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
    readonly property var overlays: [["handles", qsTr("Handles")], ["grid", qsTr("Grid")], ["radii", qsTr("Radii")],
        ["trails", qsTr("Trails")], ["velocity", qsTr("Velocity")], ["desired", qsTr("Desired velocity")],
        ["steering", qsTr("Steering")], ["forces", qsTr("Forces")], ["behavior", qsTr("Color by behavior")]]
    readonly property var shown: values.shown.split(",").map(each => each.trim()).filter(each => each !== "")

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
        fields: [["seconds", qsTr("Pause after (seconds, 0 = never)")], ["speed", qsTr("Speed")]]
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
        text: root.shown.length > 0 ? qsTr("Overlays") : qsTr("Overlays: as the pupil has them")
        wrapMode: Text.Wrap
    }

    Flow {
        objectName: "stepShown"
        width: root.width
        spacing: 2

        Repeater {
            model: root.overlays

            BarButton {
                required property var modelData

                objectName: "shown-" + modelData[0]
                checkable: true
                checked: root.shown.includes(modelData[0])
                text: modelData[1]
                onToggled: {
                    const id = modelData[0]
                    const on = checked
                    root.steps.set(root.step, "shown", root.overlays.map(each => each[0])
                        .filter(each => each === id ? on : root.shown.includes(each)).join(", "), 0)
                    checked = Qt.binding(() => root.shown.includes(id))
                }
            }
        }
    }
}
