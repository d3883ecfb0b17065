// qmllint disable unqualified
// Components for Loader cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import Tiller.App

/** Where the presentation stands while there is one. */
Loader {
    id: root

    required property bool dark
    required property Document document
    required property SimulationController simulation
    required property Teaching teaching
    required property Watch watch
    required property SimulationActions actions

    readonly property Item worldView: item ? (item as Presentation).worldView : null

    signal closeRequested()

    sourceComponent: Component {
        Presentation {
            dark: root.dark
            document: root.document
            simulation: root.simulation
            teaching: root.teaching
            watch: root.watch
            actions: root.actions
            onCloseRequested: root.closeRequested()
        }
    }
}
