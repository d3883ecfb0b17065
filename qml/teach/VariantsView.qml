// qmllint disable unqualified
// Components for Loader cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The world and, while it is compared, its variant beside it, each titled with what differs. */
RowLayout {
    id: root

    required property Theme theme
    required property Comparison comparison ///< null where there is none
    required property AgentsItem world ///< whose overlays the variant has too
    readonly property bool comparing: comparison !== null && comparison.active
    default property alias content: room.data

    spacing: 0

    Item { // no layout: how high the title is follows from its width
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1

        VariantTitle {
            id: title

            objectName: "nowTitle"
            width: parent.width
            height: visible ? implicitHeight : 0
            visible: root.comparing
            theme: root.theme
            name: qsTr("Now")
            words: root.comparing ? root.comparison.nowWords : ""
            atLeast: (other.item as VariantPane)?.titleHeight ?? 0
        }

        Item {
            id: room

            anchors.fill: parent
            anchors.topMargin: title.height
        }
    }

    Rectangle {
        Layout.fillHeight: true
        visible: root.comparing
        implicitWidth: 1
        color: root.theme.outline
    }

    Loader {
        id: other

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        active: root.comparing && root.visible
        visible: active
        sourceComponent: variant
    }

    Component {
        id: variant

        VariantPane {
            theme: root.theme
            comparison: root.comparison
            world: root.world
            titleAtLeast: title.wanted
        }
    }
}
