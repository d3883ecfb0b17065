#include "app/editor/shell/shortcut_list_model.h"

#include "app/editor/viewmodels/fuzzy_match.h"
#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/words/language.h"

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

// The keys of AgentsItem and CanvasKeys, without those of drawing tools.
constexpr std::array<PaneKeys, 11> paneKeys{{
    {"V", QT_TRANSLATE_NOOP("Keys", "Viewport: select and move")},
    {"F", QT_TRANSLATE_NOOP("Keys", "Viewport: draw a field, or follow the agent")},
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
    for (const PaneKeys& each : paneKeys)
        if (QKeySequence(QString::fromLatin1(each.keys)) == QKeySequence(keys))
            return QCoreApplication::translate("Keys", each.use);
    for (const Tool& tool : drawTools())
        if (*tool.type && keys == QLatin1String(tool.key))
            return QCoreApplication::translate("Keys", "Viewport: %1").arg(tool.deed);
    return {};
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
    std::vector<const Command*> rows;
    for (const Command* each : m_commands->all())
        if (!each->menu().isEmpty() && !(m_onlyWithKeys && each->keys().isEmpty()) &&
            fuzzyRank({each->title(), each->findableWords() << each->keys() << each->keysText(),
                       each->help()},
                      m_search))
            rows.push_back(each);
    m_rows.reset(std::move(rows));
}

const Command* ShortcutListModel::holder(const QString& keys, const QString& action) const {
    const auto holds = [&](const Command* each) {
        return each->id() != action && !each->keys().isEmpty() && areSame(each->keys(), keys);
    };
    const auto found = std::ranges::find_if(m_commands->all(), holds);
    return found == m_commands->all().end() ? nullptr : *found;
}

QString ShortcutListModel::holderOf(const QString& keys, const QString& action) const {
    const Command* found = holder(keys, action);
    return found ? found->title() : paneUseOf(keys);
}

bool ShortcutListModel::canHave(const QString& action, const QString& keys) const {
    return !isForNavigation(keys) || areSame(m_commands->find(action)->initialKeys(), keys);
}

void ShortcutListModel::assign(const QString& action, const QString& keys) {
    if (const Command* before = keys.isEmpty() ? nullptr : holder(keys, action))
        m_commands->shortcuts().set(before->id(), {});
    if (areSame(m_commands->find(action)->initialKeys(), keys))
        m_commands->shortcuts().reset(action);
    else
        m_commands->shortcuts().set(action, keys);
    refresh();
}

/// Takes the default keys back from an action that may have them by now.
void ShortcutListModel::reset(const QString& action) {
    assign(action, m_commands->find(action)->initialKeys());
}

void ShortcutListModel::resetAll() {
    m_commands->shortcuts().resetAll();
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
