// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A menu. An entry is the id of a command; {command, text, icon, enabled} to show it in other words; {text, run, enabled,
    shown} for what only this menu has; {title, entries, enabled}, or {menu} with a component, for a menu inside; or null for a line. `text`
    may be, and `run`, `enabled` and `shown` are, a function. */
PopupMenu {
    id: root

    required property var entries
    property var when: null ///< a function: whether there is something to do
    property bool filled: false ///< its entries are made when they are first wanted

    function fill() {
        const inner = Qt.createComponent("CommandMenu.qml")
        for (const entry of entries) {
            if (entry === null)
                addItem(line.createObject(contentItem))
            else if (entry.menu)
                addMenu(entry.menu.createObject(root)) // it must live as long as this menu
            else if (entry.entries)
                addMenu(inner.createObject(root, {title: entry.title, entries: entry.entries, when: entry.enabled ?? null,
                                                  startsSection: entry.startsSection ?? false}))
            else
                addItem(item.createObject(contentItem, {entry: typeof entry === "string" ? {command: entry} : entry}))
        }
    }

    enabled: {
        const useful = when
        return useful === null || useful()
    }
    onAboutToShow: {
        if (!filled)
            fill()
        filled = true
    }

    Component {
        id: line

        MenuSeparator {
            id: separator

            padding: Theme.gap

            contentItem: Line {}
        }
    }

    Component {
        id: item

        MenuEntry {
            id: shown

            required property var entry
            readonly property Command command: shown.entry.command ? root.Editor.commands.find(shown.entry.command) : null

            text: typeof shown.entry.text === "function" ? shown.entry.text() : shown.entry.text ?? shown.command.text
            icon.name: shown.entry.icon ?? (shown.entry.text ? "" : shown.command.icon)
            keys: shown.command ? shown.command.menuKeys : ""
            startsSection: !shown.entry.text && shown.command.startsSection
            enabled: (!shown.command || shown.command.enabled) && (!shown.entry.enabled || shown.entry.enabled())
            visible: !shown.entry.shown || shown.entry.shown()
            height: visible ? implicitHeight : 0
            checkable: shown.command !== null && shown.command.checkable
            checked: shown.command !== null && shown.command.checked
            onTriggered: {
                if (!shown.command)
                    shown.entry.run()
                else
                    shown.command.trigger()
                checked = Qt.binding(() => shown.command !== null && shown.command.checked)
            }
        }
    }
}
