import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Runs the world, shows the timeline, and counts. A narrow bar leaves out what stands elsewhere, too. */
Rectangle {
    id: root

    readonly property bool seedShown: width >= 1100 * Theme.scale

    implicitHeight: root.Theme.bar + root.Theme.gap
    implicitWidth: 640
    color: root.Theme.panel

    Line {
        width: parent.width
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.space
        spacing: root.Theme.gap

        RowLayout { // plays, steps, resets, and sets the speed and the seed
            spacing: root.Theme.gap

            CommandButton {
                objectName: "playButton"
                commandId: "actionPlay"
                prominent: true
                enabled: true
                opacity: root.Editor.simulation.locked ? 0.4 : 1
                implicitWidth: 44 * root.Theme.scale
                tip: command.help
            }
            CommandButton {
                objectName: "stepButton"
                commandId: "actionStep"
                enabled: true
                opacity: root.Editor.simulation.locked ? 0.4 : 1
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
                value: root.Editor.simulation.speed + "×"
                widest: "0.25×"
            }
            BarLine {
                visible: root.seedShown
            }
            RowLayout { // the seed of the random numbers, and a button for a new one
                id: seeds

                readonly property SeedSetting seed: SeedSetting {
                    document: root.Editor.document
                }
                readonly property real runSeed: root.Editor.recordings.seed ///< of a recording or a running game; below 0: the project's counts
                readonly property bool ofRun: runSeed >= 0

                visible: root.seedShown
                spacing: root.Theme.gap

                Caption {
                    text: qsTr("Seed")
                }
                TextLine {
                    id: field

                    property bool typed: false ///< something is typed and not entered yet

                    function commit() {
                        if (typed)
                            seeds.seed.edit(Number(text))
                        typed = false
                        text = Qt.binding(() => seeds.ofRun ? seeds.runSeed : seeds.seed.value)
                    }

                    objectName: "seedField"
                    Layout.preferredWidth: 72 * root.Theme.scale
                    Layout.preferredHeight: root.Theme.control
                    text: seeds.ofRun ? seeds.runSeed : seeds.seed.value
                    readOnly: seeds.ofRun
                    color: seeds.ofRun ? root.Theme.textMuted : root.Theme.text
                    horizontalAlignment: TextInput.AlignRight
                    padding: root.Theme.gap
                    inputMethodHints: Qt.ImhDigitsOnly
                    validator: RegularExpressionValidator { regularExpression: /[0-9]{1,16}/ }
                    Accessible.name: seeds.ofRun ? qsTr("Seed of the game's run") : qsTr("Seed")
                    onTextEdited: typed = text !== seeds.seed.value
                    onEditingFinished: commit()
                    Keys.onEscapePressed: event => {
                        typed = false
                        commit()
                        event.accepted = false
                    }
                    background: Rectangle {
                        radius: root.Theme.radius
                        color: root.Theme.field
                        border.width: field.activeFocus ? 2 : 1
                        border.color: field.activeFocus ? root.Theme.accent : root.Theme.line
                    }

                    Tip {
                        text: seeds.ofRun
                              ? qsTr("The game gave this run its seed. Open a project to choose one.")
                              : qsTr("The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.")
                        visible: field.hovered && !field.activeFocus
                    }
                }
                BarButton {
                    objectName: "rollSeed"
                    enabled: !seeds.ofRun
                    opacity: enabled ? 1 : 0.4
                    text: qsTr("New seed")
                    glyph: "dice"
                    tip: qsTr("Choose a new seed and start again: the same rules with other random numbers.")
                    onClicked: {
                        if (seeds.seed.roll())
                            root.Editor.simulation.restart()
                    }
                }
            }
        }
        BarLine {}
        TimelineBar {
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        BarLine {}
        RunNumbers {
            rateShown: root.width >= 1400 * root.Theme.scale
            agentsShown: root.width >= 1200 * root.Theme.scale
        }
    }

    /** A line between groups. */
    component BarLine: Line {
        Layout.leftMargin: Theme.gap
        Layout.rightMargin: Theme.gap
        implicitHeight: 16
    }
}
