#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QSettings>

class QWindow;

namespace tiller {

/// Puts the window where it was in the session before, and keeps its place for the next one.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Moves the window to its old place, maximizes it if it was, and follows it from then on.
    void follow(QWindow& window);

private:
    void keep();

    QSettings m_settings;
    QWindow* m_window = nullptr;
};

/// Where a window can be that was at @p wanted: there, as long as its head is seen on one of the
/// screens (the areas that are free there, the first screen first); else in the middle of the
/// first; never larger than its screen.
[[nodiscard]] QRect placeOn(const QList<QRect>& screens, QRect wanted);

} // namespace tiller
