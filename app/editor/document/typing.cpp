#include "app/editor/document/typing.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>

#include <optional>

namespace tiller {

namespace {

/// Nothing for items that do not take part.
std::optional<bool> isTyped(const QObject* item) {
    const QVariant typed = item ? item->property("typed") : QVariant();
    return typed.isValid() ? std::optional(typed.toBool()) : std::nullopt;
}

} // namespace

void Typing::follow(QQuickWindow& window) {
    m_window = &window;
    qGuiApp->installEventFilter(this); // a filter of the window would act after the field
}

void Typing::commit() {
    QQuickItem* field = m_window ? m_window->activeFocusItem() : nullptr;
    if (isTyped(field).value_or(false))
        QMetaObject::invokeMethod(field, "commit");
}

bool Typing::inField() const {
    return m_window && isTyped(m_window->activeFocusItem()).has_value();
}

/// True keeps the key from the field: it goes to the shortcuts.
bool Typing::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool undoes = key->matches(QKeySequence::Undo);
    if (!undoes && !key->matches(QKeySequence::Redo))
        return false;
    const std::optional<bool> typed = isTyped(watched);
    if (!typed || watched->property("ownsUndo").toBool() ||
        (*typed && watched->property(undoes ? "canUndo" : "canRedo").toBool()))
        return false;
    event->ignore();
    return true;
}

} // namespace tiller
