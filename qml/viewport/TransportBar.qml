import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Runs the world and says how it goes. */
Rectangle {
    id: root

    required property SimulationController simulation
    required property Document document
    required property SimulationActions actions
    required property Theme theme

    readonly property bool roomy: width >= 900

    function count(number: real): string {
        return number.toLocaleString(Qt.locale("en_US"), "f", 0)
    }

    implicitHeight: root.theme.bar
    implicitWidth: 640
    color: root.theme.panel

    SeedSetting {
        id: seedSetting

        document: root.document
    }
    Rectangle {
        anchors.top: parent.top
        width: parent.width
        height: 1
        color: root.theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.space
        anchors.rightMargin: root.theme.wide
        spacing: root.theme.gap

        BarButton {
            objectName: "playButton"
            theme: root.theme
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
            theme: root.theme
            text: root.actions.step.text.replace("&", "")
            glyph: root.actions.step.icon.name
            tip: root.actions.step.help
            keys: root.actions.step.current
            onClicked: root.actions.step.trigger()
        }
        BarButton {
            objectName: "resetButton"
            theme: root.theme
            text: root.actions.reset.text.replace("&", "")
            glyph: root.actions.reset.icon.name
            tip: root.actions.reset.help
            keys: root.actions.reset.current
            onClicked: root.actions.reset.trigger()
        }
        BarLine { theme: root.theme }
        SpeedSlider {
            objectName: "speedSlider"
            theme: root.theme
            simulation: root.simulation
        }
        BarNumber {
            objectName: "speedLabel"
            theme: root.theme
            name: qsTr("Speed")
            value: root.simulation.speed + "×"
            widest: "0.25×"
        }
        BarLine { theme: root.theme }
        SeedField {
            theme: root.theme
            seed: seedSetting
            onRolled: root.simulation.restart()
        }
        Item { Layout.fillWidth: true }
        BarNumber {
            objectName: "tickLabel"
            theme: root.theme
            name: qsTr("Ticks passed")
            value: root.count(root.simulation.tick)
            unit: qsTr("ticks")
            widest: "000,000"
            tip: qsTr("Ticks since the reset.")
        }
        BarNumber {
            objectName: "rateLabel"
            visible: root.roomy
            theme: root.theme
            name: qsTr("Ticks per second")
            value: root.simulation.playing ? root.count(root.simulation.reachedTicksPerSecond) : "–"
            unit: "/ s"
            widest: "0,000"
            color: root.simulation.behind ? root.theme.warning : root.theme.text
            tip: root.simulation.behind
                ? qsTr("This machine is too slow for %1 ticks a second. The run is the same, it only takes longer.").arg(root.count(root.simulation.wantedTicksPerSecond))
                : qsTr("Ticks per second reached; wanted are %1.").arg(root.count(root.simulation.wantedTicksPerSecond))
        }
        BarNumber {
            objectName: "agentsLabel"
            visible: root.roomy
            theme: root.theme
            name: qsTr("Agents")
            value: root.count(root.simulation.agentCount)
            unit: qsTr("agents")
            widest: "0,000"
        }
        BarNumber {
            objectName: "contactsLabel"
            theme: root.theme
            name: qsTr("Contacts")
            value: root.count(root.simulation.contactTotal)
            unit: qsTr("contacts")
            widest: "0,000"
            tip: qsTr("How often two bodies began to touch since the reset.")
        }
    }
}
