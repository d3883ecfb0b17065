import QtQuick
import Tiller.App

/** What happens around files: the question before changes are lost, the dialogs, the bad news. */
Item {
    id: root

    required property Theme theme
    required property Document document
    required property AppSettings settings
    required property FileDialogs dialogs
    required property SimulationController simulation
    property var next: null ///< what to do once the changes are saved or given up
    property bool closing: false

    signal projectShown()
    signal closeConfirmed()

    function newProject() {
        whenSaved(() => root.document.newProject())
    }

    function open() {
        const file = dialogs.askOpen(document.file)
        if (file !== "")
            openFile(file)
    }

    function openFile(file: string) {
        whenSaved(() => {
            if (root.document.open(file))
                root.settings.addRecentFile(file)
        })
    }

    function openExample(file: string) {
        whenSaved(() => root.document.openCopy(file))
    }

    function save(): bool {
        return document.file === "" ? saveAs() : document.save()
    }

    function saveAs(): bool {
        const file = dialogs.askSave(document.file, document.name)
        return file !== "" && document.saveAs(file)
    }

    function exportFile() {
        const file = dialogs.askExport(document.file, document.name)
        if (file !== "")
            document.exportTo(file)
    }

    function saveLog() {
        const file = dialogs.askSaveLog(document.file, document.name)
        if (file === "")
            return
        const problem = simulation.saveInputLog(file)
        if (problem !== "")
            failure.show(qsTr("The input log could not be saved."), [problem])
    }

    function whenSaved(then: var) {
        if (!document.modified) {
            then()
            return
        }
        next = then
        question.open()
    }

    function mayClose(): bool {
        if (closing || !document.modified)
            return true
        whenSaved(() => {
            root.closing = true
            root.closeConfirmed()
        })
        return false
    }

    function goOn() {
        const then = next
        next = null
        then()
    }

    SaveChangesDialog {
        id: question

        theme: root.theme
        name: root.document.name
        onSaveChosen: {
            if (root.save())
                root.goOn()
        }
        onDiscardChosen: root.goOn()
        onCanceled: root.next = null
    }

    FailureDialog {
        id: failure

        theme: root.theme
    }

    Connections {
        target: root.document

        function onOpened() {
            root.projectShown()
        }

        function onFailed(what: string, why: list<string>) {
            failure.show(what, why)
        }

        function onSaved(file: string) {
            root.settings.addRecentFile(file)
        }
    }
}
