pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** All words of formulas with their help. A click chooses one. */
Popup {
    id: root

    property bool givesNumber: false ///< the formula gives a number, not a force

    signal chosen(string text)

    width: Math.min(460, parent.Window.width - 16)
    height: Math.min(480, parent.Window.height - 16)
    padding: Theme.space
    margins: Theme.space
    focus: true
    x: parent.width - width
    y: parent.height + 4

    background: RaisedBox {
        border.color: root.Theme.outline
    }

    ListView {
        id: list

        objectName: "formulaWords"
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: words.list
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Symbols and functions")

        ScrollBar.vertical: ScrollBar {}

        delegate: Column {
            id: entry

            required property var modelData
            required property int index

            width: list.width

            PaneTitle {
                visible: entry.index === 0 || words.list[entry.index - 1].section !== entry.modelData.section
                topPadding: root.Theme.space
                leftPadding: root.Theme.space
                text: entry.modelData.section
            }

            FormulaWordRow {
                objectName: "formulaHelp-" + entry.modelData.name
                width: list.width
                shown: entry.modelData.shown
                help: entry.modelData.help
                onClicked: {
                    root.close()
                    root.chosen(entry.modelData.insertion)
                }
            }
        }
    }

    FormulaDraft {
        id: words

        readonly property var list: words.givesNumber === root.givesNumber ? words.words() : []

        givesNumber: root.givesNumber
    }
}
