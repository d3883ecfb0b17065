import QtQuick

/** Actions for files. */
ActionGroup {
    id: root

    required property FileFlow flow
    required property WindowState window
    property alias save: save
    property alias savePart: savePart

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
        objectName: "actionAddPart"
        words: qsTr("group, library, reuse, tiller-part")
        text: qsTr("A&dd a part…")
        help: qsTr("Adds a group from a part file. In the project's folder, it stays linked to the file")
        enabled: !root.window.atStart
        onTriggered: root.flow.addPart(root.Editor.dialogs.ask(FileDialogs.Part, root.Editor.document.file))
    }

    KeyAction {
        id: savePart

        objectName: "actionSavePart"
        words: qsTr("group, library, reuse, tiller-part")
        text: qsTr("Save the group as a pa&rt…")
        help: qsTr("Writes the selected group to a file, so that other projects can use it")
        enabled: !root.window.atStart
        onTriggered: root.flow.savePart()
    }

    KeyAction {
        objectName: "actionExport"
        words: qsTr("game, json, web page, html, browser")
        text: root.Editor.dialogs.canExportPages() ? qsTr("&Export for a game or a browser…") : qsTr("&Export for a game…")
        keys: "Ctrl+E"
        icon.name: "export"
        help: qsTr("Writes the configuration for a game, or one page that plays in a browser; agents move exactly as here")
        enabled: !root.window.atStart
        onTriggered: root.flow.exportFile()
    }

    KeyAction {
        objectName: "actionExportCourse"
        words: qsTr("site, web page, html, browser, school, lessons")
        text: qsTr("Export a &course for a browser…")
        help: qsTr("Writes several lessons as a folder of pages with an index, for any web server or a school's platform")
        enabled: !root.flow.exportingCourse
        onTriggered: root.flow.exportCourse()
    }

    KeyAction {
        objectName: "actionAttach"
        words: qsTr("live, running game, connect, debug, listen")
        text: qsTr("A&ttach to a running game…")
        help: qsTr("Follows a game on this computer as it plays; what you edit acts in the game")
        onTriggered: root.flow.attach()
    }

    KeyAction {
        objectName: "actionDetachFromGame"
        words: qsTr("live, running game, disconnect, leave")
        text: qsTr("Detac&h from the game")
        help: qsTr("The game goes on, and what it did stays here")
        enabled: root.Editor.recordings.attached
        onTriggered: root.Editor.recordings.detach()
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
