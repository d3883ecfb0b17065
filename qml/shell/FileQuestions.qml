import QtQuick
import Tiller.App

/** What has to be asked before a file is shown, and while it is open: who else has it, what was not
    saved of it, which version counts. */
Item {
    id: root

    required property Theme theme
    required property Document document
    required property AppSettings settings
    required property FileSession session

    required property bool waits ///< another question is open: which version counts is asked after it
    readonly property bool asksWhichCounts: changed.visible

    signal told(string what, var why)
    signal answered() ///< which version counts

    function askWhichCounts() {
        if (!waits && !inUse.visible && !recovery.visible && session.differs())
            changed.open()
    }

    onWaitsChanged: afterwards.restart() // once what was chosen there is done

    function open(file: string) {
        const holder = session.otherUser(file)
        if (holder !== "")
            inUse.ask(file, holder)
        else
            openOurs(file)
    }

    function openOurs(file: string) {
        const kept = session.recoverable(file)
        if (kept["path"] !== undefined) // qmllint disable
            recovery.ask(kept)
        else
            show(file)
    }

    function show(file: string) {
        if (document.open(file))
            settings.addRecentFile(file)
    }

    function restore(kept: var) {
        if (session.restore(kept.path, kept.file, kept.title) && kept.file !== "")
            settings.addRecentFile(kept.file)
    }

    /** Whether the file may be written: nobody wrote it meanwhile. If somebody did, asks. */
    function maySave(): bool {
        if (!session.differs())
            return true
        changed.open()
        return false
    }

    Timer {
        id: afterwards

        interval: 0
        onTriggered: root.askWhichCounts()
    }

    Timer {
        id: answeredSoon

        interval: 0
        onTriggered: root.answered()
    }

    InUseDialog {
        id: inUse

        theme: root.theme
        onClosed: afterwards.restart()
        onCopyChosen: file => root.document.openCopy(file)
        onOpenChosen: file => root.openOurs(file)
    }

    RecoveryDialog {
        id: recovery

        theme: root.theme
        onClosed: afterwards.restart()
        onRestoreChosen: kept => root.restore(kept)
        onSavedChosen: kept => {
            root.session.discard(kept.path)
            root.show(kept.file)
        }
        onLaterChosen: kept => root.show(kept.file)
    }

    FileChangedDialog {
        id: changed

        theme: root.theme
        document: root.document
        onClosed: answeredSoon.restart()
    }

    Connections {
        target: root.session

        function onChangedOutside() {
            root.askWhichCounts()
        }

        function onRemovedOutside() {
            root.told(qsTr("“%1” is no longer where it was").arg(root.document.name),
                      [qsTr("It was removed, renamed or moved. Nothing is lost: the project is open here as it was. Save it to write the file again, or under another name.")])
        }
    }
}
