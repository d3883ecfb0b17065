// qmllint disable unqualified
// Qt 6.4 cannot bind delegates: each has its own context.
import QtQuick
import Tiller.App

/** Searches the project for names and texts, and shows the results on the canvas. It does not cover what it
    finds, and stays open until Esc. */
FocusScope {
    id: root

    property int shownRow: -1 ///< the result shown last

    signal settingFound(string setting) ///< a setting of the selection
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
        shownRow = row
        const id = results.leadsTo(row)
        if (id === "")
            return
        root.Editor.document.selection.select(id)
        root.Editor.canvas.centerOn(results.shownAt(row), width + 2 * Theme.space)
        if (results.settingAt(row) !== "")
            settingFound(results.settingAt(row))
    }

    /** Shows the next or previous result; after the last comes the first. */
    function step(by: int) {
        if (results.count === 0)
            open()
        else
            show(shownRow < 0 ? (by > 0 ? 0 : results.count - 1)
                           : (shownRow + by + results.count) % results.count)
    }

    objectName: "projectSearch"
    visible: false
    width: 360
    height: column.height + 2 * Theme.space

    ProjectSearchModel {
        id: results

        document: root.Editor.document
        search: search.text
        onFilled: {
            root.shownRow = -1
            list.currentIndex = count > 0 ? 0 : -1
        }
    }

    RaisedBox {
        anchors.fill: parent
        border.color: root.Theme.outline
    }

    MouseArea {
        anchors.fill: parent // keeps the mouse from the canvas below
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    Column {
        id: column

        x: root.Theme.space
        y: root.Theme.space
        width: parent.width - 2 * x
        spacing: root.Theme.gap

        FilterField {
            id: search

            objectName: "projectSearchField"
            width: parent.width
            focus: true
            placeholderText: qsTr("Find in the project")
            onAccepted: root.step(1)
            Keys.onDownPressed: root.step(1)
            Keys.onUpPressed: root.step(-1)
            Keys.onEscapePressed: root.close()
        }

        Caption {
            visible: search.text.trim() !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            text: results.count === 0 ? qsTr("Nothing found.")
                  : root.shownRow < 0 ? qsTr("%n found. Enter shows the first.", "", results.count)
                  : qsTr("%1 of %2").arg(root.shownRow + 1).arg(results.count)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        RowsView {
            id: list

            objectName: "projectSearchList"
            width: parent.width
            height: Math.min(contentHeight, 320)
            cacheBuffer: 0 // Qt warns about rows that outlive a new search
            model: results
            Accessible.name: qsTr("What was found")

            delegate: SearchRow {
                width: list.width - 8
                onClicked: root.show(index)
            }
        }
    }

    /** A result: its name, its type and where it is. */
    component SearchRow: ListRow {
        id: searchRow

        required property int index
        required property string title
        required property string where
        required property string sort
        required property string kind
        required property bool nested ///< belongs to the same card as the row above

        objectName: "found-" + index
        implicitHeight: 44
        Accessible.name: title
        Accessible.description: sort + ". " + where

        Rectangle {
            x: searchRow.Theme.space + (searchRow.nested ? 16 : 0)
            y: 10
            width: 8
            height: 8
            radius: 2
            color: searchRow.kind === "" ? searchRow.Theme.outline : searchRow.Theme.colors.ofKind(searchRow.kind)
        }

        PlainText {
            x: searchRow.nested ? 40 : 24
            y: 4
            width: sortText.x - x - searchRow.Theme.space
            text: searchRow.title
            elide: Text.ElideRight
        }

        Caption {
            id: sortText

            anchors.right: parent.right
            anchors.rightMargin: searchRow.Theme.space
            y: 6
            text: searchRow.sort
        }

        Caption {
            x: searchRow.nested ? 40 : 24
            y: 23
            width: parent.width - x - searchRow.Theme.space
            text: searchRow.where
            elide: Text.ElideRight
        }
    }
}
