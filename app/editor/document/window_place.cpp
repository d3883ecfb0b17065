#include "app/editor/document/window_place.h"

#include "app/editor/words/setting_text.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <optional>

namespace tiller {

namespace {

/// Nothing for items that do not take part.
std::optional<bool> isTyped(const QObject* item) {
    const QVariant typed = item ? item->property("typed") : QVariant();
    return typed.isValid() ? std::optional(typed.toBool()) : std::nullopt;
}

const auto geometryKey = QStringLiteral("window/geometry");
const auto maximizedKey = QStringLiteral("window/maximized");
constexpr int visibleTitle = 120; // px of the title bar, enough to drag the window

QList<QRect> freeAreas() {
    QList<QRect> areas;
    if (const QScreen* primary = QGuiApplication::primaryScreen())
        areas.append(primary->availableGeometry());
    for (const QScreen* screen : QGuiApplication::screens())
        if (!areas.contains(screen->availableGeometry()))
            areas.append(screen->availableGeometry());
    return areas;
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

QString Typing::atRest(const QString& number) {
    return withGroups(number);
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

void WindowPlace::follow(QWindow& window) {
    m_window = &window;
    const QRect wanted = m_settings.value(geometryKey).toRect();
    if (wanted.isValid()) {
        const QRect place = placeOn(freeAreas(), wanted);
        window.setGeometry(place);
        if (m_settings.value(maximizedKey).toBool())
            window.showMaximized();
    }
    for (const auto changed :
         {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(&window, changed, this, &WindowPlace::store);
    connect(&window, &QWindow::visibilityChanged, this, &WindowPlace::store);
}

/// While the window is maximized, its normal place stays.
void WindowPlace::store() {
    const QWindow::Visibility visibility = m_window->visibility();
    if (visibility == QWindow::Windowed)
        m_settings.setValue(geometryKey, m_window->geometry());
    if (visibility == QWindow::Windowed || visibility == QWindow::Maximized)
        m_settings.setValue(maximizedKey, visibility == QWindow::Maximized);
}

void fitScreen(QWindow& window, QSize free) {
    if (window.width() <= free.width() && window.height() <= free.height())
        return;
    window.resize(window.size().boundedTo(free));
    window.showMaximized();
}

QRect placeOn(const QList<QRect>& screens, QRect wanted) {
    if (screens.isEmpty())
        return wanted;
    const QRect title(wanted.topLeft(), QSize(wanted.width(), 1));
    const auto found = std::ranges::find_if(screens, [&](const QRect& screen) {
        return screen.intersected(title).width() >= std::min(visibleTitle, wanted.width());
    });
    if (found != screens.end()) {
        wanted.setSize(wanted.size().boundedTo(found->size()));
        return wanted;
    }
    const QRect& first = screens.front();
    wanted.setSize(wanted.size().boundedTo(first.size()));
    wanted.moveCenter(first.center());
    return wanted;
}

} // namespace tiller
