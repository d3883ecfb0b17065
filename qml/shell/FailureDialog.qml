pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Says what could not be opened or saved. Each reason has its place and a suggested fix. */
ModalDialog {
    id: root

    property var reasons: []

    function show(what: string, why: var) {
        title = what
        reasons = why
        open()
    }

    objectName: "failure"
    width: 560
    defaultButton: closeButton

    body: RowsView {
        objectName: "failureReasons"
        width: parent ? parent.width : 0
        height: Math.min(contentHeight, 240)
        activeFocusOnTab: contentHeight > height
        spacing: root.Theme.space
        model: root.reasons

        delegate: Paragraph {
            required property string modelData

            width: ListView.view.width - 12
            text: modelData
            lineHeight: 1.25
        }
    }

    TextEdit {
        id: copied

        visible: false
        textFormat: TextEdit.PlainText
        text: root.title + "\n" + root.reasons.join("\n")
    }

    TextButton {
        objectName: "copyFailure"
        text: qsTr("Copy")
        onClicked: {
            copied.selectAll()
            copied.copy()
        }
    }

    TextButton {
        id: closeButton

        objectName: "closeFailure"
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
