import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The inspector at the right: what is selected, the world, the picked agent, notes, problems. */
Rectangle {
    id: root

    required property Theme theme
    required property Document document
    required property ProblemListModel problems
    required property SimulationController simulation
    required property Component agentSection
    required property TimelineActions time
    required property Teaching teaching
    property string tab: "selection"

    signal problemChosen(string id)
    signal plotRequested(string agentType)

    /** Puts the focus into the first field of what is selected. */
    function focusSelection() {
        tab = "selection"
        selectionList.forceActiveFocus()
        selectionList.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }

    /** Brings a setting of what is selected into view and marks it; an empty name marks none. */
    function showSetting(setting: string) {
        if (setting !== "")
            tab = "selection"
        selectionList.mark(setting)
    }

    objectName: "inspector"
    color: theme.panel

    InspectorModel {
        id: selected

        document: root.document
        items: root.document.selection.ids
    }

    InspectorModel {
        id: world

        document: root.document
        items: ["world"]
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        InspectorTabs {
            Layout.fillWidth: true
            theme: root.theme
            current: root.tab
            problemCount: root.problems.count
            anyError: root.problems.errors > 0
            onChosen: tab => root.tab = tab
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: root.theme.line
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            SettingsList {
                id: selectionList

                objectName: "selectionSettings"
                anchors.fill: parent
                visible: root.tab === "selection" && selected.title !== ""
                theme: root.theme
                document: root.document
                settings: selected
                time: root.time
                simulation: root.simulation
                onPlotRequested: root.plotRequested(root.document.selection.ids[0])
            }

            EmptySelection {
                anchors.fill: parent
                anchors.margins: root.theme.wide
                visible: root.tab === "selection" && selected.title === ""
                theme: root.theme
            }

            SettingsList {
                objectName: "worldSettings"
                anchors.fill: parent
                visible: root.tab === "world"
                theme: root.theme
                document: root.document
                settings: world
                simulation: root.simulation
            }

            Loader {
                anchors.fill: parent
                active: root.tab === "agent"
                sourceComponent: root.agentSection
            }

            NotesView {
                anchors.fill: parent
                visible: root.tab === "notes"
                theme: root.theme
                document: root.document
                teaching: root.teaching
            }

            ProblemsSection {
                anchors.fill: parent
                visible: root.tab === "problems"
                theme: root.theme
                problems: root.problems
                onChosen: id => root.problemChosen(id)
            }
        }
    }

    Connections {
        target: root.document.selection

        function onChanged() {
            if (root.document.selection.ids.length > 0 && root.tab !== "problems")
                root.tab = "selection"
        }
    }
}
