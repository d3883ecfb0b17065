pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The project's experiments, each with a button that starts it; the way back; and a button that
    makes one of what was changed. */
Column {
    id: root

    required property Theme theme
    required property Document document
    required property ExperimentListModel experiments
    required property bool mayEdit

    objectName: "experimentList"
    topPadding: theme.space
    spacing: theme.gap
    visible: mayEdit || experiments.count > 0

    PaneTitle {
        width: root.width
        theme: root.theme
        text: qsTr("Experiments")
    }

    Repeater {
        model: root.experiments

        ExperimentRow {
            width: root.width
            theme: root.theme
            mayEdit: root.mayEdit
            onStarted: root.experiments.start(experiment)
            onBackRequested: root.experiments.goBack()
            onMoved: by => root.experiments.move(experiment, by)
            onRemoved: root.experiments.remove(experiment)
            onChosen: root.document.selection.select(experiment)
        }
    }

    TextButton {
        objectName: "goBack"
        visible: root.experiments.canGoBack
        theme: root.theme
        text: qsTr("Back to before")
        onClicked: root.experiments.goBack()
    }

    Item {
        visible: root.mayEdit
        width: 1
        height: root.theme.gap
    }

    TextButton {
        objectName: "makeExperiment"
        visible: root.mayEdit
        theme: root.theme
        text: qsTr("Save my changes as an experiment")
        onClicked: root.experiments.makeOfChanges()
    }
}
