#include "app/editor/document/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>

namespace tiller {

namespace {

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
