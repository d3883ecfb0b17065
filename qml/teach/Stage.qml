// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick

/** Loads the presentation while the window presents. */
Loader {
    id: root

    readonly property Item worldView: item ? (item as Presentation).worldView : null

    signal closeRequested()

    sourceComponent: Component {
        Presentation {
            onCloseRequested: root.closeRequested()
        }
    }
}
