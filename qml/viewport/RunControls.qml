import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Plays, steps, resets, and sets the speed and the seed. */
RowLayout {
    id: root

    required property SimulationActions actions
    required property bool seedShown

    spacing: root.Theme.gap

    SeedSetting {
        id: seedSetting

        document: root.Editor.document
    }
    BarButton {
        objectName: "playButton"
        prominent: true
        opacity: root.actions.locked ? 0.4 : 1
        implicitWidth: 44
        text: root.actions.play.text.replace("&", "")
        glyph: root.actions.play.icon.name
        tip: root.actions.play.help
        keys: root.actions.play.current
        onClicked: root.actions.play.trigger()
    }
    BarButton {
        objectName: "stepButton"
        opacity: root.actions.locked ? 0.4 : 1
        text: root.actions.step.text.replace("&", "")
        glyph: root.actions.step.icon.name
        tip: root.actions.step.help
        keys: root.actions.step.current
        onClicked: root.actions.step.trigger()
    }
    BarButton {
        objectName: "resetButton"
        text: root.actions.reset.text.replace("&", "")
        glyph: root.actions.reset.icon.name
        tip: root.actions.reset.help
        keys: root.actions.reset.current
        onClicked: root.actions.reset.trigger()
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
    SeedField {
        visible: root.seedShown
        seed: seedSetting
        runSeed: root.Editor.recordings.seed
        onRolled: root.Editor.simulation.restart()
    }
}
