import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The transport of the presentation, with only a few controls. */
Rectangle {
    id: root

    required property ExperimentListModel experiments
    readonly property Command play: Editor.commands.find("actionPlay")
    readonly property Command step: Editor.commands.find("actionStep")
    required property AgentsItem world
    readonly property bool inLesson: Editor.teaching.lesson.running
    readonly property bool roomy: width >= 760 * Theme.scale
    readonly property bool narrow: width < 440 * Theme.scale

    signal resetRequested()
    signal closeRequested()

    objectName: "stageBar"
    implicitHeight: Theme.bar
    color: Theme.panel

    Line {
        width: parent.width
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.space
        spacing: root.Theme.gap

        IconButton {
            objectName: "stagePlay"
            iconName: root.play.icon
            opacity: root.Editor.simulation.locked ? 0.4 : 1
            tip: root.Editor.simulation.locked ? root.play.help : root.play.label
            keys: root.play.keysText
            onClicked: root.play.trigger()
        }

        IconButton {
            objectName: "stageStep"
            opacity: root.Editor.simulation.locked ? 0.4 : 1
            iconName: "step"
            tip: root.step.help
            keys: root.step.keysText
            onClicked: root.step.trigger()
        }

        IconButton {
            objectName: "stageReset"
            iconName: "reset"
            tip: qsTr("Reset everything: the parameters, the experiment, the run and its speed")
            onClicked: root.resetRequested()
        }

        TextButton {
            objectName: "stageBack"
            Layout.fillWidth: true
            Layout.minimumWidth: root.Theme.bar
            Layout.maximumWidth: Math.ceil(implicitWidth)
            visible: root.experiments.canGoBack
            text: root.experiments.running === "" ? qsTr("Restore earlier settings")
                                                  : qsTr("Leave “%1”").arg(root.experiments.running)
            onClicked: root.experiments.goBack()
        }

        SpeedSlider {
            objectName: "stageSpeed"
            visible: root.roomy
            implicitWidth: 84 * root.Theme.scale
        }

        IconButton {
            objectName: "stageSlower"
            visible: !root.roomy
            iconName: "minus"
            tip: qsTr("Slower")
            keys: root.Editor.commands.find("actionSlower").keysText
            onClicked: root.Editor.simulation.slower()
        }

        Digits {
            objectName: "stageSpeedText"
            size: root.Theme.caption
            text: root.Editor.simulation.speed + "×"
            Accessible.name: qsTr("Speed %1").arg(text)
        }

        IconButton {
            objectName: "stageFaster"
            visible: !root.roomy
            iconName: "plus"
            tip: qsTr("Faster")
            keys: root.Editor.commands.find("actionFaster").keysText
            onClicked: root.Editor.simulation.faster()
        }

        Item { Layout.fillWidth: true }

        BarButton {
            id: showButton

            objectName: "stageShow"
            text: qsTr("Show ▴")
            Accessible.name: qsTr("Show")
            tip: qsTr("What to show besides the agents, and what their colors mean")
            onClicked: menu.opened ? menu.close() : menu.open()

            OverlayMenu {
                id: menu

                objectName: "stageOverlays"
                x: parent.width - width
                y: -height - root.Theme.gap
                world: root.world
                groups: [colors, ...others]

                readonly property var colors: root.world.overlayGroups[0]
                readonly property var others: [...root.world.overlayGroups].slice(2) // without those of the world
            }
        }

        BarButton {
            objectName: "stageSpotlight"
            visible: !root.narrow || !root.experiments.canGoBack
            checkable: true
            on: root.world.spotlight.followsMouse
            text: qsTr("Spotlight")
            tip: qsTr("Darkens the world around the mouse")
            onClicked: root.world.spotlight.followsMouse = !on
        }

        Digits {
            objectName: "stageTicks"
            visible: !root.narrow
            Layout.leftMargin: root.Theme.gap
            size: root.Theme.caption
            color: root.Theme.textMuted
            text: root.inLesson ? root.Editor.simulation.timeline.tickText
                                : qsTr("%1 ticks").arg(root.Editor.simulation.tick.toLocaleString(Qt.locale(root.Editor.settings.spoken), "f", 0))
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
