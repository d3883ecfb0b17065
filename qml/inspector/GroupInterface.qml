pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The ports and settings on the card of a group, with their names, and the part file of the group. */
Column {
    id: root

    required property string group

    visible: face.available
    height: visible ? implicitHeight : 0
    topPadding: Theme.space
    leftPadding: Theme.space + 4
    spacing: Theme.gap

    GroupInterfaceModel {
        id: face

        document: root.Editor.document
        item: root.group
    }

    PaneTitle {
        text: qsTr("On the card")
    }

    Repeater {
        model: face

        Row {
            id: row

            required property int index
            required property string name
            required property string of
            required property bool isPort

            spacing: 2

            LineField {
                id: field

                objectName: "cardName-" + row.index
                width: root.width - 24 - 26
                value: row.name
                Accessible.name: qsTr("Name on the card")
                Accessible.description: row.of
                onEntered: text => face.rename(row.index, text)

                HoverHandler {
                    id: pointer
                }

                Tip {
                    visible: pointer.hovered
                    text: row.of
                }
            }

            IconButton {
                objectName: "hideOnCard-" + row.index
                small: true
                visible: !row.isPort
                iconName: "close"
                tip: qsTr("Take \u201c%1\u201d from the card").arg(row.name)
                onClicked: face.hide(row.index)
            }
        }
    }

    ChoiceBox {
        objectName: "showOnCard"
        width: root.width - 24 - 26
        choices: face.choices
        shown: ""
        Accessible.name: qsTr("Show a setting on the card")
        onEdited: id => face.show(id)
    }

    PartFileSection {
        width: root.width - 24
        group: root.group
    }

    /** The part file that a group is linked to: whether they differ, in what, and buttons to make them equal. */
    component PartFileSection: Column {
        id: partFileSection

        required property string group
        readonly property var info: Editor.partFiles && Editor.partFiles.revision >= 0 ? Editor.partFiles.infoOf(group) : ({})
        readonly property string situation: info["state"] ?? "none"
        readonly property bool differs: situation === "edited" || situation === "changed"
        readonly property int mostShown: 8

        topPadding: Theme.space
        spacing: Theme.gap

        PaneTitle {
            text: qsTr("Part file")
        }

        CaptionParagraph {
            objectName: "partFileState"
            width: partFileSection.width
            text: partFileSection.situation === "none" ? qsTr("None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.") : partFileSection.info["text"]
            lineHeight: 1.2
            color: partFileSection.situation === "changed" || partFileSection.situation === "unreadable" ? partFileSection.Theme.warning : partFileSection.Theme.textMuted
        }

        Repeater {
            model: partFileSection.differs ? partFileSection.info["differences"].slice(0, partFileSection.mostShown) : []

            CaptionParagraph {
                required property string modelData

                width: partFileSection.width
                text: modelData
            }
        }

        Caption {
            visible: partFileSection.differs && partFileSection.info["differences"].length > partFileSection.mostShown
            text: partFileSection.differs ? qsTr("And %n more differences.", "", partFileSection.info["differences"].length - partFileSection.mostShown) : ""
        }

        Flow {
            width: partFileSection.width
            spacing: partFileSection.Theme.gap

            TextButton {
                objectName: "takeOverPart"
                visible: partFileSection.differs
                primary: partFileSection.situation === "changed"
                text: qsTr("Use the file's version")
                onClicked: partFileSection.Editor.partFiles.takeOver(partFileSection.group)
            }

            TextButton {
                objectName: "savePartAgain"
                visible: partFileSection.situation !== "none" && partFileSection.situation !== "same"
                text: qsTr("Write mine to the file")
                onClicked: partFileSection.Editor.partFiles.saveAgain(partFileSection.group)
            }

            TextButton {
                objectName: "linkPart"
                visible: partFileSection.situation === "none" && partFileSection.Editor.document.file !== ""
                text: qsTr("Link to a file…")
                onClicked: {
                    const file = partFileSection.Editor.dialogs.ask(FileDialogs.Part, partFileSection.Editor.document.file)
                    if (file !== "")
                        partFileSection.Editor.partFiles.linkGroup(partFileSection.group, file)
                }
            }

            TextButton {
                objectName: "unlinkPart"
                visible: partFileSection.situation !== "none"
                text: qsTr("Unlink")
                onClicked: partFileSection.Editor.partFiles.unlink(partFileSection.group)
            }
        }
    }
}
