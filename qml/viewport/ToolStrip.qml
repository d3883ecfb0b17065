pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The tools of the mouse in the world: select, add agents, or draw a kind of geometry. A low strip has two columns. */
Rectangle {
    id: root

    required property AgentsItem world
    readonly property int rows: Math.max(1, Math.min(tools.length, Math.floor((height - 2 * Theme.gap) / Theme.control)))

    readonly property var tools: world.drawing.tools

    objectName: "toolStrip"
    implicitWidth: Math.ceil(tools.length / rows) * Theme.row + 2 * Theme.gap
    color: root.Theme.panel
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Drawing tools")

    Grid {
        x: root.Theme.gap
        y: root.Theme.gap
        flow: Grid.TopToBottom
        rows: root.rows
        spacing: 0

        Repeater {
            model: root.tools

            BarButton {
                id: button

                required property var modelData

                objectName: "tool-" + button.modelData.tool
                checkable: true
                on: root.world.drawing.tool === button.modelData.tool
                text: button.modelData.name
                glyph: button.modelData.glyph
                tip: button.modelData.name + ": " + button.modelData.tip
                keys: button.modelData.keys
                Accessible.role: Accessible.RadioButton
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                onClicked: {
                    root.world.drawing.tool = button.modelData.tool
                    root.world.forceActiveFocus()
                }
            }
        }
    }

    Line {
        anchors.right: parent.right
        height: parent.height
    }
}
