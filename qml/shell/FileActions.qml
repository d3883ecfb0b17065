import QtQuick

/** Actions for files. */
ActionGroup {
    id: root

    required property FileFlow flow
    required property WindowState window
    property alias save: save

    title: qsTr("&File")

    KeyAction {
        objectName: "actionNew"
        text: qsTr("&New")
        keys: "Ctrl+N"
        icon.name: "file"
        onTriggered: root.flow.newProject()
    }

    KeyAction {
        objectName: "actionOpen"
        text: qsTr("&Open…")
        keys: "Ctrl+O"
        icon.name: "folder"
        onTriggered: root.flow.open()
    }

    KeyAction {
        objectName: "actionStart"
        words: qsTr("examples, home, welcome")
        text: qsTr("Start &page")
        keys: "Ctrl+Home"
        icon.name: "home"
        onTriggered: root.window.toggleStartPage()
    }

    KeyAction {
        id: save

        objectName: "actionSave"
        startsSection: true
        text: qsTr("&Save")
        keys: "Ctrl+S"
        icon.name: "save"
        enabled: root.window.hasProject
        onTriggered: root.flow.save()
    }

    KeyAction {
        objectName: "actionSaveAs"
        text: qsTr("Save &as…")
        keys: "Ctrl+Shift+S"
        enabled: root.window.hasProject
        onTriggered: root.flow.saveAs()
    }

    KeyAction {
        objectName: "actionVersions"
        words: qsTr("history, backup, restore, revert")
        text: qsTr("Earlier &versions…")
        help: qsTr("The project as it was before its last saves")
        enabled: root.window.hasProject && !root.window.atStart
        onTriggered: root.flow.showVersions()
    }

    KeyAction {
        objectName: "actionImportMap"
        words: qsTr("tiled, ldtk, level, tmx, tmj")
        startsSection: true
        text: qsTr("&Import a map…")
        help: qsTr("Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk")
        onTriggered: root.flow.chooseMap(root.window.atStart)
    }

    KeyAction {
        objectName: "actionImportAgain"
        words: qsTr("tiled, ldtk, level, reload")
        text: qsTr("Import maps a&gain")
        help: qsTr("Takes over what has changed in the maps of this project")
        enabled: root.flow.hasMaps && !root.window.atStart
        onTriggered: root.flow.importMapsAgain()
    }

    KeyAction {
        objectName: "actionExport"
        words: qsTr("game, json")
        text: qsTr("&Export for a game…")
        keys: "Ctrl+E"
        icon.name: "export"
        help: qsTr("Writes the configuration for a game, where agents move exactly as here")
        enabled: !root.window.atStart
        onTriggered: root.flow.exportFile()
    }

    KeyAction {
        objectName: "actionSaveLog"
        words: qsTr("record, inputs")
        text: qsTr("Save input &log…")
        help: qsTr("Writes all mouse input and edits since the reset, to replay the run")
        enabled: !root.window.atStart
        onTriggered: root.flow.saveLog()
    }

    KeyAction {
        objectName: "actionQuit"
        words: qsTr("exit, close")
        startsSection: true
        text: qsTr("&Quit")
        keys: "Ctrl+Q"
        onTriggered: root.Window.window.close()
    }
}
