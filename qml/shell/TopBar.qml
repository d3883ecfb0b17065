pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Menus, the most used actions, and the choice between canvas and viewport. In a narrow window
    the menus move closer, so that the project's name has space. */
Rectangle {
    id: root

    required property FileFlow flow
    readonly property WindowState windowState: Editor.commands.window
    readonly property bool tight: width < 740 * Theme.scale + menus.textWidth
    /// Left over by the menus and the button of the theme: first for a name, then for four buttons, then for the switch.
    readonly property real spare: width - menus.implicitWidth - Theme.row - 2 * Theme.wide
    readonly property real nameWidth: 60 * Theme.scale
    readonly property real buttonsWidth: 4 * Theme.row + 6
    readonly property real switchWidth: 4 * Theme.control + 4

    color: Theme.panel
    implicitHeight: Theme.bar + 1

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.gap
        anchors.rightMargin: root.Theme.space
        anchors.bottomMargin: 1
        spacing: 2

        TopMenus {
            id: menus

            Layout.maximumWidth: implicitWidth * scale
            transformOrigin: Item.Left
            scale: Math.min(1, (root.width - root.Theme.row - 2 * root.Theme.wide) / implicitWidth) // in a very small window
            titlePadding: root.tight ? 6 : 10
            flow: root.flow
        }

        Line {
            implicitHeight: 20
            visible: !root.windowState.atStart || root.windowState.hasProject
        }

        Row { // Qt 6.4 crashes if a layout loses items while it lays them out
            objectName: "topButtons"
            visible: root.spare >= root.nameWidth + root.buttonsWidth
            spacing: 2

            Repeater {
                model: ["actionUndo", "actionRedo", "actionSave", "actionFit"]

                IconButton {
                    required property string modelData
                    readonly property Command command: root.Editor.commands.find(modelData)

                    objectName: "button-" + command.icon
                    iconName: command.icon
                    tip: command.label + (command.help === "" ? "" : ". " + command.help)
                    keys: command.keysText
                    enabled: command.enabled
                    visible: command.enabled || !root.windowState.atStart
                    onClicked: command.trigger()
                }
            }
        }

        ProjectTitle {
            Layout.fillWidth: true
            visible: !root.windowState.atStart
        }

        Item {
            Layout.fillWidth: true
            visible: root.windowState.atStart
        }

        Segments {
            objectName: "layoutSwitch"
            Layout.preferredWidth: root.switchWidth
            visible: !root.windowState.atStart && root.spare >= root.nameWidth + root.buttonsWidth + root.switchWidth
            title: qsTr("What is shown")
            small: true
            shown: root.windowState.shownLayout
            choices: [{id: "canvas", title: qsTr("Canvas"), glyph: "canvas", help: qsTr("The canvas alone")},
                {id: "both", title: qsTr("Both"), glyph: "split", help: qsTr("Canvas and viewport side by side")},
                {id: "stacked", title: qsTr("Stacked"), glyph: "stacked", help: qsTr("The viewport below the canvas")},
                {id: "viewport", title: qsTr("Viewport"), glyph: "viewport", help: qsTr("The viewport alone")}]
            onEdited: id => root.windowState.showLayout(id)
        }

        IconButton {
            readonly property Command dark: root.Editor.commands.find("actionDark")

            objectName: "themeToggle"
            iconName: "contrast"
            tip: root.Editor.settings.dark ? qsTr("Light colors, for bright rooms and projectors") : qsTr("Dark colors")
            keys: dark.keysText
            onClicked: dark.trigger()
        }
    }

    Line {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    /** The name of the project, a star for unsaved changes, and a warning if those are at risk. */
    component ProjectTitle: Item {
        id: projectTitle

        readonly property string warning: Editor.session.problem !== "" ? qsTr("no backup")
                                          : Editor.session.shared ? qsTr("also open elsewhere") : ""

        implicitHeight: Theme.row

        Row {
            id: row

            anchors.centerIn: parent
            spacing: projectTitle.Theme.space

            PlainText {
                objectName: "projectTitle"
                width: Math.min(implicitWidth, projectTitle.width - (warningText.visible ? warningText.width + 8 : 0))
                elide: Text.ElideMiddle
                text: projectTitle.Editor.document.title + (projectTitle.Editor.document.modified ? " *" : "")
                color: projectTitle.Theme.textMuted
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Project %1").arg(text)
            }

            PlainText {
                id: warningText

                objectName: "projectWarning"
                visible: projectTitle.warning !== ""
                text: projectTitle.warning
                color: projectTitle.Theme.warning
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
            text: projectTitle.Editor.session.problem !== ""
                  ? qsTr("Unsaved changes would be lost in a crash: %1").arg(projectTitle.Editor.session.problem)
                  : projectTitle.Editor.session.shared ? qsTr("Another window has this file open. If both save it, the last save wins.")
                  : projectTitle.Editor.document.file !== "" ? projectTitle.Editor.document.file : qsTr("Not saved yet. After a crash your changes can be restored.")
        }
    }
}
