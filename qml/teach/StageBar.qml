import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The transport of the presentation, with only a few controls. */
Rectangle {
    id: root

    required property ExperimentListModel experiments
    required property SimulationActions actions

    signal resetRequested()
    signal closeRequested()

    objectName: "stageBar"
    implicitHeight: Theme.bar
    color: Theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.Theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.space
        spacing: root.Theme.gap

        IconButton {
            objectName: "stagePlay"
            iconName: root.actions.play.icon.name
            opacity: root.actions.locked ? 0.4 : 1
            tip: root.actions.locked ? root.actions.lockedHelp : root.actions.play.text.replace("&", "")
            keys: root.actions.play.current
            onClicked: root.actions.play.trigger()
        }

        IconButton {
            objectName: "stageStep"
            opacity: root.actions.locked ? 0.4 : 1
            iconName: "step"
            tip: root.actions.step.help
            keys: root.actions.step.current
            onClicked: root.actions.step.trigger()
        }

        IconButton {
            objectName: "stageReset"
            iconName: "reset"
            tip: qsTr("Reset everything: the panel, the experiment, the run and its speed")
            onClicked: root.resetRequested()
        }

        TextButton {
            objectName: "stageBack"
            Layout.maximumWidth: root.width / 2
            visible: root.experiments.canGoBack
            text: root.experiments.running === "" ? qsTr("Restore earlier settings")
                                                  : qsTr("Leave “%1”").arg(root.experiments.running)
            onClicked: root.experiments.goBack()
        }

        BodyText {
            objectName: "stageCounted"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            text: root.Editor.simulation.countedText
        }

        Digits {
            objectName: "stageTicks"
            Layout.leftMargin: root.Theme.wide // else "caught prey 6" and "624 ticks" read as one number
            size: root.Theme.caption
            color: root.Theme.textMuted
            text: qsTr("%1 ticks").arg(root.Editor.simulation.tick.toLocaleString(Qt.locale("en_US"), "f", 0))
        }

        IconButton {
            objectName: "leavePresentation"
            iconName: "close"
            tip: qsTr("Leave the presentation")
            keys: qsTr("Esc")
            onClicked: root.closeRequested()
        }
    }
}
