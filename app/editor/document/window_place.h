#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QRect>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

class QWindow;

namespace tiller {

/// The text that a person has typed into the field with the focus, and not entered yet. A field
/// takes part if it has a property `typed` (bool: it has such text) and a function `commit()` that
/// enters the text.
///
/// While a field has no such text, or none that it could undo, the keys for undo and redo go to the
/// project instead of the field; unless the field's property `ownsUndo` is true.
class Typing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the window")

public:
    using QObject::QObject;

    void follow(QQuickWindow& window);

    /// Enters the text: before the project is saved, and before the question about unsaved changes.
    Q_INVOKABLE void commit();

    /// Whether a field for text has the focus.
    Q_INVOKABLE bool inField() const;

    /// A number of a field as it shows while nobody types there.
    Q_INVOKABLE static QString atRest(const QString& number);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QQuickWindow> m_window;
};

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
