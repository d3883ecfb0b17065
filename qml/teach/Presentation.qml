pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** What a class sees: the world, the panel and the notes, in large type. */
Rectangle {
    id: root

    required property bool dark
    required property Document document
    required property SimulationController simulation
    required property Teaching teaching
    required property Watch watch
    required property SimulationActions actions
    property string lit: "" ///< the card that a link led to; a second time, and its light is out
    readonly property alias worldView: viewport.worldView
    readonly property bool hasNotes: !notes.empty || teaching.experiments.count > 0

    signal closeRequested()

    function light(link: string) {
        const node = link.startsWith("node:") ? link.slice("node:".length) : ""
        lit = lit === node ? "" : node
    }

    objectName: "presentation"
    color: large.ground

    Shortcut {
        sequences: ["Esc"]
        onActivated: root.closeRequested()
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            ViewportPane {
                id: viewport

                objectName: "presentedViewport"
                Layout.fillWidth: true
                Layout.fillHeight: true
                bare: true
                litNode: root.lit
                theme: large
                simulation: root.simulation
                document: root.document
                comparison: root.teaching.comparison
                watch: root.watch
            }

            SliderPanel {
                Layout.fillWidth: true
                visible: count > 0
                theme: large
                document: root.document
                teaching: root.teaching
                mayEdit: false
            }

            StageBar {
                Layout.fillWidth: true
                theme: large
                simulation: root.simulation
                experiments: root.teaching.experiments
                actions: root.actions
                onResetRequested: root.teaching.resetAll()
                onCloseRequested: root.closeRequested()
            }
        }

        Rectangle {
            visible: root.hasNotes
            Layout.fillHeight: true
            implicitWidth: 1
            color: large.line
        }

        Rectangle {
            visible: root.hasNotes
            Layout.fillHeight: true
            Layout.preferredWidth: Math.max(320, root.width * 0.34)
            color: large.panel

            NotesView {
                id: notes

                anchors.fill: parent
                theme: large
                document: root.document
                teaching: root.teaching
                mayEdit: false
                onFollowed: link => root.light(link)
            }
        }
    }

    // Last, so that it goes last: Qt 6.4 lays out lists again that are half gone.
    Theme {
        id: large

        dark: root.dark
        scale: 1.5
        contrast: true
    }
}
