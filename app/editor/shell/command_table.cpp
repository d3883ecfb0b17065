#include "app/editor/shell/command_table.h"

#include "app/editor/words/language.h"

namespace tiller {

Command::Command(const WindowState& window, const Shortcuts& shortcuts, QString id, QObject* parent)
    : QObject(parent), m_window(window), m_shortcuts(shortcuts), m_id(std::move(id)) {
    setObjectName(m_id);
}

QString Command::title() const {
    return m_name.isEmpty() ? m_text().remove('&') : m_name;
}

QString Command::label() const {
    QString label = m_state.text;
    const qsizetype mnemonic = label.indexOf('&');
    return mnemonic < 0 ? label : label.remove(mnemonic, 1);
}

QVariantList Command::allKeys() const {
    if (isCustom() || m_secondKeys.isEmpty())
        return {m_state.keys};
    return {m_state.keys, m_secondKeys};
}

bool Command::canRun() const {
    return m_window.allows(m_scope) && (!m_canRun || m_canRun());
}

Command& Command::keyTarget() {
    Command* other = m_instead ? m_instead() : nullptr;
    return other ? *other : *this;
}

Command::State Command::state() {
    const QVariantMap& custom = m_shortcuts.custom();
    const QString keys = custom.value(m_id, m_keys).toString();
    return {.text = m_text(),
            .help = m_help(),
            .icon = m_icon(),
            .keys = keys,
            .keysText = tiller::keysText(keys),
            .menuKeys = tiller::keysText(m_menuKeys ? m_menuKeys() : keys),
            .isEnabled = canRun(),
            .listens = keyTarget().canRun(),
            .isChecked = m_isChecked && m_isChecked()};
}

void Command::trigger() {
    if (!canRun())
        return;
    emit triggered();
    if (m_run)
        m_run();
}

void Command::pressKeys() {
    keyTarget().trigger();
}

void Command::refresh() {
    State now = state();
    if (now == m_state)
        return;
    m_state = std::move(now);
    emit changed();
}

CommandTable::CommandTable(WindowState& window, Shortcuts& shortcuts, QObject* parent)
    : QObject(parent), m_window(window), m_shortcuts(shortcuts) {
    follow(&window, &WindowState::changed);
    follow(&shortcuts, &Shortcuts::changed);
}

void CommandTable::beginMenu(const QString& title, Scope scope) {
    m_menu = title;
    m_submenu.clear();
    m_scope = scope;
}

Command& CommandTable::add(const QString& id, const LiveText& text, const QString& keys,
                           std::function<void()> run) {
    Command*& command = m_byId[id];
    if (!command) {
        command = new Command(m_window, m_shortcuts, id, this);
        connect(command, &Command::triggered, this, [this, command = command] {
            emit triggered(command);
            if (command->runsInWindow())
                emit requested(command->id());
        });
    }
    m_all.push_back(command);
    return command->text(text)
        .keys(keys)
        .run(std::move(run))
        .scope(m_scope)
        .menu(m_menu, m_submenu);
}

Command* CommandTable::find(const QString& id) const {
    return m_byId.value(id);
}

void CommandTable::pressKeys(const QString& keys) {
    for (Command* command : m_all)
        if (command->keys() == keys)
            command->trigger();
}

void CommandTable::refresh() {
    for (Command* command : m_all)
        command->refresh();
}

QStringList CommandTable::ids() const {
    QStringList ids;
    for (const Command* command : m_all)
        ids << command->id();
    return ids;
}

QVariantMap CommandTable::submenuWith(const QString& id) const {
    const QString& title = find(id)->submenu();
    QStringList entries;
    for (const Command* command : m_all)
        if (command->submenu() == title)
            entries << command->id();
    return {{"title", title}, {"entries", entries}};
}

QVariantList CommandTable::menus() const {
    std::vector<std::pair<QString, QVariantList>> menus;
    QString submenu;
    for (const Command* command : m_all) {
        if (command->menu().isEmpty())
            continue;
        if (menus.empty() || menus.back().first != command->menu())
            menus.emplace_back(command->menu(), QVariantList());
        QVariantList& entries = menus.back().second;
        const bool isFirst = std::exchange(submenu, command->submenu()) != command->submenu();
        if (command->submenu().isEmpty()) {
            entries.append(command->id());
        } else if (isFirst) {
            QVariantMap inner = submenuWith(command->id());
            inner["startsSection"] = true;
            entries.append(inner);
        }
    }
    QVariantList list;
    for (const auto& [title, entries] : menus)
        list.append(QVariantMap{{"title", title}, {"entries", entries}});
    return list;
}

} // namespace tiller
