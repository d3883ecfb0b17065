import QtQuick
import Tiller.App

/** A dialog that asks for a row of a list. The keys that choose one work at every button. */
ModalDialog {
    id: root

    property alias model: view.model
    property alias delegate: view.delegate
    property real listHeight
    readonly property alias list: view

    /** What a double click on a row does. */
    function accept(row: int) {
        view.currentIndex = row
        acceptDefault()
    }

    keysTarget: view

    body: RowsView {
        id: view

        width: parent ? parent.width : 0
        height: Math.min(contentHeight, root.listHeight)
        spacing: root.Theme.gap
        highlightMoveDuration: 0
        visible: count > 0
        Accessible.name: root.title
        Keys.onUpPressed: decrementCurrentIndex()
        Keys.onDownPressed: incrementCurrentIndex()
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
            if (event.accepted)
                currentIndex = event.key === Qt.Key_Home ? 0 : count - 1
        }
    }
}
