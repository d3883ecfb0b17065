#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QQuickWindow> m_window;
};

} // namespace tiller
