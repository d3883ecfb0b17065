pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Asks what the classes, layers and values of a map become, and says what the import would bring. */
ModalDialog {
    id: root

    readonly property MapImportModel map: MapImportModel {
        document: root.Editor.document

        onOpened: root.open()
    }

    objectName: "mapImportDialog"
    width: 560 * Theme.scale
    title: qsTr("Import “%1”").arg(map.name)
    text: map.problem !== "" ? map.problem : map.preview
    defaultButton: acceptButton

    body: ColumnLayout {
        width: parent.width
        spacing: root.Theme.space

        Paragraph {
            objectName: "mapRest"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.map.rest
            color: root.Theme.textMuted
        }

        FormRow {
            visible: root.map.parts.length > 0
            label: qsTr("Levels")

            ChoiceBox {
                objectName: "mapPart"
                Layout.fillWidth: true
                choices: root.map.parts
                shown: root.map.part
                Accessible.name: qsTr("Levels")
                onEdited: id => root.map.part = id
            }
        }
        FormRow {
            label: qsTr("Scale")

            NumberField {
                objectName: "mapScale"
                Layout.fillWidth: true
                value: root.map.scale.toString()
                unit: qsTr("world units per pixel")
                Accessible.name: qsTr("Scale in world units per pixel")
                onEntered: text => root.map.scale = Number(text)
            }
        }

        FormRow {
            visible: root.map.hasPicture
            label: qsTr("Picture")

            FlagSwitch {
                objectName: "mapPicture"
                Layout.preferredWidth: 32 * root.Theme.scale
                shown: root.map.drawsPicture
                Accessible.name: qsTr("Show the map's picture beneath the world")
                onEdited: value => root.map.drawsPicture = value
            }
            PlainText {
                Layout.fillWidth: true
                text: qsTr("shown beneath the world")
                color: root.Theme.textMuted
            }
        }

        RowsView {
            id: rows

            objectName: "mapRows"
            Layout.fillWidth: true
            implicitHeight: Math.min(contentHeight, 320 * root.Theme.scale)
            spacing: root.Theme.gap
            model: root.map

            delegate: RowLayout {
                id: row

                required property int index
                required property string title
                required property string countText
                required property string choice
                required property var choices

                width: rows.width - (rows.contentHeight > rows.height ? root.Theme.wide : 0)
                spacing: root.Theme.space

                PlainText {
                    Layout.fillWidth: true
                    text: row.title
                    elide: Text.ElideMiddle
                }
                PlainText {
                    text: row.countText
                    color: root.Theme.textMuted
                }
                ChoiceBox {
                    objectName: "mapChoice-" + row.index
                    Layout.preferredWidth: 220 * root.Theme.scale
                    choices: row.choices
                    shown: row.choice
                    Accessible.name: qsTr("%1 becomes").arg(row.title)
                    onEdited: id => root.map.choose(row.index, id)
                }
            }
        }
    }

    TextButton {
        objectName: "cancelMapImport"
        text: qsTr("Cancel")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "acceptMapImport"
        text: qsTr("Import")
        primary: true
        enabled: root.map.hasEffect
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason)
            root.close()
            const wasEmpty = root.Editor.canvas.nodes.rowCount() === 0
            root.map.import()
            if (wasEmpty)
                root.Editor.canvas.fitAll()
        }
    }
}
