pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Menus, the most used actions, and what of canvas and viewport is shown. In a narrow window words
    give way to pictures, then the menus stand closer, so that the project's name has some room. */
Rectangle {
    id: root

    required property Theme theme
    required property Actions actions
    required property Document document
    required property FileSession session
    required property AppSettings settings
    required property ExampleListModel examples
    required property string layout

    readonly property bool narrow: width < 1180
    readonly property bool tight: width < 1060

    signal layoutChosen(string layout)
    signal fileChosen(string file)
    signal exampleChosen(string file)

    color: theme.panel
    implicitHeight: theme.bar + 1

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.gap
        anchors.rightMargin: root.theme.space
        anchors.bottomMargin: 1
        spacing: 2

        TopMenus {
            theme: root.theme
            actions: root.actions
            settings: root.settings
            examples: root.examples
            padded: root.tight ? 6 : 10
            onFileChosen: file => root.fileChosen(file)
            onExampleChosen: file => root.exampleChosen(file)
        }

        Rectangle {
            implicitWidth: 1
            implicitHeight: 20
            visible: !root.actions.atStart || root.actions.hasProject
            color: root.theme.line
        }

        Row { // not in the layout itself: Qt 6.4 crashes where its items go while it lays out
            spacing: 2

            Repeater {
                model: [root.actions.edit.undo, root.actions.edit.redo, root.actions.file.save, root.actions.onCanvas.fit]

                IconButton {
                    required property var modelData
                    readonly property KeyAction act: modelData as KeyAction

                    objectName: "button-" + act.icon.name
                    theme: root.theme
                    iconName: act.icon.name
                    tip: act.text.replace("&", "") + (act.help === "" ? "" : ". " + act.help)
                    keys: act.current
                    enabled: act.enabled
                    visible: act.enabled || !root.actions.atStart
                    onClicked: act.trigger()
                }
            }
        }

        ProjectTitle {
            Layout.fillWidth: true
            theme: root.theme
            visible: !root.actions.atStart
            document: root.document
            session: root.session
        }

        Item {
            Layout.fillWidth: true
            visible: root.actions.atStart
        }

        Segments {
            objectName: "layoutSwitch"
            Layout.preferredWidth: root.narrow ? 3 * root.theme.control + 4 : 240
            visible: !root.actions.atStart
            theme: root.theme
            title: qsTr("What is shown")
            small: root.narrow
            shown: root.layout
            choices: [{id: "canvas", title: qsTr("Canvas"), glyph: "canvas", help: qsTr("The canvas alone")},
                {id: "both", title: qsTr("Both"), glyph: "split", help: qsTr("Canvas and viewport")},
                {id: "viewport", title: qsTr("Viewport"), glyph: "viewport", help: qsTr("The viewport alone")}]
            onEdited: id => root.layoutChosen(id)
        }

        IconButton {
            objectName: "themeToggle"
            theme: root.theme
            iconName: "contrast"
            tip: root.settings.dark ? qsTr("Light colors, for bright rooms and projectors") : qsTr("Dark colors")
            keys: root.actions.view.dark.current
            onClicked: root.actions.view.dark.trigger()
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
