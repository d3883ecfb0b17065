import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Runs the world and shows its state. */
Rectangle {
    id: root

    required property SimulationActions actions

    readonly property bool roomy: width >= 900

    function count(number: real): string {
        return number.toLocaleString(Qt.locale("en_US"), "f", 0)
    }

    implicitHeight: root.Theme.bar
    implicitWidth: 640
    color: root.Theme.panel

    SeedSetting {
        id: seedSetting

        document: root.Editor.document
    }
    Rectangle {
        anchors.top: parent.top
        width: parent.width
        height: 1
        color: root.Theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.wide
        spacing: root.Theme.gap

        BarButton {
            objectName: "playButton"
            prominent: true
            implicitWidth: 44
            text: root.actions.play.text.replace("&", "")
            glyph: root.actions.play.icon.name
            tip: root.actions.play.help
            keys: root.actions.play.current
            onClicked: root.actions.play.trigger()
        }
        BarButton {
            objectName: "stepButton"
            text: root.actions.step.text.replace("&", "")
            glyph: root.actions.step.icon.name
            tip: root.actions.step.help
            keys: root.actions.step.current
            onClicked: root.actions.step.trigger()
        }
        BarButton {
            objectName: "resetButton"
            text: root.actions.reset.text.replace("&", "")
            glyph: root.actions.reset.icon.name
            tip: root.actions.reset.help
            keys: root.actions.reset.current
            onClicked: root.actions.reset.trigger()
        }
        BarLine {}
        SpeedSlider {
            objectName: "speedSlider"
        }
        BarNumber {
            objectName: "speedLabel"
            name: qsTr("Speed")
            value: root.Editor.simulation.speed + "×"
            widest: "0.25×"
        }
        BarLine {}
        SeedField {
            seed: seedSetting
            onRolled: root.Editor.simulation.restart()
        }
        Item { Layout.fillWidth: true }
        BarNumber {
            objectName: "tickLabel"
            name: qsTr("Ticks passed")
            value: root.count(root.Editor.simulation.tick)
            unit: qsTr("ticks")
            widest: "000,000"
            tip: qsTr("Ticks since the reset.")
        }
        BarNumber {
            objectName: "rateLabel"
            visible: root.roomy
            name: qsTr("Ticks per second")
            value: root.Editor.simulation.playing ? root.count(root.Editor.simulation.reachedTicksPerSecond) : "–"
            unit: "/ s"
            widest: "0,000"
            color: root.Editor.simulation.behind ? root.Theme.warning : root.Theme.text
            tip: root.Editor.simulation.behind
                ? qsTr("This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.").arg(root.count(root.Editor.simulation.wantedTicksPerSecond))
                : qsTr("Ticks per second; the target is %1.").arg(root.count(root.Editor.simulation.wantedTicksPerSecond))
        }
        BarNumber {
            objectName: "agentsLabel"
            visible: root.roomy
            name: qsTr("Agents")
            value: root.count(root.Editor.simulation.agentCount)
            unit: qsTr("agents")
            widest: "0,000"
        }
        BarNumber {
            id: counter

            readonly property string counted: root.Editor.simulation.barName

            objectName: "contactsLabel"
            name: counted !== "" ? counted : qsTr("Contacts")
            value: counted === "" ? root.count(root.Editor.simulation.contactTotal) : root.Editor.simulation.barText
            unit: counted !== "" ? counted : root.Editor.simulation.contactTotal === 1 ? qsTr("contact") : qsTr("contacts")
            widest: "0,000"
            tip: counted !== "" ? qsTr("What this project counts. Click to change it.")
                : qsTr("How often two bodies began to touch since the reset.\n%1").arg(root.Editor.simulation.countedText)

            TapHandler {
                enabled: counter.counted !== ""
                onTapped: root.Editor.watch.editPlot(root.Editor.simulation.barMonitor)
            }
        }
    }
}
