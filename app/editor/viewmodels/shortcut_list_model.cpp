#include "app/editor/viewmodels/shortcut_list_model.h"

#include "app/editor/viewmodels/fuzzy_match.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>

namespace tiller {

namespace {

struct PaneKeys {
    const char* keys;
    const char* use;
};

// The keys of AgentsItem and CanvasKeys.
constexpr std::array<PaneKeys, 18> paneKeys{{
    {"V", QT_TRANSLATE_NOOP("Keys", "Viewport: select and move")},
    {"D", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a point")},
    {"P", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a path")},
    {"E", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a region")},
    {"F", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a field, or follow the agent")},
    {"C", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a round obstacle")},
    {"B", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a box obstacle")},
    {"Y", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a polygon obstacle")},
    {"W", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a wall")},
    {"+", QT_TRANSLATE_NOOP("Keys", "Viewport: zoom in")},
    {"=", QT_TRANSLATE_NOOP("Keys", "Viewport: zoom in")},
    {"-", QT_TRANSLATE_NOOP("Keys", "Viewport: zoom out")},
    {"Ctrl+Left", QT_TRANSLATE_NOOP("Keys", "Canvas: move the card")},
    {"Ctrl+Right", QT_TRANSLATE_NOOP("Keys", "Canvas: move the card")},
    {"Ctrl+Up", QT_TRANSLATE_NOOP("Keys", "Canvas: move the card")},
    {"Ctrl+Down", QT_TRANSLATE_NOOP("Keys", "Canvas: move the card")},
    {"Alt+Left", QT_TRANSLATE_NOOP("Keys", "Canvas: along the wire")},
    {"Alt+Right", QT_TRANSLATE_NOOP("Keys", "Canvas: along the wire")},
}};

} // namespace

bool isForNavigation(const QString& keys) {
    const QKeySequence sequence(keys);
    if (sequence.count() != 1 || (sequence[0].keyboardModifiers() & ~Qt::ShiftModifier))
        return false;
    switch (sequence[0].key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Menu:
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
        return sequence[0].keyboardModifiers() == Qt::NoModifier;
    default:
        return false;
    }
}

QString paneUseOf(const QString& keys) {
    const auto found = std::ranges::find_if(paneKeys, [&keys](const PaneKeys& each) {
        return QKeySequence(QString::fromLatin1(each.keys)) == QKeySequence(keys);
    });
    return found == paneKeys.end() ? QString() : QCoreApplication::translate("Keys", found->use);
}

namespace {

/// The same keys can be written in different ways.
bool areSame(const QString& one, const QString& other) {
    return QKeySequence(one) == QKeySequence(other);
}

} // namespace

void ShortcutListModel::setSearch(const QString& search) {
    if (m_search == search)
        return;
    m_search = search;
    refresh();
    emit searchChanged();
}

void ShortcutListModel::refresh() {
    m_all = actionEntries(m_groups);
    std::vector<ActionEntry> rows;
    for (const ActionEntry& entry : m_all)
        if (fuzzyRank({entry.title, entry.words + QStringList{entry.keys}, entry.help}, m_search) &&
            !(m_onlyWithKeys && entry.keys.isEmpty()))
            rows.push_back(entry);
    m_rows.reset(std::move(rows));
}

const ActionEntry* ShortcutListModel::holder(const QString& keys, const QString& action) const {
    const auto holds = [&](const ActionEntry& entry) {
        return entry.id != action && !entry.keys.isEmpty() && areSame(entry.keys, keys);
    };
    const auto found = std::ranges::find_if(m_all, holds);
    return found == m_all.end() ? nullptr : &*found;
}

QString ShortcutListModel::holderOf(const QString& keys, const QString& action) const {
    const ActionEntry* found = holder(keys, action);
    return found ? found->title : paneUseOf(keys);
}

bool ShortcutListModel::canHave(const QString& action, const QString& keys) const {
    const auto entry = std::ranges::find(m_all, action, &ActionEntry::id);
    return !isForNavigation(keys) || (entry != m_all.end() && areSame(entry->initial, keys));
}

void ShortcutListModel::assign(const QString& action, const QString& keys) {
    if (const ActionEntry* before = keys.isEmpty() ? nullptr : holder(keys, action))
        m_shortcuts->set(before->id, {});
    const auto entry = std::ranges::find(m_all, action, &ActionEntry::id);
    if (entry != m_all.end() && areSame(entry->initial, keys))
        m_shortcuts->reset(action);
    else
        m_shortcuts->set(action, keys);
    refresh();
}

/// Takes the default keys back from an action that may have them by now.
void ShortcutListModel::reset(const QString& action) {
    const auto entry = std::ranges::find(m_all, action, &ActionEntry::id);
    if (entry != m_all.end())
        assign(action, entry->initial);
}

void ShortcutListModel::resetAll() {
    m_shortcuts->resetAll();
    refresh();
}

QString ShortcutListModel::nameOfKey(int key, int modifiers) {
    switch (key) {
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_unknown:
    case 0:
        return {};
    default:
        break;
    }
    auto held = Qt::KeyboardModifiers(modifiers) & ~Qt::KeypadModifier;
    if (key == Qt::Key_Backtab)
        return QKeySequence(QKeyCombination(held | Qt::ShiftModifier, Qt::Key_Tab)).toString();
    // Shift has already turned "/" into "?": it is not part of the name.
    const bool isSymbol = key < 0x80 && !QChar(key).isLetterOrNumber() && key != Qt::Key_Space;
    if (isSymbol)
        held &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(held, Qt::Key(key))).toString();
}

} // namespace tiller
