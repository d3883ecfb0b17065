pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The plots, or the results of a sweep, below a tall world or beside a wide one. Dragging the edge resizes the panel. */
Rectangle {
    id: root

    property bool beside: false ///< the panel is at the right of the world
    property bool bare: false ///< in a presentation: the plots alone
    property real preferredHeight: 216 ///< height below the world
    property real preferredWidth: 400 ///< width beside the world
    readonly property bool hasSweeps: Editor.watch.sweeps.all.length > 0
    readonly property bool hasFound: Editor.watch.finder.hasSearch
    readonly property bool foundShown: !bare && hasFound && Editor.watch.page === "found"
    readonly property bool sweepShown: !bare && hasSweeps && Editor.watch.page === "sweeps"
    readonly property bool plotShown: !sweepShown && !foundShown
    readonly property var pages: {
        const all = [{id: "plots", title: qsTr("Plots"), help: qsTr("Numbers of this run over time.")}]
        if (hasSweeps)
            all.push({id: "sweeps", title: qsTr("Sweeps"), help: qsTr("What was measured in many runs.")})
        if (hasFound)
            all.push({id: "found", title: qsTr("Found values"), help: qsTr("Values that meet goals.")})
        return all
    }

    objectName: "plotPanel"
    color: root.Theme.panel
    implicitHeight: root.preferredHeight
    implicitWidth: root.preferredWidth
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Plots")

    Binding {
        target: root.Editor.watch.plots
        property: "dark"
        value: root.Theme.dark
    }

    Binding {
        target: root.Editor.watch.plots
        property: "variant"
        value: root.Editor.teaching.comparison.active ? root.Editor.teaching.comparison.simulation : null
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: root.Theme.row
            visible: !root.bare
            Layout.leftMargin: root.Theme.space + 4
            Layout.rightMargin: root.Theme.gap
            spacing: 2

            PaneTitle {
                visible: root.pages.length === 1
                text: qsTr("Plots")
            }
            Segments {
                objectName: "plotPages"
                visible: root.pages.length > 1
                Layout.preferredWidth: 64 * root.pages.length * root.Theme.scale
                Layout.preferredHeight: root.Theme.control
                Layout.rightMargin: root.Theme.gap
                choices: root.pages
                shown: root.foundShown ? "found" : root.sweepShown ? "sweeps" : "plots"
                title: qsTr("Shows")
                onEdited: id => root.Editor.watch.page = id
            }
            SweepBar {
                visible: root.sweepShown
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                onExportRequested: sweepView.exportAs()
            }
            FindBar {
                visible: root.foundShown
                Layout.fillWidth: true
                Layout.minimumWidth: 0
            }
            Item {
                Layout.fillWidth: true
                visible: root.plotShown
            }
            CommandButton {
                objectName: "addPlot"
                commandId: "actionPlot"
                visible: root.plotShown
                text: qsTr("Add plot")
                glyph: "plus"
                tip: qsTr("Plot a number of an agent or of a group.")
            }
            CommandButton {
                objectName: "exportPlots"
                commandId: "actionExportPlots"
                visible: root.plotShown
                text: qsTr("Save as a table")
                glyph: "export"
                tip: qsTr("Write what the plots show as CSV.")
            }
            BarButton {
                objectName: "hidePlots"
                text: qsTr("Hide the plots")
                glyph: "close"
                tip: qsTr("The plots keep measuring.")
                keys: root.Editor.commands.find("actionPlots").keysText
                onClicked: root.Editor.watch.plotsShown = false
            }
        }

        ListView {
            id: list

            readonly property real minimum: (root.beside ? 140 : 280) * root.Theme.scale
            readonly property real available: root.beside ? height : width
            readonly property real share: Math.max(minimum, available / Math.max(1, root.Editor.watch.plots.count))

            objectName: "plotList"
            Layout.topMargin: root.bare ? root.Theme.space : 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.Editor.watch.plots.count > 0 && root.plotShown
            orientation: root.beside ? ListView.Vertical : ListView.Horizontal
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: root.beside ? contentHeight > height + 1 : contentWidth > width + 1
            model: root.Editor.watch.plots

            ScrollBar.horizontal: ScrollBar {
                policy: list.interactive && !root.beside ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }
            ScrollBar.vertical: ScrollBar {
                policy: list.interactive && root.beside ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: PlotCard {
                bare: root.bare
                width: root.beside ? list.width - (list.interactive ? 10 : 0) : list.share
                height: root.beside ? list.share : list.height - (list.interactive ? 10 : 0)
            }
        }

        Paragraph {
            objectName: "noPlots"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: root.Theme.wide
            visible: root.Editor.watch.plots.count === 0 && root.plotShown
            text: qsTr("Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far "
                       + "from their prey, how many are in a mode. Pick an agent first to plot it alone.")
            elide: Text.ElideRight // if the panel is low
            clip: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: root.Theme.textMuted
            lineHeight: 1.3
        }

        SweepView {
            id: sweepView

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.sweepShown
        }

        FindView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.foundShown
        }
    }

    PlotPanelEdge {
        upright: root.beside
        width: root.beside ? 6 : parent.width
        height: root.beside ? parent.height : 6
        onMoved: by => {
            if (root.beside)
                root.preferredWidth = Math.max(240, Math.min(root.preferredWidth - by, 900))
            else
                root.preferredHeight = Math.max(120, Math.min(root.preferredHeight - by, 480))
        }
    }

    /** The goals of the last search, and its buttons. */
    component FindBar: RowLayout {
        id: findBar

        readonly property ValueFinder finder: Editor.watch.finder

        spacing: 2

        Caption {
            objectName: "findGoals"
            Layout.fillWidth: true
            text: findBar.finder.goals
            elide: Text.ElideRight
        }
        BarButton {
            objectName: "pauseFind"
            visible: findBar.finder.running
            text: findBar.finder.paused ? qsTr("Continue") : qsTr("Pause the search")
            glyph: findBar.finder.paused ? "play" : "pause"
            tip: text
            onClicked: findBar.finder.setPaused(!findBar.finder.paused)
        }
        BarButton {
            objectName: "cancelFind"
            visible: findBar.finder.running
            text: qsTr("Stop the search")
            glyph: "stop"
            tip: qsTr("Stop. The best so far stay.")
            onClicked: findBar.finder.cancel()
        }
        BarButton {
            objectName: "editFind"
            visible: !findBar.finder.running
            text: qsTr("Search again…")
            glyph: "reset"
            tip: qsTr("Change goals, bounds or time, and search again.")
            onClicked: findBar.finder.edit()
        }
    }
}
