pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A color: a swatch that opens a few presets, and a field for the code. */
Item {
    id: root

    required property string name ///< of the field
    required property string shown ///< empty: none
    required property string title
    property string none: "" ///< what no color means; empty if there must be one
    readonly property var offers: ["#5b8def", "#2f9e8f", "#3fae5c", "#9aa53a", "#d9a028", "#e8833a",
                                   "#e0524d", "#d9578f", "#a56de2", "#7a8190", "#c9ced6", "#4a4f59"]

    signal edited(string color)

    height: Theme.control

    AbstractButton {
        id: swatch

        objectName: root.name + "Swatch"
        width: root.Theme.control
        height: root.Theme.control
        Accessible.name: qsTr("%1: choose").arg(root.title)
        onClicked: offersPopup.open()

        background: Rectangle {
            radius: root.Theme.radius - 2
            color: root.shown === "" ? root.Theme.field : root.shown
            border.width: swatch.visualFocus ? 2 : 1
            border.color: swatch.visualFocus ? root.Theme.accent : root.Theme.outline

            Rectangle {
                anchors.centerIn: parent
                visible: root.shown === ""
                width: parent.width
                height: 1
                rotation: -45
                color: root.Theme.outline
            }
        }
    }

    LineField {
        objectName: root.name
        x: root.Theme.control + root.Theme.gap
        width: root.width - x
        value: root.shown
        placeholderText: root.none
        Accessible.name: root.title
        onEntered: text => root.edited(text.trim().toLowerCase())
    }

    Popup {
        id: offersPopup

        y: root.height + 2
        margins: root.Theme.gap // stays in the window
        padding: root.Theme.space

        background: RaisedBox {}

        implicitWidth: 6 * 24 + 5 * root.Theme.gap + 2 * padding
        implicitHeight: 2 * 24 + root.Theme.gap + 2 * padding
                        + (noColor.visible ? noColor.height + root.Theme.gap : 0)

        TextButton {
            id: noColor

            objectName: "color-none"
            y: 2 * (24 + root.Theme.gap)
            width: parent.width
            visible: root.none !== ""
            text: root.none
            onClicked: {
                root.edited("")
                offersPopup.close()
            }
        }

        Grid {
            columns: 6
            spacing: root.Theme.gap

            Repeater {
                model: root.offers

                AbstractButton {
                    id: offer

                    required property string modelData

                    objectName: "color-" + modelData
                    width: 24
                    height: 24
                    Accessible.name: modelData
                    onClicked: {
                        root.edited(modelData)
                        offersPopup.close()
                    }

                    background: Rectangle {
                        radius: root.Theme.radius - 2
                        color: offer.modelData
                        border.width: offer.visualFocus || offer.modelData === root.shown ? 2 : 0
                        border.color: root.Theme.text
                    }
                }
            }
        }
    }
}
