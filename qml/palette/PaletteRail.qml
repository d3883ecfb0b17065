pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The kinds of nodes, one button each. A button opens the palette at its kind. */
Rectangle {
    id: root

    required property var sections ///< of the PaletteModel
    property bool open: false ///< the palette is
    readonly property real buttonHeight: height < 500 * Theme.scale ? 38 * Math.min(1.2, Theme.scale) : 48 * Theme.scale
    readonly property var icons: ({"agent-type": "agent", group: "group", behavior: "force", target: "target",
                                   combiner: "combine", condition: "condition", mode: "mode", action: "action",
                                   source: "source"})

    signal searchRequested()
    signal chosen(string kind)

    objectName: "paletteRail"
    implicitWidth: Math.max(68, Math.ceil(Math.max(...[qsTr("Search"), ...sections.map(each => each.title)].map(title => metrics.advanceWidth(title)))) + 4)
    color: Theme.panel
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Nodes to add")

    FontMetrics {
        id: metrics

        font.family: root.Theme.family
        font.pixelSize: root.Theme.caption
    }

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

    Line {
        anchors.right: parent.right
        height: parent.height
    }

    /** An icon above a short name, for a kind of node. */
    component PaletteRailButton: Pressable {
        id: paletteRailButton

        required property string glyph
        property string tip
        property bool tipShown: true
        property color ink: Theme.textMuted

        leftInset: 2
        rightInset: 2
        focusPolicy: Qt.TabFocus
        ground: down ? Theme.pressed : hovered ? Theme.hover : "transparent"
        Accessible.name: tip

        contentItem: Item {
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: (paletteRailButton.height - 34) / 2 - 6
                name: paletteRailButton.glyph
                color: paletteRailButton.ink
            }
            Caption {
                anchors.horizontalCenter: parent.horizontalCenter
                y: (paletteRailButton.height - 34) / 2 + 12
                text: paletteRailButton.text
                color: paletteRailButton.hovered || paletteRailButton.checked ? paletteRailButton.Theme.text : paletteRailButton.Theme.textMuted
            }
        }

        Tip {
            beside: true
            visible: paletteRailButton.hovered && paletteRailButton.tipShown
            text: paletteRailButton.tip
        }
    }
}
