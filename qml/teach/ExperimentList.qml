pragma ComponentBehavior: Bound

import QtQuick
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
}
