import QtQuick
import Tiller.App

/** What a lesson needs. */
ActionGroup {
    id: root

    required property Teaching teaching
    required property Document document
    required property bool atStart ///< the start page is open: what acts on a project rests
    required property bool notesShown
    required property bool presenting
    property alias notes: notes
    property alias present: present
    property alias resetAll: resetAll
    property alias weightOnPanel: weightOnPanel
    property alias compareWithout: compareWithout

    signal notesRequested()
    signal presentRequested()

    title: qsTr("Lesson")

    KeyAction {
        id: notes

        objectName: "actionNotes"
        text: qsTr("&Notes beside the canvas")
        keys: "F7"
        help: qsTr("What the project is, how it works, what to notice and what to try")
        checkable: true
        checked: root.notesShown
        enabled: !root.atStart && !root.presenting
        onTriggered: root.notesRequested()
    }

    KeyAction {
        id: present

        objectName: "actionPresent"
        name: qsTr("Present, or leave the presentation")
        text: root.presenting ? qsTr("Leave the &presentation") : qsTr("&Present")
        keys: "F5"
        also: "F11"
        repeats: false
        icon.name: "viewport"
        help: qsTr("Only the viewport, the panel and the notes, in large type; Esc leaves")
        enabled: !root.atStart
        onTriggered: root.presentRequested()
    }

    KeyAction {
        id: resetAll

        objectName: "actionResetAll"
        text: qsTr("Reset &all")
        keys: "Ctrl+Shift+R"
        repeats: false
        help: qsTr("Leaves the experiment, sets the panel as it was saved, and starts the run again at normal speed")
        enabled: !root.atStart
        onTriggered: root.teaching.resetAll()
    }

    KeyAction {
        objectName: "actionMakeExperiment"
        text: qsTr("Make an &experiment of what was changed")
        help: qsTr("The settings that differ from the saved project become an experiment of the notes")
        enabled: !root.atStart
        onTriggered: root.teaching.experiments.makeOfChanges()
    }

    KeyAction {
        objectName: "actionLeaveExperiment"
        name: qsTr("Back to before the experiment")
        text: root.teaching.experiments.running === "" ? qsTr("&Back to before the experiment")
                                                       : qsTr("&Back to before %1").arg(root.teaching.experiments.running)
        help: qsTr("The settings as they were before the experiment was started")
        enabled: !root.atStart && root.teaching.experiments.canGoBack
        onTriggered: root.teaching.experiments.goBack()
    }

    KeyAction {
        id: weightOnPanel

        objectName: "actionWeightOnPanel"
        text: qsTr("&Weight of the wire on the panel")
        keys: "Ctrl+Shift+W"
        help: qsTr("Puts the weight of the selected wire on the panel as a slider, or takes it off")
        enabled: !root.atStart
        onTriggered: root.teaching.toggleWeightOnPanel()
    }

    KeyAction {
        objectName: "actionCompareSaved"
        text: qsTr("&Compare with the saved project")
        help: qsTr("Runs both side by side, from one seed and with the same mouse")
        enabled: !root.atStart
        onTriggered: root.teaching.comparison.compareWithSaved()
    }

    KeyAction {
        objectName: "actionCompareBefore"
        text: qsTr("Compare with &before the experiment")
        help: qsTr("Runs both side by side, from one seed and with the same mouse")
        enabled: !root.atStart && root.teaching.experiments.canGoBack
        onTriggered: root.teaching.comparison.compareWithBefore()
    }

    KeyAction {
        id: compareWithout

        objectName: "actionCompareWithout"
        text: qsTr("Compare with&out the selected card")
        help: qsTr("Runs the world beside one in which the card is muted")
        enabled: !root.atStart && root.document.selection.ids.length === 1
        onTriggered: root.teaching.comparison.compareWithout(root.document.selection.ids[0])
    }

    KeyAction {
        objectName: "actionStopComparing"
        text: qsTr("&Stop comparing")
        enabled: !root.atStart && root.teaching.comparison.active
        onTriggered: root.teaching.comparison.stop()
    }
}
