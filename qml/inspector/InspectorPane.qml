import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The inspector at the right: selection, world, picked agent, notes and problems. */
Rectangle {
    id: root

    required property Component agentSection
    property string tab: "selection"
    property bool howOpen: false ///< the head of the selection shows formula and source

    signal problemChosen(string id)
    signal plotRequested(string agentType)

    /** Gives the keyboard to the first field of the selection. */
    function focusSelection() {
        tab = "selection"
        selectionList.forceActiveFocus()
        selectionList.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }

    /** Scrolls to a setting of the selection and marks it; an empty name removes the mark. */
    function showSetting(setting: string) {
        if (setting !== "")
            tab = "selection"
        selectionList.mark(setting)
    }

    /** As showSetting, for a setting of the world. */
    function showWorldSetting(setting: string) {
        tab = "world"
        worldList.mark(setting)
    }

    objectName: "inspector"
    color: Theme.panel
    implicitWidth: tabs.implicitWidth + Theme.gap

    Remembered {
        group: "inspector"
        target: root
        properties: ["howOpen"]
    }

    InspectorModel {
        id: selected

        document: root.Editor.document
        items: root.Editor.document.selection.ids
    }

    InspectorModel {
        id: world

        document: root.Editor.document
        items: ["world"]
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        InspectorTabs {
            id: tabs

            Layout.fillWidth: true
            current: root.tab
            problemCount: root.Editor.problems.problems
            anyError: root.Editor.problems.errors > 0
            onChosen: tab => root.tab = tab
        }

        Line {
            Layout.fillWidth: true
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            SettingsList {
                id: selectionList

                objectName: "selectionSettings"
                anchors.fill: parent
                visible: root.tab === "selection" && selected.title !== ""
                settings: selected
                howOpen: root.howOpen
                onHowToggled: root.howOpen = !root.howOpen
                onPlotRequested: root.plotRequested(root.Editor.document.selection.ids[0])
            }

            Paragraph {
                anchors.fill: parent
                anchors.margins: root.Theme.wide
                visible: root.tab === "selection" && selected.title === ""
                text: qsTr("Nothing is selected.\n\nClick a card or a wire to see and change its settings; drag over the canvas to "
                           + "select several and change what they share.\n\nThe size of the world, its edges and its time "
                           + "are under World.")
                color: root.Theme.textMuted
                lineHeight: 1.3
            }

            SettingsList {
                id: worldList

                objectName: "worldSettings"
                anchors.fill: parent
                visible: root.tab === "world"
                settings: world
            }

            Loader {
                anchors.fill: parent
                active: root.tab === "agent"
                sourceComponent: root.agentSection
            }

            LessonNotes {
                anchors.fill: parent
                visible: root.tab === "notes"
            }

            ProblemsSection {
                anchors.fill: parent
                visible: root.tab === "problems"
                onChosen: id => root.problemChosen(id)
            }
        }
    }

    Connections {
        target: root.Editor.document.selection

        function onChanged() {
            if (root.Editor.document.selection.ids.length > 0 && root.tab !== "problems")
                root.tab = "selection"
        }
    }
}
