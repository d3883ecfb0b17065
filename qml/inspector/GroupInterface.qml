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
        group: root.group
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
                width: 24
                height: root.Theme.control
                visible: !row.isPort
                iconName: "close"
                iconColor: root.Theme.textMuted
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
        id: root

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

        Caption {
            objectName: "partFileState"
            width: root.width
            text: root.situation === "none" ? qsTr("None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.") : root.info["text"]
            wrapMode: Text.Wrap
            lineHeight: 1.2
            color: root.situation === "changed" || root.situation === "unreadable" ? root.Theme.warning : root.Theme.textMuted
        }

        Repeater {
            model: root.differs ? root.info["differences"].slice(0, root.mostShown) : []

            Caption {
                required property string modelData

                width: root.width
                text: modelData
                wrapMode: Text.Wrap
            }
        }

        Caption {
            visible: root.differs && root.info["differences"].length > root.mostShown
            text: root.differs ? qsTr("And %1 more differences.").arg(root.info["differences"].length - root.mostShown) : ""
        }

        Flow {
            width: root.width
            spacing: root.Theme.gap

            TextButton {
                objectName: "takeOverPart"
                visible: root.differs
                primary: root.situation === "changed"
                text: qsTr("Use the file's version")
                onClicked: root.Editor.partFiles.takeOver(root.group)
            }

            TextButton {
                objectName: "savePartAgain"
                visible: root.situation !== "none" && root.situation !== "same"
                text: qsTr("Write mine to the file")
                onClicked: root.Editor.partFiles.saveAgain(root.group)
            }

            TextButton {
                objectName: "linkPart"
                visible: root.situation === "none" && root.Editor.document.file !== ""
                text: qsTr("Link to a file…")
                onClicked: {
                    const file = root.Editor.dialogs.ask(FileDialogs.Part, root.Editor.document.file)
                    if (file !== "")
                        root.Editor.partFiles.linkGroup(root.group, file)
                }
            }

            TextButton {
                objectName: "unlinkPart"
                visible: root.situation !== "none"
                text: qsTr("Unlink")
                onClicked: root.Editor.partFiles.unlink(root.group)
            }
        }
    }
}
