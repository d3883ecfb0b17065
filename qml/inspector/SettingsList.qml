// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The settings of what `model` shows, by group, under a head that says what it is. */
ListView {
    id: root

    required property Theme theme
    required property Document document
    required property InspectorModel settings
    property TimelineActions time: null ///< where it is of nodes: to ask what if they were not there
    required property SimulationController simulation

    property bool untouched: true ///< nobody has scrolled since it shows this
    property string marked: ""    ///< a setting that was looked for

    signal plotRequested()

    /** Shows a setting where it stands; an empty name leaves the list where it is. */
    function mark(setting: string) {
        marked = setting
        if (setting === "")
            return
        untouched = true
        toPlace.restart()
    }

    clip: true
    onMovementStarted: untouched = false
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 4000
    model: settings
    section.property: "group"
    bottomMargin: theme.wide

    ScrollBar.vertical: ScrollBar {
    }

    header: Column {
        width: root.width
        onHeightChanged: if (root.untouched) toPlace.restart() // it is laid out after the list was shown

        InspectorHead {
            width: root.width
            theme: root.theme
            settings: root.settings
            time: root.time
            onPlotRequested: root.plotRequested()
        }

        OrderList {
            width: root.width
            theme: root.theme
            document: root.document
            node: root.settings.orderedNode
            link: root.settings.items.length === 1 ? root.settings.items[0] : ""
        }
    }

    section.delegate: Item {
        id: heading

        // Not a required property: where the list is the root of its file, Qt 6.4 takes the list's own
        // `section` for it, and a heading that is used again keeps its old text.
        readonly property string title: section

        width: root.width
        height: title === "" ? root.theme.space : 32

        PaneTitle {
            x: root.theme.space + 4
            y: 12
            visible: heading.title !== ""
            theme: root.theme
            text: heading.title
        }
    }

    delegate: SettingRow {
        width: root.width
        theme: root.theme
        document: root.document
        model: root.settings
        marked: setting === root.marked
    }

    Timer {
        id: toPlace

        interval: 0
        onTriggered: {
            const row = root.settings.rowOf(root.marked)
            if (row < 0)
                root.positionViewAtBeginning()
            else
                root.positionViewAtIndex(row, ListView.Center)
        }
    }

    Connections {
        target: root.settings

        function onItemsChanged() {
            root.untouched = true
            root.marked = ""
            toPlace.restart()
        }
    }

    // What changes its height by itself comes last: the fields stay where the hand finds them.
    footer: Column {
        width: root.width

        AgentList {
            width: root.width
            theme: root.theme
            document: root.document
            node: root.settings.items.length === 1 ? root.settings.items[0] : ""
        }

        LiveFormula {
            width: root.width
            theme: root.theme
            document: root.document
            simulation: root.simulation
            node: root.settings.items.length === 1 ? root.settings.items[0] : ""
        }
    }
}
