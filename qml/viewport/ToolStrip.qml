pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The tools of the mouse in the world: select, add agents, or draw a kind of geometry. A low strip has two columns. */
Rectangle {
    id: root

    required property AgentsItem world
    readonly property int rows: Math.max(1, Math.min(tools.length, Math.floor((height - 2 * Theme.gap) / Theme.control)))

    readonly property var tools: [
        {tool: "select", glyph: "select", keys: "V", name: qsTr("Select and move"),
         tip: qsTr("Drag scene items, with Ctrl copies; drag over the ground to select several. Double-click a line to add a point; Delete removes a point or the selection. Alt does not snap.")},
        {tool: "agents", glyph: "brush", keys: "A", name: qsTr("Add agents"),
         tip: qsTr("Click or drag. At tick 0 it adds to the project, later to the running world.")},
        {tool: "point", glyph: "pin", keys: "D", name: qsTr("Point"),
         tip: qsTr("A place to seek or flee.")},
        {tool: "path", glyph: "path", keys: "P", name: qsTr("Path"),
         tip: qsTr("A way to follow, from point to point.")},
        {tool: "region", glyph: "region", keys: "E", name: qsTr("Region"),
         tip: qsTr("An area to stay in or to start from.")},
        {tool: "field", glyph: "field", keys: "F", name: qsTr("Field"),
         tip: qsTr("A wind or stream; a click makes one that reaches everywhere.")},
        {tool: "circle", glyph: "circle", keys: "C", name: qsTr("Round obstacle"),
         tip: qsTr("From its center outward.")},
        {tool: "box", glyph: "box", keys: "B", name: qsTr("Box obstacle"),
         tip: qsTr("From corner to corner.")},
        {tool: "polygon", glyph: "polygon", keys: "Y", name: qsTr("Polygon obstacle"),
         tip: qsTr("From corner to corner; a click on the first one closes it.")},
        {tool: "wall", glyph: "wall", keys: "W", name: qsTr("Wall"),
         tip: qsTr("A line from point to point that nobody should cross.")}]

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
                checked: root.world.drawing.tool === button.modelData.tool
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
                    checked = Qt.binding(() => root.world.drawing.tool === button.modelData.tool)
                }
            }
        }
    }

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: root.Theme.line
    }
}
