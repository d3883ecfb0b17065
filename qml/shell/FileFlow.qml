import QtQuick
import Tiller.App

/** The steps around files, with their dialogs and messages. */
FileSteps {
    id: root

    readonly property bool exportingCourse: course.running

    signal messageRequested(string text, color color)

    function attach() {
        Editor.typing.commit()
        games.ask()
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

    function importMapsAgain() {
        Editor.typing.commit()
        mapImport.map.importAgain()
    }

    blocked: failure.visible || versions.visible || games.visible || mapImport.visible || course.running
             || Editor.dialogs.asking || Editor.document.work.what !== ""
    onMapChosen: file => mapImport.map.ask(file)
    onCourseChosen: (files, folder) => course.begin(files, folder)
    onExportedTo: file => exported.show(file)
    onNoted: (text, warns) => messageRequested(text, warns ? Theme.warning : Theme.good)
    onFailed: (what, why) => failure.show(what, why)

    FileQuestion {
        flow: root
    }

    RecoveryDialog {
        flow: root
    }

    VersionsDialog {
        id: versions

        onCopyChosen: version => root.openVersion(version)
        onRestoreChosen: version => root.restoreVersion(version)
    }

    FailureDialog {
        id: failure
    }

    ExportedDialog {
        id: exported
    }

    CourseExport {
        id: course

        onSaved: index => root.messageRequested(qsTr("The course begins with %1").arg(index), root.Theme.good)
        onFailed: (what, why) => failure.show(what, why)
    }

    WorkDialog {
        objectName: "courseExport"
        running: course.running
        title: qsTr("Exporting the course")
        text: qsTr("Lesson %1 of %2: %3. If you cancel, the folder stays as it is.")
            .arg(Math.min(course.written + 1, course.count)).arg(course.count).arg(course.lesson)
        cancelName: "cancelCourse"
        onCanceled: course.cancel()
    }

    MapImportDialog {
        id: mapImport
    }

    AttachDialog {
        id: games

        onChosen: game => root.attachTo(game)
    }

    Connections {
        target: mapImport.map

        function onMapsMissing(names: list<string>) {
            root.messageRequested(qsTr("Not in the project's folder: %1. Choose it with “Import a map”.").arg(names.join(", ")),
                                  root.Theme.warning)
        }
        function onMapFileChanged(name: string) {
            root.messageRequested(qsTr("%1 has changed. “Import maps again” in the menu File updates it.").arg(name),
                                  root.Theme.good)
        }
    }
}
