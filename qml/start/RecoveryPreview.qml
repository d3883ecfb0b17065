import QtQuick
import Tiller.App

/** Unsaved changes beside the file as it is saved: pictures, times, and the difference in words. */
Row {
    id: root

    required property string path ///< of the unsaved changes
    required property string file ///< empty if the project was never saved
    required property string when
    required property string saved ///< when the file was saved; empty if it does not exist

    readonly property string words: !recovered.ready ? ""
                                    : recovered.problem !== "" ? recovered.problem
                                    : saved === "" ? qsTr("There is no saved file.")
                                    : recovered.changes !== "" ? qsTr("Unsaved: %1").arg(recovered.changes)
                                    : qsTr("Both are the same project.")

    spacing: Theme.wide

    Column {
        spacing: root.Theme.gap

        PreviewPicture {
            id: recovered

            file: root.path
            earlierFile: root.saved !== "" ? root.file : ""
        }

        Caption {
            text: qsTr("Unsaved, %1").arg(root.when)
        }
    }

    Column {
        id: savedColumn

        spacing: root.Theme.gap
        visible: root.saved !== ""

        PreviewPicture {
            file: root.saved !== "" ? root.file : ""
        }

        Caption {
            text: qsTr("Saved, %1").arg(root.saved)
        }
    }

    CaptionParagraph {
        objectName: "recoveryWords"
        width: root.width - x
        height: recovered.height
        text: root.words
        elide: Text.ElideRight
        color: recovered.problem !== "" ? root.Theme.error : root.Theme.textMuted
    }
}
