import QtQuick
import Tiller.App

/** One line of a formula: symbols, numbers, result. */
Column {
    id: root

    required property string symbol
    required property string term
    required property string written
    required property string value

    objectName: "formula-" + symbol
    onTermChanged: numbers.tallest = numbers.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: symbol + " = " + (written === "" ? "" : written + " = ") + value

    Caption {
        width: parent.width
        text: root.term === "" ? root.symbol : root.symbol + " = " + root.term
        wrapMode: Text.Wrap
    }

    Caption {
        id: numbers

        property real tallest: 0 ///< only grows, so that the lines below stay still

        width: parent.width
        height: tallest
        visible: root.written !== ""
        onImplicitHeightChanged: tallest = Math.max(tallest, implicitHeight)
        leftPadding: 8
        text: "= " + root.written
        wrapMode: Text.Wrap
        color: root.Theme.text
    }

    Caption {
        objectName: "value"
        width: parent.width
        visible: root.value !== ""
        leftPadding: 8
        text: "= " + root.value
        wrapMode: Text.Wrap
        color: root.Theme.text
        font.weight: Font.DemiBold
    }
}
