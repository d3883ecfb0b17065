import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The transport of the presentation: only what a class needs. */
Rectangle {
    id: root

    required property Theme theme
    required property SimulationController simulation
    required property ExperimentListModel experiments
    required property SimulationActions actions

    signal resetRequested()
    signal closeRequested()

    objectName: "stageBar"
    implicitHeight: theme.bar
    color: theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.space
        anchors.rightMargin: root.theme.space
        spacing: root.theme.gap

        IconButton {
            objectName: "stagePlay"
            theme: root.theme
            iconName: root.actions.play.icon.name
            tip: root.actions.play.text.replace("&", "")
            keys: root.actions.play.current
            onClicked: root.actions.play.trigger()
        }

        IconButton {
            objectName: "stageStep"
            theme: root.theme
            iconName: "step"
            tip: root.actions.step.help
            keys: root.actions.step.current
            onClicked: root.actions.step.trigger()
        }

        IconButton {
            objectName: "stageReset"
            theme: root.theme
            iconName: "reset"
            tip: qsTr("Everything as it was: the panel, the experiment, the run and its speed")
            onClicked: root.resetRequested()
        }

        TextButton {
            objectName: "stageBack"
            Layout.maximumWidth: root.width / 2
            visible: root.experiments.canGoBack
            theme: root.theme
            text: root.experiments.running === "" ? qsTr("Back to before")
                                                  : qsTr("Back to before “%1”").arg(root.experiments.running)
            onClicked: root.experiments.goBack()
        }

        Item {
            Layout.fillWidth: true
        }

        Digits {
            theme: root.theme
            size: root.theme.caption
            color: root.theme.textMuted
            text: qsTr("%1 ticks").arg(root.simulation.tick)
        }

        IconButton {
            objectName: "leavePresentation"
            theme: root.theme
            iconName: "close"
            tip: qsTr("Leave the presentation")
            keys: qsTr("Esc")
            onClicked: root.closeRequested()
        }
    }
}
