#pragma once

#include "app/editor/document/app_settings.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/shell/command_table.h"
#include "app/editor/words/language.h"

#include <QPointer>
#include <QString>

namespace tiller {

/// Whether these keys move the focus or press buttons: no action can have them.
[[nodiscard]] bool isForNavigation(const QString& keys);

/// What a pane does with these keys while it has the focus, in words; empty for nothing. An action
/// with these keys comes first.
[[nodiscard]] QString paneUseOf(const QString& keys);

/// All actions with their keys, by group, to look keys up and to change them.
class ShortcutListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::CommandTable* commands MEMBER m_commands)
    Q_PROPERTY(bool onlyWithKeys MEMBER m_onlyWithKeys) ///< leave out actions without keys
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);

    void retranslate() override { refresh(); }
    Q_INVOKABLE void refresh();

    /// The title of the other action that has these keys, or what a pane does with them. Empty if
    /// they are free.
    Q_INVOKABLE QString holderOf(const QString& keys, const QString& action) const;
    /// False for the keys that move the focus or press buttons, unless they are its default.
    Q_INVOKABLE bool canHave(const QString& action, const QString& keys) const;
    /// Gives keys to an action, and takes them from the action that had them. Empty keys: none.
    Q_INVOKABLE void assign(const QString& action, const QString& keys);
    Q_INVOKABLE void reset(const QString& action);
    Q_INVOKABLE void resetAll();

    /// The name of a pressed key, "Ctrl+Shift+K". Empty for a modifier alone, and for a key that
    /// cannot be a shortcut.
    Q_INVOKABLE static QString nameOfKey(int key, int modifiers);
    /// Such a name as a keyboard has it in the language of the window.
    Q_INVOKABLE static QString textOf(const QString& keys) { return keysText(keys); }

signals:
    void searchChanged();

private:
    [[nodiscard]] const Command* holder(const QString& keys, const QString& action) const;

    QPointer<CommandTable> m_commands;
    bool m_onlyWithKeys = false;
    QString m_search;
    Rows<const Command*> m_rows{
        this,
        {{"action", [](const Command* command) { return command->id(); }},
         {"title", [](const Command* command) { return command->title(); }},
         {"group", [](const Command* command) { return command->menuTitle(); }},
         {"keys", [](const Command* command) { return command->keys(); }},
         {"keysText", [](const Command* command) { return command->keysText(); }},
         {"initial", [](const Command* command) { return keysText(command->initialKeys()); }},
         {"isCustom", [](const Command* command) { return command->isCustom(); }}}};
};

} // namespace tiller
