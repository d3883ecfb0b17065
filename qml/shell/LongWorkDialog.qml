import QtQuick
import Tiller.App

/** Says what takes long, and cancels it. */
ModalDialog {
    id: root

    readonly property LongWork work: Editor.document.work

    objectName: "longWork"
    title: work.what
    text: qsTr("Large files take a while. %1").arg(work.whenCanceled)
    defaultButton: cancelButton
    onClosed: { // by Escape, if it is not done
        if (work.what !== "")
            work.cancel()
    }

    TextButton {
        id: cancelButton

        objectName: "cancelWork"
        text: qsTr("Cancel")
        onClicked: root.work.cancel()
    }

    Connections {
        target: root.work

        function onChanged() {
            if (root.work.what !== "")
                root.open()
            else
                root.close()
        }
    }
}
