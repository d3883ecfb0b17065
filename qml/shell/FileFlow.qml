import QtQuick
import Tiller.App

/** What happens around files: the question before changes are lost, the dialogs, the bad news. */
Item {
    id: root

    required property Theme theme
    required property Document document
    required property AppSettings settings
    required property FileDialogs dialogs
    required property Typing typing
    required property SimulationController simulation
    required property FileSession session
    property var next: null ///< what to do once the changes are saved or given up
    property bool closing: false

    signal projectShown()
    signal closeConfirmed()

    function newProject() {
        whenSaved(() => root.document.newProject())
    }

    function open() {
        openFile(dialogs.askOpen(document.file))
    }

    function openFile(file: string) {
        if (file !== "")
            whenSaved(() => questions.open(file))
    }

    /** Shows a project that an earlier session did not save. */
    function restore(kept: var) {
        whenSaved(() => questions.restore(kept))
    }

    function openExample(file: string) {
        whenSaved(() => root.document.openCopy(file))
    }

    function save(): bool {
        typing.commit()
        if (document.file === "")
            return saveAs()
        return questions.maySave() && document.save()
    }

    function saveAs(): bool {
        typing.commit()
        const file = dialogs.askSave(document.file, document.name)
        return file !== "" && document.saveAs(file)
    }

    function exportFile() {
        typing.commit()
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
            failure.show(qsTr("The input log could not be saved"), [problem])
    }

    function whenSaved(then: var) {
        typing.commit()
        if (!document.modified) {
            then()
            return
        }
        next = then
        if (!questions.asksWhichCounts)
            question.open()
    }

    /** What waited for the answer which version counts is asked now, if there is still something to
        lose; else it was meant for a project that is no longer shown. */
    function askWaiting() {
        if (next === null || question.visible)
            return
        if (document.modified)
            question.open()
        else
            next = null
    }

    function mayClose(): bool {
        typing.commit()
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
            else
                root.next = null
        }
        onDiscardChosen: root.goOn()
        onCanceled: root.next = null
    }

    FileQuestions {
        id: questions

        theme: root.theme
        document: root.document
        settings: root.settings
        session: root.session
        waits: question.visible || failure.visible
        onAnswered: root.askWaiting()
        onTold: (what, why) => failure.show(what, why)
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
