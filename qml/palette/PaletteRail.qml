pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The kinds of nodes, one button each. A button opens the palette at its kind. */
Rectangle {
    id: root

    required property var sections ///< of the PaletteModel
    property bool open: false ///< the palette is
    readonly property real buttonHeight: height < 500 ? 38 : 48
    readonly property var icons: ({"agent-type": "agent", group: "group", behavior: "force", target: "target",
                                   combiner: "combine", condition: "condition", mode: "mode", action: "action",
                                   source: "source"})

    signal searchRequested()
    signal chosen(string kind)

    objectName: "paletteRail"
    implicitWidth: 68
    color: Theme.panel
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Nodes to add")

    Column {
        y: root.Theme.gap

        PaletteRailButton {
            objectName: "railSearch"
            width: root.width
            height: root.buttonHeight
            tipShown: !root.open
            glyph: "search"
            text: qsTr("Search")
            tip: qsTr("Search the nodes to add")
            onClicked: root.searchRequested()
        }

        Repeater {
            model: root.sections

            PaletteRailButton {
                required property var modelData

                objectName: "rail-" + modelData.kind
                width: root.width
                height: root.buttonHeight
                tipShown: !root.open
                glyph: root.icons[modelData.kind] ?? "plus"
                ink: root.Theme.colors.ofKind(modelData.kind)
                text: modelData.title
                tip: qsTr("Nodes to add: %1").arg(modelData.title)
                onClicked: root.chosen(modelData.kind)
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
