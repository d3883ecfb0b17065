pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The overlays as a list, with what each of them teaches. */
Popup {
    id: root

    required property Theme theme
    required property AgentsItem world
    required property var choices

    objectName: "overlayMenu"
    padding: root.theme.gap
    width: 264
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
    focus: true
    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius
    }
    // qmllint disable deferred-property-id
    contentItem: Column {
        Repeater {
            model: root.choices

            CheckDelegate {
                id: choice

                required property var modelData
                required property int index

                objectName: choice.modelData.overlay
                width: parent.width
                height: root.theme.row
                padding: root.theme.space
                focus: choice.index === 0
                hoverEnabled: true
                text: choice.modelData.name
                checked: root.world[choice.modelData.overlay]
                Accessible.name: choice.text
                Accessible.description: choice.modelData.tip
                KeyNavigation.down: nextItemInFocusChain(true)
                KeyNavigation.up: nextItemInFocusChain(false)
                onClicked: {
                    root.world[choice.modelData.overlay] = choice.checked
                    choice.checked = Qt.binding(() => root.world[choice.modelData.overlay])
                }
                indicator: Icon {
                    x: choice.width - width - root.theme.space
                    anchors.verticalCenter: parent.verticalCenter
                    visible: choice.checked
                    name: "check"
                    color: root.theme.accent
                }
                contentItem: Row {
                    spacing: root.theme.space

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: choice.modelData.glyph
                        color: choice.checked ? root.theme.accent : root.theme.textMuted
                    }
                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        text: choice.text
                        color: root.theme.text
                        font.family: root.theme.family
                        font.pixelSize: root.theme.body
                    }
                }
                background: Rectangle {
                    radius: root.theme.radius - 2
                    color: choice.hovered || choice.visualFocus ? root.theme.hover : "transparent"
                }

                BarTip {
                    theme: root.theme
                    text: choice.modelData.tip
                    visible: choice.hovered
                }
            }
        }
    }
}
