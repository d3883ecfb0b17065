pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A choice from a list, each entry with a line of help. `choices` is a list of {id, title, help}. Shows the
    entry with the id `shown`; a choice only emits `edited`. */
ComboBox {
    id: root

    required property var choices
    required property string shown
    property bool mixed: false

    signal edited(string id)

    function position(): int {
        for (let i = 0; i < choices.length; ++i)
            if (choices[i].id === shown)
                return i
        return -1
    }

    implicitHeight: Theme.control
    implicitWidth: 120
    font.family: Theme.family
    font.pixelSize: Theme.body
    model: choices
    textRole: "title"
    valueRole: "id"
    currentIndex: mixed ? -1 : position()
    displayText: mixed ? qsTr("Several") : currentText
    onActivated: index => {
        // The list may have changed while it was open.
        if (index >= 0 && index < choices.length)
            edited(choices[index].id)
        currentIndex = Qt.binding(() => mixed ? -1 : position())
    }

    contentItem: PlainText {
        leftPadding: root.Theme.space
        rightPadding: root.Theme.wide + root.Theme.space
        text: root.displayText
        color: root.mixed ? root.Theme.textMuted : root.Theme.text
        font: root.font
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: root.Theme.caption - 1
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    indicator: Icon {
        x: root.width - width - 6
        y: (root.height - height) / 2
        name: "down"
        color: root.Theme.textMuted
    }

    background: Rectangle {
        radius: root.Theme.radius - 2
        color: root.hovered ? root.Theme.hover : root.Theme.field
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? root.Theme.accent : root.Theme.outline
    }

    delegate: ItemDelegate {
        id: entry

        required property int index
        required property var modelData

        objectName: "choice-" + modelData.id
        width: ListView.view ? ListView.view.width : root.width
        height: root.Theme.row
        highlighted: root.highlightedIndex === index
        hoverEnabled: true
        Accessible.name: modelData.title

        contentItem: PlainText {
            text: entry.modelData.title
            font: root.font
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }

        background: Rectangle {
            radius: root.Theme.radius - 2
            color: entry.highlighted ? root.Theme.hover : "transparent"
        }

        Tip {
            beside: true
            visible: entry.hovered && entry.modelData.help !== ""
            text: entry.modelData.help
        }
    }

    popup: Popup {
        y: root.height + 2
        width: Math.max(root.width, 160)
        padding: root.Theme.gap

        contentItem: ListView {
            implicitHeight: Math.min(contentHeight, 320)
            clip: true
            model: root.delegateModel
            currentIndex: root.highlightedIndex

            ScrollBar.vertical: ListBar {}
        }

        background: RaisedBox {}
    }
}
