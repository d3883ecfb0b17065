import QtQuick
import QtQuick.Layouts
import Tiller.App

/** What the run counts: ticks, their rate, agents, and contacts or what the project chose. */
RowLayout {
    id: root

    required property bool rateShown
    required property bool agentsShown
    readonly property bool inLesson: Editor.teaching.lesson.running

    function count(number: real): string {
        return number.toLocaleString(Qt.locale(root.Editor.settings.spoken), "f", 0)
    }

    spacing: root.Theme.space

    BarNumber {
        objectName: "tickLabel"
        name: root.inLesson ? qsTr("Time passed") : qsTr("Ticks passed")
        value: root.inLesson ? root.Editor.simulation.timeline.tickText : root.count(root.Editor.simulation.tick)
        unit: root.inLesson ? qsTr("min:s") : qsTr("ticks")
        widest: "000,000"
        tip: root.inLesson ? qsTr("Tick %1 since the reset.").arg(root.count(root.Editor.simulation.tick))
                           : qsTr("Ticks since the reset.")
    }
    BarNumber {
        objectName: "rateLabel"
        visible: root.rateShown
        name: qsTr("Ticks per second")
        value: root.Editor.simulation.reachedTicksPerSecond > 0 ? root.count(root.Editor.simulation.reachedTicksPerSecond) : "–"
        unit: "/ s"
        widest: "0,000"
        color: root.Editor.simulation.behind ? root.Theme.warning : root.Theme.text
        tip: root.Editor.simulation.behind
            ? qsTr("This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.").arg(root.count(root.Editor.simulation.wantedTicksPerSecond))
            : qsTr("Ticks per second; the target is %1.").arg(root.count(root.Editor.simulation.wantedTicksPerSecond))
    }
    BarNumber {
        objectName: "agentsLabel"
        visible: root.agentsShown
        name: qsTr("Agents")
        value: root.count(root.Editor.simulation.agentCount)
        unit: qsTr("agents", "unit", root.Editor.simulation.agentCount)
        widest: "0,000"
    }
    BarNumber {
        id: counter

        readonly property string counted: root.Editor.simulation.barName

        objectName: "contactsLabel"
        name: counted !== "" ? counted : qsTr("Contacts")
        value: counted === "" ? root.count(root.Editor.simulation.contactTotal) : root.Editor.simulation.barText
        unit: counted !== "" ? counted : qsTr("contacts", "unit", root.Editor.simulation.contactTotal)
        widest: "000"
        tip: !hovered ? "" // it can be long, and changes in each frame
            : counted !== "" ? qsTr("What this project counts. Click to change it.")
            : qsTr("How often two bodies began to touch since the reset.\n%1").arg(root.Editor.simulation.countedText)

        TapHandler {
            enabled: counter.counted !== ""
            onTapped: root.Editor.watch.editPlot(root.Editor.simulation.barMonitor)
        }
    }
}
