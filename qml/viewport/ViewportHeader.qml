pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** What the viewport shows. Where there is no room for a button each, they hide in a list. */
Rectangle {
    id: root

    required property AgentsItem world
    required property Theme theme

    readonly property bool roomy: width >= 620

    implicitHeight: root.theme.bar
    color: root.theme.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.space
        anchors.rightMargin: root.theme.space
        spacing: 2

        Text {
            Layout.rightMargin: root.theme.gap
            visible: root.width >= 700
            text: qsTr("Color by")
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
        BarButton {
            objectName: "colorByType"
            theme: root.theme
            checkable: true
            checked: !root.world.colorByBehavior
            text: qsTr("Type")
            tip: qsTr("Color agents by their type.")
            onClicked: {
                root.world.colorByBehavior = false
                checked = Qt.binding(() => !root.world.colorByBehavior)
            }
        }
        BarButton {
            objectName: "colorByBehavior"
            theme: root.theme
            checkable: true
            checked: root.world.colorByBehavior
            text: qsTr("Behavior")
            tip: qsTr("Color agents by the behavior that leads them now: whose force counts most.")
            onClicked: {
                root.world.colorByBehavior = true
                checked = Qt.binding(() => root.world.colorByBehavior)
            }
        }
        BarLine { theme: root.theme }
        Row { // not in the layout itself: Qt 6.4 crashes where its items go while it lays out
            visible: root.roomy
            spacing: 2

            Repeater {
                model: root.roomy ? choices.list : []

                OverlayButton {
                    theme: root.theme
                    world: root.world
                }
            }
        }
        BarButton {
            id: showButton

            objectName: "showButton"
            visible: !root.roomy
            theme: root.theme
            text: qsTr("Show")
            glyph: "eye"
            tip: qsTr("What to show besides the agents.")
            onClicked: menu.opened ? menu.close() : menu.open()

            OverlayMenu {
                id: menu

                y: parent.height + root.theme.gap
                theme: root.theme
                world: root.world
                choices: choices.list
            }
        }
        Item { Layout.fillWidth: true }
        BarButton {
            objectName: "fitButton"
            theme: root.theme
            text: qsTr("Fit")
            glyph: "world"
            tip: qsTr("Show the whole world. The wheel zooms, dragging the ground pans.")
            onClicked: root.world.fit()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }
    OverlayChoices {
        id: choices
    }
}
