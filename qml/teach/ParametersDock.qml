import QtQuick
import Tiller.App

/** The project's parameters beside or below the world. They fold to a title. */
Item {
    id: root

    required property bool open
    property alias maximumHeight: panel.maximumHeight ///< of the opened panel

    signal toggled()

    objectName: "parametersDock"
    implicitHeight: head.height + (open ? panel.implicitHeight : 0)

    FoldHead {
        id: head

        objectName: "parametersHead"
        width: parent.width
        title: qsTr("Parameters")
        open: root.open
        text: root.open ? qsTr("Hide the parameters") : qsTr("Show the parameters")
        onClicked: root.toggled()
    }

    SliderPanel {
        id: panel

        y: head.height
        width: parent.width
        height: implicitHeight
        visible: root.open
        columnWidth: 176 * Theme.scale
    }
}
