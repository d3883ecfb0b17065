// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** The head of the inspector: name, type, help, problem and formula. */
Column {
    id: root

    required property InspectorModel settings
    property bool valuesShown: false ///< LiveFormula shows the formula with its values

    property bool howOpen: false ///< formula and source are shown
    property bool still: false      ///< a new problem waits, so that no field moves while one types
    property string problem: ""
    readonly property bool isWorld: settings.items.length === 1 && settings.items[0] === "world"

    signal plotRequested()
    signal howToggled()

    spacing: Theme.gap
    topPadding: Theme.space
    bottomPadding: Theme.space
    leftPadding: Theme.space + 4
    rightPadding: Theme.space + 4

    Row {
        visible: !root.isWorld // the tab has this name
        spacing: root.Theme.space

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 8
            height: 8
            radius: 2
            visible: root.settings.kind !== ""
            color: root.Theme.colors.ofKind(root.settings.kind)
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.settings.nameable
            text: root.settings.title
            font.pixelSize: root.Theme.title
            font.weight: Font.DemiBold
        }

        LineField {
            objectName: "name"
            visible: root.settings.nameable
            width: root.width - 48 - (ghost.visible ? ghost.width + root.Theme.space : 0) - (plotButton.visible ? 40 : 0)
            value: root.settings.title
            font.pixelSize: root.Theme.title
            font.weight: Font.DemiBold
            Accessible.name: qsTr("Name")
            onEntered: text => root.settings.rename(text)
        }

        Loader {
            id: ghost

            visible: !root.isWorld && root.Editor.commands.ghost.available
            active: visible

            sourceComponent: BarButton { // while it is held, ghosts show the world without the selected nodes
                readonly property GhostHold ghost: Editor.commands.ghost
                readonly property Command command: Editor.commands.find("actionWhatIf")

                objectName: "ghostButton"
                glyph: "ghost"
                text: ghost.text
                tip: text + " " + command.help
                keys: command.keysText
                on: ghost.active
                onPressed: ghost.begin()
                onReleased: ghost.end()
                onCanceled: ghost.end()
            }
        }

        IconButton {
            id: plotButton

            objectName: "plotSelected"
            visible: root.settings.kind === "agent-type" && root.settings.items.length === 1
            height: root.Theme.control
            iconName: "plot"
            tip: qsTr("Plot a number of these agents over time")
            onClicked: root.plotRequested()
        }
    }

    CaptionParagraph {
        width: root.width - 24
        visible: text !== ""
        text: root.settings.help
        lineHeight: 1.2
    }

    CaptionParagraph {
        width: root.width - 24
        visible: root.problem !== ""
        text: root.problem
        color: root.Theme.warning
        lineHeight: 1.2
    }

    FoldHead {
        objectName: "howItWorks"
        width: root.width - 24
        visible: formulaText.text !== ""
        title: qsTr("How it works")
        text: root.howOpen ? qsTr("How it works: hide") : qsTr("How it works: show")
        open: root.howOpen
        onClicked: root.howToggled()
    }

    Rectangle {
        width: root.width - 24
        height: how.height + 2 * root.Theme.space
        visible: formulaText.text !== "" && root.howOpen
        radius: root.Theme.radius - 2
        color: root.Theme.field

        Column {
            id: how

            x: root.Theme.space
            y: root.Theme.space
            width: parent.width - 2 * root.Theme.space
            spacing: root.Theme.gap

            CaptionParagraph {
                id: formulaText

                readonly property string formula: root.valuesShown && root.settings.formulaHasSteps ? "" : root.settings.formula
                readonly property string source: root.settings.source === "" ? "" : qsTr("Source: %1").arg(root.settings.source)

                objectName: "formula"
                width: parent.width
                text: source === "" ? formula : formula === "" ? source : formula + "\n\n" + source
                color: root.Theme.text
                lineHeight: 1.25
            }

            Repeater {
                model: root.settings.works

                SourceLine {
                    required property var modelData
                    required property int index

                    objectName: "sourceWork-" + index
                    width: how.width
                    text: modelData.text
                    address: modelData.address
                    onClicked: root.Editor.teaching.follow(address)
                }
            }

            AsFormulaButton {
                width: Math.min(implicitWidth, how.width)
            }
        }
    }

    Binding {
        target: root
        property: "problem"
        value: root.settings.problem
        when: !root.still
        restoreMode: Binding.RestoreNone
    }

    /** A work that a node type follows; a click opens its page in the browser. */
    component SourceLine: Pressable {
        id: sourceLine

        required property string address ///< empty: it has no page

        enabled: address !== ""
        background: Item {}
        Accessible.role: enabled ? Accessible.Link : Accessible.StaticText

        contentItem: CaptionParagraph {
            text: sourceLine.text
            color: sourceLine.enabled ? sourceLine.Theme.accent : sourceLine.Theme.textMuted
            font.underline: sourceLine.hovered || sourceLine.visualFocus
            lineHeight: 1.25
        }

        Tip {
            visible: sourceLine.hovered
            text: qsTr("Opens %1 in your browser.").arg(sourceLine.address)
        }
    }
}
