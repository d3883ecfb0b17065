// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** One setting, with the editor for its kind. The tooltip of its name explains it; the arrow at the end
    restores the default. */
FocusScope {
    id: root

    required property InspectorModel model
    property bool marked: false ///< a search found it
    property bool unfolded: false ///< shows its spread below, or is a spread that is shown

    required property string setting
    required property string title
    required property string help
    required property string kind
    required property var value
    required property string text
    required property string unit
    required property bool mixed
    required property real from
    required property real to
    required property bool slides
    required property string spreadOf ///< the setting above, whose spread this is; empty if it is no spread
    required property string spreadText
    required property var choices
    required property bool isDefault
    required property string defaultText
    required property bool applies
    required property string driver
    required property string driverName
    required property bool mayPanel
    required property string numberNode ///< whose number drives it; empty if none does
    required property string numberName
    readonly property string item: model.items.length === 1 ? model.items[0] : ""
    /// For the picked agent, in this tick.
    readonly property string drivenText: numberNode !== "" && Editor.simulation.tick >= 0
                                         ? Editor.simulation.drivenText(item, setting) : ""
    readonly property bool isDriven: driver !== "" || numberNode !== ""
    readonly property int titleWidth: 116
    /// The editors of the inspector alone.
    readonly property var ownEditors: ({number: numberEditor, integer: numberEditor, geometry: geometryEditor,
                                        points: pointsEditor, formula: formulaEditor, painting: paintingEditor})
    readonly property bool isWide: kind === "points" || kind === "lines" || kind === "formula" ///< the editor is below the name
    readonly property bool isPicture: setting === "picture"
    readonly property bool shown: applies && (spreadOf === "" || unfolded || marked || driver !== "")

    signal foldToggled()

    function fitsSegments(): bool {
        let widest = 0
        for (const choice of choices)
            widest = Math.max(widest, metrics.advanceWidth(choice.title))
        return (widest + 10) * choices.length <= editor.width
    }

    objectName: "setting-" + setting
    visible: shown
    height: shown ? Math.max(Theme.row, editor.y + editor.height + 2) + (isDriven ? driverLink.height : 0) : 0
    Keys.onMenuPressed: if (mayPanel) driverMenu.popup(name, 0, name.height)

    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: root.mayPanel
        onTapped: driverMenu.popup()
    }

    FontMetrics {
        id: metrics

        font.family: root.Theme.family
        font.pixelSize: root.Theme.caption
        font.weight: Font.DemiBold
    }

    Rectangle {
        objectName: "markOf-" + root.setting
        anchors.fill: parent
        anchors.leftMargin: root.Theme.gap
        anchors.rightMargin: root.Theme.gap
        visible: root.marked
        radius: root.Theme.radius - 2
        color: root.Theme.chosen
    }

    PlainText {
        id: name

        x: root.Theme.space + (root.spreadOf === "" ? 4 : 16)
        width: root.titleWidth - (root.spreadOf === "" ? 8 : 20)
        height: root.Theme.row
        verticalAlignment: Text.AlignVCenter
        text: root.spreadOf === "" ? root.title : qsTr("Spread")
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: root.Theme.caption - 1
        elide: Text.ElideRight
        color: hover.hovered ? root.Theme.text : root.Theme.textMuted

        HoverHandler {
            id: hover
        }

        Tip {
            visible: hover.hovered
            text: root.help
        }
    }

    FieldEditor {
        id: editor

        x: (root.isWide ? 4 : root.titleWidth) + root.Theme.space
        y: root.isWide ? root.Theme.row : 2
        width: root.width - x - (root.kind === "points" || root.kind === "formula" ? root.Theme.space
                                 : root.isPicture ? 60 : 32)
        enabled: root.numberNode === ""
        opacity: enabled ? 1 : 0.5
        kind: root.kind === "choice" && root.fitsSegments() ? "segments" : root.kind
        value: root.value
        name: "field-" + root.setting
        title: root.title
        hint: root.kind === "color" && !root.defaultText.startsWith("#") ? root.defaultText : ""
        choices: root.choices
        mixed: root.mixed
        other: root.ownEditors[root.kind] ?? null
        onEdited: (value, gesture) => root.model.edit(root.setting, value, gesture)
    }

    Loader {
        active: root.isPicture
        x: root.width - 58
        y: 4

        sourceComponent: IconButton {
            objectName: "choosePicture"
            small: true
            height: 24
            iconName: "folder"
            tip: qsTr("Choose a picture of the project's folder")
            onClicked: {
                const file = root.Editor.dialogs.askAgentPicture(root.Editor.document.file)
                if (file !== "")
                    root.model.edit(root.setting, file)
            }
        }
    }

    IconButton {
        objectName: "reset-" + root.setting
        x: root.width - 30
        y: 4
        small: true
        height: 24
        visible: !root.isDefault && root.kind !== "geometry" && root.kind !== "painting" && root.numberNode === ""
        iconName: "reset"
        tip: qsTr("Back to the default")
        onClicked: root.model.restore(root.setting)
    }

    IconButton {
        objectName: "unwire-" + root.setting
        x: root.width - 30
        y: 4
        small: true
        height: 24
        visible: root.numberNode !== ""
        iconName: "close"
        tip: qsTr("Take the wire of “%1” away").arg(root.numberName)
        onClicked: root.model.takeWireAway(root.setting)
    }

    IconButton { // makes a parameter of the setting, or lets the setting go
        objectName: "pin-" + root.setting
        x: root.titleWidth - 16
        y: 4
        implicitWidth: 24
        implicitHeight: 24
        visible: root.mayPanel && (root.driver !== "" || hover.hovered || hovered || root.activeFocus)
        iconName: "slider"
        iconColor: root.driver !== "" ? root.Theme.accent : root.Theme.textMuted
        tip: root.driver !== "" ? qsTr("No longer drive \u201c%1\u201d by a parameter").arg(root.title)
                                : qsTr("Make \u201c%1\u201d a parameter, with a slider beside the world").arg(root.title)
        onClicked: root.model.togglePanel(root.setting)

        Rectangle {
            anchors.fill: parent
            z: -2
            color: root.Theme.panel
        }
    }

    DriverMenu {
        id: driverMenu

        model: root.model
        setting: root.setting
        driver: root.driver
        driverName: root.driverName
    }

    DriverLink {
        id: driverLink

        objectName: "driver-" + root.setting
        x: root.Theme.space + 4
        y: editor.y + editor.height
        width: root.width - x - 32
        visible: root.isDriven
        name: root.numberNode === "" ? root.driverName
              : root.drivenText === "" ? root.numberName : qsTr("%1: %2").arg(root.numberName).arg(root.drivenText)
        onClicked: root.Editor.document.selection.select(root.numberNode === "" ? root.driver : root.numberNode)
    }

    Component {
        id: numberEditor

        NumberEditor {
            row: root
        }
    }

    Component {
        id: geometryEditor

        GeometryEditor {
            setting: root.setting
            title: root.title
            choices: root.choices
            shown: String(root.value)
            mixed: root.mixed
            indent: root.titleWidth - 4
            onEdited: id => root.model.edit(root.setting, id)
        }
    }

    Component {
        id: pointsEditor

        PointsEditor {
            item: root.model.items.length === 1 ? root.model.items[0] : ""
            setting: root.setting
        }
    }

    Component {
        id: paintingEditor

        PaintingEditor {
            name: "field-" + root.setting
            text: root.text
        }
    }

    Component {
        id: formulaEditor

        FormulaEditor {
            name: "field-" + root.setting
            title: root.title
            value: String(root.value)
            responseTime: root.model.responseTime
            givesNumber: root.model.givesNumber
            onEdited: (text, gesture) => root.model.edit(root.setting, text, gesture)
        }
    }

    /// Names the parameter that drives a setting; a click leads to it.
    component DriverLink: Pressable {
        id: driverLink

        required property string name

        implicitHeight: Theme.row - 8
        background: Item {}
        text: qsTr("driven by %1").arg(name)
        Accessible.role: Accessible.Link

        contentItem: Caption {
            text: driverLink.text
            color: driverLink.Theme.accent
            font.underline: driverLink.hovered || driverLink.visualFocus
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }

        Tip {
            visible: driverLink.hovered
            text: qsTr("Its name, range, step and settings")
        }
    }
}
