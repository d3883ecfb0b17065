import QtQuick
import Tiller.App

/** The steps around files: questions before changes are lost, file dialogs, error messages. */
Item {
    id: root

    property var waitingStep: null ///< its question waits until a version of the file is chosen
    property bool closing: false
    property bool mayReplace: false ///< by the project of the game that was attached: the changes were discarded for it
    /// Something is asked or takes long. What comes meanwhile, such as a game's answer, waits.
    readonly property bool busy: question.visible || questions.asking || failure.visible || versions.visible || games.visible
                                 || mapImport.visible || course.running || Editor.dialogs.asking
                                 || Editor.document.work.what !== ""
    property bool arrived: false ///< the run of a game waits to be shown
    property string mapFile: "" ///< that came into a project without a file: the place to save it
    readonly property bool exportingCourse: course.running
    readonly property bool hasMaps: mapImport.map.hasMaps ///< the project has imported maps

    signal projectShown()
    signal exampleShown()
    signal lessonShown()
    signal closeConfirmed()
    signal messageRequested(string text, color color)

    function newProject() {
        whenSaved(() => root.Editor.document.newProject())
    }

    function open() {
        openFile(Editor.dialogs.askOpen(Editor.document.file))
    }

    function openFile(file: string) {
        if (file === "" || !Editor.session.reach(file))
            return
        if (Editor.examples.contains(file))
            openExample(file)
        else if (Editor.recordings.isRecording(file))
            openRecording(file)
        else
            whenSaved(() => questions.open(file))
    }

    /** Shows the run of a game, with its project. */
    function openRecording(file: string) {
        const recordings = Editor.recordings
        if (recordings.read(file))
            showRun(file)
    }

    /** Shows the run that was read, or that a running game has sent. */
    function showRun(file: string) {
        const recordings = Editor.recordings
        if (recordings.fitsOpenProject()) {
            recordings.show()
            root.projectShown()
            return
        }
        const project = recordings.projectFile()
        if (project === "" && recordings.projectName() !== "")
            missingProject.ask(file, recordings.projectName())
        else
            showRunOf(project, file)
    }

    /**
     * @param project its file; empty: the copy that came with the run
     * @param file the recording; empty: a game has sent the run
     */
    function showRunOf(project: string, file: string) {
        const open = () => {
            if (project === "") {
                root.Editor.recordings.showCopy()
                return
            }
            root.Editor.recordings.showWith(project)
            questions.open(project)
        }
        if (file === "" && mayReplace)
            open()
        else
            whenSaved(open, () => root.Editor.recordings.drop())
    }

    /** Shows the run that a game has sent, unless something else is asked. */
    function takeArrived() {
        if (!busy && Editor.recordings.hasArrived() && arrived) {
            arrived = false
            showRun("")
        }
    }

    function attach() {
        Editor.typing.commit()
        games.ask()
    }

    /** Asks about unsaved changes first: the game's project may replace the open one. */
    function attachTo(game: int) {
        whenSaved(() => {
            root.Editor.recordings.attach(game)
            root.mayReplace = root.Editor.recordings.attached && root.Editor.document.modified
        })
    }

    /** Opens the unsaved changes of an earlier session. */
    function restore(changes: var) {
        whenSaved(() => questions.restore(changes))
    }

    /** Opens a copy of an example, which plays at once. */
    function openExample(file: string) {
        whenSaved(() => {
            if (!root.Editor.document.openCopy(file))
                return
            root.Editor.simulation.play()
            root.exampleShown()
        })
    }

    /** Opens a copy of an example with a lesson, to follow it. */
    function openLesson(file: string) {
        whenSaved(() => {
            if (root.Editor.document.openCopy(file))
                root.lessonShown()
        })
    }

    /** Saves the guesses of the lesson. */
    function saveAnswers() {
        const file = Editor.dialogs.askSaveAnswers(Editor.document.file, qsTr("%1 answers").arg(Editor.document.name))
        if (file === "")
            return
        const problem = Editor.teaching.lesson.saveResults(file)
        if (problem !== "")
            failure.show(qsTr("The answers could not be saved"), [problem])
        else
            messageRequested(qsTr("Saved the answers as %1").arg(file), Theme.good)
    }

    function save(): bool {
        Editor.typing.commit()
        if (Editor.document.file === "")
            return saveAs()
        return questions.canSave() && write(Editor.document.file)
    }

    function saveAs(): bool {
        Editor.typing.commit()
        const map = Editor.document.file === "" && hasMaps ? mapFile : ""
        const file = map === "" ? Editor.dialogs.askSave(Editor.document.file, Editor.document.name)
                                : Editor.dialogs.askSave(map, map.replace(/^.*\//, "").replace(/\.[^.]*$/, ""))
        return file !== "" && write(file)
    }

    /** Leaves the lesson first: the settings of a step are not the project's. It goes on if the file cannot be written. */
    function write(file: string): bool {
        Editor.teaching.lesson.leave()
        const done = Editor.document.saveAs(file)
        if (!done)
            Editor.teaching.lesson.comeBack()
        return done
    }

    function showVersions() {
        Editor.typing.commit()
        versions.open()
    }

    function showCrashReport() {
        const crashes = Editor.session.crashes
        failure.show(qsTr("Tiller ended unexpectedly %1").arg(crashes.when),
                     [qsTr("This report stays on this computer: %1").arg(crashes.latest), crashes.text()])
        crashes.markSeen()
    }

    /** Asks how a map comes into the project. @param fresh into a new project */
    function importMap(file: string, fresh: bool) {
        if (file === "")
            return
        if (!fresh) {
            Editor.typing.commit()
            mapFile = file
            mapImport.ask(file)
            return
        }
        whenSaved(() => {
            root.Editor.document.newProject()
            root.mapFile = file
            mapImport.ask(file)
        })
    }

    function chooseMap(fresh: bool) {
        importMap(Editor.dialogs.askMap(Editor.document.file), fresh)
    }

    function importMapsAgain() {
        Editor.typing.commit()
        const missing = mapImport.map.importAgain()
        if (missing.length > 0)
            messageRequested(qsTr("Not in the project's folder: %1. Choose it with “Import a map”.").arg(Array.from(missing).join(", ")),
                             Theme.warning)
    }

    /** Adds a group of a part file. */
    function addPart(file: string) {
        Editor.typing.commit()
        if (file !== "")
            Editor.partFiles.add(file)
    }

    /** Saves the selected group as a part file. */
    function savePart() {
        Editor.typing.commit()
        const group = Editor.document.selection.ids[0] ?? ""
        const info = Object.assign({}, Editor.partFiles.infoOf(group))
        if (info.name === undefined)
            Editor.partFiles.save(group, "") // says what to select
        else
            saveGroup(group, info.name)
    }

    function saveGroup(group: string, name: string) {
        const file = Editor.dialogs.askSavePart(Editor.document.file, name.replace(/[^\w -]/g, "").trim() || qsTr("part"))
        if (file !== "")
            Editor.partFiles.save(group, file)
    }

    /** A file that was dropped on the window. */
    function openDropped(file: string, fresh: bool) {
        if (!fresh && /\.tiller-part$/i.test(file))
            addPart(file)
        else if (/\.(tmj|tmx|ldtk)$/i.test(file))
            importMap(file, fresh)
        else
            openFile(file)
    }

    function exportFile() {
        Editor.typing.commit()
        const file = Editor.dialogs.askExport(Editor.document.file, Editor.document.name)
        if (file !== "" && Editor.document.exportTo(file))
            exported.show(file)
    }

    /** Writes lessons as a folder of pages. The open project has to be saved first if it is one of them. */
    function exportCourse() {
        if (!Editor.dialogs.canExportPages()) {
            failure.show(qsTr("This Tiller cannot write pages"), [Editor.dialogs.pageHelp()])
            return
        }
        whenSaved(() => {
            const files = root.Editor.dialogs.askLessons(root.Editor.document.file)
            const folder = files.length > 0 ? root.Editor.dialogs.askCourseFolder(root.Editor.document.file) : ""
            if (folder !== "")
                course.begin(files, folder)
        })
    }

    function saveLog() {
        const file = Editor.dialogs.askSaveLog(Editor.document.file, Editor.document.name)
        if (file === "")
            return
        const problem = Editor.simulation.saveInputLog(file)
        if (problem !== "")
            failure.show(qsTr("The input log could not be saved"), [problem])
    }

    /** Does a step that replaces the project once its changes are saved or discarded. If that is canceled, or while
        another question is open, it does @p otherwise. */
    function whenSaved(step: var, otherwise: var) {
        Editor.typing.commit()
        if (!Editor.document.modified)
            step()
        else if (questions.askingWhichVersion && waitingStep === null)
            waitingStep = {step: step, otherwise: otherwise}
        else if (!questions.askingWhichVersion && !question.visible && Editor.document.work.what === "")
            question.ask(step, otherwise)
        else if (otherwise)
            otherwise()
    }

    /** Asks the question that waited for another dialog, if there still are unsaved changes. Otherwise
        it was about a project that is no longer open. */
    function askWaitingQuestion() {
        const waiting = waitingStep
        waitingStep = null
        if (waiting !== null && Editor.document.modified)
            whenSaved(waiting.step, waiting.otherwise)
        else if (waiting !== null && waiting.otherwise)
            waiting.otherwise()
    }

    function canClose(): bool {
        Editor.typing.commit()
        if (closing || !Editor.document.modified)
            return true
        whenSaved(() => {
            root.closing = true
            root.closeConfirmed()
        })
        return false
    }

    onBusyChanged: arrivedLater.restart() // after the chosen step is done

    Timer {
        id: arrivedLater

        interval: 0
        onTriggered: root.takeArrived()
    }

    SaveChangesDialog {
        id: question

        name: root.Editor.document.name
        onSaveChosen: (step, otherwise) => {
            if (root.save())
                root.whenSaved(step, otherwise) // results may have come while the file was written
            else if (otherwise)
                otherwise()
        }
        onDiscardChosen: step => step()
    }

    FileQuestions {
        id: questions

        blocked: question.visible || failure.visible || versions.visible
        onVersionChosen: root.askWaitingQuestion()
        onNotOpened: root.Editor.recordings.dropAwaited()
        onFailed: (what, why) => failure.show(what, why)
    }

    VersionsDialog {
        id: versions

        onCopyChosen: version => root.whenSaved(() => root.Editor.document.openVersion(version))
        onRestoreChosen: version => {
            if (root.Editor.session.restoreVersion(version))
                root.messageRequested(qsTr("The earlier version is restored. Undo takes it back."), root.Theme.good)
        }
    }

    FailureDialog {
        id: failure
    }

    ExportedDialog {
        id: exported
    }

    MissingProjectDialog {
        id: missingProject

        onFileRequested: {
            const project = root.Editor.dialogs.askProject(file, name)
            if (project !== "")
                answer(project)
        }
        onProjectChosen: project => root.showRunOf(project, file)
        onCanceled: root.Editor.recordings.drop()
    }

    CourseExport {
        id: course

        onSaved: index => root.messageRequested(qsTr("The course begins with %1").arg(index), root.Theme.good)
        onFailed: (what, why) => failure.show(what, why)
    }

    CourseExportDialog {
        course: course
    }

    MapImportDialog {
        id: mapImport
    }

    AttachDialog {
        id: games

        onChosen: game => root.attachTo(game)
    }

    Connections {
        target: root.Editor.recordings

        function onArrived() {
            root.arrived = true
            root.takeArrived()
        }

        function onChanged() {
            if (!root.Editor.recordings.attached)
                root.mayReplace = false
        }

        function onAttachFailed(why: string) {
            failure.show(qsTr("The editor is not attached to the game"), [why])
        }
    }

    Connections {
        target: root.Editor.document

        function onOpened() {
            root.mapFile = ""
            root.mayReplace = false
        }

        function onEdited() {
            root.mayReplace = false
        }
    }

    Connections {
        target: mapImport.map

        function onMapFileChanged(name: string) {
            root.messageRequested(qsTr("%1 has changed. “Import maps again” in the menu File updates it.").arg(name),
                                  root.Theme.good)
        }
    }

    Connections {
        target: root.Editor.partFiles

        function onAdded(notice: string) {
            if (notice !== "")
                root.messageRequested(notice, root.Theme.warning)
        }

        function onSaved(name: string, linked: bool) {
            root.messageRequested(linked ? qsTr("Saved as %1, and linked to it.").arg(name)
                                         : (root.Editor.document.file === ""
                                            ? qsTr("Saved as %1. It is not linked, because the project has no folder yet: save the project beside it, then the part again.")
                                            : qsTr("Saved as %1. It is not linked, because it is not in the project's folder.")).arg(name),
                                  root.Theme.good)
        }
    }

    Connections {
        target: root.Editor.session

        function onVersionNotKept(why: string) {
            root.messageRequested(why, root.Theme.warning)
        }
    }

    Connections {
        target: root.Editor.document

        function onOpened() {
            root.projectShown()
            if (root.Editor.session.crashes.unseen) {
                root.messageRequested(qsTr("Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.").arg(root.Editor.session.crashes.when),
                                      root.Theme.warning)
                root.Editor.session.crashes.markSeen()
            }
        }

        function onFailed(what: string, why: list<string>) {
            failure.show(what, why)
        }

        function onSaved(file: string) {
            root.Editor.settings.addRecentFile(file)
        }
    }
}
