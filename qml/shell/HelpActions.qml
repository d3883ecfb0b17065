import QtQuick

/** What helps. */
ActionGroup {
    id: root

    property alias keys: keys

    signal keysRequested()

    title: qsTr("&Help")

    KeyAction {
        id: keys

        objectName: "actionKeys"
        text: qsTr("&Keys and mouse")
        keys: "F1"
        onTriggered: root.keysRequested()
    }
}
