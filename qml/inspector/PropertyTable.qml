pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The properties of an item, of the project, or of a placed agent: what a game reads, and Tiller only carries. */
Column {
    id: root

    required property string item ///< "world" for the project
    property int agent: -1        ///< the index of a placed agent of `item`

    visible: properties.available
    height: visible ? implicitHeight : 0
    topPadding: Theme.space
    leftPadding: Theme.space + 4
    spacing: Theme.gap

    PropertyListModel {
        id: properties

        document: root.Editor.document
        item: root.item
        agent: root.agent
    }

    PaneTitle {
        visible: root.agent < 0
        text: root.item === "world" ? qsTr("Properties of the project") : qsTr("Properties")
    }

    CaptionParagraph {
        objectName: "noProperties"
        width: root.width - 24
        visible: properties.count === 0
        text: qsTr("Values of your own that go to the game with the export. Tiller gives them no meaning.")
        lineHeight: 1.2
    }

    Repeater {
        id: rows

        model: properties

        PropertyRow {
            width: root.width - 24
            types: properties.types
            onRenamed: name => problem = properties.rename(index, name)
            onTypeChosen: type => problem = properties.setType(index, type)
            onEntered: value => problem = properties.setValue(index, value)
            onRemoved: properties.remove(index)
        }
    }

    TextButton {
        objectName: root.agent < 0 ? "addProperty" : "addProperty-" + root.agent
        text: qsTr("Add a property")
        onClicked: {
            properties.add()
            const added = rows.itemAt(rows.count - 1) as PropertyRow
            if (added)
                added.editName()
        }
    }
}
