#pragma once

#include "app/editor/document/app_settings.h"
#include "app/editor/shell/window_state.h"

#include <QVariantList>

#include <concepts>
#include <functional>

namespace tiller {

/// A text that may follow the state of the editor.
class LiveText {
public:
    LiveText() = default;
    LiveText(const QString& text) : m_text(text) {}
    LiveText(const char* text) : m_text(text) {}
    template <std::invocable Function>
    LiveText(Function&& now) : m_now(std::forward<Function>(now)) {}

    [[nodiscard]] QString operator()() const { return m_now ? m_now() : m_text; }

private:
    QString m_text;
    std::function<QString()> m_now;
};

/// Something that a person can do: in menus, by keys, in the command palette, by buttons. Its id
/// stands in the settings.
class Command : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a CommandTable")
    Q_PROPERTY(QString id READ id CONSTANT)
    Q_PROPERTY(QString text READ text NOTIFY changed)   ///< with the mnemonic
    Q_PROPERTY(QString label READ label NOTIFY changed) ///< the text without the mnemonic
    Q_PROPERTY(QString help READ help NOTIFY changed)
    Q_PROPERTY(QString icon READ icon NOTIFY changed)
    Q_PROPERTY(QString keys READ keys NOTIFY changed) ///< those of the person, or the default
    Q_PROPERTY(QVariantList allKeys READ allKeys NOTIFY changed) ///< and the second ones
    Q_PROPERTY(QString keysText READ keysText NOTIFY changed)    ///< as a keyboard names them
    Q_PROPERTY(QString menuKeys READ menuKeys NOTIFY changed)    ///< as keysText
    Q_PROPERTY(bool enabled READ enabled NOTIFY changed)
    Q_PROPERTY(bool listens READ listens NOTIFY changed) ///< the keys do something
    Q_PROPERTY(bool checkable READ checkable CONSTANT)
    Q_PROPERTY(bool checked READ checked NOTIFY changed)
    Q_PROPERTY(bool repeats READ repeats CONSTANT)             ///< while the keys are held
    Q_PROPERTY(bool startsSection READ startsSection CONSTANT) ///< a menu draws a line above it

public:
    Command(const WindowState& window, const Shortcuts& shortcuts, QString id, QObject* parent);

    /// @name The description, made once
    /// @{
    Command& text(LiveText text) { return set(m_text, std::move(text)); }
    Command& keys(const QString& keys) { return set(m_keys, keys); }           ///< such as "Ctrl+K"
    Command& alsoKeys(const QString& keys) { return set(m_secondKeys, keys); } ///< by default
    /// Without one, the window opens something.
    Command& run(std::function<void()> run) { return set(m_run, std::move(run)); }
    Command& scope(Scope scope) { return set(m_scope, scope); }
    /// Within the scope.
    Command& when(std::function<bool()> canRun) { return set(m_canRun, std::move(canRun)); }
    Command& checkedWhen(std::function<bool()> is) { return set(m_isChecked, std::move(is)); }
    Command& help(LiveText help) { return set(m_help, std::move(help)); }
    Command& words(const QString& words) { return set(m_words, words.split(", ")); } ///< others
    /// In lists of commands: the same in every state.
    Command& name(const QString& name) { return set(m_name, name); }
    Command& icon(LiveText icon) { return set(m_icon, std::move(icon)); }
    Command& menuKeys(std::function<QString()> keys) { return set(m_menuKeys, std::move(keys)); }
    /// The command that the keys trigger for now, or null.
    Command& instead(std::function<Command*()> it) { return set(m_instead, std::move(it)); }
    Command& startSection() { return set(m_startsSection, true); } ///< with a line in the menu
    Command& runOnce() { return set(m_repeats, false); }   ///< not again while the keys are held
    Command& unlisted() { return set(m_isListed, false); } ///< in the command palette
    Command& menu(const QString& menu, const QString& submenu) {
        return set(m_menu, menu).set(m_submenu, submenu);
    }
    /// @}

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] QString title() const; ///< in lists of commands
    [[nodiscard]] const QString& text() const { return m_state.text; }
    [[nodiscard]] QString label() const;
    [[nodiscard]] const QString& help() const { return m_state.help; }
    [[nodiscard]] const QString& icon() const { return m_state.icon; }
    [[nodiscard]] const QString& keys() const { return m_state.keys; }
    [[nodiscard]] const QString& keysText() const { return m_state.keysText; }
    [[nodiscard]] QVariantList allKeys() const;
    [[nodiscard]] const QString& menuKeys() const { return m_state.menuKeys; }
    [[nodiscard]] const QString& initialKeys() const { return m_keys; }
    [[nodiscard]] bool isCustom() const { return m_shortcuts.custom().contains(m_id); }
    [[nodiscard]] bool enabled() const { return m_state.isEnabled; }
    [[nodiscard]] bool listens() const { return m_state.listens; }
    [[nodiscard]] bool checkable() const { return m_isChecked != nullptr; }
    [[nodiscard]] bool checked() const { return m_state.isChecked; }
    [[nodiscard]] bool repeats() const { return m_repeats; }
    [[nodiscard]] bool startsSection() const { return m_startsSection; }
    [[nodiscard]] bool isListed() const { return m_isListed; }
    /// Other words for it, and its menu.
    [[nodiscard]] QStringList findableWords() const { return m_words + QStringList(menuTitle()); }
    [[nodiscard]] const QString& menu() const { return m_menu; } ///< empty: in no menu
    [[nodiscard]] QString menuTitle() const { return QString(m_menu).remove('&'); }
    [[nodiscard]] const QString& submenu() const { return m_submenu; }
    [[nodiscard]] bool runsInWindow() const { return !m_run; } ///< it opens something

    Q_INVOKABLE void trigger();   ///< does nothing while it cannot run
    Q_INVOKABLE void pressKeys(); ///< triggers it, or what has its keys for now
    void refresh();               ///< announces what has changed

signals:
    void changed();
    void triggered(); ///< before it runs

private:
    /// What people see of it now.
    struct State {
        QString text;
        QString help;
        QString icon;
        QString keys;
        QString keysText;
        QString menuKeys;
        bool isEnabled = false;
        bool listens = false;
        bool isChecked = false;

        bool operator==(const State&) const = default;
    };

    template <class T>
    Command& set(T& member, T value) {
        member = std::move(value);
        return *this;
    }
    [[nodiscard]] bool canRun() const;
    [[nodiscard]] State state();
    [[nodiscard]] Command& keyTarget();

    const WindowState& m_window;
    const Shortcuts& m_shortcuts;
    QString m_id;
    QString m_menu;
    QString m_submenu;
    QString m_name;
    QString m_keys;
    QString m_secondKeys;
    QStringList m_words;
    LiveText m_text;
    LiveText m_help;
    LiveText m_icon;
    std::function<QString()> m_menuKeys;
    Scope m_scope = Scope::everywhere;
    std::function<void()> m_run;
    std::function<bool()> m_canRun;
    std::function<bool()> m_isChecked;
    std::function<Command*()> m_instead;
    bool m_startsSection = false;
    bool m_repeats = true;
    bool m_isListed = true;
    State m_state;
};

/// Commands in their order. Menus, the palette, the list of shortcuts, keys and buttons read it.
class CommandTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(QStringList ids READ ids CONSTANT)
    /// {title, entries} each; an entry is an id, or a menu inside it.
    Q_PROPERTY(QVariantList menus READ menus NOTIFY described)

public:
    CommandTable(WindowState& window, Shortcuts& shortcuts, QObject* parent = nullptr);

    /// The commands that are added from now on are in a menu, and in a submenu of it. Without a
    /// title, they are in no list.
    void beginMenu(const QString& title, Scope scope);
    void beginSubmenu(const QString& title) { m_submenu = title; }
    Command& add(const QString& id, const LiveText& text, const QString& keys = {},
                 std::function<void()> run = {});

    [[nodiscard]] Shortcuts& shortcuts() { return m_shortcuts; }
    [[nodiscard]] const std::vector<Command*>& all() const { return m_all; }
    /// Null if there is none.
    Q_INVOKABLE tiller::Command* find(const QString& id) const;
    /// The submenu that has a command: {title, entries}.
    Q_INVOKABLE QVariantMap submenuWith(const QString& id) const;
    /// For a pane that receives keys before the shortcuts.
    Q_INVOKABLE void pressKeys(const QString& keys);
    void refresh();

signals:
    void described();                         ///< anew, in another language
    void triggered(tiller::Command* command); ///< before it runs
    void requested(const QString& id);        ///< a command that opens something in the window

protected:
    /// The commands that are added from now on describe those with their ids anew, in this order.
    void beginAgain() { m_all.clear(); }

    /// The state of the commands follows these signals.
    template <class Sender, class... Signals>
    void follow(Sender* sender, Signals... signal) {
        (connect(sender, signal, this, &CommandTable::refresh), ...);
    }

    WindowState& m_window;
    Shortcuts& m_shortcuts;

private:
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QVariantList menus() const;

    std::vector<Command*> m_all;
    QHash<QString, Command*> m_byId;
    QString m_menu;
    QString m_submenu;
    Scope m_scope = Scope::everywhere;
};

} // namespace tiller
