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
        id: experimentRow

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

            x: experimentRow.Theme.gap
            y: experimentRow.Theme.gap
            width: experimentRow.width - 2 * experimentRow.Theme.gap
            spacing: 0

            IconButton {
                objectName: "start-" + experimentRow.experiment
                Layout.alignment: Qt.AlignTop
                enabled: experimentRow.fault === ""
                iconName: experimentRow.isRunning ? "reset" : "play"
                iconColor: experimentRow.Theme.accent
                tip: experimentRow.isRunning ? qsTr("Leave \u201c%1\u201d").arg(experimentRow.title) : qsTr("Start \u201c%1\u201d").arg(experimentRow.title)
                onClicked: experimentRow.isRunning ? experimentRow.backRequested() : experimentRow.started()
            }

            Column {
                Layout.fillWidth: true
                Layout.leftMargin: experimentRow.Theme.gap
                Layout.topMargin: experimentRow.Theme.gap + 2
                Layout.bottomMargin: experimentRow.Theme.gap
                Layout.alignment: Qt.AlignTop
                spacing: 2

                BodyText {
                    width: parent.width
                    text: experimentRow.title
                    wrapMode: Text.Wrap
                }

                Caption {
                    width: parent.width
                    visible: text !== "" && text !== experimentRow.title
                    text: experimentRow.fault === "" ? experimentRow.summary : experimentRow.fault
                    wrapMode: Text.Wrap
                    color: experimentRow.fault === "" ? experimentRow.Theme.textMuted : experimentRow.Theme.warning
                }
            }

            RowMenuButton {
                Layout.alignment: Qt.AlignTop
                visible: experimentRow.mayEdit
                title: experimentRow.title
                comparable: experimentRow.fault === "" && !experimentRow.isRunning
                onCompared: experimentRow.compared()
                onMoved: by => experimentRow.moved(by)
                onRemoved: experimentRow.removed()
                onChosen: experimentRow.chosen()
            }
        }
    }
}
