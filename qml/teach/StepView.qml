pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** What a step shows: the part of the world, what stands out in it, and what of the window is hidden. */
Column {
    id: root

    required property StepListModel steps
    required property string step
    required property var values
    required property string spotlightOn
    readonly property AgentsItem world: Editor.watch.recorder.world
    readonly property var parts: [["cards", qsTr("Cards")], ["panes", qsTr("Palette and inspector")],
        ["values", qsTr("Parameters")], ["plots", qsTr("Plots")]]
    readonly property var hidden: values.hidden.split(",").map(each => each.trim()).filter(each => each !== "")

    spacing: Theme.gap

    Caption {
        objectName: "stepSeen"
        width: root.width
        text: root.values.camera === "" ? qsTr("The step shows the whole world.")
                                        : qsTr("The step shows a part of the world: %1 (middle and width).").arg(root.values.camera)
        topPadding: root.Theme.gap
        wrapMode: Text.Wrap
    }

    Flow {
        width: root.width
        spacing: root.Theme.gap

        TextButton {
            objectName: "takeView"
            text: qsTr("Use the view as it is now")
            onClicked: root.steps.takeView(root.step, root.world.camera.seen())
        }

        TextButton {
            objectName: "dropView"
            visible: root.values.camera !== ""
            text: qsTr("Show the whole world")
            onClicked: root.steps.takeView(root.step, Qt.rect(0, 0, 0, 0))
        }
    }

    Caption {
        objectName: "stepSpotlight"
        width: root.width
        text: root.spotlightOn === "" ? qsTr("Nothing stands out.") : qsTr("The spotlight is on %1.").arg(root.spotlightOn)
        topPadding: root.Theme.gap
        wrapMode: Text.Wrap
    }

    Flow {
        width: root.width
        spacing: root.Theme.gap

        TextButton {
            objectName: "takeSpotlight"
            text: qsTr("Spotlight the selection")
            onClicked: root.steps.takeSpotlight(root.step)
        }

        TextButton {
            objectName: "dropSpotlight"
            visible: root.spotlightOn !== ""
            text: qsTr("Nothing")
            onClicked: root.steps.set(root.step, "spotlight", "", 0)
        }
    }

    Caption {
        width: root.width
        text: root.hidden.length > 0 ? qsTr("Hidden in the window") : qsTr("Hidden in the window: nothing")
        topPadding: root.Theme.gap
        wrapMode: Text.Wrap
    }

    Flow {
        objectName: "stepHidden"
        width: root.width
        spacing: 2

        Repeater {
            model: root.parts

            BarButton {
                required property var modelData

                objectName: "hidden-" + modelData[0]
                checkable: true
                checked: root.hidden.includes(modelData[0])
                text: modelData[1]
                onToggled: {
                    const id = modelData[0]
                    const on = checked
                    root.steps.set(root.step, "hidden", root.parts.map(each => each[0])
                        .filter(each => each === id ? on : root.hidden.includes(each)).join(", "), 0)
                    checked = Qt.binding(() => root.hidden.includes(id))
                }
            }
        }
    }
}
