pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The projects that were not saved when their editor ended. They wait here until they are restored
    or removed. */
Column {
    id: root

    required property Theme theme
    required property RecoveryModel recovered

    signal restoreRequested(var kept)
    signal discardRequested(string path)

    spacing: 2
    visible: recovered.count > 0

    PaneTitle {
        theme: root.theme
        text: qsTr("Not saved")
        bottomPadding: root.theme.gap
    }

    Repeater {
        model: root.recovered

        RecoveredRow {
            width: Math.min(root.width, 640)
            theme: root.theme
            onRestoreRequested: root.restoreRequested({path: path, file: file, title: title})
            onDiscardRequested: root.discardRequested(path)
        }
    }
}
