import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Runs the world, shows the timeline, and counts. A narrow bar leaves out what stands elsewhere, too. */
Rectangle {
    id: root

    required property SimulationActions actions
    required property TimelineActions time

    implicitHeight: root.Theme.bar + root.Theme.gap
    implicitWidth: 640
    color: root.Theme.panel

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

        RunControls {
            actions: root.actions
            seedShown: root.width >= 1100
        }
        BarLine {}
        TimelineBar {
            Layout.fillWidth: true
            Layout.fillHeight: true
            actions: root.time
        }
        BarLine {}
        RunNumbers {
            rateShown: root.width >= 1400
            agentsShown: root.width >= 1200
        }
    }
}
