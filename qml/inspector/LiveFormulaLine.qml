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
    onTermChanged: numbers.tallest = numbers.implicitHeight
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
        id: numbers

        property real tallest: 0 ///< it only grows: what is below does not dance with the digits

        width: parent.width
        height: tallest
        visible: root.written !== ""
        onImplicitHeightChanged: tallest = Math.max(tallest, implicitHeight)
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
