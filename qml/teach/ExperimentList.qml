pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The experiments of the project, with a button each to start them; a button back; and a button that makes
    an experiment from the changes. */
Column {
    id: root

    required property ExperimentListModel experiments
    required property bool mayEdit

    objectName: "experimentList"
    topPadding: Theme.space
    spacing: Theme.gap
    visible: mayEdit || experiments.count > 0

    PaneTitle {
        width: root.width
        text: qsTr("Experiments")
    }

    Repeater {
        model: root.experiments

        ExperimentRow {
            width: root.width
            mayEdit: root.mayEdit
            onStarted: root.experiments.start(experiment)
            onCompared: {
                root.experiments.start(experiment)
                root.Editor.teaching.comparison.compareWithBefore()
            }
            onBackRequested: root.experiments.goBack()
            onMoved: by => root.experiments.move(experiment, by)
            onRemoved: root.experiments.remove(experiment)
            onChosen: root.Editor.document.selection.select(experiment)
        }
    }

    TextButton {
        objectName: "goBack"
        visible: root.experiments.canGoBack
        text: qsTr("Restore earlier settings")
        onClicked: root.experiments.goBack()
    }

    Item {
        visible: root.mayEdit
        width: 1
        height: root.Theme.gap
    }

    TextButton {
        objectName: "makeExperiment"
        visible: root.mayEdit
        text: qsTr("Save my changes as an experiment")
        onClicked: root.experiments.makeOfChanges()
    }

    /** One experiment: a button to start or leave it, and a menu for its author to edit, move and delete it. */
    component ExperimentRow: Rectangle {
        id: root

        required property bool mayEdit
        required property string experiment
        required property string title
        required property string summary
        required property string fault
        required property bool isRunning

        signal started()
        signal compared() ///< start, beside the settings before
        signal backRequested()
        signal moved(int by)
        signal removed()
        signal chosen()

        objectName: "experiment-" + experiment
        height: content.height + 2 * Theme.gap
        radius: Theme.radius
        color: isRunning ? Theme.chosen : Theme.field
        border.color: isRunning ? Theme.accent : Theme.line
        Accessible.role: Accessible.ListItem
        Accessible.name: title
        Accessible.description: fault === "" ? summary : fault

        RowLayout {
            id: content

            x: root.Theme.gap
            y: root.Theme.gap
            width: root.width - 2 * root.Theme.gap
            spacing: 0

            IconButton {
                objectName: "start-" + root.experiment
                Layout.alignment: Qt.AlignTop
                enabled: root.fault === ""
                iconName: root.isRunning ? "reset" : "play"
                iconColor: root.Theme.accent
                tip: root.isRunning ? qsTr("Leave \u201c%1\u201d").arg(root.title) : qsTr("Start \u201c%1\u201d").arg(root.title)
                onClicked: root.isRunning ? root.backRequested() : root.started()
            }

            Column {
                Layout.fillWidth: true
                Layout.leftMargin: root.Theme.gap
                Layout.topMargin: root.Theme.gap + 2
                Layout.bottomMargin: root.Theme.gap
                Layout.alignment: Qt.AlignTop
                spacing: 2

                BodyText {
                    width: parent.width
                    text: root.title
                    wrapMode: Text.Wrap
                }

                Caption {
                    width: parent.width
                    visible: text !== "" && text !== root.title
                    text: root.fault === "" ? root.summary : root.fault
                    wrapMode: Text.Wrap
                    color: root.fault === "" ? root.Theme.textMuted : root.Theme.warning
                }
            }

            RowMenuButton {
                Layout.alignment: Qt.AlignTop
                visible: root.mayEdit
                title: root.title
                comparable: root.fault === "" && !root.isRunning
                onCompared: root.compared()
                onMoved: by => root.moved(by)
                onRemoved: root.removed()
                onChosen: root.chosen()
            }
        }
    }
}
