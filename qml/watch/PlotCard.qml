pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One plot: a title with the unit, a legend with current values, and the curves. */
Item {
    id: root

    required property int index
    required property string title
    required property string unit
    required property var series

    objectName: "plot-" + index

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space + 4
        anchors.rightMargin: root.Theme.space
        anchors.bottomMargin: root.Theme.gap
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: root.Theme.space

            BodyText {
                id: heading

                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.fillWidth: true
                text: root.title
                elide: Text.ElideRight
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Caption {
                visible: text !== ""
                text: root.unit
            }
            Item { Layout.fillWidth: true }
            Caption {
                objectName: "plotVariant"
                visible: root.Editor.watch.plots.variant !== null
                text: qsTr("dashed: %1").arg(root.Editor.teaching.comparison.variantName)
                elide: Text.ElideRight
                Layout.maximumWidth: root.width / 2
            }
            Caption {
                visible: plot.readTick >= 0
                text: qsTr("%1, tick %2").arg(plot.readText).arg(plot.readTick)
            }
        }
        Flow {
            id: legend

            Layout.fillWidth: true
            spacing: root.Theme.gap

            Repeater {
                model: root.series

                PlotLegendEntry {
                    required property int index
                    required property var modelData

                    width: Math.min(implicitWidth, legend.width)
                    monitor: modelData.id
                    name: modelData.name
                    ink: modelData.color
                    value: plot.values[index] ?? ""
                    onEditRequested: root.Editor.watch.editPlot(monitor)
                    onRemoveRequested: root.Editor.watch.plots.remove(monitor)
                }
            }
        }
        PlotItem {
            id: plot

            objectName: "plotItem"
            Layout.fillWidth: true
            Layout.fillHeight: true
            activeFocusOnTab: true
            plots: root.Editor.watch.plots
            row: root.index
            Accessible.role: Accessible.Chart
            Accessible.name: qsTr("Plot of %1").arg(root.title)
            Accessible.description: (plot.readTick >= 0 ? qsTr("Tick %1: ").arg(plot.readTick) : "")
                + root.series.map((each, i) => each.name + " " + (plot.values[i] ?? "")).join("; ")
            Accessible.focusable: true

            BodyText {
                objectName: "plotEmpty"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 2 * root.Theme.wide)
                visible: plot.empty
                text: qsTr("Measures from now on. Press Play.")
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                color: root.Theme.textMuted
            }
        }
    }
}
