// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import Tiller.App

/** What the inspector shows: name, type, help, problem, and the formula. */
Column {
    id: root

    required property Theme theme
    required property InspectorModel settings
    property TimelineActions time: null

    signal plotRequested()

    spacing: theme.gap
    topPadding: theme.space
    bottomPadding: theme.space
    leftPadding: theme.space + 4
    rightPadding: theme.space + 4

    Row {
        spacing: root.theme.space

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 8
            height: 8
            radius: 2
            visible: root.settings.kind !== ""
            color: root.theme.kind(root.settings.kind)
        }

        Text {
            visible: !root.settings.nameable
            text: root.settings.title
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.title
            font.weight: Font.DemiBold
        }

        LineField {
            objectName: "name"
            visible: root.settings.nameable
            width: root.width - 48 - (ghost.visible ? ghost.width + root.theme.space : 0) - (plotButton.visible ? 40 : 0)
            theme: root.theme
            value: root.settings.title
            font.pixelSize: root.theme.title
            font.weight: Font.DemiBold
            Accessible.name: qsTr("Name")
            onEntered: text => root.settings.rename(text)
        }

        Loader {
            id: ghost

            visible: root.time !== null && root.time.ghost.available
            active: visible

            sourceComponent: GhostButton {
                theme: root.theme
                actions: root.time
            }
        }

        IconButton {
            id: plotButton

            objectName: "plotSelected"
            visible: root.settings.kind === "agent-type"
            height: root.theme.control
            theme: root.theme
            iconName: "plot"
            tip: qsTr("Plot a number of these agents over time")
            onClicked: root.plotRequested()
        }
    }

    Text {
        width: root.width - 24
        visible: text !== ""
        text: root.settings.help
        wrapMode: Text.Wrap
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        lineHeight: 1.2
    }

    Text {
        width: root.width - 24
        visible: root.settings.problem !== ""
        text: root.settings.problem
        wrapMode: Text.Wrap
        color: root.theme.warning
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        lineHeight: 1.2
    }

    Rectangle {
        width: root.width - 24
        height: formulaText.height + 2 * root.theme.space
        visible: root.settings.formula !== ""
        radius: root.theme.radius - 2
        color: root.theme.field

        Text {
            id: formulaText

            objectName: "formula"
            x: root.theme.space
            y: root.theme.space
            width: parent.width - 2 * root.theme.space
            text: root.settings.formula
                  + (root.settings.source === "" ? "" : "\n\n" + root.settings.source)
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
            lineHeight: 1.25
        }
    }
}
