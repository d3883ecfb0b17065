// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import Tiller.App

/** One setting, edited as its kind asks for. The tooltip on its name says what it does; the arrow
    behind it brings the default back. */
FocusScope {
    id: root

    required property Theme theme
    required property Document document
    required property InspectorModel model
    property int gesture: 0
    property bool marked: false ///< it was looked for

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
    required property var choices
    required property bool isDefault
    required property bool applies
    required property bool onPanel
    required property bool mayPanel
    readonly property int titleWidth: 116
    readonly property bool isWide: kind === "points" || kind === "lines" ///< its editor stands below its name

    function edit(value: var) {
        root.model.edit(root.setting, value)
    }

    function slide(value: real) {
        root.model.edit(root.setting, value, root.gesture)
    }

    function fitsSegments(): bool {
        let letters = 0
        for (const choice of choices)
            letters += choice.title.length + 2
        return letters <= 24
    }

    function editorFor(kind: string): Component {
        switch (kind) {
        case "number":
        case "integer":
            return numberEditor
        case "flag":
            return flagEditor
        case "choice":
            return fitsSegments() ? segmentEditor : choiceEditor
        case "geometry":
            return geometryEditor
        case "color":
            return colorEditor
        case "points":
            return pointsEditor
        case "lines":
            return linesEditor
        }
        return textEditor
    }

    objectName: "setting-" + setting
    visible: applies
    height: applies ? Math.max(theme.row, loader.y + loader.height + 2) : 0

    Rectangle {
        objectName: "markOf-" + root.setting
        anchors.fill: parent
        anchors.leftMargin: root.theme.gap
        anchors.rightMargin: root.theme.gap
        visible: root.marked
        radius: root.theme.radius - 2
        color: root.theme.chosen
    }

    Text {
        id: name

        x: root.theme.space + 4
        width: root.titleWidth - 8
        height: root.theme.row
        verticalAlignment: Text.AlignVCenter
        text: root.title
        elide: Text.ElideRight
        color: hover.hovered ? root.theme.text : root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.body

        HoverHandler {
            id: hover
        }

        Tip {
            theme: root.theme
            visible: hover.hovered
            text: root.help
        }
    }

    Loader {
        id: loader

        x: (root.isWide ? 4 : root.titleWidth) + root.theme.space
        y: root.isWide ? root.theme.row : 2
        width: root.width - x - (root.kind === "points" ? root.theme.space : 32)
        sourceComponent: root.editorFor(root.kind)
    }

    IconButton {
        objectName: "reset-" + root.setting
        x: root.width - 30
        y: 4
        width: 24
        height: 24
        visible: !root.isDefault && root.kind !== "geometry"
        theme: root.theme
        iconName: "reset"
        iconColor: root.theme.textMuted
        tip: qsTr("Back to the default")
        onClicked: root.model.restore(root.setting)
    }

    PanelPin {
        objectName: "pin-" + root.setting
        x: root.titleWidth - 16
        y: 4
        visible: root.mayPanel && (root.onPanel || hover.hovered || hovered || root.activeFocus)
        theme: root.theme
        onPanel: root.onPanel
        title: root.title
        onClicked: root.model.togglePanel(root.setting)
    }

    Component {
        id: numberEditor

        NumberEditor {
            theme: root.theme
            setting: root.setting
            title: root.title
            help: root.help
            number: Number(root.value)
            text: root.text
            unit: root.unit
            mixed: root.mixed
            from: root.from
            to: root.to
            onSlideStarted: root.gesture = root.document.beginGesture()
            onSlid: value => root.slide(value)
            onTyped: text => root.model.type(root.setting, text)
        }
    }

    Component {
        id: flagEditor

        FlagSwitch {
            objectName: "flag-" + root.setting
            theme: root.theme
            shown: root.value === true
            Accessible.name: root.title
            onEdited: value => root.edit(value)
        }
    }

    Component {
        id: choiceEditor

        ChoiceBox {
            objectName: "choices-" + root.setting
            theme: root.theme
            choices: root.choices
            shown: String(root.value)
            mixed: root.mixed
            Accessible.name: root.title
            onEdited: id => root.edit(id)
        }
    }

    Component {
        id: segmentEditor

        Segments {
            objectName: "segments-" + root.setting
            theme: root.theme
            choices: root.choices
            shown: root.mixed ? "" : String(root.value)
            title: root.title
            onEdited: id => root.edit(id)
        }
    }

    Component {
        id: geometryEditor

        GeometryEditor {
            theme: root.theme
            document: root.document
            setting: root.setting
            title: root.title
            choices: root.choices
            shown: String(root.value)
            mixed: root.mixed
            indent: root.titleWidth - 4
            onEdited: id => root.edit(id)
        }
    }

    Component {
        id: pointsEditor

        PointsEditor {
            theme: root.theme
            document: root.document
            item: root.model.items.length === 1 ? root.model.items[0] : ""
            setting: root.setting
        }
    }

    Component {
        id: colorEditor

        ColorEditor {
            theme: root.theme
            setting: root.setting
            shown: String(root.value)
            title: root.title
            onEdited: color => root.edit(color)
        }
    }

    Component {
        id: linesEditor

        LinesEditor {
            objectName: "lines-" + root.setting
            theme: root.theme
            document: root.document
            value: root.text
            Accessible.name: root.title
            onEntered: (text, gesture) => root.model.edit(root.setting, text, gesture)
        }
    }

    Component {
        id: textEditor

        LineField {
            objectName: "text-" + root.setting
            theme: root.theme
            value: root.text
            Accessible.name: root.title
            onEntered: text => root.edit(text)
        }
    }
}
