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
    property bool bare: false ///< in a presentation

    function savePicture() {
        const file = root.Editor.dialogs.ask(FileDialogs.Plot, root.Editor.document.file, root.Editor.document.name)
        const problem = file === "" ? "" : curves.exportPicture(file)
        if (problem !== "")
            root.Editor.document.refuse(problem)
    }

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

            PlainText {
                id: heading

                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.fillWidth: true
                text: root.title
                wrapMode: Text.WordWrap
                maximumLineCount: 3
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
                visible: curves.readTick >= 0
                text: qsTr("%1, tick %2").arg(curves.readText).arg(curves.readTick)
            }
            BarButton {
                objectName: "savePlot-" + root.index
                Layout.preferredHeight: Math.ceil(heading.implicitHeight / heading.lineCount)
                visible: !root.bare
                enabled: !curves.empty
                text: qsTr("Save the plot as a picture")
                glyph: "export"
                tip: qsTr("Save a picture of this plot, with its title and axes.")
                onClicked: root.savePicture()
            }
        }
        Flow {
            id: legend

            Layout.fillWidth: true
            spacing: root.Theme.gap

            Repeater {
                model: root.series

                PlotLegendEntry {
                    width: Math.min(implicitWidth, legend.width)
                    plot: curves
                }
            }
            Caption {
                objectName: "plotVariant"
                height: 22
                width: Math.min(implicitWidth, legend.width)
                visible: root.Editor.watch.plots.variant !== null
                text: qsTr("dashed: %1").arg(root.Editor.teaching.comparison.variantName)
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
            }
        }
        PlotItem {
            id: curves

            objectName: "plotItem"
            Layout.fillWidth: true
            Layout.fillHeight: true
            activeFocusOnTab: true
            plots: root.Editor.watch.plots
            row: root.index
            Accessible.role: Accessible.Chart
            Accessible.name: qsTr("Plot of %1").arg(root.title)
            Accessible.description: (curves.readTick >= 0 ? qsTr("Tick %1: ").arg(curves.readTick) : "")
                + root.series.map((each, i) => each.name + " " + (curves.values[i] ?? "")).join(qsTr("; "))
            Accessible.focusable: true

            Paragraph {
                objectName: "plotEmpty"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 2 * root.Theme.wide)
                visible: curves.empty
                text: root.Editor.simulation.locked ? qsTr("Measures from now on.") : qsTr("Measures from now on. Press Play.")
                horizontalAlignment: Text.AlignHCenter
                color: root.Theme.textMuted
            }
        }
    }
}
