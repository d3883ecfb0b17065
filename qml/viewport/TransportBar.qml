import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Runs the world, shows the timeline, and counts. A narrow bar leaves out what stands elsewhere, too. */
Rectangle {
    id: root

    implicitHeight: root.Theme.bar + root.Theme.gap
    implicitWidth: 640
    color: root.Theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: root.Theme.line
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.space
        spacing: root.Theme.gap

        RunControls {
            seedShown: root.width >= 1100
        }
        BarLine {}
        TimelineBar {
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        BarLine {}
        RunNumbers {
            rateShown: root.width >= 1400
            agentsShown: root.width >= 1200
        }
    }

    /** Plays, steps, resets, and sets the speed and the seed. */
    component RunControls: RowLayout {
        id: runControls

        required property bool seedShown

        spacing: runControls.Theme.gap

        SeedSetting {
            id: seedSetting

            document: runControls.Editor.document
        }
        CommandButton {
            objectName: "playButton"
            commandId: "actionPlay"
            prominent: true
            enabled: true
            opacity: runControls.Editor.simulation.locked ? 0.4 : 1
            implicitWidth: 44
            tip: command.help
        }
        CommandButton {
            objectName: "stepButton"
            commandId: "actionStep"
            enabled: true
            opacity: runControls.Editor.simulation.locked ? 0.4 : 1
            tip: command.help
        }
        CommandButton {
            objectName: "resetButton"
            commandId: "actionReset"
            enabled: true
            tip: command.help
        }
        BarLine {}
        SpeedSlider {
            objectName: "speedSlider"
            implicitWidth: 84
        }
        BarNumber {
            objectName: "speedLabel"
            name: qsTr("Speed")
            value: runControls.Editor.simulation.speed + "×"
            widest: "0.25×"
        }
        BarLine {
            visible: runControls.seedShown
        }
        SeedField {
            visible: runControls.seedShown
            seed: seedSetting
            runSeed: runControls.Editor.recordings.seed
            onRolled: runControls.Editor.simulation.restart()
        }
    }

    /** The seed of the random numbers, and a button for a new one. */
    component SeedField: RowLayout {
        id: seedField

        required property SeedSetting seed
        property real runSeed: -1 ///< of a recording or a running game; below 0: the project's counts
        readonly property bool ofRun: runSeed >= 0

        signal rolled()

        spacing: seedField.Theme.gap

        Caption {
            text: qsTr("Seed")
        }
        TextLine {
            id: field

            property bool typed: false ///< something is typed and not entered yet

            function commit() {
                if (typed)
                    seedField.seed.edit(Number(text))
                typed = false
                text = Qt.binding(() => seedField.ofRun ? seedField.runSeed : seedField.seed.value)
            }

            objectName: "seedField"
            Layout.preferredWidth: 72
            Layout.preferredHeight: seedField.Theme.control
            text: seedField.ofRun ? seedField.runSeed : seedField.seed.value
            readOnly: seedField.ofRun
            color: seedField.ofRun ? seedField.Theme.textMuted : seedField.Theme.text
            horizontalAlignment: TextInput.AlignRight
            padding: seedField.Theme.gap
            inputMethodHints: Qt.ImhDigitsOnly
            validator: RegularExpressionValidator { regularExpression: /[0-9]{1,16}/ }
            Accessible.name: seedField.ofRun ? qsTr("Seed of the game's run") : qsTr("Seed")
            onTextEdited: typed = text !== seedField.seed.value
            onEditingFinished: commit()
            Keys.onEscapePressed: event => {
                typed = false
                commit()
                event.accepted = false
            }
            background: Rectangle {
                radius: seedField.Theme.radius
                color: seedField.Theme.field
                border.width: field.activeFocus ? 2 : 1
                border.color: field.activeFocus ? seedField.Theme.accent : seedField.Theme.line
            }

            Tip {
                text: seedField.ofRun
                      ? qsTr("The game gave this run its seed. Open a project to choose one.")
                      : qsTr("The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.")
                visible: field.hovered && !field.activeFocus
            }
        }
        BarButton {
            objectName: "rollSeed"
            enabled: !seedField.ofRun
            opacity: enabled ? 1 : 0.4
            text: qsTr("New seed")
            glyph: "dice"
            tip: qsTr("Choose a new seed and start again: the same rules with other random numbers.")
            onClicked: {
                if (seedField.seed.roll())
                    seedField.rolled()
            }
        }
    }
}
