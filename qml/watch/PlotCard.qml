pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One plot: what is measured, of whom and how much it is, and the lines. */
Item {
    id: root

    required property Theme theme
    required property Watch watch
    required property int index
    required property string title
    required property string unit
    required property var series

    objectName: "plot-" + index

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.space + 4
        anchors.rightMargin: root.theme.space
        anchors.bottomMargin: root.theme.gap
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: root.theme.space

            Text {
                text: root.title
                color: root.theme.text
                font.family: root.theme.family
                font.pixelSize: root.theme.body
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                visible: text !== ""
                text: root.unit
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }
            Item { Layout.fillWidth: true }
            Text {
                visible: plot.readTick >= 0
                text: qsTr("%1, tick %2").arg(plot.readText).arg(plot.readTick)
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }
        }
        Flow {
            id: legend

            Layout.fillWidth: true
            spacing: root.theme.gap

            Repeater {
                model: root.series

                PlotLegendEntry {
                    required property int index
                    required property var modelData

                    width: Math.min(implicitWidth, legend.width)
                    theme: root.theme
                    monitor: modelData.id
                    name: modelData.name
                    ink: modelData.color
                    value: plot.values[index] ?? ""
                    onEditRequested: root.watch.editPlot(monitor)
                    onRemoveRequested: root.watch.plots.remove(monitor)
                }
            }
        }
        PlotItem {
            id: plot

            objectName: "plotItem"
            Layout.fillWidth: true
            Layout.fillHeight: true
            activeFocusOnTab: true
            plots: root.watch.plots
            row: root.index
            textColor: root.theme.textMuted
            gridColor: root.theme.line
            focusColor: root.theme.accent
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
            Accessible.role: Accessible.Chart
            Accessible.name: qsTr("Plot of %1").arg(root.title)
            Accessible.description: (plot.readTick >= 0 ? qsTr("Tick %1: ").arg(plot.readTick) : "")
                + root.series.map((each, i) => each.name + " " + (plot.values[i] ?? "")).join("; ")
            Accessible.focusable: true

            Text {
                objectName: "plotEmpty"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 2 * root.theme.wide)
                visible: plot.empty
                text: qsTr("Measures from now on. Press Play.")
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.body
            }
        }
    }
}
