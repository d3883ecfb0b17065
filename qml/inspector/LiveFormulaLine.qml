import QtQuick

/** One line of a formula: in symbols, in numbers, and what it comes to. */
Column {
    id: root

    required property Theme theme
    required property string symbol
    required property string term
    required property string written
    required property string value

    objectName: "formula-" + symbol
    Accessible.role: Accessible.StaticText
    Accessible.name: symbol + " = " + (written === "" ? "" : written + " = ") + value

    Text {
        width: parent.width
        text: root.term === "" ? root.symbol : root.symbol + " = " + root.term
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Text {
        width: parent.width
        visible: root.written !== ""
        leftPadding: 8
        text: "= " + root.written
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Text {
        objectName: "value"
        width: parent.width
        visible: root.value !== ""
        leftPadding: 8
        text: "= " + root.value
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        font.weight: Font.DemiBold
    }
}
