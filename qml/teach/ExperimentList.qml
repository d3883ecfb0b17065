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

        Rectangle { // a button to start or leave it, and a menu for its author to edit, move and delete it
            id: row

            required property string experiment
            required property string title
            required property string summary
            required property string fault
            required property bool isRunning

            objectName: "experiment-" + experiment
            width: root.width
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
                width: row.width - 2 * root.Theme.gap
                spacing: 0

                IconButton {
                    objectName: "start-" + row.experiment
                    Layout.alignment: Qt.AlignTop
                    enabled: row.fault === ""
                    iconName: row.isRunning ? "reset" : "play"
                    iconColor: root.Theme.accent
                    tip: row.isRunning ? qsTr("Leave \u201c%1\u201d").arg(row.title) : qsTr("Start \u201c%1\u201d").arg(row.title)
                    onClicked: row.isRunning ? root.experiments.goBack() : root.experiments.start(row.experiment)
                }

                Column {
                    Layout.fillWidth: true
                    Layout.leftMargin: root.Theme.gap
                    Layout.topMargin: root.Theme.gap + 2
                    Layout.bottomMargin: root.Theme.gap
                    Layout.alignment: Qt.AlignTop
                    spacing: 2

                    Paragraph {
                        width: parent.width
                        text: row.title
                    }

                    CaptionParagraph {
                        width: parent.width
                        visible: text !== "" && text !== row.title
                        text: row.fault === "" ? row.summary : row.fault
                        color: row.fault === "" ? root.Theme.textMuted : root.Theme.warning
                    }
                }

                RowMenuButton {
                    Layout.alignment: Qt.AlignTop
                    visible: root.mayEdit
                    title: row.title
                    comparable: row.fault === "" && !row.isRunning
                    onCompared: { // starts beside the settings before
                        root.experiments.start(row.experiment)
                        root.Editor.teaching.comparison.compareWithBefore()
                    }
                    onMoved: by => root.experiments.move(row.experiment, by)
                    onRemoved: root.experiments.remove(row.experiment)
                    onChosen: root.Editor.document.selection.select(row.experiment)
                }
            }
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
