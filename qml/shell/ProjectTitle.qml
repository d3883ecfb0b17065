import QtQuick
import Tiller.App

/** The name of the project, a star for unsaved changes, and a warning if those are at risk. */
Item {
    id: root

    readonly property string warning: Editor.session.problem !== "" ? qsTr("no backup")
                                      : Editor.session.shared ? qsTr("also open elsewhere") : ""

    implicitHeight: Theme.row

    Row {
        id: row

        anchors.centerIn: parent
        spacing: root.Theme.space

        BodyText {
            objectName: "projectTitle"
            width: Math.min(implicitWidth, root.width - (warningText.visible ? warningText.width + 8 : 0))
            elide: Text.ElideMiddle
            text: root.Editor.document.name + (root.Editor.document.modified ? " *" : "")
            color: root.Theme.textMuted
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Project %1").arg(text)
        }

        BodyText {
            id: warningText

            objectName: "projectWarning"
            visible: root.warning !== ""
            text: root.warning
            color: root.Theme.warning
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.description: tip.text
        }
    }

    HoverHandler {
        id: hover
    }

    Tip {
        id: tip

        visible: hover.hovered
        text: root.Editor.session.problem !== ""
              ? qsTr("Unsaved changes would be lost in a crash: %1").arg(root.Editor.session.problem)
              : root.Editor.session.shared ? qsTr("Another window has this file open. If both save it, the last save wins.")
              : root.Editor.document.file !== "" ? root.Editor.document.file : qsTr("Not saved yet. After a crash your changes can be restored.")
    }
}
