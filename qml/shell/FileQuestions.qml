import QtQuick
import Tiller.App

/** The questions before a file is shown and while it is open: another editor has it open, an earlier session
    left unsaved changes, another program wrote it. */
Item {
    id: root

    required property bool blocked ///< another dialog is open: changes by other programs wait
    readonly property bool askingWhichVersion: changed.visible
    readonly property bool asking: changed.visible || inUse.visible || recovery.visible

    signal failed(string what, var why)
    signal versionChosen()
    signal notOpened() ///< open() was canceled or has failed

    function askWhichVersion() {
        if (!blocked && !inUse.visible && !recovery.visible && Editor.session.differs())
            changed.open()
    }

    onBlockedChanged: askLater.restart() // after the chosen step is done

    function open(file: string) {
        const otherUser = Editor.session.otherUser(file)
        if (otherUser !== "")
            inUse.ask(file, otherUser)
        else
            openWithRecovery(file)
    }

    function openWithRecovery(file: string) {
        const changes = Editor.session.recoverable(file)
        if (changes["path"] !== undefined) // qmllint disable
            recovery.ask(changes)
        else
            show(file)
    }

    function show(file: string) {
        opened(file, Editor.document.open(file))
    }

    function opened(file: string, done: bool) {
        if (!done)
            notOpened()
        else if (file !== "")
            Editor.settings.addRecentFile(file)
    }

    function restore(changes: var) {
        opened(changes.file, Editor.session.restore(changes.path, changes.file, changes.title))
    }

    /** Whether saving overwrites no changes by other programs. If it does, asks. */
    function canSave(): bool {
        if (!Editor.session.differs())
            return true
        changed.open()
        return false
    }

    Timer {
        id: askLater

        interval: 0
        onTriggered: root.askWhichVersion()
    }

    Timer {
        id: versionChosenSoon

        interval: 0
        onTriggered: root.versionChosen()
    }

    InUseDialog {
        id: inUse

        onClosed: askLater.restart()
        onCopyChosen: file => root.opened("", root.Editor.document.openCopy(file))
        onCanceled: root.notOpened()
        onOpenChosen: file => root.openWithRecovery(file)
    }

    RecoveryDialog {
        id: recovery

        onClosed: askLater.restart()
        onRestoreChosen: changes => root.restore(changes)
        onSavedChosen: changes => {
            root.Editor.session.discard(changes.path)
            root.show(changes.file)
        }
        onLaterChosen: changes => root.show(changes.file)
    }

    FileChangedDialog {
        id: changed

        onClosed: versionChosenSoon.restart()
    }

    Connections {
        target: root.Editor.session

        function onChangedOutside() {
            root.askWhichVersion()
        }

        function onRemovedOutside() {
            root.failed(qsTr("The file “%1” was moved or deleted").arg(root.Editor.document.name),
                      [qsTr("Nothing is lost: the project is still open here. Save it to write the file again, or save it under another name.")])
        }
    }
}
