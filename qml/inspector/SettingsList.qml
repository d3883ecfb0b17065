// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The settings of `settings` in groups, below a head that describes the selection. */
ListView {
    id: root

    required property InspectorModel settings

    property bool notScrolled: true ///< not scrolled since the selection changed
    property string marked: ""    ///< the setting that a search found
    property var unfolded: []     ///< the settings whose spread is shown
    property bool howOpen: false  ///< the head shows formula and source

    signal plotRequested()
    signal howToggled()

    function toggleSpread(setting: string) {
        unfolded = unfolded.includes(setting) ? unfolded.filter(each => each !== setting) : [...unfolded, setting]
    }

    /** Scrolls to a setting and marks it; an empty name removes the mark. */
    function mark(setting: string) {
        marked = setting
        if (setting === "")
            return
        notScrolled = true
        toPlace.restart()
    }

    clip: true
    onMovementStarted: notScrolled = false
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 4000
    model: settings
    section.property: "group"
    bottomMargin: Theme.wide

    ScrollBar.vertical: ScrollBar {
    }

    header: Column {
        width: root.width
        onHeightChanged: if (root.notScrolled) toPlace.restart() // the head gets its height after the list

        InspectorHead {
            width: root.width
            settings: root.settings
            still: (root.Window.activeFocusItem instanceof TextInput || root.Window.activeFocusItem instanceof TextEdit)
                   && root.activeFocus
            valuesShown: liveFormula.agent !== ""
            howOpen: root.howOpen
            onHowToggled: root.howToggled()
            onPlotRequested: root.plotRequested()
        }

        CaptionParagraph {
            objectName: "nothingShared"
            x: root.Theme.space + 4
            width: root.width - 2 * x
            visible: root.settings.items.length > 1 && root.count === 0
            text: qsTr("They share no setting. What acts on all of them is in the menu of a right click.")
        }

        OrderList {
            width: root.width
            node: root.settings.orderedNode
            link: root.settings.items.length === 1 ? root.settings.items[0] : ""
        }
    }

    section.delegate: Item {
        id: heading

        // Not a required property: if the list is the root of its file, Qt 6.4 sets it to the list's own
        // `section`, and a reused heading keeps its old text.
        readonly property string title: section === root.settings.title ? "" : section // the tab has the same name

        width: root.width
        height: title === "" ? root.Theme.space : 32

        PaneTitle {
            x: root.Theme.space + 4
            y: 12
            visible: heading.title !== ""
            text: heading.title
        }
    }

    delegate: SettingRow {
        width: root.width
        model: root.settings
        marked: setting === root.marked
        unfolded: root.unfolded.includes(spreadOf === "" ? setting : spreadOf)
        onFoldToggled: root.toggleSpread(setting)
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
            root.notScrolled = true
            root.marked = ""
            root.unfolded = []
            toPlace.restart()
        }
    }

    // Parts that change their height come last, so that the fields above stay still.
    footer: Column {
        readonly property string item: root.settings.items.length === 1 ? root.settings.items[0] : ""

        width: root.width

        GroupInterface {
            width: root.width
            group: parent.item
        }

        DrivenList {
            width: root.width
            parameter: parent.item
        }

        AgentList {
            width: root.width
            node: parent.item
        }

        PropertyTable {
            width: root.width
            item: parent.item
        }

        LiveFormula {
            width: root.width
            formula: liveFormula
        }
    }

    LiveFormulaModel {
        id: liveFormula

        document: root.Editor.document
        simulation: root.Editor.simulation
        item: root.settings.items.length === 1 ? root.settings.items[0] : ""
    }
}
