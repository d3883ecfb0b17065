import QtQuick
import Tiller.App

/** The name of the project, whether it is saved, and what threatens it. */
Item {
    id: root

    required property Theme theme
    required property Document document
    required property FileSession session
    readonly property string warning: session.problem !== "" ? qsTr("not kept")
                                      : session.shared ? qsTr("also open elsewhere") : ""

    implicitHeight: theme.row

    Row {
        id: row

        anchors.centerIn: parent
        spacing: root.theme.space

        Text {
            objectName: "projectTitle"
            width: Math.min(implicitWidth, root.width - (warningText.visible ? warningText.width + 8 : 0))
            elide: Text.ElideMiddle
            text: root.document.name + (root.document.modified ? " *" : "")
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Project %1").arg(text)
        }

        Text {
            id: warningText

            objectName: "projectWarning"
            visible: root.warning !== ""
            text: root.warning
            color: root.theme.warning
            font.family: root.theme.family
            font.pixelSize: root.theme.body
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

        theme: root.theme
        visible: hover.hovered
        text: root.session.problem !== ""
              ? qsTr("What is not saved cannot be kept for the case of a crash: %1").arg(root.session.problem)
              : root.session.shared ? qsTr("Another window has this file open. If both save it, the last one wins.")
              : root.document.file !== "" ? root.document.file : qsTr("Not saved yet. What you do is kept for the case of a crash.")
    }
}
