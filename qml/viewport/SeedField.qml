import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The seed of all chance, and a button for another one. */
RowLayout {
    id: root

    required property Theme theme
    required property SeedSetting seed

    signal rolled()

    spacing: root.theme.gap

    Text {
        text: qsTr("Seed")
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
    TextField {
        id: field

        property bool typed: false ///< and not entered yet

        function commit() {
            if (typed)
                root.seed.edit(Number(text))
            typed = false
            text = Qt.binding(() => root.seed.value)
        }

        objectName: "seedField"
        Layout.preferredWidth: 72
        Layout.preferredHeight: root.theme.control
        text: root.seed.value
        color: root.theme.text
        selectionColor: root.theme.accent
        selectedTextColor: root.theme.textOnAccent
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        horizontalAlignment: TextInput.AlignRight
        verticalAlignment: TextInput.AlignVCenter
        padding: root.theme.gap
        selectByMouse: true
        inputMethodHints: Qt.ImhDigitsOnly
        validator: RegularExpressionValidator { regularExpression: /[0-9]{1,16}/ }
        Accessible.name: qsTr("Seed")
        onTextEdited: typed = text !== root.seed.value
        onEditingFinished: commit()
        background: Rectangle {
            radius: root.theme.radius
            color: root.theme.field
            border.width: field.activeFocus ? 2 : 1
            border.color: field.activeFocus ? root.theme.accent : root.theme.line
        }

        BarTip {
            theme: root.theme
            text: qsTr("The same seed gives the same run, to the last bit. It acts on what is drawn from now on; reset to see a whole run with it.")
            visible: field.hovered && !field.activeFocus
        }
    }
    BarButton {
        objectName: "rollSeed"
        theme: root.theme
        text: qsTr("New seed")
        glyph: "dice"
        tip: qsTr("Another seed, and from the start: the same rules, another run of chance.")
        onClicked: {
            if (root.seed.roll())
                root.rolled()
        }
    }
}
