import QtQuick
import Tiller.App

/** Actions for lessons. */
ActionGroup {
    id: root

    required property WindowState window
    required property FileFlow flow
    property alias notes: notes
    property alias resetAll: resetAll
    property alias weightOnPanel: weightOnPanel
    property alias compareWithout: compareWithout

    signal lessonBegun()

    title: qsTr("Lesson")

    KeyAction {
        id: notes

        objectName: "actionNotes"
        text: qsTr("&Notes beside the canvas")
        keys: "F7"
        help: qsTr("What the project is, how it works, what to notice and what to try")
        checkable: true
        checked: root.window.notesShown
        enabled: root.window.editing
        onTriggered: root.window.notesShown = !root.window.notesShown
    }

    KeyAction {
        objectName: "actionPresent"
        name: qsTr("Present, or leave the presentation")
        text: root.window.presenting ? qsTr("Leave the &presentation") : qsTr("&Present")
        keys: "F5"
        also: "F11"
        repeats: false
        icon.name: "viewport"
        help: qsTr("Only the viewport, the parameters and the notes, in large type; Esc leaves")
        enabled: !root.window.atStart
        onTriggered: root.window.togglePresentation()
    }

    KeyAction {
        objectName: "actionLesson"
        name: qsTr("Begin the lesson, or leave it")
        words: qsTr("steps, questions, course")
        text: root.Editor.teaching.lesson.running ? qsTr("Leave the less&on") : qsTr("Begin the less&on")
        keys: "Shift+F5"
        repeats: false
        help: qsTr("Follows the steps of the project; a step that asks waits for a guess before the world plays")
        enabled: !root.window.atStart && root.Editor.teaching.lesson.count > 0
        onTriggered: {
            if (root.Editor.teaching.lesson.running) {
                root.Editor.teaching.lesson.leave()
            } else {
                root.Editor.teaching.lesson.begin()
                root.lessonBegun()
            }
        }
    }

    KeyAction {
        objectName: "actionNextStep"
        text: qsTr("Ne&xt step of the lesson")
        keys: "PgDown"
        repeats: false
        enabled: !root.window.atStart && root.Editor.teaching.lesson.running
        onTriggered: root.Editor.teaching.lesson.next()
    }

    KeyAction {
        objectName: "actionPreviousStep"
        text: qsTr("Pre&vious step of the lesson")
        keys: "PgUp"
        repeats: false
        enabled: !root.window.atStart && root.Editor.teaching.lesson.running
        onTriggered: root.Editor.teaching.lesson.previous()
    }

    KeyAction {
        objectName: "actionUnlock"
        name: qsTr("Unlock the step without a guess")
        words: qsTr("teacher, skip, question")
        text: qsTr("&Unlock the step")
        keys: "Ctrl+Shift+T"
        repeats: false
        help: qsTr("For teachers: plays the world, and shows the answer as after a guess")
        enabled: !root.window.atStart && root.Editor.teaching.lesson.locked
        onTriggered: root.Editor.teaching.lesson.unlock()
    }

    KeyAction {
        objectName: "actionSaveAnswers"
        words: qsTr("results, guesses, print, table")
        text: qsTr("Save the ans&wers…")
        help: qsTr("Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or as Markdown")
        enabled: !root.window.atStart && root.Editor.teaching.lesson.running
        onTriggered: root.flow.saveAnswers()
    }

    KeyAction {
        id: resetAll

        objectName: "actionResetAll"
        text: qsTr("Reset &all")
        keys: "Ctrl+Shift+R"
        repeats: false
        help: qsTr("Leaves the experiment, restores the saved values of the parameters, and restarts the run at normal speed")
        enabled: !root.window.atStart
        onTriggered: root.Editor.teaching.resetAll()
    }

    KeyAction {
        objectName: "actionMakeExperiment"
        text: qsTr("Make an &experiment from the changes")
        help: qsTr("Saves the settings that differ from the saved project as an experiment")
        enabled: !root.window.atStart
        onTriggered: root.Editor.teaching.experiments.makeOfChanges()
    }

    KeyAction {
        objectName: "actionLeaveExperiment"
        name: qsTr("Restore the settings before the experiment")
        text: root.Editor.teaching.experiments.running === "" ? qsTr("&Restore the settings before the experiment")
                                                       : qsTr("&Leave “%1”").arg(root.Editor.teaching.experiments.running)
        help: qsTr("Restores the settings from before the experiment")
        enabled: !root.window.atStart && root.Editor.teaching.experiments.canGoBack
        onTriggered: root.Editor.teaching.experiments.goBack()
    }

    KeyAction {
        id: weightOnPanel

        objectName: "actionWeightOnPanel"
        text: qsTr("Make a &parameter of the wire's weight")
        keys: "Ctrl+Shift+W"
        help: qsTr("Makes a parameter of the weight of the selected wire, with a slider, or lets the weight go")
        enabled: !root.window.atStart
        onTriggered: root.Editor.teaching.toggleWeightOnPanel()
    }

    KeyAction {
        objectName: "actionCompareSaved"
        text: qsTr("&Compare with the saved project")
        help: qsTr("Runs both side by side, from one seed and with the same mouse")
        enabled: !root.window.atStart
        onTriggered: root.Editor.teaching.comparison.compareWithSaved()
    }

    KeyAction {
        objectName: "actionCompareBefore"
        text: qsTr("Compare with the settings &before the experiment")
        help: qsTr("Runs both side by side, from one seed and with the same mouse")
        enabled: !root.window.atStart && root.Editor.teaching.experiments.canGoBack
        onTriggered: root.Editor.teaching.comparison.compareWithBefore()
    }

    KeyAction {
        id: compareWithout

        objectName: "actionCompareWithout"
        text: qsTr("Compare with&out the selected card")
        help: qsTr("Runs the world beside one in which the card is muted")
        enabled: !root.window.atStart && root.Editor.document.selection.ids.length === 1
        onTriggered: root.Editor.teaching.comparison.compareWithout(root.Editor.document.selection.ids[0])
    }

    KeyAction {
        objectName: "actionStopComparing"
        text: qsTr("&Stop comparing")
        enabled: !root.window.atStart && root.Editor.teaching.comparison.active
        onTriggered: root.Editor.teaching.comparison.stop()
    }
}
