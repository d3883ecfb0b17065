pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The overlays in groups, with their names, each with a tooltip. */
Popup {
    id: root

    required property AgentsItem world
    required property var groups
    property real widest: 0 ///< of the entries

    objectName: "overlayMenu"
    padding: root.Theme.gap
    width: Math.max(264 * Theme.scale, widest + 2 * padding)
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
    focus: true
    background: RaisedBox {}
    // qmllint disable deferred-property-id
    contentItem: Column {
        Repeater {
            model: root.groups

            Column {
                id: group

                required property var modelData
                required property int index

                PaneTitle {
                    leftPadding: root.Theme.space
                    topPadding: group.index > 0 ? root.Theme.space : root.Theme.gap
                    bottomPadding: root.Theme.gap
                    text: group.modelData.title
                }
                Repeater {
                    model: group.modelData.choices

                    CheckDelegate {
                        id: choice

                        required property var modelData
                        required property int index
                        readonly property real needed: label.implicitWidth + 2 * Theme.icon + 2 * Theme.space + 2 * padding

                        onNeededChanged: root.widest = Math.max(root.widest, needed)
                        objectName: choice.modelData.overlay
                        width: root.availableWidth
                        height: root.Theme.row
                        padding: root.Theme.space
                        focus: choice.index === 0 && group.index === 0
                        hoverEnabled: true
                        text: choice.modelData.name
                        checked: root.world.overlays[choice.modelData.overlay]
                        Accessible.name: choice.text
                        Accessible.description: choice.modelData.tip
                        KeyNavigation.down: nextItemInFocusChain(true)
                        KeyNavigation.up: nextItemInFocusChain(false)
                        onClicked: {
                            root.world.overlays[choice.modelData.overlay] = choice.checked
                            choice.checked = Qt.binding(() => root.world.overlays[choice.modelData.overlay])
                        }
                        indicator: Icon {
                            x: choice.width - width - root.Theme.space
                            anchors.verticalCenter: parent.verticalCenter
                            visible: choice.checked
                            name: "check"
                            color: root.Theme.accent
                        }
                        contentItem: Row {
                            spacing: root.Theme.space

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: choice.modelData.glyph
                                color: choice.checked ? root.Theme.accent : root.Theme.textMuted
                            }
                            PlainText {
                                id: label

                                anchors.verticalCenter: parent.verticalCenter
                                text: choice.text
                            }
                        }
                        background: Rectangle {
                            radius: root.Theme.radius - 2
                            color: choice.hovered || choice.visualFocus ? root.Theme.hover : "transparent"
                        }

                        Tip {
                            text: choice.modelData.tip
                            visible: choice.hovered
                        }
                    }
                }
            }
        }
        Row {
            visible: root.world.overlays.snapToGrid
            height: root.Theme.row
            leftPadding: root.Theme.space
            spacing: root.Theme.space

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Size of the grid")
            }
            DragField {
                id: size

                property real start: 0

                function set(number: real) {
                    if (number >= 1 && number <= 10000)
                        root.world.overlays.gridSize = number
                }

                name: "gridSize"
                anchors.verticalCenter: parent.verticalCenter
                width: 96 * root.Theme.scale
                value: String(root.world.overlays.gridSize)
                unit: qsTr("units")
                title: qsTr("Size of the grid")
                help: qsTr("From 1 to 10,000 units")
                onEntered: text => set(Number(text.replace(",", ".")))
                onDragStarted: start = root.world.overlays.gridSize
                onDragged: pixels => {
                    start += pixels / 2
                    set(Math.max(1, Math.round(start)))
                }
                onStepped: steps => set(root.world.overlays.gridSize + steps)
            }
        }
    }
}
