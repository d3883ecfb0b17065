import QtQuick

/** Offers the unsaved changes of an earlier session when their file is opened. */
ModalDialog {
    id: root

    property bool answered: false ///< by a button; Esc keeps the changes
    property var changes: ({}) ///< from FileSession.recoverable

    signal restoreChosen(var changes)
    signal savedChosen(var changes)
    signal laterChosen(var changes)

    function ask(found: var) {
        changes = {} // the same files may have other content now
        changes = found
        open()
    }

    objectName: "recovery"
    width: 600 * Theme.scale
    title: qsTr("Unsaved changes were found")
    text: qsTr("The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.").arg(changes.title ?? "").arg(changes.when ?? "").arg(changes.later ?? "")
          + (changes.holder ? " " + qsTr("They belong to %1, which may still be open.").arg(changes.holder) : "")
          + "\n\n" + qsTr("“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.")
    defaultButton: restoreButton
    onAboutToShow: answered = false

    body: RecoveryPreview {
        width: parent ? parent.width : 0
        path: root.changes.path ?? ""
        file: root.changes.file ?? ""
        when: root.changes.when ?? ""
        saved: root.changes.saved ?? ""
    }

    onClosed: {
        if (!answered)
            laterChosen(changes)
    }

    TextButton {
        objectName: "keepForLater"
        text: qsTr("Keep for later")
        onClicked: root.close()
    }

    SureButton {
        objectName: "showSaved"
        idleText: qsTr("Discard")
        armedText: qsTr("Discard the changes")
        onConfirmed: {
            root.answered = true
            root.close()
            root.savedChosen(root.changes)
        }
    }

    TextButton {
        id: restoreButton

        objectName: "restoreKept"
        text: qsTr("Restore")
        primary: true
        onClicked: {
            root.answered = true
            root.close()
            root.restoreChosen(root.changes)
        }
    }
}
