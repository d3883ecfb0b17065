pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** One of several, each with a line of help: `choices` is a list of {id, title, help}. It shows
    `shown` (an id) and asks for another with `edited`. */
ComboBox {
    id: root

    required property Theme theme
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

    implicitHeight: theme.control
    implicitWidth: 120
    font.family: theme.family
    font.pixelSize: theme.body
    model: choices
    textRole: "title"
    valueRole: "id"
    currentIndex: mixed ? -1 : position()
    displayText: mixed ? qsTr("Several") : currentText
    onActivated: index => {
        // The list may have become another one while it was open.
        if (index >= 0 && index < choices.length)
            edited(choices[index].id)
        currentIndex = Qt.binding(() => mixed ? -1 : position())
    }

    contentItem: Text {
        leftPadding: root.theme.space
        rightPadding: root.theme.wide + root.theme.space
        text: root.displayText
        color: root.mixed ? root.theme.textMuted : root.theme.text
        font: root.font
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    indicator: Icon {
        x: root.width - width - 6
        y: (root.height - height) / 2
        name: "down"
        color: root.theme.textMuted
    }

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.hovered ? root.theme.hover : root.theme.field
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? root.theme.accent : root.theme.outline
    }

    delegate: ItemDelegate {
        id: entry

        required property int index
        required property var modelData

        objectName: "choice-" + modelData.id
        width: ListView.view ? ListView.view.width : root.width
        height: root.theme.row
        highlighted: root.highlightedIndex === index
        hoverEnabled: true
        Accessible.name: modelData.title

        contentItem: Text {
            text: entry.modelData.title
            color: root.theme.text
            font: root.font
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }

        background: Rectangle {
            radius: root.theme.radius - 2
            color: entry.highlighted ? root.theme.hover : "transparent"
        }

        Tip {
            theme: root.theme
            beside: true
            visible: entry.hovered && entry.modelData.help !== ""
            text: entry.modelData.help
        }
    }

    popup: Popup {
        y: root.height + 2
        width: Math.max(root.width, 160)
        padding: root.theme.gap

        contentItem: ListView {
            implicitHeight: Math.min(contentHeight, 320)
            clip: true
            model: root.delegateModel
            currentIndex: root.highlightedIndex

            ScrollBar.vertical: ListBar {
                theme: root.theme
            }
        }

        background: Rectangle {
            color: root.theme.raised
            border.color: root.theme.line
            radius: root.theme.radius
        }
    }
}
