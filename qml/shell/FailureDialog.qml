pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic

/** Says what could not be opened or saved, and each reason with its place and mend. */
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

    body: ListView {
        objectName: "failureReasons"
        width: parent ? parent.width : 0
        height: Math.min(contentHeight, 240)
        clip: true
        activeFocusOnTab: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        spacing: root.theme.space
        model: root.reasons

        ScrollBar.vertical: ListBar {
            theme: root.theme
        }

        delegate: Text {
            required property string modelData

            width: ListView.view.width - 12
            text: modelData
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.body
            lineHeight: 1.25
        }
    }

    TextEdit {
        id: copied

        visible: false
        text: root.title + "\n" + root.reasons.join("\n")
    }

    TextButton {
        objectName: "copyFailure"
        theme: root.theme
        text: qsTr("Copy")
        onClicked: {
            copied.selectAll()
            copied.copy()
        }
    }

    TextButton {
        id: closeButton

        objectName: "closeFailure"
        theme: root.theme
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
