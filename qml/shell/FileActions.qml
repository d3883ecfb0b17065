import QtQuick

/** What one does with files. */
ActionGroup {
    id: root

    required property FileFlow flow
    required property bool atStart ///< the start page is open: what acts on a project rests
    required property bool hasProject ///< also while the start page is open
    property alias newFile: newFile
    property alias open: open
    property alias startPage: startPage
    property alias save: save
    property alias saveAs: saveAs
    property alias exportFile: exportFile
    property alias saveLog: saveLog
    property alias quit: quit

    signal startRequested()
    signal quitRequested()

    title: qsTr("&File")

    KeyAction {
        id: newFile

        objectName: "actionNew"
        text: qsTr("&New")
        keys: "Ctrl+N"
        icon.name: "file"
        onTriggered: root.flow.newProject()
    }

    KeyAction {
        id: open

        objectName: "actionOpen"
        text: qsTr("&Open…")
        keys: "Ctrl+O"
        icon.name: "folder"
        onTriggered: root.flow.open()
    }

    KeyAction {
        id: startPage

        objectName: "actionStart"
        words: qsTr("examples, home, welcome")
        text: qsTr("Start &page")
        keys: "Ctrl+Home"
        icon.name: "home"
        onTriggered: root.startRequested()
    }

    KeyAction {
        id: save

        objectName: "actionSave"
        startsSection: true
        text: qsTr("&Save")
        keys: "Ctrl+S"
        icon.name: "save"
        enabled: root.hasProject
        onTriggered: root.flow.save()
    }

    KeyAction {
        id: saveAs

        objectName: "actionSaveAs"
        text: qsTr("Save &as…")
        keys: "Ctrl+Shift+S"
        enabled: root.hasProject
        onTriggered: root.flow.saveAs()
    }

    KeyAction {
        id: exportFile

        objectName: "actionExport"
        words: qsTr("game, json")
        startsSection: true
        text: qsTr("&Export for a game…")
        keys: "Ctrl+E"
        icon.name: "export"
        help: qsTr("Writes the configuration that a game loads; it moves there exactly as here")
        enabled: !root.atStart
        onTriggered: root.flow.exportFile()
    }

    KeyAction {
        id: saveLog

        objectName: "actionSaveLog"
        words: qsTr("record, inputs")
        text: qsTr("Save input &log…")
        help: qsTr("Writes what the mouse and the edits did since the reset, to run it again")
        enabled: !root.atStart
        onTriggered: root.flow.saveLog()
    }

    KeyAction {
        id: quit

        objectName: "actionQuit"
        words: qsTr("exit, close")
        startsSection: true
        text: qsTr("&Quit")
        keys: "Ctrl+Q"
        onTriggered: root.quitRequested()
    }
}
