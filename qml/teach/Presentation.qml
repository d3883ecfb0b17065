pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The view for a class: the world, the panel and the notes, in large type. */
Rectangle {
    id: root

    property string litNode: "" ///< the node of the last link; the same link again clears it
    readonly property alias worldView: viewport.worldView
    readonly property bool hasNotes: !notes.empty

    signal closeRequested()

    function toggleLight(link: string) {
        const node = link.startsWith("node:") ? link.slice("node:".length) : ""
        litNode = litNode === node ? "" : node
    }

    /** Makes texts and controls larger or smaller; 0 gives them their first size. */
    function resize(steps: int) {
        const now = Math.floor(10 * Theme.scale) * 10 // a small window has less than what is set
        Editor.settings.stageSize = steps === 0 ? 150 : Math.max(100, Math.min(now + 10 * steps, 300))
    }

    objectName: "presentation"
    color: Theme.ground

    Shortcut {
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: root.resize(1)
    }

    Shortcut {
        sequences: ["Ctrl+-"]
        onActivated: root.resize(-1)
    }

    Shortcut {
        sequences: ["Ctrl+0"]
        onActivated: root.resize(0)
    }

    Shortcut {
        sequences: ["Esc"]
        enabled: !root.Editor.simulation.timeline.goingLong // that takes Esc first
        onActivated: root.closeRequested()
    }

    Item { // over everything: Ctrl with the wheel changes the size of texts
        anchors.fill: parent
        z: 1

        WheelHandler {
            acceptedModifiers: Qt.ControlModifier
            onWheel: event => root.resize(event.angleDelta.y > 0 ? 1 : -1)
        }
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
                litNode: root.litNode

                TextBox { // what the run counts
                    objectName: "stageCounter"
                    x: root.Theme.space
                    y: root.Theme.space
                    width: Math.min(implicitWidth, viewport.worldView.width - 2 * x)
                    visible: text !== "" && !viewport.comparing && root.Editor.teaching.lesson.countsShown
                    color: Qt.alpha(root.Theme.raised, 0.9)
                    text: root.Editor.simulation.countedText
                    label.objectName: "stageCounted"
                    label.font.pixelSize: Math.max(root.Theme.title / root.Theme.scale, Math.min(root.Theme.title, viewport.height / 24))
                    label.wrapMode: Text.Wrap
                    label.maximumLineCount: 2
                    label.font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }

            SliderPanel {
                Layout.fillWidth: true
                visible: count > 0 && ![...root.Editor.teaching.lesson.hidden].includes("values")
                maximumHeight: Math.min(200 * root.Theme.scale, root.height * 0.3)
                mayEdit: false
            }

            StageBar {
                Layout.fillWidth: true
                experiments: root.Editor.teaching.experiments
                world: viewport.world
                onResetRequested: root.Editor.teaching.resetAll()
                onCloseRequested: root.closeRequested()
            }
        }

        Line {
            visible: root.hasNotes
            Layout.fillHeight: true
        }

        Rectangle {
            visible: root.hasNotes
            Layout.fillHeight: true
            Layout.preferredWidth: Math.max(320, root.width * 0.34)
            color: root.Theme.panel

            LessonNotes {
                id: notes

                anchors.fill: parent
                mayEdit: false
                onFollowed: link => root.toggleLight(link)
            }
        }
    }
}
