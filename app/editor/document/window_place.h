#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QSettings>

class QWindow;

namespace tiller {

/// Puts the window where it was in the previous session, and stores its place for the next one.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Restores the place of the window, and follows it from then on.
    void follow(QWindow& window);

private:
    void store();

    QSettings m_settings;
    QWindow* m_window = nullptr;
};

/// Fills the free area of the screen with a window that is larger.
void fitScreen(QWindow& window, QSize free);

/// The place for a window that was at @p wanted: the same if enough of its title bar is on one of
/// the screens, else the middle of the first screen; never larger than the screen.
/// @param screens their free areas, the primary screen first
[[nodiscard]] QRect placeOn(const QList<QRect>& screens, QRect wanted);

} // namespace tiller
