pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The plots below the world, or beside it where that is wide; the edge towards it can be dragged. */
Rectangle {
    id: root

    required property Theme theme
    required property Watch watch
    property WatchActions actions: null ///< where there are any: their keys are told
    property bool beside: false ///< at the right of the world
    property real wanted: 216      ///< its height, where it is below
    property real wantedWidth: 400 ///< where it is beside

    objectName: "plotPanel"
    color: root.theme.panel
    implicitHeight: root.wanted
    implicitWidth: root.wantedWidth
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

            readonly property real least: root.beside ? 140 : 280
            readonly property real room: root.beside ? height : width
            readonly property real share: Math.max(least, room / Math.max(1, root.watch.plots.count))

            objectName: "plotList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.watch.plots.count > 0
            orientation: root.beside ? ListView.Vertical : ListView.Horizontal
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: root.beside ? contentHeight > height + 1 : contentWidth > width + 1
            model: root.watch.plots

            ScrollBar.horizontal: ScrollBar {
                policy: list.interactive && !root.beside ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }
            ScrollBar.vertical: ScrollBar {
                policy: list.interactive && root.beside ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: PlotCard {
                width: root.beside ? list.width - (list.interactive ? 10 : 0) : list.share
                height: root.beside ? list.share : list.height - (list.interactive ? 10 : 0)
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
            elide: Text.ElideRight // where the panel is low
            clip: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
            lineHeight: 1.3
        }
    }

    PlotPanelEdge {
        upright: root.beside
        width: root.beside ? 6 : parent.width
        height: root.beside ? parent.height : 6
        theme: root.theme
        onMoved: by => {
            if (root.beside)
                root.wantedWidth = Math.max(240, Math.min(root.wantedWidth - by, 900))
            else
                root.wanted = Math.max(120, Math.min(root.wanted - by, 480))
        }
    }
}
