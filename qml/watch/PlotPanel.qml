pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The plots below the world; its upper edge can be dragged. */
Rectangle {
    id: root

    required property Theme theme
    required property Watch watch
    property WatchActions actions: null ///< where there are any: their keys are told
    property real wanted: 216 ///< its height

    objectName: "plotPanel"
    color: root.theme.panel
    implicitHeight: Math.max(120, root.wanted)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Plots")

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: root.theme.row
            Layout.leftMargin: root.theme.space + 4
            Layout.rightMargin: root.theme.gap
            spacing: 2

            PaneTitle {
                theme: root.theme
                text: qsTr("Plots")
            }
            Item { Layout.fillWidth: true }
            BarButton {
                objectName: "addPlot"
                theme: root.theme
                text: qsTr("Add plot")
                glyph: "plus"
                tip: qsTr("Plot a number of an agent or of a group.")
                keys: root.actions ? root.actions.plot.current : ""
                onClicked: root.watch.newPlot()
            }
            BarButton {
                objectName: "exportPlots"
                theme: root.theme
                enabled: root.watch.plots.count > 0
                text: qsTr("Save as a table")
                glyph: "export"
                tip: qsTr("Write what the plots show as CSV.")
                onClicked: root.watch.requestPlotExport()
            }
            BarButton {
                objectName: "hidePlots"
                theme: root.theme
                text: qsTr("Hide the plots")
                glyph: "close"
                tip: qsTr("They go on measuring.")
                keys: root.actions ? root.actions.plots.current : ""
                onClicked: root.watch.plotsShown = false
            }
        }

        ListView {
            id: list

            readonly property real least: 280

            objectName: "plotList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.watch.plots.count > 0
            orientation: ListView.Horizontal
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentWidth > width
            model: root.watch.plots

            ScrollBar.horizontal: ScrollBar {
                policy: list.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: PlotCard {
                width: Math.max(list.least, list.width / Math.max(1, root.watch.plots.count))
                height: list.height - (list.interactive ? 10 : 0)
                theme: root.theme
                watch: root.watch
            }
        }

        Text {
            objectName: "noPlots"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: root.theme.wide
            visible: root.watch.plots.count === 0
            text: qsTr("Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far "
                       + "from their prey, how many are in a mode. Pick an agent first to plot it alone.")
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
            lineHeight: 1.3
        }
    }

    PlotPanelEdge {
        width: parent.width
        theme: root.theme
        onMoved: by => root.wanted = Math.max(120, Math.min(root.wanted - by, 480))
    }
}
