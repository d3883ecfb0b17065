// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus and Instantiator: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The menu of a setting: which parameter drives it, and whether the card of a group shows it. */
CommandMenu {
    id: root

    required property InspectorModel model
    required property string setting
    required property string driver ///< the id of the parameter that drives it; empty if none does
    required property string driverName
    property var offers: []
    property bool exposable: false
    property bool exposed: false
    property bool triable: false
    readonly property string path: item + "." + setting
    readonly property string item: model.items.length === 1 ? model.items[0] : ""

    objectName: "driverMenu"
    onAboutToShow: {
        offers = model.drivers(setting)
        exposable = root.Editor.canvas.groups.canExpose(item, setting)
        triable = item !== "" && root.Editor.watch.sweeps.canTry(path)
        exposed = root.Editor.canvas.groups.isExposed(item, setting)
    }

    entries: [{menu: driversMenu},
        {text: () => root.driver !== "" ? qsTr("Edit \u201c%1\u201d").arg(root.driverName) : qsTr("Edit the parameter"),
            enabled: () => root.driver !== "", run: () => root.Editor.document.selection.select(root.driver)},
        {text: () => root.driver !== "" ? qsTr("No longer drive by \u201c%1\u201d").arg(root.driverName) : qsTr("No longer drive"),
            enabled: () => root.driver !== "", run: () => root.model.togglePanel(root.setting)},
        {text: qsTr("Try values…"), enabled: () => root.triable, run: () => root.Editor.watch.sweeps.tryValues(root.path)},
        {text: qsTr("Find values…"), enabled: () => root.triable, run: () => root.Editor.watch.finder.find(root.path)},
        {text: () => root.exposed ? qsTr("Remove from the group's card") : qsTr("Show on the group's card"),
            enabled: () => root.exposable, run: () => root.Editor.canvas.groups.toggleExposed(root.item, root.setting)}]

    readonly property Component driversMenu: Component {
        PopupMenu {
            id: drivers

            title: qsTr("Link to a parameter")

            Instantiator {
                model: root.offers
                delegate: MenuEntry {
                    required property var modelData

                    objectName: "driveBy-" + modelData.id
                    text: modelData.name
                    onTriggered: root.model.driveBy(root.setting, modelData.id)
                }
                onObjectAdded: (index, object) => drivers.insertItem(index, object)
                onObjectRemoved: (index, object) => drivers.removeItem(object)
            }

            Action {
                enabled: root.driver === ""
                text: qsTr("A new parameter")
                onTriggered: root.model.togglePanel(root.setting)
            }
        }
    }
}
