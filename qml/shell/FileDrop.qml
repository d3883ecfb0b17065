import QtQuick
import QtQuick.Templates as T
import Tiller.App

/** Opens a file that is dropped on the window, and says so while the file is over it. It takes nothing while
    a dialog or menu is open. */
Item {
    id: root

    property url draggedFile ///< the file over the window
    readonly property string name: decodeURIComponent(String(draggedFile).split("/").pop())
    readonly property bool canOpen: /\.(tiller|tiller-part|tiller-recording|json|tmj|tmx|ldtk)$/i.test(name)

    signal dropped(url url)

    objectName: "fileDrop"

    DropArea {
        id: area

        anchors.fill: parent
        enabled: (T.Overlay.overlay?.visibleChildren.length ?? 0) === 0
        onEntered: drag => {
            drag.accepted = drag.hasUrls
            if (drag.hasUrls)
                root.draggedFile = drag.urls[0]
        }
        onDropped: drop => {
            drop.accepted = root.canOpen
            if (root.canOpen)
                root.dropped(drop.urls[0])
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: Qt.alpha(root.Theme.ground, 0.7)
        border.width: 2
        border.color: root.canOpen ? root.Theme.accent : root.Theme.warning

        PlainText {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 4 * root.Theme.wide)
            text: root.canOpen ? qsTr("Drop to open \u201c%1\u201d").arg(root.name)
                            : qsTr("\u201c%1\u201d is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)").arg(root.name)
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: root.canOpen ? root.Theme.text : root.Theme.warning
            font.pixelSize: root.Theme.heading
        }
    }
}
