pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic

/** A color: a swatch that opens a few good ones, and the code to type. */
Item {
    id: root

    required property Theme theme
    required property string setting
    required property string shown
    required property string title
    readonly property var offers: ["#5b8def", "#2f9e8f", "#3fae5c", "#9aa53a", "#d9a028", "#e8833a",
                                   "#e0524d", "#d9578f", "#a56de2", "#7a8190", "#c9ced6", "#4a4f59"]

    signal edited(string color)

    height: theme.control

    AbstractButton {
        id: swatch

        objectName: "swatch-" + root.setting
        width: root.theme.control
        height: root.theme.control
        Accessible.name: qsTr("%1: choose").arg(root.title)
        onClicked: offersPopup.open()

        background: Rectangle {
            radius: root.theme.radius - 2
            color: root.shown
            border.width: swatch.visualFocus ? 2 : 1
            border.color: swatch.visualFocus ? root.theme.accent : root.theme.outline
        }
    }

    LineField {
        objectName: "field-" + root.setting
        x: root.theme.control + root.theme.gap
        width: root.width - x
        theme: root.theme
        value: root.shown
        Accessible.name: root.title
        onEntered: text => root.edited(text.trim().toLowerCase())
    }

    Popup {
        id: offersPopup

        y: root.height + 2
        padding: root.theme.space

        background: Rectangle {
            color: root.theme.raised
            border.color: root.theme.line
            radius: root.theme.radius
        }

        implicitWidth: 6 * 24 + 5 * root.theme.gap + 2 * padding
        implicitHeight: 2 * 24 + root.theme.gap + 2 * padding

        Grid {
            columns: 6
            spacing: root.theme.gap

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
                        radius: root.theme.radius - 2
                        color: offer.modelData
                        border.width: offer.visualFocus || offer.modelData === root.shown ? 2 : 0
                        border.color: root.theme.text
                    }
                }
            }
        }
    }
}
