// qmllint disable unqualified
// Delegates cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Finds things of the project by what they are called or say, and shows them on the canvas. It
    does not cover what it finds, and stays until Esc. */
FocusScope {
    id: root

    required property Theme theme
    required property Document document
    required property CanvasController canvas
    property int shown: -1 ///< the row that was shown last

    signal settingFound(string setting) ///< of what is selected then
    signal closed()

    function open() {
        visible = true
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }

    function close() {
        if (!visible)
            return
        visible = false
        closed()
    }

    function show(row: int) {
        list.currentIndex = row
        shown = row
        const id = results.leadsTo(row)
        if (id === "")
            return
        root.document.selection.select(id)
        root.canvas.centerOn(results.shownAt(row))
        if (results.settingAt(row) !== "")
            settingFound(results.settingAt(row))
    }

    /** The next or previous result, round and round. */
    function step(by: int) {
        if (results.count === 0)
            open()
        else
            show(shown < 0 ? (by > 0 ? 0 : results.count - 1)
                           : (shown + by + results.count) % results.count)
    }

    objectName: "projectSearch"
    visible: false
    width: 360
    height: column.height + 2 * theme.space

    ProjectSearchModel {
        id: results

        document: root.document
        search: search.text
        onFilled: {
            root.shown = -1
            list.currentIndex = count > 0 ? 0 : -1
        }
    }

    Rectangle {
        anchors.fill: parent
        color: root.theme.raised
        border.color: root.theme.outline
        radius: root.theme.radius
    }

    MouseArea {
        anchors.fill: parent // what is under it is not meant
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    Column {
        id: column

        x: root.theme.space
        y: root.theme.space
        width: parent.width - 2 * x
        spacing: root.theme.gap

        SearchField {
            id: search

            objectName: "projectSearchField"
            width: parent.width
            focus: true
            theme: root.theme
            placeholderText: qsTr("Find in the project")
            onAccepted: root.step(1)
            Keys.onDownPressed: root.step(1)
            Keys.onUpPressed: root.step(-1)
            Keys.onEscapePressed: root.close()
        }

        Text {
            visible: search.text.trim() !== ""
            text: results.count === 0 ? qsTr("Nothing found.")
                  : root.shown < 0 ? (results.count === 1 ? qsTr("One found. Enter shows it.")
                                                          : qsTr("%1 found. Enter shows the first.").arg(results.count))
                  : qsTr("%1 of %2").arg(root.shown + 1).arg(results.count)
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        ListView {
            id: list

            objectName: "projectSearchList"
            width: parent.width
            height: Math.min(contentHeight, 320)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0 // rows that are made ahead outlive a new search, and Qt says so
            model: results
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What was found")

            ScrollBar.vertical: ListBar {
                theme: root.theme
            }

            delegate: SearchRow {
                width: list.width - 8
                theme: root.theme
                current: ListView.isCurrentItem
                onChosen: root.show(index)
            }
        }
    }
}
