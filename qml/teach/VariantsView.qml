// qmllint disable unqualified
// Components for Loader cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The world and, while it is compared, its variant beside it, each titled with what differs. */
RowLayout {
    id: root

    required property Theme theme
    required property Teaching teaching
    required property AgentsItem world ///< whose overlays the variant has too
    default property alias content: mine.data

    spacing: 0

    ColumnLayout {
        id: mine

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        spacing: 0

        VariantTitle {
            objectName: "nowTitle"
            Layout.fillWidth: true
            visible: root.teaching.comparison.active
            theme: root.theme
            name: qsTr("Now")
            words: root.teaching.comparison.nowWords
        }
    }

    Rectangle {
        Layout.fillHeight: true
        visible: root.teaching.comparison.active
        implicitWidth: 1
        color: root.theme.outline
    }

    Loader {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        active: root.teaching.comparison.active && root.visible
        visible: active
        sourceComponent: variant
    }

    Component {
        id: variant

        VariantPane {
            theme: root.theme
            comparison: root.teaching.comparison
            world: root.world
        }
    }
}
