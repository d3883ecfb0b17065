#include "app/editor/viewmodels/fixed_keys.h"

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

} // namespace tiller
